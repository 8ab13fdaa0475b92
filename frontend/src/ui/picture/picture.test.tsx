import { describe, expect, it } from 'vitest';
import { picture } from '@/testing/examples/pictures';
import { html } from '@/testing/render';
import { HospitalCover } from '@/ui/art/cover';
import { Avatar } from '@/ui/avatar/avatar';
import { Picture } from './picture';

function parts(markup: string) {
  const page = new DOMParser().parseFromString(markup, 'text/html');
  const of = (name: string) => (element: Element) => element.getAttribute(name);
  return {
    sources: [...page.querySelectorAll('picture > source')],
    img: page.querySelector('img'),
    of,
  };
}

describe('a picture', () => {
  const { sources, img, of } = parts(
    html(<Picture picture={picture} alt="The gallbladder" sizes="96px" />),
  );

  it('is offered in the newest format first, each in its widths', () => {
    expect(sources.map(of('type'))).toEqual(['image/avif', 'image/webp']);
    expect(sources.map(of('srcset'))).toEqual([picture.avif, picture.webp]);
    expect(sources.map(of('sizes'))).toEqual(['96px', '96px']);
    expect(img?.getAttribute('src')).toBe(picture.src);
  });

  it('says its measures and what it shows, and waits until it is near', () => {
    const said = ['width', 'height', 'alt', 'loading', 'decoding'];
    expect(said.map((name) => img?.getAttribute(name))).toEqual([
      '960',
      '540',
      'The gallbladder',
      'lazy',
      'async',
    ]);
  });

  it('does not wait at the head of a page', () => {
    const head = parts(html(<Picture picture={picture} alt="" sizes="96px" isHead />));
    expect(head.img?.getAttribute('loading')).toBe('eager');
  });
});

describe('the frame of a photo', () => {
  it('is that of the avatar, hidden as the name stands beside it', () => {
    const markup = html(<Avatar name="Dr A B" seed={1} photo={picture} />);
    expect(markup).toMatch(/^<span class="avatar" aria-hidden="true"><picture>/);
    expect(markup).not.toContain('AB');
  });

  it('is that of the drawn cover', () => {
    const markup = html(<HospitalCover className="hospital__cover" seed={1} photo={picture} />);
    expect(markup).toMatch(/^<div class="hospital__cover"><picture>/);
    expect(markup).not.toContain('<svg');
  });

  it('without a photo shows what is drawn', () => {
    expect(html(<Avatar name="Dr A B" seed={1} photo={null} />)).toBe(
      html(<Avatar name="Dr A B" seed={1} />),
    );
    const cover = html(<HospitalCover className="hospital__cover" seed={1} photo={null} />);
    expect(cover).toContain('<svg');
    expect(cover).not.toContain('<img');
  });
});
