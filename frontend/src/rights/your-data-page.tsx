import type { YourDataPageProps as Props } from '@/contract/types';
import { inLanguage } from '@/lib/page-language';
import { accountPages } from '@/patients/account-pages';
import { HelpAside } from '@/ui/help-aside';
import { Island } from '@/ui/island';
import { JsonBlock } from '@/ui/json-block';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { useText } from '@/ui/text';
import { PlainNumber } from './plain-proof';
import YourData from './your-data.island';
import '@/patients/account-cards.css';

/** `/privacy/your-data`: the same for everyone; the island fills it for who proves a number or is logged in. */
export default function YourDataPage({ props: page, shell }: PageInput<Props>) {
  const t = useText();
  const { language } = shell.context;
  const data = { cities: page.cities, waitDays: page.waitDays };
  return (
    <>
      <PageHead
        crumbs={[
          { label: t.ownPages.home, url: inLanguage('/', language) },
          { label: t.ownPages.privacy, url: inLanguage('/privacy', language) },
          { label: page.meta.title, url: null },
        ]}
        title={page.meta.title}
        intro={t.yourData.intro}
      />
      <div className="container layout">
        <div>
          <noscript>
            <PlainNumber action={page.formAction} mobile="" error="" />
          </noscript>
          <Island name="rights/your-data" wake="known touch" data="your-data">
            <YourData {...data} />
          </Island>
        </div>
        <HelpAside
          tel={shell.contact.tel}
          trackingId={shell.contact.trackingId}
          ways={[
            [t.ownPages.requests, accountPages(shell.context.language).requests],
            [t.ownPages.policy, inLanguage('/privacy', language)],
          ]}
        />
        <JsonBlock id="your-data" value={data} />
      </div>
    </>
  );
}
