import type { Entity } from '@/contract/types';
import { hreflang } from '@/lib/page-language';
import { sentenceCase } from '@/lib/sentence-case';
import { Avatar } from '@/ui/avatar/avatar';
import { HealthIcon } from '@/ui/icon/health-icon';
import { Icon } from '@/ui/icon/icon';
import { useLanguage } from '@/ui/language';
import { Marked } from './marked';

/** One line of the open list: a found entity, a popular page, or "See all results". */
export interface Row {
  url: string;
  label: string;
  note?: string;
  /** Of its words, where the page speaks another. */
  lang?: string | null;
  /** Of a person "", of a plain link undefined. */
  icon?: string;
  /** The face of a person, "" without one. */
  face?: string;
  isMore?: boolean;
}

export interface RowGroup {
  title: string;
  rows: Row[];
}

const MEDICAL = ['Condition', 'Treatment'];

export function rowOf(entity: Entity): Row {
  const note = [entity.SubTitle, entity.ArticleType === 'Doctor' ? entity.CityName : ''];
  return {
    url: entity.Url,
    label: MEDICAL.includes(entity.ArticleType) ? sentenceCase(entity.Name) : entity.Name,
    note: note.filter(Boolean).join(' · '),
    icon: entity.Icon,
    face: entity.ImageUrl,
  };
}

export const optionId = (id: string, index: number): string => `${id}-option-${index}`;

interface SearchRows {
  id: string;
  label: string;
  query: string;
  groups: RowGroup[];
  /** Position among all rows of all groups; -1 is none. */
  active: number;
}

/** The listbox. An option is a link, so it can be opened in another tab; the focus stays in the field. */
export function SearchRows({ id, label, query, groups, active }: SearchRows) {
  let index = 0;
  return (
    <div role="listbox" id={`${id}-list`} aria-label={label}>
      {groups.map((group, position) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, no fieldset
        <div
          key={group.title}
          role="group"
          {...(group.title === ''
            ? { 'aria-label': label }
            : { 'aria-labelledby': `${id}-group-${position}` })}
        >
          {group.title !== '' && (
            <p className="searchpanel__group" id={`${id}-group-${position}`} role="presentation">
              {group.title}
            </p>
          )}
          {group.rows.map((row) => {
            const at = index++;
            const own = { id: optionId(id, at), row, query, isActive: at === active };
            return <Option key={row.url} {...own} />;
          })}
        </div>
      ))}
    </div>
  );
}

function Option(props: { id: string; row: Row; query: string; isActive: boolean }) {
  const { id, row, query, isActive } = props;
  return (
    <a
      id={id}
      className={row.isMore ? 'searchpanel__more' : undefined}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={row.url}
      hrefLang={hreflang(row.url, useLanguage())}
    >
      <RowFace row={row} query={query} />
    </a>
  );
}

function RowFace({ row, query }: { row: Row; query: string }) {
  if (row.isMore) {
    return (
      <>
        {row.label} <Icon name="arrow-right" />
      </>
    );
  }
  return (
    <>
      <RowIcon row={row} />
      <span lang={row.lang ?? undefined}>
        <Marked text={row.label} query={query} />
        {row.note && <small>{row.note}</small>}
      </span>
    </>
  );
}

function RowIcon({ row }: { row: Row }) {
  if (row.icon === undefined) return <Icon name="search" />;
  if (row.icon === '') return <Avatar name={row.label} faceUrl={row.face} />;
  return <HealthIcon name={row.icon} />;
}
