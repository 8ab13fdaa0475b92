import type { Phase } from '@/contract/types';
import { Cited } from '@/ui/prose/cited';

/** When one can do what again, along the path. */
export function Recovery({ phases }: { phases: Phase[] }) {
  return (
    <ol className="journey">
      {phases.map(({ when, text }) => (
        <li key={when} className="is-now">
          <b>
            <Cited text={when} />
          </b>
          <span>
            <Cited text={text} />
          </span>
        </li>
      ))}
    </ol>
  );
}
