import type { MyRequestsPageProps as Props } from '@/contract/types';
import { requestUrl } from '@/leads/form/request-url';
import { inLanguage } from '@/lib/page-language';
import { accountPages } from '@/patients/account-pages';
import { HelpAside } from '@/ui/help-aside';
import { Island } from '@/ui/island';
import { JsonBlock } from '@/ui/json-block';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { useText } from '@/ui/text';
import MyRequests from './my-requests.island';
import './thankyou-page.css';
import '@/patients/account-cards.css';

/** `/my-requests`: the same for everyone; the island fills it for who is logged in. */
export default function MyRequestsPage({ props: page, shell }: PageInput<Props>) {
  const t = useText();
  const { language } = shell.context;
  const ways = accountPages(language);
  return (
    <>
      <PageHead
        crumbs={[
          { label: t.ownPages.home, url: inLanguage('/', language) },
          { label: page.meta.title, url: null },
        ]}
        title={page.meta.title}
        intro={t.myRequests.intro}
      />
      <div className="container layout">
        <Island name="leads/my-requests" wake="known" data="my-requests">
          <MyRequests />
        </Island>
        <HelpAside
          tel={shell.contact.tel}
          trackingId={shell.contact.trackingId}
          ways={[
            [t.ownPages.ask, requestUrl({}, language)],
            [t.ownPages.data, ways.data],
          ]}
        />
        <JsonBlock id="my-requests" value={{}} />
      </div>
    </>
  );
}
