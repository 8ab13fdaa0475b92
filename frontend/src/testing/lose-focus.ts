import { act } from '@testing-library/react';

/** The focus is nowhere, as after a browser has taken it from a button that was disabled. */
export function loseFocus(): void {
  const field = document.body.appendChild(document.createElement('input'));
  act(() => {
    field.focus();
    field.blur();
  });
  field.remove();
}
