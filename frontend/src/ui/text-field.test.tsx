import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { words } from '@/testing/render';
import { TextField } from './text-field';

const show = (error?: string) =>
  render(<TextField id="name" label="Your name" {...(error !== undefined && { error })} />);
const input = () => screen.getByLabelText<HTMLInputElement>('Your name');
const described = () => document.getElementById(input().getAttribute('aria-describedby') ?? '-');

describe('a text field', () => {
  it('is called by the label above it, and is not called wrong before it is', () => {
    show();
    expect(input().hasAttribute('aria-invalid')).toBe(false);
    expect(input().hasAttribute('aria-describedby')).toBe(false);
  });

  it('says of itself what is wrong with it', () => {
    show('Please enter your name');
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(words(described())).toBe('Please enter your name');
  });

  it('has a place that a screen reader listens to before there is an error in it', () => {
    const { rerender } = show();
    const place = screen.getByRole('alert');
    expect(words(place)).toBe('');
    rerender(<TextField id="name" label="Your name" error="Please enter your name" />);
    expect(screen.getByRole('alert')).toBe(place);
    expect(words(place)).toBe('Please enter your name');
  });

  it('leads nowhere with its description once the error is mended', () => {
    const { rerender } = show('Please enter your name');
    rerender(<TextField id="name" label="Your name" />);
    expect(input().hasAttribute('aria-describedby')).toBe(false);
    expect(document.getElementById('name-error')).toBeNull();
  });
});
