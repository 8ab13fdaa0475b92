import type { CostEstimate } from '@/contract/types';
import { PriceLegend, PriceSources } from '@/directory/price-notes';
import { PriceRanges } from '@/directory/price-range';
import { midSentence } from '@/lib/words';
import { MoreLink } from '@/ui/link/more-link';
import { useText } from '@/ui/text';
import { FigureCard } from './figure-card';
import { GovernmentRates } from './government-rates';
import { HospitalBars } from './hospital-bars';
import { NoFigure } from './no-figure';
import { Package } from './notes';
import { ShareEstimate } from './share-estimate';

/** The figure of the place, its hospitals, what is left out, and the way to keep it. */
export function Estimate({ estimate }: { estimate: CostEstimate }) {
  const t = useText();
  const { figure, treatment, city, includes, excludes, otherCities } = estimate;
  return (
    <>
      {figure === null ? (
        <NoFigure
          treatment={treatment.label}
          city={city}
          nearest={estimate.nearest}
          span={estimate.span}
        />
      ) : (
        <FigureCard
          figure={figure}
          treatment={treatment.label}
          city={city}
          legend={<PriceLegend rows={[figure]} />}
          source={<PriceSources rows={[figure]} />}
        />
      )}
      <ShareEstimate estimate={estimate} />
      <h2 id="hospitals">{t.costs.byHospital}</h2>
      <Hospitals estimate={estimate} />
      {estimate.insuranceNote !== '' && <Insurance estimate={estimate} />}
      {includes.length + excludes.length > 0 && (
        <>
          <h2 id="package">{t.costs.package}</h2>
          <Package includes={includes} excludes={excludes} />
        </>
      )}
      {otherCities.length > 0 && (
        <div className="estimate__cities">
          <h2 id="cities">{city === '' ? t.costs.byCity : t.costs.otherCities}</h2>
          <div className="card card--pad">
            <PriceRanges rows={otherCities} />
          </div>
        </div>
      )}
      <MoreLink href={estimate.costUrl}>
        {t.costExplorer.whole(midSentence(treatment.label), city)}
      </MoreLink>
    </>
  );
}

function Hospitals({ estimate }: { estimate: CostEstimate }) {
  const t = useText();
  const { byHospital, leftOut, treatment, city, figure } = estimate;
  return (
    <>
      {byHospital.length === 0 ? (
        <p>{t.costExplorer.noBar}</p>
      ) : (
        <>
          <p className="caption">{t.costs.byHospitalOrder}</p>
          <HospitalBars
            rows={byHospital}
            median={figure?.typical ?? null}
            city={city}
            caption={t.costExplorer.barsOf(midSentence(treatment.label), city)}
          />
        </>
      )}
      {leftOut.length > 0 && (
        <>
          <h3>{t.costExplorer.leftOut}</h3>
          <ul className="small left-out">
            {leftOut.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Insurance({ estimate }: { estimate: CostEstimate }) {
  const t = useText();
  return (
    <>
      <h2 id="insurance">{t.costExplorer.with(estimate.insurance)}</h2>
      <p>{estimate.insuranceNote}</p>
      {estimate.rates.length > 0 && (
        <GovernmentRates pmjay={estimate.rates} cghs={null} city={estimate.city} />
      )}
    </>
  );
}
