import { mountDialog } from './mount-dialog';
import { PlaceDialog } from './place-dialog';

export function openCity(opener: HTMLElement): void {
  mountDialog(opener, (onClosed) => <PlaceDialog onClosed={onClosed} />);
}
