import type { NextStep, ThankyouPage as Props } from '@/contract/types';
import { ThanksScene } from '@/ui/art/art';
import { MoreLink } from '@/ui/link/more-link';
import type { PageInput } from '@/ui/page';
import { Bullets } from '@/ui/prose/prose';
import { useText } from '@/ui/text';

/** The same for every visitor: the name, number and reference come from the browser's session. */
export default function ThankyouPage({ props: page }: PageInput<Props>) {
  const t = useText();
  return (
    <div className="thanks">
      <section className="thanks__main" aria-labelledby="thanks">
        <div className="thanks__art">
          <ThanksScene />
        </div>
        <div className="thanks__text">
          <h1 id="thanks">
            {t.thanks.thankYou}
            <span data-thankyou="name" hidden>
              , <span data-slot="" />
            </span>
            . {t.thanks.received}
          </h1>
          <p className="lead">
            {t.thanks.willCall}
            <span data-thankyou="mobile" hidden>
              {` ${t.thanks.on} `}
              <b className="nowrap" data-slot="" />
            </span>
            {page.callbackPromise !== '' && ` ${page.callbackPromise}`}.
          </p>
          <div className="thanks__cols">
            <WhatNext steps={page.steps} />
            <Aside page={page} />
          </div>
        </div>
      </section>
      <p className="thanks__ways">
        <MoreLink href="/">{t.thanks.goHome}</MoreLink>
      </p>
    </div>
  );
}

const STATES: Record<NextStep['state'], string | undefined> = {
  done: 'is-done',
  now: 'is-now',
  next: undefined,
};

function WhatNext({ steps }: { steps: NextStep[] }) {
  const t = useText();
  return (
    <div>
      <h2>{t.thanks.whatNext}</h2>
      <ol className="journey">
        {steps.map(({ state, title, text }) => (
          <li key={title} className={STATES[state]}>
            <b>{title}</b>
            {text !== '' && <span>{text}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Aside({ page }: { page: Props }) {
  const t = useText();
  const { reference, keepReady } = page;
  return (
    <div className="thanks__aside">
      <dl className="refbox">
        <div>
          <dt>{t.thanks.reference}</dt>
          <dd data-thankyou="reference" hidden={reference === null}>
            {reference}
          </dd>
        </div>
      </dl>
      {keepReady.length > 0 && (
        <section>
          <h2>{t.thanks.keepReady}</h2>
          <Bullets className="small" items={keepReady} />
        </section>
      )}
    </div>
  );
}
