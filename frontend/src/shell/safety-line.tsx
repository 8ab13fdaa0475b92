import type { Brand } from '@/contract/types';
import { telUrl } from '@/lib/contact';
import { Icon } from '@/ui/icon/icon';
import { useText } from '@/ui/text';

/** On every page that has no such notice of its own: this site is not for emergencies. */
export function SafetyLine({ brand }: { brand: Brand }) {
  const t = useText();
  return (
    <section className="safety" aria-label={t.footer.safety}>
      <p className="container">
        <Icon name="siren" />
        <span>
          <b>
            {t.footer.emergency} <a href={telUrl(brand.emergencyNumber)}>{brand.emergencyNumber}</a>
            {t.stop}
          </b>{' '}
          {t.footer.notForEmergencies}
        </span>
      </p>
    </section>
  );
}
