import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerStaff, runStaffScript } from './staff-script';

const AT_WORK = '<h2>The file is being checked.</h2><p data-at-work>30 of 100 rows</p>';
const DONE = '<h2>The file is checked.</h2><p>70 of 100 rows</p>';

function open(status = AT_WORK): void {
  runStaffScript(
    'imports/static/imports/run.js',
    `<p id="import-said" role="status"></p><div id="import-run" data-status="/status/">${status}</div>`,
  );
}

const shown = () => document.getElementById('import-run')?.textContent;
const said = () => document.getElementById('import-said') as HTMLElement;
const second = (count = 1) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the page of an import', () => {
  it('tells a screen reader the state once, and not every figure each second', async () => {
    answerStaff({ '/status/': AT_WORK });
    open();
    await second();
    const told = vi.fn();
    new MutationObserver(told).observe(said(), { childList: true });
    await second(5);
    expect(said().textContent).toBe('The file is being checked.');
    expect(told).not.toHaveBeenCalled();
    answerStaff({ '/status/': DONE });
    await second();
    expect(said().textContent).toBe('The file is checked.');
  });

  it('goes on asking after an answer that did not come, and no more once the work is done', async () => {
    answerStaff({});
    open();
    await second(2);
    const asked = answerStaff({ '/status/': DONE });
    await second(5);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(shown()).toContain('70 of 100');
  });

  it('keeps what it shows where another page answers in its place', async () => {
    answerStaff({ '/status/': '<h1>Server Error</h1>' }, 500);
    open();
    await second(2);
    expect(shown()).toContain('30 of 100');
  });
});
