import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gentle, heart, inHindi } from '@/testing/examples/emergency';
import { words } from '@/testing/render';
import { LanguageProvider } from '@/ui/language';
import { EmergencyBox } from './emergency-box';

const shown = (answer = heart, page: 'en' | 'hi' = 'en') => {
  const { container } = render(
    <LanguageProvider language={page}>
      <EmergencyBox answer={answer} />
    </LanguageProvider>,
  );
  return container;
};
const texts = (box: Element, of: string) => [...box.querySelectorAll(of)].map((one) => words(one));

describe('the emergency box', () => {
  it('is said at once, and begins with whom to call', () => {
    const box = shown();
    expect(box.firstElementChild?.getAttribute('role')).toBe('alert');
    const links = [...box.querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:112', 'tel:108']);
    expect(words(links[0] ?? null)).toBe('Call 112 Emergency');
    expect(box.querySelector('.care__body')?.firstElementChild?.contains(links[0] ?? null)).toBe(
      true,
    );
  });

  it('says what to do now, and what saves life', () => {
    expect(texts(shown(), '.bullets li')).toEqual(heart.now);
    expect(words(shown())).toContain('First aid: Not breathing normally');
  });

  it('speaks the language of the question on a page of the other', () => {
    const box = shown(inHindi);
    expect(box.querySelector('[role=alert]')?.getAttribute('lang')).toBe('hi');
    expect(words(box)).toContain('112 पर कॉल करें');
    expect(shown(inHindi, 'hi').querySelector('[role=alert]')?.hasAttribute('lang')).toBe(false);
  });

  it('says its one line in the languages it is not in', () => {
    const spoken = (box: Element) =>
      [...box.querySelectorAll('p[lang]')].map((line) => line.getAttribute('lang'));
    expect(spoken(shown())).toEqual(['hi', 'hi-Latn']);
    expect(spoken(shown(inHindi))).toEqual(['en', 'hi-Latn']);
  });

  it('is gentle where somebody may harm themself', () => {
    const box = shown(gentle);
    expect(box.querySelector('.care--gentle')).not.toBeNull();
    expect(box.querySelector('.care--urgent')).toBeNull();
    expect(box.querySelector('h2 use')?.getAttribute('href')).toContain('#i-heart-handshake');
    expect(texts(box, 'p[lang]').every((line) => line.includes('14416'))).toBe(true);
  });
});
