import { usual as condition } from '@/content/condition-page.example';

/** Sources of a page whose texts name none of them. */
export const uncited = condition.sources.map((source) => ({ ...source, cited: 0 }));
