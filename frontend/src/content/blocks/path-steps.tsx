import type { Step } from '@/contract/types';

/** Steps along the path, in order. */
export function PathSteps({ steps }: { steps: Step[] }) {
  return (
    <ol className="journey path-steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
