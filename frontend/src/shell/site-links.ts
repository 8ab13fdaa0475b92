import type { Shell } from '@/contract/types';
import { isMenu } from './main-menu';

/**
 * The link of the header or the footer to `path`, in the city of the page; null where neither leads to it: a
 * page that is not there yet gets no link.
 */
export function linkTo(shell: Shell, path: string): string | null {
  const columns = shell.footer.flatMap((column) => column.links);
  const menu = shell.mainMenu.map((item) => (isMenu(item) ? item.everything : item));
  const urls = [...columns, ...menu].map((link) => link.url ?? '');
  return urls.find((url) => url.split('?')[0] === path) ?? null;
}
