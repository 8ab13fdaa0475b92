import { mountDialog } from '@/ui/mount-dialog';
import { PlaceDialog } from './place-dialog';

export default function openCity(opener: HTMLElement): void {
  mountDialog(opener, (onClosed) => <PlaceDialog onClosed={onClosed} />);
}
