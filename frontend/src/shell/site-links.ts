import type { Shell } from '@/contract/types';
import { isMenu } from './main-menu';

/** Whether the header or the footer leads to `path`: a page that is not there yet gets no link. */
export function leadsTo(shell: Shell, path: string): boolean {
  const columns = shell.footer.flatMap((column) => column.links);
  const menu = shell.mainMenu.map((item) => (isMenu(item) ? item.everything : item));
  return [...columns, ...menu].some((link) => link.url === path);
}
