import type { DoctorsPage, FilterOption } from '@/contract/types';
import { Icon } from '@/ui/icon/icon';
import { useText } from '@/ui/text';

/** What was chosen, each a link that takes itself away, then a few that are often wanted. */
export function FilterChips({ page }: { page: DoctorsPage }) {
  const t = useText();
  const hints = hintsFrom(page);
  if (page.chosen.length + hints.length === 0) return null;
  return (
    <nav
      className="filterbar"
      aria-label={t.doctors.chosenFilters}
      data-hints-only={page.chosen.length === 0 ? '' : undefined}
    >
      {page.chosen.map((option) => (
        <a
          key={option.url}
          className="chip"
          href={option.url}
          aria-current="true"
          aria-label={t.doctors.remove(option.label)}
        >
          {option.label} <Icon name="x" />
        </a>
      ))}
      {hints.map((option) => (
        <a key={option.url} className="chip is-hint" href={option.url} rel="nofollow">
          {option.label}
        </a>
      ))}
    </nav>
  );
}

/** The first option of every filter that is still open and would show someone. */
function hintsFrom({ filters }: DoctorsPage): FilterOption[] {
  return filters.flatMap(({ options }) => {
    if (options.some((option) => option.isChosen && option.value !== '')) return [];
    return options.filter((option) => option.value !== '' && option.count > 0).slice(0, 1);
  });
}
