import { type InputHTMLAttributes, type Ref, useLayoutEffect, useRef, useState } from 'react';
import type { ChoiceGroup } from './choice-items';
import { ComboList } from './combo-list';
import { type ComboProps, useCombo, useFocusInTime } from './use-combo';

export type { ChoiceGroup };

export const OTHER = 'Other';

/**
 * A text field with a list. On the server and before it wakes it is a plain text field of the same
 * place, so what was typed and the focus stay. What is in no list may be typed all the same.
 */
export const Combo = typeof document === 'undefined' ? PlainCombo : WakingCombo;

/** On the server nothing wakes: what React Aria reckons for a list took a third of rendering a page. */
function PlainCombo(props: ComboProps) {
  return (
    <div className="combo">
      <Field input={props.input} {...plain(props)} />
      <Suggested {...props} />
    </div>
  );
}

function WakingCombo(props: ComboProps) {
  const { onChange, input } = props;
  const [isAwake, setAwake] = useState(false);
  const [first] = useState(props.value);
  const field = useRef<HTMLInputElement>(null);

  // Hydration leaves what a visitor typed in the field; it becomes the state before anything updates.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it wakes
  useLayoutEffect(() => {
    onChange(field.current?.value ?? '');
    setAwake(true);
  }, []);

  const { state, inputProps, popover, list } = useCombo(props, field);
  useFocusInTime(state, field, isAwake);

  return (
    <div className="combo">
      <Field
        ref={field}
        input={input}
        // What the page came with: once awake, React keeps `defaultValue` at what is typed.
        data-first={isAwake ? first : undefined}
        {...(isAwake ? inputProps : plain(props))}
      />
      {!isAwake && <Suggested {...props} />}
      {isAwake && state.isOpen && (
        <div ref={popover}>
          <ComboList {...list} />
        </div>
      )}
    </div>
  );
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  input: ComboProps['input'];
  'data-first'?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

function Field({ input, ...attributes }: FieldProps) {
  return <input {...attributes} className="input" autoComplete="off" maxLength={120} {...input} />;
}

/** What the field is before it wakes. */
const plain = ({ value, onChange, suggested, input }: ComboProps) => ({
  value,
  onChange: (event: { target: HTMLInputElement }) => onChange(event.target.value),
  list: suggested && namesId(input.id),
});

const namesId = (id: string) => `${id}-names`;

function Suggested({ suggested, input }: ComboProps) {
  if (!suggested) return null;
  return (
    <datalist id={namesId(input.id)}>
      {suggested.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
