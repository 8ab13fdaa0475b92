import { isComposing } from '@/lib/composing';
import { cityPickerText } from '@/lib/text/city-picker';
import './city-picker.css';
import '@/ui/modal.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { BusyButton } from '@/ui/busy-button';
import { Icon } from '@/ui/icon/icon';
import { useLanguage, useStrings } from '@/ui/language';
import { NAME_INPUT, TextField } from '@/ui/text-field';
import { arranged, cityLabel, matching } from './cities';
import { CityNames, CityTiles } from './city-tiles';
import { type Finding, type Setup, useCityPicker } from './use-city-picker';

interface CityPicker extends Setup {
  onClosed: () => void;
}

/**
 * 'Select Your City', and 'Personal Details' when it asks for a name: a native dialog, a full screen on a
 * phone. Nothing of it is loaded before it opens. `known`: cities the page knows before the list has come.
 */
export function CityPicker({ known, withName, onChosen, onClosed }: CityPicker) {
  const t = useStrings(cityPickerText);
  const dialog = useRef<HTMLDialogElement>(null);
  const picker = useCityPicker({ known, withName, onChosen });
  const { errors } = picker;
  useLayoutEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog className="scrim" ref={dialog} aria-labelledby="city-title" onClose={onClosed}>
      <form className="modal modal--full-m modal--city" noValidate onSubmit={picker.submit}>
        <div className="modal__head">
          <div>
            <h2 id="city-title">{withName ? t.personalDetails : t.title}</h2>
            <p>{withName ? t.why : `${t.why} ${t.tap}`}</p>
          </div>
          <button
            className="icon-btn"
            type="button"
            aria-label={t.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </div>
        <div className="modal__body city-form">
          {withName && <NameField error={errors.name} onInput={picker.clearName} />}
          <CityChoice picker={picker} />
        </div>
        <div className="modal__foot">
          <SubmitButton picker={picker} withName={withName} />
        </div>
      </form>
    </dialog>
  );
}

function SubmitButton({ picker, withName }: { picker: Picker; withName: boolean }) {
  const t = useStrings(cityPickerText);
  const language = useLanguage();
  const { city, isBusy } = picker;
  const label = city ? t.show(cityLabel(city, language)) : t.showNone;
  return <BusyButton label={isBusy ? t.saving : withName ? t.save : label} busy={isBusy} isWide />;
}

type Picker = ReturnType<typeof useCityPicker>;

function CityChoice({ picker }: { picker: Picker }) {
  const t = useStrings(cityPickerText);
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const { cities, errors } = picker;
  const { popular, others } = arranged(cities, language);
  const find = (text: string) =>
    text.trim() === '' ? null : matching([...popular, ...others], text);
  const found = find(typed);
  /** Where one city alone is left, it is the choice. */
  function onTyped(text: string) {
    setTyped(text);
    const left = find(text);
    const [only, ...more] = left ?? [];
    const isLeft = left?.some(({ cityid }) => cityid === picker.city?.cityid) ?? true;
    if (only && more.length === 0) picker.choose(only);
    else if (picker.city && !isLeft) picker.choose(null);
  }
  const { choose, take } = picker;
  const chosen = { chosen: picker.city?.cityid ?? null, onChoose: choose, onTap: take };
  const described = errors.city ? 'city-picker-error' : undefined;

  return (
    <>
      <CitySearch
        onTyped={onTyped}
        onEnter={() => found?.[0] && picker.choose(found[0])}
        described={described}
      />
      <div role="status">{picker.isPart && <p className="notice">{t.onlySome}</p>}</div>
      {errors.city && (
        <p className="error" id="city-picker-error" role="alert">
          <Icon name="circle-alert" />
          {errors.city}
        </p>
      )}
      {!picker.isPart && 'geolocation' in navigator && (
        <FindMe
          finding={picker.finding}
          onFind={picker.findMe}
          city={picker.city ? cityLabel(picker.city, language) : ''}
        />
      )}
      {found ? (
        <fieldset>
          <legend className="label">{t.matches(found.length)}</legend>
          <CityNames cities={found.length > 0 ? found : others.slice(-1)} {...chosen} />
        </fieldset>
      ) : (
        <>
          <fieldset>
            <legend className="label">{t.popular}</legend>
            <CityTiles cities={popular} {...chosen} />
          </fieldset>
          <fieldset>
            <legend className="label">{t.others}</legend>
            <CityNames cities={others} {...chosen} />
          </fieldset>
        </>
      )}
    </>
  );
}

interface CitySearch {
  onTyped: (typed: string) => void;
  onEnter: () => void;
  described: string | undefined;
}

/** Filters the choice below it; Enter takes the first that is left instead of sending the form. */
function CitySearch({ onTyped, onEnter, described }: CitySearch) {
  const t = useStrings(cityPickerText);
  return (
    <div className="city-search">
      <label className="vh" htmlFor="city-picker-city">
        {t.search}
      </label>
      <Icon name="search" />
      <input
        className="input"
        id="city-picker-city"
        type="search"
        autoComplete="off"
        maxLength={80}
        placeholder={t.searchHint}
        aria-describedby={described}
        onInput={(event) => onTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return;
          if (event.currentTarget.value.trim() === '') return;
          event.preventDefault();
          onEnter();
        }}
      />
    </div>
  );
}

function FindMe(props: { finding: Finding; city: string; onFind: () => void }) {
  const t = useStrings(cityPickerText);
  const said = { no: '', busy: t.finding, found: t.nearest(props.city), refused: t.notFound };
  return (
    <div className="city-me">
      <button className="btn btn--quiet" type="button" onClick={props.onFind}>
        <Icon name="navigation" />
        {t.useMine}
      </button>
      <p role="status">{said[props.finding]}</p>
    </div>
  );
}

function NameField({ error = '', onInput }: { error: string | undefined; onInput: () => void }) {
  const t = useStrings(cityPickerText);
  return (
    <TextField
      id="city-picker-name"
      label={t.name}
      error={error}
      {...NAME_INPUT}
      name="name"
      placeholder={t.fullName}
      aria-required="true"
      onInput={onInput}
    />
  );
}
