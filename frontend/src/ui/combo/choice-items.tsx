import { Item, Section } from 'react-stately';

export interface ChoiceGroup {
  key: string;
  /** Over its choices, when there are several groups. */
  title?: string;
  names: string[];
}

/** Keys hold the group, because a name may stand in two. */
export const nameOf = (key: string) => key.replace(/^[a-z]:/, '');

/**
 * The choices of each group: those that are named so before those that are only called so. With a name that
 * was chosen the whole list opens, in its own order.
 */
export function choiceItems(
  groups: ChoiceGroup[],
  other: string | undefined,
  isFirst: (name: string) => boolean,
) {
  const shown = groups
    .filter((group) => group.names.length > 0)
    .flatMap(({ key, title, names }) => {
      const sorted = [...new Set([...names.filter(isFirst), ...names])];
      const choices = sorted.map((name) => <Item key={`${key}:${name}`}>{name}</Item>);
      return title
        ? [
            <Section key={key} title={title}>
              {choices}
            </Section>,
          ]
        : choices;
    });
  return other ? [...shown, <Item key={other}>{other}</Item>] : shown;
}
