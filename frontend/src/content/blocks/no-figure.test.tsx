import { describe, expect, it } from 'vitest';
import { FormSwitchProvider } from '@/leads/form/form-switch';
import { html, words } from '@/testing/render';
import { NoFigure } from './no-figure';

function shown(isOn: boolean, language: 'en' | 'hi' = 'en'): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html(
    <FormSwitchProvider isOn={isOn}>
      <NoFigure city="Pune" />
    </FormSwitchProvider>,
    language,
  );
  return box;
}

describe('a price that nobody published', () => {
  it('is said to be missing, and can be asked for', () => {
    expect(words(shown(true))).toMatch(
      /so we show none\. A care expert can ask hospitals for you\./,
    );
    expect(shown(true).querySelector('a')?.getAttribute('href')).toContain('purpose=estimate');
  });

  it('is not offered to be asked for on a page that has its form switched off', () => {
    expect(words(shown(false))).toMatch(/so we show none\.$/);
    expect(words(shown(false, 'hi'))).toMatch(/नहीं दिखा रहे।$/);
    expect(shown(false).querySelector('a')).toBeNull();
  });
});
