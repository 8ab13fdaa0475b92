import { useEffect, useRef, useState } from 'react';
import { chosenCity, nameOnPage } from '@/cities/city';
import type { LeadForm, PageContext } from '@/contract/types';
import LeadFormIsland from '@/leads/lead-form.island';
import { formText } from '@/leads/text';
import type { Language } from '@/lib/text';
import sceneUrl from '@/ui/art/hero-path.svg?url&no-inline';
import { Icon } from '@/ui/icon/icon';
import { askedValues } from './asked';
import { draftValues } from './draft';
import '@/ui/modal.css';

interface LeadDialogProps {
  form: LeadForm;
  context: PageContext;
  /** "with Dr …, General surgeon", or nothing. */
  doctor?: { name: string; title: string };
  /** What the link was for: some have a title of their own. */
  purpose?: string | undefined;
  onClosed: () => void;
}

/** The form over the page: a native dialog, so focus, Escape and the inert page behind come with it. */
export function LeadDialog({ form, context, doctor, purpose, onClosed }: LeadDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const text = formText(context.language);
  const [values] = useState(() => startIn(form, context.language));
  const cross = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    cross.current?.focus(); // on a wide screen the first link stands in what is beside the form
  }, []);
  const title = text.purposes[purpose ?? ''] ?? form.title;
  const close = () => dialog.current?.close();

  return (
    <dialog className="scrim" ref={dialog} aria-labelledby="lead-dialog-title" onClose={onClosed}>
      <div className="modal modal--split modal--full-m">
        <Aside form={form} text={text} />
        <div className="modal__main">
          <div className="modal__head">
            <div>
              <h2 id="lead-dialog-title">{title}</h2>
              <p>
                {doctor ? (
                  <>
                    {text.with}
                    <b>{doctor.name}</b>, {doctor.title}
                  </>
                ) : (
                  form.subtitle
                )}
              </p>
            </div>
            <button
              className="icon-btn"
              ref={cross}
              type="button"
              aria-label={text.close}
              onClick={close}
            >
              <Icon name="x" />
            </button>
          </div>
          <LeadFormIsland
            form={form}
            context={context}
            values={values}
            prefix="dialog-"
            place="dialog"
            onSent={close}
          />
        </div>
      </div>
    </dialog>
  );
}

/**
 * What was typed before; else the city the visitor chose, unless the page is about another one, and what its address asks
 * for. A field that was only left empty says nothing against these.
 */
function startIn(form: LeadForm, language: Language): Record<string, string> {
  const ofPage = form.fields.find(({ key }) => key === 'city')?.preset;
  const city = chosenCity();
  const known = {
    ...(city && !ofPage && { city: nameOnPage(city, form.cities, language) }),
    ...askedValues(),
  };
  const typed = Object.entries(draftValues()).filter(([key, value]) => value || !(key in known));
  return { ...known, ...Object.fromEntries(typed) };
}

function Aside({ form, text }: { form: LeadForm; text: ReturnType<typeof formText> }) {
  return (
    <div className="modal__aside">
      <h3>{text.whatNext}</h3>
      <ol className="steps-mini">
        {text.steps.map(([strong, rest]) => (
          <li key={strong}>
            <b>{strong}</b> {rest}
          </li>
        ))}
      </ol>
      <p className="caption modal__lock">
        <Icon name="lock" />
        <span>
          {text.useOnly} <a href={form.notice.privacyUrl}>{text.privacy}</a>
        </span>
      </p>
      <div className="modal__scene">
        <img src={sceneUrl} alt="" width={560} height={500} />
      </div>
    </div>
  );
}
