import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from './avatar';

const photo = {
  src: '/media/p.jpg',
  avif: '/media/p.avif',
  webp: '/media/p.webp',
  width: 96,
  height: 96,
};

const shown = (part: Parameters<typeof Avatar>[0]) => render(<Avatar {...part} />).container;

describe('what stands for a person', () => {
  it('is the drawn face of an invented doctor', () => {
    const face = shown({ name: 'Dr Asha Rao', portrait: 'woman-3' }).querySelector('img');
    expect(face?.getAttribute('src')).toContain('woman-3');
    expect(face?.getAttribute('alt')).toBe('');
  });

  it('is the photograph as soon as there is one', () => {
    const html = shown({ name: 'Dr Asha Rao', portrait: 'woman-3', photo }).innerHTML;
    expect(html).toContain('/media/p.jpg');
    expect(html).not.toContain('woman-3');
  });

  it('is the initials where no such face is drawn', () => {
    expect(shown({ name: 'Dr Asha Rao', portrait: 'woman-99' }).textContent).toBe('AR');
    expect(shown({ name: 'Dr Asha Rao' }).textContent).toBe('AR');
  });
});
