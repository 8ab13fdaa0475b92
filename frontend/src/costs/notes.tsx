import type { CostDriver } from '@/contract/types';
import { Icon } from '@/ui/icon/icon';
import { Cited } from '@/ui/prose/cited';
import { useText } from '@/ui/text';

/** What changes the price; on a narrow screen each row becomes a block. */
export function Drivers({ drivers }: { drivers: CostDriver[] }) {
  const t = useText();
  return (
    <div className="table-wrap">
      <table className="table-stack drivers">
        <thead>
          <tr>
            <th scope="col">{t.costs.driver}</th>
            <th scope="col">{t.costs.driverHow}</th>
          </tr>
        </thead>
        <tbody>
          {drivers.map(({ title, text }) => (
            <tr key={title}>
              <th scope="row">
                <Cited text={title} />
              </th>
              <td>
                <Cited text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface Package {
  includes: string[];
  excludes: string[];
}

/** What a package holds, and what comes on top of it. */
export function Package({ includes, excludes }: Package) {
  const t = useText();
  return (
    <div className="cols2">
      <Items title={t.costs.included} items={includes} icon="check" />
      <Items title={t.costs.excluded} items={excludes} icon="x" />
    </div>
  );
}

function Items({ title, items, icon }: { title: string; items: string[]; icon: 'check' | 'x' }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="cols2__head">{title}</h3>
      <ul className={icon === 'check' ? 'ticks' : 'ticks ticks--no'}>
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} />
            <span>
              <Cited text={item} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
