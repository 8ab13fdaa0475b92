import type { Question } from '@/contract/types';
import { JsonBlock } from '@/ui/json-block';
import { Accordion } from './accordion';

type Asked = Pick<Question, 'question' | 'answer'>;

/** Questions put together on the page itself, and the same as schema.org FAQPage for search engines. */
export function AskedHere({ questions }: { questions: Asked[] }) {
  return (
    <>
      <Accordion questions={questions} />
      <JsonBlock type="application/ld+json" value={faqPage(questions)} />
    </>
  );
}

function faqPage(questions: Asked[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
