// Which files of the browser's code come together, and what a page says of them before they are asked for.

/** What every page loads before it is touched, shared with what comes later: one file, not one for each. */
const FIRST = {
  name: 'first',
  test: /preload-helper|src\/(lib\/(added|after-visible|call-headers|page-data|send|storage)|tracking\/(attribution|privacy|touch|visitor-id)|cities\/(city|chosen-city\.client))\.ts$/,
};

// A page carries the names of what a tap loads, so what comes together is one file and not a dozen: the words of
// what wakes without React, what a form stores of its answers, what knows cities, what asks for a code,
// what is said of an emergency, and what all that wakes with React shares.
const WORDS = { name: 'words', test: /lib\/text\/(shortlist|city-picker)(\.(en|hi))?\.ts$/ };
const ANSWERS = {
  name: 'answers',
  test: /src\/(contract\/lead-fields|leads\/(fields\/fields|form\/draft|wire\/asked-for))\.ts$/,
};
const CITIES = {
  name: 'cities',
  test: /src\/(cities\/(cities|sibling)|ui\/toast\/toast|lib\/(enter-value|words|letters))\.ts$/,
};
const CODE = { name: 'code', test: /src\/patients\/(one-time-code\/|mobile-input)/ };
const EMERGENCY = {
  name: 'emergency',
  test: /src\/(emergencies\/emergency-box\.tsx|lib\/contact\.ts|leads\/form\/book-link\.tsx)$/,
};
// With its sheets, which would else go with the page that the browser renders and not with the dialog.
const SEARCH = {
  name: 'search',
  test: /src\/search\/(open-search\.tsx|(search|finder)\.css)$/,
};
// What dialogs share is no part of the sheet that a page with a search box needs.
const MODAL = { name: 'modal', test: /src\/ui\/modal\.css$/ };
const WOKEN = {
  name: 'woken',
  test: /node_modules\/(react|react-dom|scheduler)\/|src\/(app\/hydrate|lib\/text\/common(\.(en|hi))?|ui\/(language|mount-dialog|busy-button|call-button|use-focus-after-busy|icon\/icon|field-error\/field-error|badge\/badge)|lib\/(dates|captcha|challenge|composing|is-focus-at|on-come-back|person-name)|patients\/(call|calls|session))\.tsx?$/,
};

export const TOGETHER = [FIRST, WORDS, ANSWERS, CITIES, WOKEN, CODE, EMERGENCY, MODAL, SEARCH];

const MANY = 7; // files that are asked for at once

interface Host {
  hostId: string;
}

/**
 * The files that are named where a file is loaded from, so that they are asked for with it and not after it: all of an
 * island's. What every page carries names a form's many files and those of the search, while the two or three of
 * something small find each other. An emergency is shown to who sent a form, and has them already.
 */
export function namedFiles(name: string, files: string[], { hostId }: Host): string[] {
  const isMany = files.length > MANY && !name.includes('mount-emergency');
  const later = files.filter((file) => !file.includes(`/${FIRST.name}-`));
  if (isMany || hostId.includes('/islands-')) return later;
  // Small, and asked for while React is still on its way.
  if (name.includes('/search-')) return later.filter((file) => !file.includes('/emergency-'));
  return files.filter((file) => file.endsWith('.css'));
}
