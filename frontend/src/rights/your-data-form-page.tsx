import type { YourDataFormPageProps as Props } from '@/contract/types';
import { inLanguage } from '@/lib/page-language';
import { accountPages } from '@/patients/account-pages';
import { HelpAside } from '@/ui/help-aside';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { useText } from '@/ui/text';
import { PlainCode, PlainNumber } from './plain-proof';
import { PlainRights } from './plain-rights';
import '@/patients/account-cards.css';

/** `/privacy/your-data/form`: what a browser without JavaScript is given back, step by step. */
export default function YourDataFormPage({ props: page, shell }: PageInput<Props>) {
  const t = useText();
  const { language } = shell.context;
  return (
    <>
      <PageHead
        crumbs={[
          { label: t.ownPages.home, url: inLanguage('/', language) },
          { label: t.ownPages.privacy, url: inLanguage('/privacy', language) },
          { label: page.title, url: null },
        ]}
        title={page.title}
        intro={t.yourData.intro}
      />
      <div className="container layout">
        <div className="own">
          {page.done === 'again' && (
            <p className="notice" role="status">
              {t.yourData.proveAgain}
            </p>
          )}
          {page.step === 'number' && <PlainNumber {...page} />}
          {page.step === 'code' && <PlainCode {...page} />}
          {page.held && <PlainRights {...page} held={page.held} />}
        </div>
        <HelpAside
          tel={shell.contact.tel}
          trackingId={shell.contact.trackingId}
          ways={[
            [t.ownPages.requests, accountPages(shell.context.language).requests],
            [t.ownPages.policy, inLanguage('/privacy', language)],
          ]}
        />
      </div>
    </>
  );
}
