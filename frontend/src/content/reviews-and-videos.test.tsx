import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import type { ReviewsPageProps } from '@/contract/types';
import { shell, shellWith } from '@/testing/examples/shell';
import { renderPage, words } from '@/testing/render';
import type { PageInput } from '@/ui/page';
import ReviewsPage from './reviews-page';
import { none, usual as reviews } from './reviews-page.example';
import VideoIndexPage from './video-index-page';
import { none as noVideos, usual as videos } from './video-index-page.example';
import VideoPage from './video-page';
import { film, storyboard } from './video-page.example';

const hindi = shellWith({}, 'hi');
const show = <P,>(Page: ComponentType<PageInput<P>>, props: P, of = shell) =>
  renderPage(Page, props, of);
const headings = (page: HTMLElement) =>
  [...page.querySelectorAll('h1, h2, h3')].map((h) => `${h.tagName} ${words(h)}`);

describe('a review', () => {
  const inHindi: ReviewsPageProps = {
    ...reviews,
    reviews: reviews.reviews.map((one) => ({
      ...one,
      language: 'hi',
      text: 'एक घंटे में फ़ोन आया।',
      reply: 'धन्यवाद।',
    })),
  };
  const spoken = (page: Element, text: string) =>
    [...page.querySelectorAll('*')]
      .find((each) => each.children.length === 0 && words(each) === text)
      ?.closest('[lang]')
      ?.getAttribute('lang');

  it('is read out in its own language, what we say around it in that of the page', () => {
    const page = show(ReviewsPage, inHindi);
    expect([spoken(page, 'एक घंटे में फ़ोन आया।'), spoken(page, 'धन्यवाद।')]).toEqual(['hi', 'hi']);
    expect(spoken(page, 'Our answer:')).toBeUndefined();
  });

  it('says its stars once to who does not see them', () => {
    const stars = show(ReviewsPage, reviews).querySelectorAll('.stars');
    expect([...stars].map(words)).toEqual(['★★★★☆', '★★☆☆☆']);
    expect([...stars].every((each) => each.getAttribute('aria-hidden') === 'true')).toBe(true);
  });

  it('of whom nothing more is known ends with the name', () => {
    const last = [...show(ReviewsPage, reviews).querySelectorAll('.cards-3 > li')].at(-1);
    expect(words(last?.lastElementChild ?? null)).toBe('A. K.');
  });

  it('that nobody gave is no empty list', () => {
    const page = show(ReviewsPage, none);
    expect(words(page.querySelector('.empty h2'))).toBe('No reviews yet');
    expect(page.querySelector('.cards-3')).toBeNull();
  });
});

describe('videos', () => {
  it.each([
    [null, ''],
    [0, ''],
    [1, '1 second'],
    [45, '45 seconds'],
    [150, '3 min'],
  ])('of %s seconds say how long they are where that is known: “%s”', (seconds, said) => {
    const page = words(show(VideoPage, { ...film, seconds }).querySelector('.caption'));
    expect(page.split(' · ')[1] ?? '').toBe(said);
    const first = { ...videos, videos: videos.videos.map((one) => ({ ...one, seconds })) };
    const card = words(show(VideoIndexPage, first).querySelector('.article .caption'));
    expect(card.includes(' · ') ? card.split(' · ')[0] : '').toBe(said);
  });

  it('of which there is none have no heading for results', () => {
    expect(headings(show(VideoIndexPage, noVideos))).toEqual(['H1 Videos', 'H2 No videos yet']);
    expect(headings(show(VideoIndexPage, videos))[1]).toBe('H2 Results');
  });

  it('tell how long they are, where that is known', () => {
    const cards = [...show(VideoIndexPage, videos).querySelectorAll('.article .caption')].map(
      words,
    );
    expect(cards).toEqual(['2 min · 1 October 2026', '1 October 2026']);
  });

  it('without captions are not shown: the words stand below', () => {
    const page = show(VideoPage, { ...film, captionsUrl: null });
    expect(page.querySelector('video')).toBeNull();
    expect(words(page)).toContain('An ultrasound uses sound.');
  });

  it('do not play on their own, and can be stopped', () => {
    const video = show(VideoPage, film).querySelector('video');
    expect([video?.hasAttribute('autoplay'), video?.hasAttribute('controls')]).toEqual([
      false,
      true,
    ]);
  });

  it('in Hindi have captions in Hindi, and number their scenes', () => {
    const page = show(VideoPage, film, hindi);
    expect(page.querySelector('track')?.getAttribute('srclang')).toBe('hi');
    expect(show(VideoPage, storyboard, hindi).querySelectorAll('ol.path-steps li')).toHaveLength(2);
  });
});
