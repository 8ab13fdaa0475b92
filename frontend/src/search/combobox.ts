import type { InputHTMLAttributes, KeyboardEvent } from 'react';
import { isComposing } from '@/lib/composing';
import { optionId } from './search-rows';
import type { SearchField } from './use-search-field';

interface OpenList {
  id: string;
  /** How many rows there are. */
  count: number;
  /** The row that is active and there; -1 for none. */
  active: number;
  isOverlay: boolean;
}

/** What makes the field a combobox over its list, once it is awake. */
export function comboboxProps(
  field: SearchField,
  list: OpenList,
): InputHTMLAttributes<HTMLInputElement> {
  if (!field.isAwake) return {};
  const { id, count, active } = list;
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': field.isOpen && count > 0,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': field.isOpen && active >= 0 ? optionId(id, active) : undefined,
    onKeyDown: (event) => keyDown(event, field, list),
    onFocus: field.open,
    onClick: field.open,
    onInput: field.type,
  };
}

function keyDown(event: KeyboardEvent, field: SearchField, list: OpenList): void {
  const { id, count, active, isOverlay } = list;
  if (isComposing(event)) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined && (event.shiftKey || event.ctrlKey || event.metaKey)) return; // marks, or moves
  if (step !== undefined) {
    event.preventDefault();
    field.open();
    if (count > 0) field.activate(nextOf(active, step, count));
  } else if (event.key === 'Enter' && field.isOpen && active >= 0) {
    event.preventDefault();
    document.getElementById(optionId(id, active))?.click();
  } else if (event.key === 'Escape' && (field.typed !== '' || (field.isOpen && !isOverlay))) {
    event.preventDefault(); // clears, then closes; only then a dialog around it
    if (field.typed !== '') field.clear();
    else field.close();
  }
}

/** The next row, around both ends; from the field itself the first or the last. */
function nextOf(active: number, step: number, count: number): number {
  if (active < 0) return step > 0 ? 0 : count - 1;
  return (active + step + count) % count;
}
