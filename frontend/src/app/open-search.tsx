import type { SearchBoxProps } from '@/search/search-box.island';
import { SearchDialog } from '@/search/search-dialog';
import { drawDialog } from './draw-dialog';
import { readBlock } from './page-data';

export function openSearch(opener: HTMLElement): void {
  const props = readBlock<SearchBoxProps>('page-search');
  drawDialog(opener, (onClosed) => <SearchDialog {...props} onClosed={onClosed} />);
}
