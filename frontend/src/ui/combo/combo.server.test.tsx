import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Combo } from './combo';

const PROPS = {
  label: 'City',
  groups: [{ key: 'c', names: ['Delhi NCR', 'Mumbai'] }],
  value: 'Pune',
  onChange: () => {},
  suggested: ['Pune', 'Nagpur'],
  input: { id: 'city', 'aria-label': 'City' },
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('is on the server what it is in the browser before it wakes', async () => {
  const asleep = renderToString(<Combo {...PROPS} />);
  vi.stubGlobal('document', undefined);
  vi.resetModules();
  const onServer = await import('./combo');
  expect(onServer.Combo).not.toBe(Combo);
  expect(renderToString(<onServer.Combo {...PROPS} />)).toBe(asleep);
  expect(asleep).toContain('<option value="Nagpur">');
});
