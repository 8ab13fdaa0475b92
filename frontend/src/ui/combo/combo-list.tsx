import { type RefObject, useEffect, useRef } from 'react';
import { type AriaListBoxOptions, useListBox, useListBoxSection, useOption } from 'react-aria';
import type { ComboBoxState, Node } from 'react-stately';
import { lettersOf } from '@/lib/letters';
import { cutLabel } from './cut-label';

interface ComboListProps {
  state: ComboBoxState<object>;
  listBoxProps: AriaListBoxOptions<object>;
  listRef: RefObject<HTMLUListElement | null>;
  label: string;
  query: string;
}

/** The open list: at most 250 px high, names cut after 26 characters with the full one as their name. */
export function ComboList({ state, listBoxProps, listRef, label, query }: ComboListProps) {
  const { listBoxProps: props } = useListBox(
    { ...listBoxProps, 'aria-label': label },
    state,
    listRef,
  );
  useScrollIntoSight(listRef);
  return (
    <ul {...props} ref={listRef} className="combo__list">
      {[...state.collection].map((item) =>
        item.type === 'section' ? (
          <Group key={item.key} section={item} state={state} query={query} />
        ) : (
          <Option key={item.key} item={item} state={state} query={query} />
        ),
      )}
    </ul>
  );
}

/**
 * Near the lower edge, or above a phone's keyboard, the list opens out of sight. It moves only when the
 * press that opened it is over: else the finger would be lifted on an option, and choose it.
 */
function useScrollIntoSight(listRef: RefObject<HTMLUListElement | null>) {
  useEffect(() => {
    const ends = ['click', 'keyup'];
    const show = () => {
      listRef.current?.scrollIntoView({ block: 'nearest' });
      stop();
    };
    const stop = () => {
      for (const end of ends) document.removeEventListener(end, show);
    };
    for (const end of ends) document.addEventListener(end, show);
    return stop;
  }, [listRef]);
}

interface PartProps {
  state: ComboBoxState<object>;
  query: string;
}

function Group({ section, state, query }: PartProps & { section: Node<object> }) {
  const { itemProps, headingProps, groupProps } = useListBoxSection({ heading: section.rendered });
  const children = state.collection.getChildren?.(section.key) ?? [];
  return (
    <li {...itemProps} className="combo__group">
      <span {...headingProps} className="combo__heading">
        {section.rendered}
      </span>
      <ul {...groupProps} className="combo__options">
        {[...children].map((item) => (
          <Option key={item.key} item={item} state={state} query={query} />
        ))}
      </ul>
    </li>
  );
}

function Option({ item, state, query }: PartProps & { item: Node<object> }) {
  const ref = useRef<HTMLLIElement>(null);
  const { optionProps, isFocused } = useOption({ key: item.key }, state, ref);
  const full = item.textValue;
  const shown = cutLabel(full);
  // A cut name is told whole: to a screen reader as the option's name, to a mouse as its title.
  const whole =
    shown === full ? {} : { 'aria-label': full, 'aria-labelledby': undefined, title: full };
  return (
    <li {...optionProps} {...whole} ref={ref} data-focused={isFocused ? '' : undefined}>
      <Marked text={shown} query={query} />
    </li>
  );
}

/** From where to where letters are that hold a match, whole: some browsers draw a sign that is parted from them alone. */
function wholeLetters(text: string, from: number, to: number): [number, number] {
  let [start, end] = [0, 0];
  for (const letter of lettersOf(text)) {
    if (end >= to) break;
    if (end <= from) start = end;
    end += letter.length;
  }
  return [start, end];
}

/** Where a name holds what was typed: at the beginning of a word, else anywhere; -1 where it does not. */
function placeOf(query: string, text: string): number {
  const [name, typed] = [text.toLowerCase(), query.toLowerCase()];
  const atWord = ` ${name}`.indexOf(` ${typed}`);
  return atWord < 0 ? name.indexOf(typed) : atWord;
}

/** The match in bold, as people look for what they typed. */
function Marked({ text, query }: { text: string; query: string }) {
  const at = query ? placeOf(query, text) : -1;
  if (at < 0) return <span>{text}</span>;
  const [start, end] = wholeLetters(text, at, at + query.length);
  return (
    <span>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </span>
  );
}
