import { describe, expect, it } from 'vitest';
import { html } from '@/testing/render';
import { HealthIcon } from './health-icon';
import icons from './icons.json';
import sprite from './sprite.svg?raw';

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
  const files = import.meta.glob('./health/*.svg');

  it('are drawn for every name in the list, and the list is long enough', () => {
    const names = Object.values(icons.healthicons).flat();
    expect(names.length).toBeGreaterThan(77);
    expect(names.filter((name) => !(`./health/${name}.svg` in files))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('fall back to a stethoscope', () => {
    expect(html(<HealthIcon name="stomach" />)).toContain('#h-stomach');
    expect(html(<HealthIcon name="no_such_icon" />)).toContain('#h-stethoscope');
    expect(html(<HealthIcon name="__proto__" />)).toContain('#h-stethoscope');
  });
});
