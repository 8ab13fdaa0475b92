import { useState } from 'react';
import type { FormText } from '@/leads/text';
import { latinDigits } from '@/lib/latin-digits';
import type { Language } from '@/lib/text';
import { Combo } from '@/ui/combo/combo';
import { INDIA } from './mobile';

interface CountryCodeProps {
  id: string;
  text: FormText;
  language: Language;
  value: string;
  onChange: (value: string) => void;
}

/** As it is dialled, `00977` and `(+ 977)` too: with its plus alone in front, where it has one. */
const dialled = (typed: string) =>
  latinDigits(typed).replace(/^[\s(]*(\+|00)?[\s(]*/, (_, sign) => (sign ? '+' : ''));

/** The code alone, from `+91   India` or from what was typed; null when there is none. */
export function codeIn(typed: string): string | null {
  const code = /^\+?([1-9][0-9]{0,3})(?![0-9])/.exec(dialled(typed))?.[1];
  return code ? `+${code}` : null;
}

/** A name typed behind the code that stood there is looked for by itself: `+91nep` finds Nepal. */
function countryQuery(typed: string): string {
  const name = typed.replace(/[\d+]/g, '').trim();
  return plain(name) === '' ? dialled(typed).replace(/[\s)]/g, '') : name;
}

const ACCENTS = /[\u0300-\u036f]/g;

/** A name without accents and signs, as people write it: `Côte d’Ivoire`, `Trinidad & Tobago`, `St. Lucia`. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();

/** By its code, as it begins, or by its name. */
function isMatch(name: string, query: string): boolean {
  const word = plain(query);
  return word === '' ? name.includes(query) : plain(name).includes(word);
}

/** Of a name that was typed and not chosen: the code of the country, or of the only one that has the word. */
function codeCalled(names: string[], typed: string): string | null {
  const word = plain(typed);
  const having = word === '' ? [] : names.filter((name) => plain(name).includes(word));
  const called = having.find((name) => plain(name) === word);
  return codeIn(called ?? (having.length === 1 ? having.join() : ''));
}

/** About 240 countries, searched by name or code. Their list is loaded when the field is entered. */
export function CountryCode({ id, text, language, value, onChange }: CountryCodeProps) {
  const [names, setNames] = useState<string[]>([]);

  async function load(): Promise<string[]> {
    const { countryNames } = await import('./countries');
    const all = countryNames(language);
    setNames(all);
    return all;
  }

  /** A name waits for the list, as long as nothing else is typed. */
  async function leave(field: HTMLInputElement) {
    const isKnown = names.length > 0 || plain(value) === '';
    const known = isKnown ? names : await load().catch(() => []);
    if (field.value === value) onChange(codeCalled(known, value) ?? codeIn(value) ?? INDIA);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the field inside is entered or left
    <div
      onFocus={(event) => {
        // What is typed takes the place of the code that stands there.
        if (event.target instanceof HTMLInputElement) event.target.select();
        void load().catch(() => undefined);
      }}
      onBlur={({ target }) => target instanceof HTMLInputElement && void leave(target)}
    >
      <Combo
        label={text.countryCode}
        groups={[{ key: 'c', names }]}
        isLoading={names.length === 0}
        queryOf={countryQuery}
        isMatch={isMatch}
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
