import { telUrl } from '@/lib/contact';
import { Icon } from '@/ui/icon/icon';
import { Bullets } from '@/ui/prose/prose';
import { useText } from '@/ui/text';

interface CareCard {
  kind: 'see' | 'urgent';
  title: string;
  items: string[];
  calls?: string[];
  /** Of its title: 2 where it stands before the first heading of the page. */
  level?: 2 | 3;
}

/** When to see a doctor, and when not to wait. Nothing to say: nothing is rendered. */
export function CareCard({ kind, title, items, calls = [], level = 3 }: CareCard) {
  const t = useText();
  if (items.length === 0) return null;
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <section className={`care care--${kind}`}>
      <Title>
        <Icon name={kind === 'see' ? 'stethoscope' : 'siren'} />
        {title}
      </Title>
      <div className="care__body">
        <Bullets items={items} />
        {[...new Set(calls)].map((number) => (
          <a key={number} className="btn btn--call" href={telUrl(number)}>
            <Icon name="phone" />
            {t.callNumber(number)}
          </a>
        ))}
      </div>
    </section>
  );
}
