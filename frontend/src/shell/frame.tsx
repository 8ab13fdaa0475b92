import type { ReactNode } from 'react';
import type { Shell } from '@/contract/types';
import { CallLink } from '@/leads/form/contact-links';
import { useText } from '@/ui/text';
import { AppBanner } from './app-banner';
import { Brand } from './brand';
import { DemoLine } from './demo-line';
import { FloatingBar } from './floating-bar';
import { Footer } from './footer';
import { Header } from './header';
import { Notice } from './notice';
import { SavedWords } from './offline-words';
import { PartnerBanner } from './partner-banner';
import { Ribbon } from './ribbon';
import { SafetyLine } from './safety-line';
import type { Slots } from './slots';

interface Frame {
  shell: Shell;
  slots?: Slots;
  children: ReactNode;
}

/** Everything around a page, as its row of the layout table says. */
export function Frame({ shell, slots = {}, children }: Frame) {
  const { layout } = shell;
  return (
    <>
      <SkipLink />
      <SavedWords />
      {shell.brand.showsDemo && <DemoLine />}
      {shell.notice !== null && <Notice {...shell.notice} />}
      {layout.nav === 'plain' ? (
        <PlainFrame shell={shell}>{children}</PlainFrame>
      ) : (
        <>
          <Ribbon shell={shell} />
          {layout.nav === 'full' && <Header shell={shell} slots={slots} />}
          <main id="main" className={layout.chatOverlay ? 'chat-overlay' : undefined}>
            {children}
          </main>
        </>
      )}
      {layout.partnerBanner && <PartnerBanner />}
      <AppBanner brand={shell.brand} size={layout.appBanner} />
      {layout.extra && <SafetyLine brand={shell.brand} />}
      {layout.footer && <Footer shell={shell} />}
      {layout.floatingBar && <FloatingBar shell={shell} />}
    </>
  );
}

function SkipLink() {
  const t = useText();
  return (
    <a className="skip" href="#main">
      {t.skip}
    </a>
  );
}

/** The brand, and a call where the path has contact buttons: nothing leads away from what was begun. */
function PlainFrame({ shell, children }: Frame) {
  const withCall = shell.layout.floatingBar;
  return (
    <div className="bare">
      <header className={withCall ? 'container bare__top bare__top--call' : 'bare__top'}>
        <Brand {...shell.brand} />
        {withCall && <CallLink shell={shell} />}
      </header>
      <main id="main">{children}</main>
    </div>
  );
}
