import { hreflang } from '@/lib/page-language';
import { HospitalCover } from '@/ui/art/cover';
import { Icon } from '@/ui/icon/icon';
import { useLanguage } from '@/ui/language';
import { useText } from '@/ui/text';

const PAGE = '/partner-with-us'; // in English alone

/** For hospitals and doctors, on / and /about-us: one link, the whole band (spec section 2). */
export function PartnerBanner() {
  const t = useText();
  const language = useLanguage();
  return (
    <section className="section partner-section" aria-label={t.home.partner}>
      <div className="container">
        <a className="partner" href={PAGE} hrefLang={hreflang(PAGE, language)}>
          <div className="partner__text">
            <h2>{t.home.partnerTitle}</h2>
            <span>{t.home.partnerText}</span>
            <span className="partner__cta">
              {t.home.partnerAction} <Icon name="arrow-right" />
            </span>
          </div>
          <HospitalCover className="partner__scene" seed="partner" photo={null} />
        </a>
      </div>
    </section>
  );
}
