import { describe, expect, it } from 'vitest';
import { shell } from '@/testing/examples/shell';
import { linkTo } from './site-links';

describe('what the site leads to', () => {
  it.each([
    ['/departments', '/departments'],
    ['/doctors', '/doctors?city=pune'],
    ['/condition', '/condition'],
    ['/careers', null],
  ])('%s: %s', (path, url) => {
    const mainMenu = shell.mainMenu.map((item) =>
      'url' in item && item.url === '/doctors' ? { ...item, url: '/doctors?city=pune' } : item,
    );
    const footer = shell.footer.filter(({ links }) => links.every((one) => one.url !== '/doctors'));
    expect(linkTo({ ...shell, mainMenu, footer }, path)).toBe(url);
  });
});
