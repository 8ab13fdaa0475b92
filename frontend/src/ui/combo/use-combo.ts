import {
  type InputHTMLAttributes,
  type Key,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { useComboBox, useFilter } from 'react-aria';
import { type ComboBoxState, useComboBoxState } from 'react-stately';
import { isComposing } from '@/lib/composing';
import { beginsWord } from '@/lib/words';
import { type ChoiceGroup, choiceItems, nameOf } from './choice-items';

export interface ComboProps {
  label: string;
  groups: ChoiceGroup[];
  /** What 'Other' (id 0, spec section 3) is called, where it is offered, last. */
  other?: string;
  value: string;
  onChange: (value: string) => void;
  /** Its names are on their way: it opens all the same, and shows them when they come. */
  isLoading?: boolean;
  /** What of the typed text is looked for in the names: its words, unless said otherwise. */
  queryOf?: (typed: string) => string;
  /** Whether a name is what is looked for; else it must hold the query. */
  isMatch?: (name: string, query: string) => boolean;
  /** What else a name is found by, from the beginning of a word: aliases, and English in a list in Hindi. */
  alsoCalled?: (name: string) => string[];
  /** Names to suggest before it wakes, by the browser's own means. */
  suggested?: string[];
  input: InputHTMLAttributes<HTMLInputElement> & { id: string };
}

/** Without the space that a phone's keyboard puts behind each word. */
const words = (typed: string) => typed.trim().replace(/\s+/g, ' ');
const none = () => [];

/** React Aria's combobox over the names of a field: what is in no list may be typed all the same. */
export function useCombo(props: ComboProps, field: RefObject<HTMLInputElement | null>) {
  const { label, groups, other, value, onChange, isLoading = false } = props;
  const { queryOf = words, alsoCalled = none } = props;
  const list = useRef<HTMLUListElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const { contains } = useFilter({ sensitivity: 'base' });
  // In Hindi many words have two spellings: these are found from their beginning.
  const holds = (name: string, query: string) => contains(name, query) || beginsWord([name], query);
  const isMatch = props.isMatch ?? holds;
  const keepsOrder = alsoCalled === none || groups.some(({ names }) => names.includes(value));
  const isFirst = (name: string) => !keepsOrder && isMatch(name, queryOf(value));
  const combo = {
    label,
    inputValue: value,
    onInputChange: onChange,
    onSelectionChange: (key: Key | null) => key !== null && onChange(nameOf(String(key))),
    defaultFilter: (name: string, query: string) =>
      name === other ||
      isMatch(name, queryOf(query)) ||
      beginsWord(alsoCalled(name), queryOf(query)),
    allowsCustomValue: true,
    allowsEmptyCollection: isLoading,
    menuTrigger: 'focus' as const,
    children: choiceItems(groups, other, isFirst),
  };
  const state = useComboBoxState<object>(combo);
  const refs = { inputRef: field, listBoxRef: list, popoverRef: popover };
  const { inputProps, listBoxProps } = useComboBox<object>({ ...combo, ...refs }, state);
  return {
    state,
    inputProps: { ...inputProps, onKeyDown: closingFirst(state, inputProps) },
    popover,
    list: { state, listBoxProps, listRef: list, label, query: queryOf(value) },
  };
}

/** Escape closes the list first, and not the dialog around the form with it. A key of a word under way is the word's. */
function closingFirst(
  state: ComboBoxState<object>,
  { onKeyDown }: InputHTMLAttributes<HTMLInputElement>,
) {
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && state.isOpen) event.preventDefault();
    if (!isComposing(event)) onKeyDown?.(event);
  };
}

/** The focus may have come before the code did, and gone on before that was rendered. */
export function useFocusInTime(
  state: ComboBoxState<object>,
  field: RefObject<HTMLInputElement | null>,
  isAwake: boolean,
): void {
  // The touch that woke this form was on this field.
  useEffect(() => {
    if (isAwake && !state.isFocused && document.activeElement === field.current) {
      state.setFocused(true);
    }
  });
  // A list left open would cover the fields below.
  useEffect(() => {
    if (state.isOpen && !state.isFocused) state.close();
  });
}
