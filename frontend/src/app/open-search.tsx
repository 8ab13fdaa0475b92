import type { SearchBoxProps } from '@/search/search-box.island';
import { SearchDialog } from '@/search/search-dialog';
import { mountDialog } from './mount-dialog';
import { readBlock } from './page-data';

export function openSearch(opener: HTMLElement): void {
  const props = readBlock<SearchBoxProps>('page-search');
  mountDialog(opener, (onClosed) => <SearchDialog {...props} onClosed={onClosed} />);
}
