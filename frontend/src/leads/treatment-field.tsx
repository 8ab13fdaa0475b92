import {
  type ChangeEvent,
  type Key,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useComboBox, useFilter } from 'react-aria';
import { Item, Section, useComboBoxState } from 'react-stately';
import { errorId, Field, labelId } from './field';
import { type Choices, loadChoices, NO_CHOICES } from './options';
import type { FormText } from './text';
import { TreatmentList } from './treatment-list';

interface TreatmentFieldProps {
  id: string;
  text: FormText;
  error: string | undefined;
  value: string;
  isRequired: boolean;
  onChoices: (choices: Choices) => void;
}

type Change = ChangeEvent<HTMLInputElement>;
const OTHER = 'Other';

/**
 * Treatment or condition: one combobox with two groups and 'Other'. On the server and before it wakes
 * it is a plain text field of the same place, so what was typed and the focus stay.
 */
export function TreatmentField(props: TreatmentFieldProps) {
  const { id, text, error, value, isRequired, onChoices } = props;
  const [choices, setChoices] = useState(NO_CHOICES);
  const [typed, setTyped] = useState(value);
  const [awake, setAwake] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const { contains } = useFilter({ sensitivity: 'base' });

  // Hydration leaves what a visitor typed in the field; it becomes the state before anything redraws.
  useLayoutEffect(() => {
    setTyped(input.current?.value ?? '');
    setAwake(true);
    void loadChoices().then((loaded) => {
      setChoices(loaded);
      onChoices(loaded);
    });
  }, [onChoices]);

  const combo = {
    label: text.treatment,
    inputValue: typed,
    onInputChange: setTyped,
    onSelectionChange: (key: Key | null) => key !== null && setTyped(nameOf(String(key))),
    defaultFilter: (name: string, query: string) => name === OTHER || contains(name, query),
    allowsCustomValue: true,
    allowsEmptyCollection: false,
    menuTrigger: 'focus' as const,
    children: sections(choices, text),
  };
  const state = useComboBoxState<object>(combo);
  const aria = useComboBox<object>(
    { ...combo, inputRef: input, listBoxRef: list, popoverRef: popover },
    state,
  );
  // The focus may have come before the code did: the touch that woke this form was on this field.
  useEffect(() => {
    if (awake && !state.isFocused && document.activeElement === input.current) {
      state.setFocused(true);
    }
  });
  const known = {
    ...aria.inputProps,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // Escape closes the list first, and not the dialog around the form with it.
      if (event.key === 'Escape' && state.isOpen) event.preventDefault();
      aria.inputProps.onKeyDown?.(event);
    },
  };
  const plain = { value: typed, onChange: (event: Change) => setTyped(event.target.value) };

  return (
    <Field id={id} label={text.treatment} error={error}>
      <div className="combo">
        <input
          {...(awake ? known : plain)}
          className="input"
          id={id}
          aria-labelledby={labelId(id)}
          name="treatment"
          ref={input}
          autoComplete="off"
          maxLength={120}
          placeholder={text.treatmentHint}
          aria-required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId(id, error)}
        />
        {awake && state.isOpen && (
          <div ref={popover}>
            <TreatmentList
              state={state}
              listBoxProps={aria.listBoxProps}
              listRef={list}
              label={text.treatment}
              query={typed}
            />
          </div>
        )}
      </div>
    </Field>
  );
}

/** Keys hold the group, because a name may stand in both. */
const nameOf = (key: string) => key.replace(/^[tc]:/, '');

function sections({ treatments, conditions }: Choices, text: FormText) {
  const groups = [
    { key: 't', title: text.treatments, names: [...treatments] },
    { key: 'c', title: text.conditions, names: conditions },
  ].filter((group) => group.names.length > 0);
  const sectionsShown = groups.map((group) => (
    <Section key={group.key} title={group.title}>
      {group.names.map((name) => (
        <Item key={`${group.key}:${name}`}>{name}</Item>
      ))}
    </Section>
  ));
  return [...sectionsShown, <Item key={OTHER}>{OTHER}</Item>];
}
