import type { Symptom } from '@/contract/types';
import { HealthIcon } from '@/ui/icon/health-icon';
import { Cited } from '@/ui/prose/cited';
import { Prose } from '@/ui/prose/prose';

export function Symptoms({ intro, symptoms }: { intro: string; symptoms: Symptom[] }) {
  return (
    <>
      <Prose text={intro} />
      {symptoms.length > 0 && (
        <ul className="symptoms">
          {symptoms.map(({ title, text, icon }) => (
            <li key={title}>
              <HealthIcon name={icon} />
              <div className={text === '' ? 'is-short' : undefined}>
                <h3>
                  <Cited text={title} />
                </h3>
                {text !== '' && (
                  <p>
                    <Cited text={text} />
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
