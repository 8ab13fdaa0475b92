// All the JavaScript a page loads before it is touched: it wakes what is wanted and nothing else.
import '@/styles/index.css';
import { rememberAppMode } from './app-mode';
import { openOnBook } from './book';
import { showChosenCity } from './chosen-city';
import { markCurrentSection } from './current-section';
import { showFloatingBar } from './floating-bar';
import { openOnLogin } from './login';
import { closeOpenMenus } from './menus';
import { openOnClick } from './openers';
import { submitOnChange } from './submit-on-change';
import { takeNumber } from './take-number';
import { wakeIslands } from './wake';

takeNumber(location, history);
rememberAppMode(document.documentElement);
showChosenCity(document);
wakeIslands(document);
openOnBook(document);
openOnLogin(document);
openOnClick(document);
closeOpenMenus(document);
showFloatingBar(document);
markCurrentSection(document);
submitOnChange(document);
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
