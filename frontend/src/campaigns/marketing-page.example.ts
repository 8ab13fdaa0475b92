import type { MarketingPageProps } from '@/contract/types';
import { kavita } from '@/testing/examples/doctors';
import { metaOf } from '@/testing/examples/meta';
import { gallbladder } from '@/testing/examples/prices';

export const usual: MarketingPageProps = {
  meta: metaOf('Gallbladder removal in Delhi NCR'),
  title: 'Gallbladder removal in Delhi NCR, with the price told first',
  lead: 'Ask in private. Decide when you are ready.',
  checks: ['Price range told on the first call', 'Help with insurance papers'],
  prices: [gallbladder],
  sections: [
    { kind: 'surgeons', title: 'Surgeons you can meet', doctors: [kavita] },
    {
      kind: 'steps',
      title: 'What happens next',
      steps: [{ title: 'Ask', text: 'Free.' }],
    },
    {
      kind: 'questions',
      title: 'Questions people ask',
      questions: [{ question: 'Does it cost anything?', answer: 'No.', group: '' }],
    },
    { kind: 'buttons', title: 'Talk to us', buttons: ['pdf', 'whatsapp', 'callbutton'] },
    { kind: 'text', title: 'First steps', text: 'A surgeon looks first.' },
  ],
};

/** What an editor leaves out is not there. */
export const bare: MarketingPageProps = { ...usual, checks: [], prices: [], sections: [] };
