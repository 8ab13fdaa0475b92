/** Puts a value into a field as if it was typed: a list that has woken keeps its own, and hears of no other. */
export function enterValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
