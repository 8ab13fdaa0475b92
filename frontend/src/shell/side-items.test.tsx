import { expect, it } from 'vitest';
import { shell } from '@/testing/examples/shell';
import { html } from '@/testing/render';
import { SideItems } from './side-menu';

const link = (label: string, url: string) => ({ label, url, lang: null });

it.each([
  ['en', '/insurance'],
  ['hi', '/hi/insurance'],
] as const)(
  'what staff put into the main menu stands in that of a phone once: %s',
  (language, url) => {
    const menu = {
      ...shell,
      context: { ...shell.context, language },
      mainMenu: [link('Insurance', url)],
      footer: [
        {
          title: 'More',
          links: [link('Insurance', url), link('Blog', url.replace('insurance', 'blog'))],
        },
      ],
    };
    const box = document.createElement('div');
    box.innerHTML = html(<SideItems shell={menu} />, language);
    const links = [...box.querySelectorAll('a')].map(({ textContent }) => textContent?.trim());
    expect(links.slice(0, 2)).toEqual(['Insurance', 'Blog']);
    expect(links.filter((label) => label === 'Insurance')).toHaveLength(1);
  },
);
