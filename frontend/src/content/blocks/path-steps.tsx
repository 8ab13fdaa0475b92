import type { Step } from '@/contract/types';
import { Cited } from '@/ui/prose/cited';

/** Steps along the path, in order. */
export function PathSteps({ steps }: { steps: Step[] }) {
  return (
    <ol className="journey path-steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <b>
            <Cited text={title} />
          </b>
          <span>
            <Cited text={text} />
          </span>
        </li>
      ))}
    </ol>
  );
}
