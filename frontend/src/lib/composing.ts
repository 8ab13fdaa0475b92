import type { KeyboardEvent } from 'react';

const COMPOSING = 229;

/** Whether a key belongs to a word under way. Safari ends the word before it tells the key, and marks that alone. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === COMPOSING;
