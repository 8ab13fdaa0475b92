import type { Shell } from '@/contract/types';

/** Whether the header or the footer leads to `path`: a page that is not there yet gets no link. */
export function leadsTo(shell: Shell, path: string): boolean {
  const columns = shell.footer.flatMap((column) => column.links);
  const menus = shell.menus.map((menu) => menu.everything);
  return [...shell.links, ...columns, ...menus].some((link) => link.url === path);
}
