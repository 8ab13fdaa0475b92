import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useRef } from 'react';
import { latinDigits } from '@/lib/latin-digits';

const OTP_LENGTH = 6;
const PLACES = [...Array(OTP_LENGTH).keys()];

interface OtpRowProps {
  id: string;
  legend: string;
  /** The name of one box: "Digit 1 of 6". */
  digitLabel: (number: number) => string;
  /** Six characters at most; a space where a box is empty. */
  value: string;
  onChange: (value: string) => void;
  invalid?: boolean;
  describedBy?: string | undefined;
}

/** Whether each box has its digit. */
export const isWhole = (value: string) => /^[0-9]{6}$/.test(value);

const digitsIn = (text: string) => latinDigits(text).replace(/\D/g, '');

const HALVES = /(?:^|[^0-9])([0-9]{3})[\s-]([0-9]{3})(?![0-9])/;

/** The code in a text that may have other numbers: six digits together, or twice three, else whatever digits there are. */
function codeIn(text: string): string {
  const plain = latinDigits(text);
  const whole = plain.match(/[0-9]+/g)?.find((run) => run.length === OTP_LENGTH);
  const halves = HALVES.exec(plain);
  return whole ?? (halves ? `${halves[1]}${halves[2]}` : digitsIn(text).slice(0, OTP_LENGTH));
}

/** `digits` put into `value` from one place on; what is beyond the last box falls away. */
export function filled(value: string, from: number, digits: string): string {
  const boxes = value.padEnd(OTP_LENGTH, ' ').split('');
  for (const [step, digit] of [...digits].entries()) {
    if (from + step < OTP_LENGTH) boxes[from + step] = digit;
  }
  return boxes.join('').trimEnd();
}

/** The boxes: typing moves on, Backspace moves back, pasted or autofilled digits spread. */
function useBoxes(value: string, onChange: (value: string) => void) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (place: number) =>
    boxes.current[Math.max(0, Math.min(place, OTP_LENGTH - 1))]?.focus();

  /** A whole code stands in all boxes, wherever the phone or the visitor put it. */
  function put(place: number, digits: string) {
    const from = digits.length === OTP_LENGTH ? 0 : place;
    onChange(filled(value, from, digits));
    focus(from + digits.length);
  }

  function type(place: number, event: FormEvent<HTMLInputElement>) {
    const typed = event.currentTarget.value;
    const digits = digitsIn(typed);
    const old = value[place]?.trim() ?? '';
    if (typed === '') onChange(filled(value, place, ' '));
    else if (digits === '' || (digits === old && typed !== digits))
      event.currentTarget.value = old; // a letter
    // A second digit typed into a full box replaces the first; more than two were filled in by the phone.
    else put(place, digits.length === 2 && old ? digits.replace(old, '') : digits);
  }

  function paste(place: number, event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const digits = codeIn(event.clipboardData.getData('text'));
    if (digits !== '') put(place, digits);
  }

  function press(place: number, event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step) {
      event.preventDefault();
      focus(place + step);
    } else if (event.key === 'Backspace' && !value[place]?.trim() && place > 0) {
      event.preventDefault();
      onChange(filled(value, place - 1, ' '));
      focus(place - 1);
    }
  }

  return { boxes, type, paste, press };
}

/** Six boxes for one digit each. */
export function OtpRow(props: OtpRowProps) {
  const { id, legend, digitLabel, value, onChange, invalid, describedBy } = props;
  const { boxes, type, paste, press } = useBoxes(value, onChange);
  return (
    <fieldset className="otp-set">
      <legend className="vh">{legend}</legend>
      <div className="otp">
        {PLACES.map((place) => (
          <input
            key={place}
            id={place === 0 ? id : undefined}
            ref={(box) => {
              boxes.current[place] = box;
            }}
            inputMode="numeric"
            pattern="[0-9]*"
            placeholder=" "
            autoComplete={place === 0 ? 'one-time-code' : 'off'}
            aria-label={digitLabel(place + 1)}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            value={value[place]?.trim() ?? ''}
            onInput={(event) => type(place, event)} // onChange is silent when a digit replaces its like
            onPaste={(event) => paste(place, event)}
            onKeyDown={(event) => press(place, event)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
    </fieldset>
  );
}
