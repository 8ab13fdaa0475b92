import type { Shell } from '@/contract/types';

/** Whether the header or the footer leads to `path`: a page that is not there yet gets no link. */
export function leadsTo(shell: Shell, path: string): boolean {
  const columns = shell.footer.flatMap((column) => column.links);
  const items = shell.menus.flatMap((menu) => menu.groups).flatMap((group) => group.items);
  return [...shell.links, ...columns, ...items].some((link) => link.url === path);
}
