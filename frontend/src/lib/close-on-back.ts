// What lies over the page has one entry in the history for as long as anything is open, so that Back closes it.
const MARK = 'over';
const open: (() => void)[] = [];
/** Our own step back is on its way: until it has arrived no entry may be added. */
let isStepping = false;
/** Of the page's own address, until Back has come to it. */
let fragment = '';

const isOver = () => Boolean(history.state?.[MARK]);

/** A step back to an address with a fragment would go to that part of the page, and take the focus away. */
function hideFragment(): void {
  fragment = location.hash;
  if (fragment) history.replaceState(history.state, '', location.pathname + location.search);
}

function showFragment(): void {
  if (fragment) history.replaceState(history.state, '', fragment);
  fragment = '';
}

function addEntry(): void {
  if (isStepping || isOver()) return;
  hideFragment();
  history.pushState({ ...history.state, [MARK]: true }, '');
}

function removeEntry(): void {
  if (isStepping || !isOver()) return;
  isStepping = true;
  history.back();
}

function onPopState(): void {
  const isOurs = isStepping;
  isStepping = false;
  if (!isOver()) showFragment();
  if (!isOurs) open.pop()?.();
  if (open.length > 0) addEntry();
  else removeEntry(); // Forward has come to what is closed by now
}

/** Who comes back to the entry of what was open is led to the page itself. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  isStepping = false;
  if (open.length === 0) removeEntry();
  else if (isOver()) history.back();
}

globalThis.addEventListener?.('popstate', onPopState);
globalThis.addEventListener?.('pageshow', onPageShow);
// A page that was loaded again; its pageshow may be over by now.
if (globalThis.history) removeEntry();

/** Back calls `close` from now on, instead of leaving the page. Gives what to call when it was closed otherwise. */
export function closeOnBack(close: () => void): () => void {
  open.push(close);
  addEntry();
  return () => {
    const index = open.indexOf(close);
    if (index < 0) return;
    open.splice(index, 1);
    if (open.length === 0) removeEntry();
  };
}

/** Goes on to another page in place of what lies over this one: Back from there leads to the page itself. */
export function leaveFor(url: string): void {
  open.length = 0;
  if (isOver()) location.replace(url);
  else location.assign(url);
}
