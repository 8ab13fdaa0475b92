import type { CaptchaWidget } from '@/contract/types';
import { PATIENCE_MS as SCRIPT_MS } from './patience';

/** A form is not kept waiting longer than this for a token: the server takes it without one, flagged. */
const PATIENCE_MS = 2000;

/** What we call of the vendors' scripts. */
interface Turnstile {
  render: (place: HTMLElement, options: Record<string, unknown>) => string;
  reset: (widget: string) => void;
}
interface Recaptcha {
  ready: (then: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
}
declare global {
  interface Window {
    turnstile?: Turnstile;
    grecaptcha?: Recaptcha;
  }
}

/** Gives a fresh token at each call, for a token counts once. `late`: when it is waited for no more. */
type TokenSource = (late: Promise<unknown>) => Promise<string>;

const scripts = new Map<string, Promise<void>>();

/** Once a page, however many forms it has. One that did not come in time may be asked for again. */
function loadScript(src: string): Promise<void> {
  const known = scripts.get(src);
  if (known) return known;
  const coming = new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    const fail = () => {
      clearTimeout(limit); // of another by then
      scripts.delete(src);
      script.remove();
      reject(new Error('the script of the captcha did not come'));
    };
    const limit = setTimeout(fail, SCRIPT_MS); // of a firewall that answers nothing
    script.addEventListener('load', () => {
      clearTimeout(limit);
      resolve();
    });
    script.addEventListener('error', fail);
    document.head.append(script);
  });
  scripts.set(src, coming);
  return coming;
}

/** Gives each token that comes once. `reset`: asks the vendor for another one. */
function eachOnce(reset: () => void) {
  let token = '';
  let tell: (token: string) => void = () => undefined;
  let isUsed = false;
  let isWaitedFor = false;
  const come = (given: string) => {
    token = given;
    if (!isWaitedFor) isUsed = false; // too late for one send, it counts at the next
    tell(given);
  };
  const give: TokenSource = (late) => {
    if (isUsed) {
      token = '';
      reset();
    }
    isUsed = true;
    if (token) return Promise.resolve(token);
    isWaitedFor = true;
    void late.then(() => {
      isWaitedFor = false;
    });
    return new Promise((resolve) => {
      tell = resolve;
    });
  };
  const expire = () => {
    token = ''; // it gets a new one by itself
  };
  return { come, give, expire, fail: () => tell('') };
}

/** Shows itself in `place` only when it wants to ask the visitor something. */
async function startTurnstile(captcha: CaptchaWidget, place: HTMLElement): Promise<TokenSource> {
  await loadScript(`${captcha.scriptUrl}?render=explicit`);
  const { turnstile } = window;
  if (!turnstile) throw new Error('the script of the captcha is not what it was');
  let isServed = true;
  const tokens = eachOnce(() => turnstile.reset(widget));
  const widget = turnstile.render(place, {
    sitekey: captcha.siteKey,
    appearance: 'interaction-only',
    callback: tokens.come,
    'expired-callback': tokens.expire,
    'error-callback': () => {
      tokens.fail();
      return true; // said to be dealt with: the form goes without a token
    },
    // An old browser gets none, however long it waits.
    'unsupported-callback': () => {
      isServed = false;
      tokens.fail();
    },
  });
  return (late) => (isServed ? tokens.give(late) : Promise.resolve(''));
}

async function startRecaptcha(captcha: CaptchaWidget): Promise<TokenSource> {
  const { scriptUrl, siteKey } = captcha;
  await loadScript(`${scriptUrl}?render=${encodeURIComponent(siteKey)}`);
  const { grecaptcha } = window;
  if (!grecaptcha) throw new Error('the script of the captcha is not what it was');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return () => grecaptcha.execute(siteKey, { action: 'lead' });
}

/** Begins when the form is touched, so that a token is there when it is sent. Rejects without the script. */
export function startCaptcha(captcha: CaptchaWidget, place: HTMLElement): Promise<TokenSource> {
  return captcha.vendor === 'turnstile' ? startTurnstile(captcha, place) : startRecaptcha(captcha);
}

/** A token, or '' when none comes in time. */
export function tokenOf(source: Promise<TokenSource>, patience = PATIENCE_MS): Promise<string> {
  const none = new Promise<string>((resolve) => setTimeout(resolve, patience, ''));
  const token = source.then((give) => give(none)).catch(() => '');
  return Promise.race([token, none]);
}
