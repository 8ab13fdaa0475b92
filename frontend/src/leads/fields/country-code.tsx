import { useState } from 'react';
import type { FormText } from '@/leads/text';
import { latinDigits } from '@/lib/latin-digits';
import { Combo } from '@/ui/combo/combo';
import { INDIA } from './mobile';

interface CountryCodeProps {
  id: string;
  text: FormText;
  language: 'en' | 'hi';
  value: string;
  onChange: (value: string) => void;
}

/** The code alone, from `+91   India` or from what was typed; null when there is none. */
export function codeIn(typed: string): string | null {
  const code = /^\+?([1-9][0-9]{0,3})(?![0-9])/.exec(latinDigits(typed).trim())?.[1];
  return code ? `+${code}` : null;
}

/** A name typed behind the code that stood there is looked for by itself: `+91nep` finds Nepal. */
function countryQuery(typed: string): string {
  const name = typed.replace(/[^\p{L}\p{M} ]/gu, '').trim();
  return name === '' ? latinDigits(typed) : name;
}

/** Of a name that was typed and not chosen: the code of the country, or of the only one that has the word. */
function codeCalled(names: string[], typed: string): string | null {
  const word = typed
    .replace(/[^\p{L}\p{M} ]/gu, '')
    .trim()
    .toLocaleLowerCase();
  const having = word === '' ? [] : names.filter((name) => name.toLocaleLowerCase().includes(word));
  const called = having.find((name) => name.toLocaleLowerCase().endsWith(`\u2003${word}`));
  return codeIn(called ?? (having.length === 1 ? having.join() : ''));
}

/** About 240 countries, searched by name or code. Their list is loaded when the field is entered. */
export function CountryCode({ id, text, language, value, onChange }: CountryCodeProps) {
  const [names, setNames] = useState<string[]>([]);

  async function load() {
    const { countryNames } = await import('./countries');
    setNames(countryNames(language));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the field inside is entered or left
    <div
      onFocus={(event) => {
        // What is typed takes the place of the code that stands there.
        if (event.target instanceof HTMLInputElement) event.target.select();
        void load().catch(() => undefined);
      }}
      onBlur={() => onChange(codeCalled(names, value) ?? codeIn(value) ?? INDIA)}
    >
      <Combo
        label={text.countryCode}
        groups={[{ key: 'c', names }]}
        isLoading={names.length === 0}
        queryOf={countryQuery}
        value={value}
        onChange={onChange}
        input={{
          id,
          name: 'countryCode',
          'aria-label': text.countryCode,
          'aria-labelledby': undefined,
          maxLength: 60,
        }}
      />
    </div>
  );
}
