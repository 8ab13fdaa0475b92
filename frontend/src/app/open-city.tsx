import { drawDialog } from './draw-dialog';
import { PlaceDialog } from './place-dialog';

export function openCity(opener: HTMLElement): void {
  drawDialog(opener, (onClosed) => <PlaceDialog onClosed={onClosed} />);
}
