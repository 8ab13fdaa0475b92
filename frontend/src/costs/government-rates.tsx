import type { CghsRow, CghsTable, SchemeRate } from '@/contract/types';
import { rupees } from '@/lib/money';
import type { Text } from '@/lib/text';
import { LabelledCell } from '@/ui/labelled-cell';
import { useText } from '@/ui/text';

interface GovernmentRates {
  pmjay: SchemeRate[];
  cghs: CghsTable | null;
  city: string;
}

/** What schemes pay: PM-JAY as listed, CGHS as its rule makes it for the place. */
export function GovernmentRates({ pmjay, cghs, city }: GovernmentRates) {
  const t = useText();
  return (
    <>
      <p>{t.costs.governmentText}</p>
      {pmjay.length > 0 && (
        <ul className="card card--pad rates">
          {pmjay.map((rate) => (
            <li key={rate.state}>
              <span>
                <b>{t.costs.pmjay(rate.state)}</b>
                {rate.note !== '' && <small>{rate.note}</small>}
              </span>
              <span className="range__money">{rupees(rate.amount)}</span>
              <span className="caption">{source(rate, t)}</span>
            </li>
          ))}
        </ul>
      )}
      {cghs !== null && <Cghs table={cghs} city={city} />}
    </>
  );
}

function Cghs({ table, city }: { table: CghsTable; city: string }) {
  const t = useText();
  const columns = [t.costs.nonNabh, t.costs.nabh, t.costs.superSpeciality];
  return (
    <>
      <h3>{t.costs.cghs(table.note)}</h3>
      <p>
        {table.tier !== null && `${t.costs.cghsTier(city, t.costs.tier(table.tier))} `}
        {t.costs.cghsBase(rupees(table.base))}
      </p>
      <div className="table-wrap">
        <table className="table-stack">
          <thead>
            <tr>
              <th scope="col">{table.by === 'ward' ? t.costs.ward : t.costs.cityTier}</th>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <Row key={`${row.ward} ${row.tier}`} row={row} by={table.by} columns={columns} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="small">{t.costs.cghsRule(table.revisedOn)}</p>
      <p className="caption">
        {source(table, t)} {t.costs.cghsSource(table.revisedOn)}
      </p>
    </>
  );
}

interface Row {
  row: CghsRow;
  by: CghsTable['by'];
  columns: string[];
}

function Row({ row, by, columns }: Row) {
  const t = useText();
  return (
    <tr>
      <th scope="row">{by === 'ward' ? t.costs.wards[row.ward] : t.costs.tier(row.tier)}</th>
      {[row.nonNabh, row.nabh, row.superSpeciality].map((amount, index) => (
        <LabelledCell key={columns[index]} label={columns[index]}>
          {rupees(amount)}
        </LabelledCell>
      ))}
    </tr>
  );
}

interface Sourced {
  source: string;
  asOf: string;
  isDemo: boolean;
}

function source({ source: name, asOf, isDemo }: Sourced, t: Text): string {
  return `${t.sentence(t.prices.source(name, asOf))}${isDemo ? ` ${t.prices.demo}` : ''}`;
}
