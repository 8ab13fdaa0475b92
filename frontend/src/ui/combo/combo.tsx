import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type Key,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useComboBox, useFilter } from 'react-aria';
import { Item, Section, useComboBoxState } from 'react-stately';
import { beginsWord } from '@/lib/words';
import { ComboList } from './combo-list';

export interface ChoiceGroup {
  key: string;
  /** Over its choices, when there are several groups. */
  title?: string;
  names: string[];
}

interface ComboProps {
  label: string;
  groups: ChoiceGroup[];
  /** What 'Other' (id 0, spec section 3) is called, where it is offered, last. */
  other?: string;
  value: string;
  onChange: (value: string) => void;
  /** Its names are on their way: it opens all the same, and shows them when they come. */
  isLoading?: boolean;
  /** What of the typed text is looked for in the names: all of it, unless said otherwise. */
  queryOf?: (typed: string) => string;
  /** Whether a name is what is looked for; else it must hold the query. */
  isMatch?: (name: string, query: string) => boolean;
  /** What else a name is found by, from the beginning of a word: aliases, and English in a list in Hindi. */
  alsoCalled?: (name: string) => string[];
  /** Names to suggest before it wakes, by the browser's own means. */
  suggested?: string[];
  input: InputHTMLAttributes<HTMLInputElement> & { id: string };
}

type Change = ChangeEvent<HTMLInputElement>;
const whole = (typed: string) => typed;
const none = () => [];
export const OTHER = 'Other';

/**
 * A text field with a list. On the server and before it wakes it is a plain text field of the same
 * place, so what was typed and the focus stay. What is in no list may be typed all the same.
 */
export function Combo(props: ComboProps) {
  const {
    label,
    groups,
    other,
    value,
    onChange,
    isLoading,
    queryOf = whole,
    isMatch,
    alsoCalled = none,
    suggested,
    input,
  } = props;
  const [awake, setAwake] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const { contains } = useFilter({ sensitivity: 'base' });

  // Hydration leaves what a visitor typed in the field; it becomes the state before anything updates.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it wakes
  useLayoutEffect(() => {
    onChange(field.current?.value ?? '');
    setAwake(true);
  }, []);

  const keepsOrder = alsoCalled === none || groups.some(({ names }) => names.includes(value));
  const isFirst = (name: string) => !keepsOrder && (isMatch ?? contains)(name, queryOf(value));
  const combo = {
    label,
    inputValue: value,
    onInputChange: onChange,
    onSelectionChange: (key: Key | null) => key !== null && onChange(nameOf(String(key))),
    defaultFilter: (name: string, query: string) =>
      name === other ||
      (isMatch ?? contains)(name, queryOf(query)) ||
      beginsWord(alsoCalled(name), queryOf(query)),
    allowsCustomValue: true,
    allowsEmptyCollection: isLoading ?? false,
    menuTrigger: 'focus' as const,
    children: items(groups, other, isFirst),
  };
  const state = useComboBoxState<object>(combo);
  const aria = useComboBox<object>(
    { ...combo, inputRef: field, listBoxRef: list, popoverRef: popover },
    state,
  );
  // The focus may have come before the code did: the touch that woke this form was on this field.
  useEffect(() => {
    if (awake && !state.isFocused && document.activeElement === field.current) {
      state.setFocused(true);
    }
  });
  // And it may have gone on before that was rendered: a list left open would cover the fields below.
  useEffect(() => {
    if (state.isOpen && !state.isFocused) state.close();
  });
  const known = {
    ...aria.inputProps,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // Escape closes the list first, and not the dialog around the form with it.
      if (event.key === 'Escape' && state.isOpen) event.preventDefault();
      aria.inputProps.onKeyDown?.(event);
    },
  };
  const plain = {
    value,
    onChange: (event: Change) => onChange(event.target.value),
    list: suggested && `${input.id}-names`,
  };

  return (
    <div className="combo">
      <input
        {...(awake ? known : plain)}
        className="input"
        autoComplete="off"
        maxLength={120}
        {...input}
        ref={field}
      />
      {suggested && !awake && (
        <datalist id={`${input.id}-names`}>
          {suggested.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
      {awake && state.isOpen && (
        <div ref={popover}>
          <ComboList
            state={state}
            listBoxProps={aria.listBoxProps}
            listRef={list}
            label={label}
            query={queryOf(value)}
          />
        </div>
      )}
    </div>
  );
}

/** Keys hold the group, because a name may stand in two. */
const nameOf = (key: string) => key.replace(/^[a-z]:/, '');

/**
 * The choices of each group: those that are named so before those that are only called so. With a name that
 * was chosen the whole list opens, in its own order.
 */
function items(
  groups: ChoiceGroup[],
  other: string | undefined,
  isFirst: (name: string) => boolean,
) {
  const shown = groups
    .filter((group) => group.names.length > 0)
    .flatMap(({ key, title, names }) => {
      const sorted = [...new Set([...names.filter(isFirst), ...names])];
      const choices = sorted.map((name) => <Item key={`${key}:${name}`}>{name}</Item>);
      return title
        ? [
            <Section key={key} title={title}>
              {choices}
            </Section>,
          ]
        : choices;
    });
  return other ? [...shown, <Item key={other}>{other}</Item>] : shown;
}
