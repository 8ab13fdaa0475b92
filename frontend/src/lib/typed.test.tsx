import { fireEvent, render } from '@testing-library/react';
import { type KeyboardEvent, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { isComposing } from './composing';
import { enterValue } from './enter-value';
import { latinDigits } from './latin-digits';

function Named() {
  const [name, setName] = useState('Asha');
  return (
    <form>
      <input aria-label="name" value={name} onChange={({ target }) => setName(target.value)} />
      <output>{name}</output>
    </form>
  );
}

describe('a value that is put into a field', () => {
  it('is what React holds of it, as if it was typed', async () => {
    const { getByRole, findByText } = render(<Named />);
    const field = getByRole('textbox') as HTMLInputElement;
    enterValue(field, 'आशा');
    expect(await findByText('आशा')).toBe(getByRole('status'));
    expect(field.value).toBe('आशा');
  });

  it('is told to whatever listens around it, once', () => {
    const form = document.createElement('form');
    form.innerHTML = '<input>';
    document.body.append(form);
    const hear = vi.fn();
    form.addEventListener('input', hear);
    enterValue(form.querySelector('input') as HTMLInputElement, 'Pune');
    expect(hear).toHaveBeenCalledTimes(1);
    expect(form.querySelector('input')?.value).toBe('Pune');
  });

  it('may be nothing', () => {
    const field = Object.assign(document.createElement('input'), { value: 'Pune' });
    enterValue(field, '');
    expect(field.value).toBe('');
  });
});

describe('a key', () => {
  const told: boolean[] = [];
  const hear = (event: KeyboardEvent) => void told.push(isComposing(event));
  const press = (key: object) => {
    const { getByRole, unmount } = render(<input onKeyDown={hear} />);
    fireEvent.keyDown(getByRole('textbox'), key);
    unmount();
    return told.pop();
  };

  it('belongs to a word that is being put together, as for Hindi by its sounds', () => {
    expect(press({ key: 'Enter', isComposing: true })).toBe(true);
  });

  it('belongs to it in Safari too, which has ended the word by then', () => {
    expect(press({ key: 'Enter', keyCode: 229 })).toBe(true);
  });

  it('is one of the page at any other time', () => {
    expect(press({ key: 'Enter', keyCode: 13 })).toBe(false);
    expect(press({ key: 'Escape', keyCode: 27 })).toBe(false);
  });
});

describe('the digits of a Hindi keyboard', () => {
  it('are those that are dialled, and nothing else changes', () => {
    expect(latinDigits('०१२३४५६७८९')).toBe('0123456789');
    expect(latinDigits('कमरा १२, +91 98')).toBe('कमरा 12, +91 98');
    expect(latinDigits('')).toBe('');
  });
});
