import type { Link, PageContext } from '@/contract/types';

/** The PDF that a request asks for. */
export const guideOf = ({ form }: PageContext): Link | null =>
  form.leadType === 'PDF' ? form.guide : null;
