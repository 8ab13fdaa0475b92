import type { BmiResult } from '@/contract/types';
import type { Text } from '@/lib/text';
import { calculatorsText } from '@/lib/text/calculators';
import { useStrings } from '@/ui/language';
import { BmiScale } from './bmi-scale';
import { BANDS, INDIAN_BANDS, WHO_BANDS } from './calculators';

/** The number, what it says, where it stands on the scale, and the bands of India and of the WHO. */
export function BmiAnswer({ result }: { result: BmiResult }) {
  const t = useStrings(calculatorsText).bmi;
  return (
    <section className="card card--pad bmi" aria-labelledby="bmi-title">
      <h2 className="bmi__title" id="bmi-title">
        {t.title}
      </h2>
      <p className="bmi__value">{result.value.toFixed(1)}</p>
      <p>
        <b>{t.sentence[result.band]}</b>
      </p>
      <BmiScale value={result.value} />
      <Bands chosen={result.band} />
      <p className="small">{t.whoSays(t.bands[result.whoBand])}</p>
      <p className="small">
        {t.healthyWeight}{' '}
        <b className="nowrap">{t.kgToKg(result.lightest.toFixed(1), result.heaviest.toFixed(1))}</b>
        {`${t.stop} ${t.notADiagnosis}`}
      </p>
    </section>
  );
}

/** In the place of the answer until there is one: the scale and the bands. */
export function BmiBefore() {
  const t = useStrings(calculatorsText).bmi;
  return (
    <section className="card card--pad bmi" aria-labelledby="bmi-title">
      <h2 className="bmi__title" id="bmi-title">
        {t.title}
      </h2>
      <p>
        <b>{t.before}</b>
      </p>
      <BmiScale value={null} />
      <Bands chosen={null} />
      <p className="small">{t.notADiagnosis}</p>
    </section>
  );
}

function Bands({ chosen }: { chosen: BmiResult['band'] | null }) {
  const t = useStrings(calculatorsText).bmi;
  return (
    <div className="table-wrap">
      <table>
        {/* Each of its columns has its place before the next has come. */}
        <colgroup span={3} />
        <thead>
          <tr>
            <th scope="col">{t.band}</th>
            <th scope="col">{t.indian}</th>
            <th scope="col">{t.who}</th>
          </tr>
        </thead>
        <tbody>
          {BANDS.map((band, index) => (
            <tr key={band} className={band === chosen ? 'is-chosen' : undefined}>
              <th scope="row">
                {t.bands[band]}
                {band === chosen && <span className="badge badge--warm bmi__here">{t.yours}</span>}
              </th>
              <td>{range(INDIAN_BANDS, index, t)}</td>
              <td>{range(WHO_BANDS, index, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** From where a band begins to just below where the next one does. */
function range(begins: number[], index: number, t: Text['calculators']['bmi']): string {
  const start = begins[index - 1];
  const end = begins[index];
  if (start === undefined) return t.below(String(end));
  if (end === undefined) return t.above(String(start));
  return t.between(String(start), (end - 0.1).toFixed(1));
}
