import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { words } from '@/testing/render';
import { type ChoiceGroup, Combo } from './combo';
import type { ComboProps } from './use-combo';

const cities = (...names: string[]): ChoiceGroup[] => [{ key: 'c', names }];

interface FormProps extends Partial<ComboProps> {
  groups: ChoiceGroup[];
  onSubmit?: (event: FormEvent) => void;
}

/** A field in a form, with another behind it. */
function InForm({ onSubmit, ...props }: FormProps) {
  const [value, setValue] = useState('');
  return (
    <form onSubmit={onSubmit}>
      <Combo
        label="City"
        {...props}
        value={value}
        onChange={setValue}
        input={{ id: 'city', 'aria-label': 'City' }}
      />
      <input aria-label="Your name" />
      <button type="submit">Send</button>
    </form>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('City', { selector: 'input' });
const options = () => screen.queryAllByRole('option');
const names = () => options().map(words);
const marked = () => [...document.querySelectorAll('mark')].map(words);
const type = (text: string) => userEvent.type(field(), text);

describe('what is typed in a field with a list', () => {
  it.each(['Mumbai ', ' mumbai', 'mum  '])(
    'finds a name with a space around it: "%s"',
    async (text) => {
      render(<InForm groups={cities('Mumbai', 'Pune')} />);
      await type(text);
      expect(names()).toEqual(['Mumbai']);
    },
  );

  it('finds a name of two words with two spaces between them', async () => {
    render(<InForm groups={cities('New Delhi', 'Navi Mumbai')} />);
    await type('new  d');
    expect(names()).toEqual(['New Delhi']);
    expect(marked()).toEqual(['New D']);
  });

  it('keeps the space that is typed, so that a second word can follow', async () => {
    render(<InForm groups={cities('New Delhi')} />);
    await type('New ');
    expect(field().value).toBe('New ');
  });

  it('is what the field holds where no list has it', async () => {
    render(<InForm groups={cities('Mumbai')} />);
    await type('Ghazipur{Tab}');
    expect(field().value).toBe('Ghazipur');
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
    expect(options()).toEqual([]);
  });

  it('is marked by whole letters in Hindi: a vowel sign stays with its letter', async () => {
    render(<InForm groups={cities('किडनी की पथरी')} />);
    await type('क');
    expect(marked()).toEqual(['कि']);
    expect(names()).toEqual(['किडनी की पथरी']);
  });

  it.each([
    ['अस्पताल', 'पताल', 'स्पताल'],
    ['सप्ताह', 'सप', 'सप्ता'],
  ])('is marked from whole letters to whole letters: %s, typed %s', async (name, typed, bold) => {
    render(<InForm groups={cities(name)} />);
    await type(typed);
    expect(marked()).toEqual([bold]);
  });

  it('is marked at the beginning of a word rather than in the middle of one before it', async () => {
    render(<InForm groups={cities('Varanasi Nagar')} />);
    await type('na');
    const before = document.querySelector('mark')?.previousSibling?.textContent;
    expect([before, ...marked()]).toEqual(['Varanasi ', 'Na']);
  });

  it.each([
    ['गुड़गाँव', 'गुडगांव'],
    ['मुंबई', 'मुम्बई'],
    ['पित्त की पथरी', 'पथरि'],
    ['बवासीर', 'बवासिर'],
    ['Gall-bladder stones', 'gall bladder'],
  ])(
    'finds a name however it is spelled, where its words begin: %s, typed %s',
    async (name, typed) => {
      render(<InForm groups={cities(name, 'Pune')} />);
      await type(typed);
      expect(names()).toEqual([name]);
    },
  );

  it('is marked nowhere in a name that is found by what else it is called', async () => {
    render(<InForm groups={cities('Gallstones')} alsoCalled={() => ['Pitt ki pathri']} />);
    await type('pathri');
    expect(names()).toEqual(['Gallstones']);
    expect(marked()).toEqual([]);
  });
});

describe('the list under a field', () => {
  it('is chosen from by arrow and Enter, and sends no form with it', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    render(<InForm groups={cities('Mumbai', 'Pune')} onSubmit={onSubmit} />);
    await type('{ArrowDown}{ArrowDown}{Enter}');
    expect(field().value).toBe('Pune');
    expect(options()).toEqual([]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('closes on Escape, and leaves the dialog around the form as it is', async () => {
    const heard = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    render(<InForm groups={cities('Mumbai')} />);
    document.addEventListener('keydown', heard);
    await type('mum');
    heard.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(field().value).toBe('mum');
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', heard);
    expect(heard.mock.results.at(-1)?.value).toBe(false);
  });

  it.each([
    ['as all browsers tell it', { isComposing: true }],
    ['as Safari tells it, when the word has ended', { keyCode: 229 }],
  ])('stays as it is at a key that belongs to a word under way, %s', async (_, told) => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    render(<InForm groups={cities('मुंबई', 'मुरादाबाद')} onSubmit={onSubmit} />);
    await type('मु');
    for (const key of ['ArrowDown', 'Enter', 'Escape', 'Tab']) {
      fireEvent.keyDown(field(), { key, ...told });
      expect([key, names(), field().getAttribute('aria-activedescendant')]).toEqual([
        key,
        ['मुंबई', 'मुरादाबाद'],
        null,
      ]);
    }
    expect(field().value).toBe('मु');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows its names when they come, to who is in the field already', async () => {
    const { rerender } = render(<InForm groups={[]} isLoading />);
    await userEvent.click(field());
    expect(options()).toEqual([]);
    rerender(<InForm groups={cities('Mumbai')} />);
    expect(names()).toEqual(['Mumbai']);
  });

  it('cuts a long name, and says the whole of it to a screen reader', async () => {
    const long = 'Asha Multispeciality Hospital and Research Centre, Andheri West';
    render(<InForm groups={cities(long)} />);
    await type('asha');
    expect(words(screen.getByRole('option', { name: long }))).toBe('Asha Multispeciality Hospi...');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field().value).toBe(long);
  });

  it('keeps a name that stands in two groups in both, and chooses it once', async () => {
    const groups = [
      { key: 'd', title: 'Conditions', names: ['Cataract', 'Piles'] },
      { key: 'p', title: 'Treatments', names: ['Cataract'] },
    ];
    render(<InForm groups={groups} />);
    await type('cata');
    expect(names()).toEqual(['Cataract', 'Cataract']);
    expect(
      screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby')),
    ).toEqual([expect.any(String), expect.any(String)]);
    await userEvent.click(options()[1] as HTMLElement);
    expect(field().value).toBe('Cataract');
  });

  it('offers Other last, whatever is typed', async () => {
    render(<InForm groups={cities('Mumbai', 'Pune')} other="Other" />);
    await type('zzz');
    expect(names()).toEqual(['Other']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field().value).toBe('Other');
  });
});
