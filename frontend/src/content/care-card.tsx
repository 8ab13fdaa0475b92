import { telUrl } from '@/lib/contact';
import { Icon } from '@/ui/icon/icon';
import { Bullets } from '@/ui/prose/prose';
import { useText } from '@/ui/text';

interface CareCard {
  kind: 'see' | 'urgent';
  title: string;
  items: string[];
  call?: string;
}

/** When to see a doctor, and when not to wait. Nothing to say: nothing is rendered. */
export function CareCard({ kind, title, items, call }: CareCard) {
  const t = useText();
  if (items.length === 0) return null;
  return (
    <section className={`care care--${kind}`}>
      <h3>
        <Icon name={kind === 'see' ? 'stethoscope' : 'siren'} />
        {title}
      </h3>
      <div className="care__body">
        <Bullets items={items} />
        {call !== undefined && (
          <a className="btn btn--call" href={telUrl(call)}>
            <Icon name="phone" />
            {t.callNumber(call)}
          </a>
        )}
      </div>
    </section>
  );
}
