import { describe, expect, it } from 'vitest';
import { html } from '@/testing/render';
import { BookLink } from './book-link';

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
