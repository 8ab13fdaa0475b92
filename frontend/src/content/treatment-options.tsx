import type { TreatmentOption } from '@/contract/types';
import { LabelledCell } from '@/ui/labelled-cell';
import { Cited, marksOf, withoutMarks } from '@/ui/prose/cited';
import { useText } from '@/ui/text';

/** A table; on a narrow screen each row becomes a block that names its own cells. */
export function TreatmentOptions({ options }: { options: TreatmentOption[] }) {
  const t = useText();
  return (
    <div className="table-wrap">
      <table className="table-stack">
        <thead>
          <tr>
            <th scope="col">{t.condition.option}</th>
            <th scope="col">{t.condition.bestFor}</th>
            <th scope="col">{t.condition.recovery}</th>
          </tr>
        </thead>
        <tbody>
          {options.map(({ name, url, bestFor, recovery }) => (
            <tr key={name}>
              <th scope="row">
                {url !== null && <a href={url}>{withoutMarks(name)}</a>}
                <Cited text={url === null ? name : marksOf(name)} />
              </th>
              <LabelledCell label={t.condition.bestFor}>
                <Cited text={bestFor} />
              </LabelledCell>
              <LabelledCell label={t.condition.recovery}>
                <Cited text={recovery} />
              </LabelledCell>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
