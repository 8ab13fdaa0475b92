import { type InputHTMLAttributes, useLayoutEffect, useRef, useState } from 'react';
import type { ChoiceGroup } from './choice-items';
import { ComboList } from './combo-list';
import { type ComboProps, useCombo, useFocusInTime } from './use-combo';

export type { ChoiceGroup };

export const OTHER = 'Other';

/**
 * A text field with a list. On the server and before it wakes it is a plain text field of the same
 * place, so what was typed and the focus stay. What is in no list may be typed all the same.
 */
export function Combo(props: ComboProps) {
  const { value, onChange, suggested, input } = props;
  const [isAwake, setAwake] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  // Hydration leaves what a visitor typed in the field; it becomes the state before anything updates.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it wakes
  useLayoutEffect(() => {
    onChange(field.current?.value ?? '');
    setAwake(true);
  }, []);

  const { state, inputProps, popover, list } = useCombo(props, field);
  useFocusInTime(state, field, isAwake);
  const namesId = `${input.id}-names`;
  const plain: InputHTMLAttributes<HTMLInputElement> = {
    value,
    onChange: (event) => onChange(event.target.value),
    list: suggested && namesId,
  };

  return (
    <div className="combo">
      <input
        {...(isAwake ? inputProps : plain)}
        className="input"
        autoComplete="off"
        maxLength={120}
        {...input}
        ref={field}
      />
      {suggested && !isAwake && <Suggested id={namesId} names={suggested} />}
      {isAwake && state.isOpen && (
        <div ref={popover}>
          <ComboList {...list} />
        </div>
      )}
    </div>
  );
}

function Suggested({ id, names }: { id: string; names: string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
