import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { inLanguage } from '@/lib/page-language';
import { commonText } from '@/lib/text/common';
import { searchBoxText } from '@/lib/text/search-box';
import { Icon } from '@/ui/icon/icon';
import { useLanguage, useStrings } from '@/ui/language';

interface Finder {
  id: string;
  /** Where to search; nothing in the overlay. */
  city: ReactNode;
  /** Over a page: the button alone has the sign, and the hint of the field the room of the other. */
  isPlain: boolean;
  query: string;
  inputRef?: Ref<HTMLInputElement>;
  /** What a combobox adds when it wakes. */
  combobox?: InputHTMLAttributes<HTMLInputElement>;
}

/** The search box: a plain form that asks /search. */
export function Finder({ id, city, isPlain, query, inputRef, combobox }: Finder) {
  const { finder } = useStrings(searchBoxText);
  const t = useStrings(commonText);
  const action = inLanguage('/search', useLanguage());
  return (
    <form className={isPlain ? 'finder finder--plain' : 'finder'} action={action} method="get">
      {city}
      <div className="finder__q">
        {!isPlain && <Icon name="search" />}
        <label className="vh" htmlFor={id}>
          {finder.query}
        </label>
        <input
          id={id}
          name="q"
          type="search"
          ref={inputRef}
          defaultValue={query}
          placeholder={finder.placeholder}
          autoComplete="off"
          maxLength={100}
          {...combobox}
        />
        <button className="btn" type="submit">
          <Icon name="search" />
          <span>{t.search}</span>
        </button>
      </div>
    </form>
  );
}
