import { describe, expect, it } from 'vitest';
import { Accordion } from './accordion/accordion';
import { BookLink } from './book-link';
import { Breadcrumbs } from './breadcrumbs/breadcrumbs';
import { CareCard } from './care-card/care-card';
import { HealthIcon } from './icon/health-icon';
import icons from './icon/icons.json';
import sprite from './icon/sprite.svg?raw';
import { TextLink } from './link/text-link';
import { Pager } from './pager/pager';
import { Prose } from './prose/prose';
import { brokenRules, html } from './testing';

describe('a link', () => {
  it('without an address is plain text, in its own language', () => {
    const link = { label: 'हिंदी', url: null, lang: 'hi' };
    expect(html(<TextLink link={link} />)).toBe('<span lang="hi">हिंदी</span>');
  });
});

describe('breadcrumbs', () => {
  it('never link the page one is on', () => {
    const markup = html(
      <Breadcrumbs
        crumbs={[
          { label: 'Home', url: '/' },
          { label: 'City', url: null },
          { label: 'Here', url: '/here' },
        ]}
      />,
    );
    expect(markup).toContain('<a href="/">Home</a>');
    expect(markup).toContain('<span>City</span>');
    expect(markup).toContain('<span aria-current="page">Here</span>');
    expect(html(<Breadcrumbs crumbs={[]} />)).toBe('');
  });
});

describe('a book link', () => {
  it('works without JavaScript, and tells the script whom it is about', () => {
    const doctor = { id: 7, name: 'Dr A "Q" B', title: 'Surgeon' };
    const markup = html(<BookLink doctor={doctor}>Book</BookLink>);
    expect(markup).toContain('href="/request?doctor=7"');
    expect(markup).toContain('data-book-doctor-id="7"');
    expect(markup).toContain('data-book-doctor-name="Dr A &quot;Q&quot; B"');
    expect(markup).toContain('data-book-doctor-title="Surgeon"');
  });
});

describe('prose', () => {
  it('never renders markup that an author typed', () => {
    const markup = html(<Prose text={'Hello <script>alert(1)</script>\n\n- <b>one</b>'} />);
    expect(markup).not.toMatch(/<script|<b>/);
    expect(markup).toContain('<ul class="bullets"><li>&lt;b&gt;one&lt;/b&gt;</li></ul>');
  });
});

describe('questions', () => {
  it('open one by one, the first at once', () => {
    const markup = html(
      <Accordion
        questions={[
          { question: 'A?', answer: 'Yes.' },
          { question: 'B?', answer: 'No.' },
        ]}
      />,
    );
    expect(markup.match(/<details open=""/g)).toHaveLength(1);
    expect(markup.match(/<details/g)).toHaveLength(2);
  });
});

describe('a care card', () => {
  it('is not rendered without a reason, and calls the number it is given', () => {
    expect(html(<CareCard kind="urgent" title="Go" items={[]} call="112" />)).toBe('');
    expect(html(<CareCard kind="urgent" title="Go" items={['x']} call="112" />)).toContain(
      'href="tel:112"',
    );
  });
});

describe('the pager', () => {
  const pages = (current: number) =>
    [1, 2, 3].map((number) => ({
      number,
      url: `/list?page=${number}`,
      isCurrent: number === current,
    }));

  it('leads one on from the first page and one back from the last', () => {
    const first = html(<Pager pages={pages(1)} nextUrl="/list?page=2" />);
    expect(first).toContain('rel="next"');
    expect(first).not.toContain('rel="prev"');
    const last = html(<Pager pages={pages(3)} nextUrl={null} />);
    expect(last).toContain('<a href="/list?page=2" rel="prev">Previous</a>');
    expect(last).not.toContain('rel="next"');
  });

  it('is not rendered for one page', () => {
    expect(html(<Pager pages={[{ number: 1, url: '/', isCurrent: true }]} nextUrl={null} />)).toBe(
      '',
    );
  });
});

describe('interface icons', () => {
  const sources = import.meta.glob<string>('/src/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });

  it('are in the sprite when a component names them', () => {
    const used = Object.values(sources).flatMap((source) => [
      ...source.matchAll(/<Icon name="([^"]+)"|<(?:Fact|Badge)[^>]* icon="([^"]+)"/g),
    ]);
    const names = used.map((match) => match[1] ?? match[2] ?? '');
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !icons.lucide.includes(name))).toEqual([]);
    expect(icons.lucide.filter((name) => !sprite.includes(`id="i-${name}"`))).toEqual([]);
  });
});

describe('health icons', () => {
  const files = import.meta.glob('./icon/health/*.svg');

  it('are drawn for every name in the list, and the list is long enough', () => {
    const names = Object.values(icons.healthicons).flat();
    expect(names.length).toBeGreaterThan(77);
    expect(names.filter((name) => !(`./icon/health/${name}.svg` in files))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('fall back to a stethoscope', () => {
    expect(html(<HealthIcon name="stomach" />)).toContain('#h-stomach');
    expect(html(<HealthIcon name="no_such_icon" />)).toContain('#h-stethoscope');
    expect(html(<HealthIcon name="__proto__" />)).toContain('#h-stethoscope');
  });
});

describe('the rules of a page', () => {
  it('are noticed when they are broken', () => {
    const page = document.createElement('div');
    page.innerHTML =
      '<h1>a</h1><h1>b</h1><p id="x" style="color:red">null</p><p id="x"></p>' +
      '<a href="#">c</a><a href="#y">d</a><label for="z">e</label><b onclick="f()"></b>';
    expect(brokenRules(page)).toHaveLength(8);
  });
});
