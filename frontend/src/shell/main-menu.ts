import type { Link, MenuHead } from '@/contract/types';

/** Whether an item of the main menu opens, or leads straight to its page. */
export const isMenu = (item: Link | MenuHead): item is MenuHead => 'everything' in item;
