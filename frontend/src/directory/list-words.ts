import type { Text } from '@/lib/text';

/** What a list says of its own kind of rows: `t.doctors`, `t.hospitals`. */
export type ListWords = Omit<Text['doctors'], 'notSure' | 'notSureText'>;
