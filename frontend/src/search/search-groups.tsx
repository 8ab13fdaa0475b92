import type { SearchGroup, SearchHit } from '@/contract/types';
import { hreflang } from '@/lib/page-language';
import { Avatar } from '@/ui/avatar/avatar';
import { HealthIcon } from '@/ui/icon/health-icon';
import { Icon } from '@/ui/icon/icon';
import { useLanguage } from '@/ui/language';
import { useText } from '@/ui/text';

/** The pages that answer; of those that only mention it, one may be one cause of several. */
export function Answers({ hits, onlyMentioned }: { hits: SearchHit[]; onlyMentioned: boolean }) {
  const t = useText();
  if (hits.length === 0) return null;
  return (
    <section className="searchpanel">
      <h2 className="searchpanel__group">
        {onlyMentioned ? t.searchPage.mentioned : t.searchPage.answers}
      </h2>
      <Hits hits={hits} />
      {onlyMentioned && <p className="hint">{t.searchPage.manyCauses}</p>}
    </section>
  );
}

/** What was found, by kind. */
export function SearchGroups({ groups }: { groups: SearchGroup[] }) {
  const t = useText();
  if (groups.length === 0) return null;
  return (
    <div className="searchpanel">
      {groups.map((group) => (
        <section key={group.kind}>
          <h2 className="searchpanel__group">{t.searchPage.kinds[group.kind]}</h2>
          <Hits hits={group.hits} />
          {group.allUrl !== null && (
            <a className="searchpanel__more" href={group.allUrl}>
              {t.searchPage.allOf(t.searchPage.kinds[group.kind], group.total)}{' '}
              <Icon name="arrow-right" />
            </a>
          )}
        </section>
      ))}
    </div>
  );
}

function Hits({ hits }: { hits: SearchHit[] }) {
  return (
    <ul className="list">
      {hits.map((hit) => (
        <li key={hit.url}>
          <Hit hit={hit} />
        </li>
      ))}
    </ul>
  );
}

/** A hit without an icon is a person. */
function Hit({ hit }: { hit: SearchHit }) {
  const { icon, imageUrl, name, note, url, lang } = hit;
  const language = useLanguage();
  return (
    <a href={url} hrefLang={hreflang(url, language)}>
      {icon === '' ? <Avatar name={name} faceUrl={imageUrl} /> : <HealthIcon name={icon} />}
      <span lang={lang ?? undefined}>
        {name}
        {note !== '' && <small>{note}</small>}
      </span>
    </a>
  );
}
