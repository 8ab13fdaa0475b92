import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useStrings } from './language';
import { mountDialog } from './mount-dialog';
import { Sheet } from './sheet';

const text = { en: { close: 'Close' }, hi: { close: 'बंद करें' } };

function Dialog({ onClosed }: { onClosed: () => void }) {
  const { close } = useStrings(text);
  return (
    <Sheet id="asked" title="Asked" closeLabel={close} onClosed={onClosed}>
      <p>Words</p>
    </Sheet>
  );
}

const one = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog', { name: 'Asked' });

async function open(markup: string, opener = '#opener') {
  document.body.innerHTML = markup;
  one(opener).focus();
  await act(async () => mountDialog(one(opener), (onClosed) => <Dialog onClosed={onClosed} />));
}
const close = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
const back = () =>
  act(async () => {
    history.replaceState(null, '');
    dispatchEvent(new PopStateEvent('popstate'));
  });

beforeEach(() => {
  vi.spyOn(history, 'back').mockImplementation(() => {
    history.replaceState(null, '');
    dispatchEvent(new PopStateEvent('popstate'));
  });
});

describe('a dialog over the page', () => {
  it('leaves nothing of itself on the page once it is closed', async () => {
    await open('<button id="opener">Ask</button>');
    expect(dialog()?.open).toBe(true);
    await close();
    expect(document.body.innerHTML).toBe('<button id="opener">Ask</button>');
  });

  it('is closed by Back, which leaves the page where it is', async () => {
    await open('<button id="opener">Ask</button>');
    expect(history.state).toEqual({ over: true });
    await back();
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(one('#opener'));
    expect(history.back).not.toHaveBeenCalled();
  });

  it('closed by its cross takes its entry out of the history, so that one Back leaves the page', async () => {
    await open('<button id="opener">Ask</button>');
    await close();
    expect(history.state).toBeNull();
    expect(history.back).toHaveBeenCalledOnce();
  });

  it('speaks the language of the page', async () => {
    document.documentElement.lang = 'hi';
    await open('<button id="opener">पूछें</button>');
    expect(screen.getByRole('button', { name: 'बंद करें' })).toBeTruthy();
  });
});

describe('the focus after a dialog', () => {
  it('is on what opened it', async () => {
    await open('<button id="opener">Ask</button><a href="/">Home</a>');
    await close();
    expect(document.activeElement).toBe(one('#opener'));
  });

  it('is on the name of the menu that was closed around its opener', async () => {
    await open(
      '<details data-menu open><summary>Menu</summary><button id="opener">Login</button></details>',
    );
    one('details').removeAttribute('open');
    await close();
    expect(document.activeElement).toBe(one('summary'));
  });

  it('stays where one has gone on to, when what the closed dialog waited for comes at last', async () => {
    const done = vi.fn();
    document.body.innerHTML = '<button id="opener">Ask</button><input>';
    await act(async () =>
      mountDialog(one('#opener'), (onClosed) => {
        done.mockImplementation(onClosed);
        return <Dialog onClosed={onClosed} />;
      }),
    );
    await close();
    one('input').focus();
    await act(async () => done());
    expect(document.activeElement).toBe(one('input'));
  });

  it('is on what its island shows by now, where the opener is gone: the account of who logged in', async () => {
    await open('<div data-island="x"><button id="opener">Login</button></div>');
    one('[data-island]').innerHTML = '<details><summary>Asha</summary></details>';
    await close();
    expect(document.activeElement).toBe(one('summary'));
  });
});
