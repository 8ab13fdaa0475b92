// All the JavaScript a page loads before it is touched: it wakes what is wanted and nothing else.
import '@/styles/index.css';
import { stripNumberFromUrl } from '@/leads/form/strip-number-from-url';
import { wakeIslands } from './wake';

type Start = (root: Document) => void;

/** What rooms do on every page: each listens or looks, and loads the rest when that is wanted. */
const starts = Object.values(
  import.meta.glob<Start>('../*/*.client.ts', { eager: true, import: 'start' }),
);

stripNumberFromUrl(location, history); // before anything reads the address
for (const start of starts) start(document);
wakeIslands(document);
