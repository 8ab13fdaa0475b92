// All the JavaScript a page loads before it is touched: it wakes what is wanted and nothing else.
import '@/styles/index.css';
import { recordTouch } from '@/lib/attribution';
import { afterVisible } from './after-visible';
import { rememberAppMode } from './app-mode';
import { showChosenCity } from './chosen-city';
import { markCurrentSection } from './current-section';
import { showFloatingBar } from './floating-bar';
import { openOnClick } from './lazy-openers';
import { closeOpenMenus } from './menus';
import { blockSubmitOffline } from './offline';
import { scrollFocusedRow } from './scroll-focused-row';
import { stripNumberFromUrl } from './strip-number-from-url';
import { submitOnChange } from './submit-on-change';
import { wakeIslands } from './wake';

stripNumberFromUrl(location, history);
recordTouch(new URL(location.href), document.referrer);
rememberAppMode(document.documentElement);
showChosenCity(document);
wakeIslands(document);
openOnClick(document);
closeOpenMenus(document);
showFloatingBar(document);
markCurrentSection(document);
scrollFocusedRow(document);
blockSubmitOffline(document);
submitOnChange(document);
import('./tags').then(({ startTags }) => startTags(document)).catch(() => undefined);
// Spec section 9: the visit is told one second after the page is seen.
afterVisible(document, 1000, () => {
  import('./visit').then(({ sendVisit }) => sendVisit()).catch(() => undefined);
  if (document.documentElement.dataset.pageType === 'Marketing') {
    import('./marketing-chat')
      .then(({ nameCampaignInChats }) => nameCampaignInChats(document))
      .catch(() => undefined);
  }
});
if (document.querySelector('[data-thankyou]')) {
  import('./thankyou')
    .then(({ fillThankyou }) => fillThankyou(document, sessionStorage))
    .catch(() => undefined); // storage is blocked: the page thanks without a name
}
if (document.getElementById('page-numbers')) {
  void import('./campaign-contact').then(({ showCampaignContact }) =>
    showCampaignContact(document),
  );
}
