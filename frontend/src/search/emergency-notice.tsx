import type { Brand } from '@/contract/types';
import { telUrl } from '@/lib/contact';
import { Icon } from '@/ui/icon/icon';
import { useText } from '@/ui/text';

export type EmergencyNumbers = Pick<Brand, 'emergencyNumber' | 'ambulanceNumber'>;

/** What was typed sounds like an emergency: the number comes before the results. */
export function EmergencyNotice({ brand }: { brand: EmergencyNumbers }) {
  const t = useText();
  return (
    <section className="care care--urgent">
      <h2>
        <Icon name="siren" />
        {t.searchPage.emergencyTitle}
      </h2>
      <div className="care__body">
        <p>{t.searchPage.emergencyText}</p>
        <p className="care__calls">
          <a className="btn btn--call" href={telUrl(brand.emergencyNumber)}>
            <Icon name="phone" />
            {t.callNumber(brand.emergencyNumber)}
          </a>
          {brand.ambulanceNumber !== '' && (
            <a className="btn btn--call" href={telUrl(brand.ambulanceNumber)}>
              <Icon name="phone" />
              {t.searchPage.ambulance(brand.ambulanceNumber)}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
