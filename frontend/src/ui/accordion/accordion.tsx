import type { Question } from '@/contract/types';
import { Icon } from '@/ui/icon/icon';
import { Cited } from '@/ui/prose/cited';
import { Prose } from '@/ui/prose/prose';

/** Questions that open where they stand. The first is open. */
export function Accordion({ questions }: { questions: Pick<Question, 'question' | 'answer'>[] }) {
  return (
    <div className="accordion">
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            <Cited text={question} /> <Icon name="chevron-down" />
          </summary>
          <div>
            <Prose text={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
