import { PageFormSwitch } from '@/leads/form/page-form-switch';
import { readBlock } from '@/lib/page-data';
import { mountDialog } from '@/ui/mount-dialog';
import type { SearchBoxProps } from './search-box.island';
import { SearchDialog } from './search-dialog';

export default function openSearch(opener: HTMLElement): void {
  const props = readBlock<SearchBoxProps>('page-search');
  mountDialog(opener, (onClosed) => (
    <PageFormSwitch>
      <SearchDialog {...props} onClosed={onClosed} />
    </PageFormSwitch>
  ));
}
