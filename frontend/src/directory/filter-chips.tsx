import type { FilterOption, Listing } from '@/contract/types';
import { Icon } from '@/ui/icon/icon';
import { useText } from '@/ui/text';

/** What was chosen, each a link that takes itself away, then a few that are often wanted. */
export function FilterChips({ listing }: { listing: Listing }) {
  const t = useText();
  const hints = hintsFrom(listing);
  if (listing.chosen.length + hints.length === 0) return null;
  return (
    <nav
      className="filterbar"
      aria-label={listing.chosen.length > 0 ? t.list.chosenFilters : t.list.oftenChosen}
      data-hints-only={listing.chosen.length === 0 ? '' : undefined}
    >
      {listing.chosen.map((option) => (
        <a
          key={option.url}
          className="chip"
          href={option.url}
          aria-current="true"
          aria-label={t.list.remove(option.label)}
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
function hintsFrom({ filters }: Listing): FilterOption[] {
  return filters.flatMap(({ options }) => {
    if (options.some((option) => option.isChosen && option.value !== '')) return [];
    return options.filter((option) => option.value !== '' && option.count > 0).slice(0, 1);
  });
}
