import type { Step } from '@/contract/types';
import { useText } from '@/ui/text';

export function HowItWorks({ steps }: { steps: Step[] }) {
  const t = useText();
  if (steps.length === 0) return null;
  return (
    <section className="how section" aria-labelledby="how">
      <div className="container">
        <h2 id="how">{t.home.steps}</h2>
        <div className="how__track">
          <svg
            className="how__path"
            viewBox="0 0 1200 120"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d="M22 80C120 80 200 30 330 30S520 80 640 80 820 30 950 30c110 0 180 36 300 20" />
          </svg>
          <StepList steps={steps} />
        </div>
      </div>
    </section>
  );
}

export function StepList({ steps }: { steps: Step[] }) {
  return (
    <ol className="how__steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
