import fc from 'fast-check';
import { expect, it, vi } from 'vitest';

/** The history of a tab on one page: a step back is asked for now, and arrives later. */
class Tab {
  private entries: unknown[] = [null];
  private at = 0;
  private steps = 0;
  hasLeft = false;
  onPopState: (event: unknown) => void = () => undefined;

  get state() {
    return this.entries[this.at];
  }
  get entriesAbove() {
    return this.at;
  }
  pushState(state: unknown) {
    this.at += 1;
    this.entries = [...this.entries.slice(0, this.at), state];
  }
  back() {
    this.steps += 1;
  }
  arrive() {
    if (this.steps === 0 || this.hasLeft) return;
    this.steps -= 1;
    this.at -= 1;
    this.hasLeft = this.at < 0;
    if (!this.hasLeft) this.onPopState({ state: this.state });
  }
  forward() {
    if (this.at === this.entries.length - 1) return;
    this.at += 1;
    this.onPopState({ state: this.state });
  }
  arriveAll() {
    while (this.steps > 0 && !this.hasLeft) this.arrive();
  }
}

/** The module as a page loads it, with the tab it hears of. */
async function loaded() {
  vi.resetModules();
  const tab = new Tab();
  vi.stubGlobal('history', tab);
  const listen = vi.spyOn(globalThis, 'addEventListener').mockImplementation((type, heard) => {
    if (type === 'popstate') tab.onPopState = heard as typeof tab.onPopState;
  });
  const { closeOnBack } = await import('./close-on-back');
  listen.mockRestore();
  const open: { release: () => void }[] = [];
  const doOpen = () => {
    const one: { release: () => void } = { release: () => undefined };
    open.push(one);
    one.release = closeOnBack(() => void open.splice(open.indexOf(one), 1));
  };
  const doClose = (index: number) => open.splice(index, 1)[0]?.release();
  return { tab, open, doOpen, doClose };
}

const acts = fc.array(
  fc.constantFrom(
    ...['open', 'close the first', 'close the last', 'close and open', 'arrive', 'back', 'forward'],
  ),
  { maxLength: 10 },
);

it('whatever is opened and closed, in whatever order and however slowly: Back closes the last, and then leaves the page; Forward opens nothing and leaves no entry behind', async () => {
  const property = fc.asyncProperty(acts, async (done) => {
    const { tab, open, doOpen, doClose } = await loaded();
    for (const act of done) {
      if (act.startsWith('close')) doClose(act === 'close the first' ? 0 : -1);
      if (act.endsWith('open')) doOpen();
      if (act === 'arrive') tab.arrive();
      if (act !== 'back' && act !== 'forward') continue;
      tab.arriveAll(); // nobody presses it while the browser is under way
      const before = open.length;
      if (act === 'forward') {
        tab.forward();
        tab.arriveAll();
        expect([open.length, tab.entriesAbove]).toEqual([before, before > 0 ? 1 : 0]);
        continue;
      }
      tab.back();
      tab.arriveAll();
      expect([open.length, tab.hasLeft]).toEqual([Math.max(0, before - 1), before === 0]);
      if (tab.hasLeft) return;
    }
    tab.arriveAll();
    expect(tab.entriesAbove).toBe(open.length > 0 ? 1 : 0);
  });
  await fc.assert(property);
});
