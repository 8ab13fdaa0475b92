import type { SearchBoxProps } from '@/search/search-box.island';
import { SearchDialog } from '@/search/search-dialog';
import { drawOverPage } from './over-the-page';
import { readBlock } from './page-data';

export function openSearch(opener: HTMLElement): void {
  const props = readBlock<SearchBoxProps>('page-search');
  drawOverPage(opener, (onClosed) => <SearchDialog {...props} onClosed={onClosed} />);
}
