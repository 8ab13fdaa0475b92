import type { FormField } from '@/contract/types';
import { pilesScore } from '@/leads/fields/body';
import { codeIn } from '@/leads/fields/country-code';
import { htmlName } from '@/leads/fields/fields';
import { INDIA } from '@/leads/fields/mobile';
import { type Answers, withBase } from '@/leads/fields/rules';

/** What the form holds, by field. */
export function answersIn(target: HTMLFormElement, fields: FormField[]): Answers {
  const data = new FormData(target);
  const typedIn = (name: string) => String(data.get(name) ?? '');
  const answers: Answers = { countryCode: codeIn(typedIn('countryCode')) ?? INDIA };
  for (const { key } of withBase(fields)) answers[key] = typedIn(htmlName(key));
  if ('pilesSeverity' in answers) {
    answers.pilesSeverity = pilesScore(data.getAll('pilesSeverity').map(String));
  }
  if (data.has('consentParent')) answers.parentConfirms = 'on';
  return answers;
}
