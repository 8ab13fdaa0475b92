import type { ArticlePageProps } from '@/contract/types';
import { kavita } from './doctors';
import { picture } from './pictures';
import { gallbladder } from './prices';

/** Every block there is, once. */
export const everyBlock: ArticlePageProps['body'] = [
  { type: 'lead_form', title: 'Not sure what to do?', text: 'A care expert can help.' },
  { type: 'text', heading: 'When surgery helps', text: 'It helps when the pain comes back.' },
  { type: 'see_doctor', items: ['the pain comes back'] },
  { type: 'list', heading: 'What to bring', items: ['your reports', 'a list of medicines'] },
  { type: 'emergency', items: ['your skin turns yellow'] },
  {
    type: 'steps',
    heading: 'How the day goes',
    steps: [
      { title: 'You arrive fasting', text: 'No food for six hours.' },
      { title: 'You go home', text: 'Most people the next day.' },
    ],
  },
  {
    type: 'table',
    heading: 'Ways of doing it',
    caption: 'Your surgeon may advise another way.',
    head: ['Way', 'Best for'],
    rows: [['Keyhole', 'Most people']],
  },
  {
    type: 'cost',
    heading: 'What it costs',
    city: 'Delhi NCR',
    rows: [gallbladder],
    moreUrl: '/treatment/gallbladder-removal/cost',
  },
  { type: 'cost', heading: 'What the open way costs', city: 'Delhi NCR', rows: [], moreUrl: null },
  {
    type: 'doctors',
    heading: 'Surgeons',
    doctors: [kavita],
    more: { label: 'All surgeons', url: '/delhi-ncr/doctors/general-surgery', lang: null },
  },
  {
    type: 'figure',
    picture,
    alt: 'The gallbladder under the liver',
    caption: 'Where the gallbladder lies.',
  },
  {
    type: 'questions',
    heading: 'More questions',
    questions: [{ question: 'Is it safe?', answer: 'Mostly.', group: '' }],
  },
  {
    type: 'sources',
    sources: [
      {
        key: '',
        number: 0,
        cited: 0,
        title: 'Gallstones',
        publisher: 'NHS',
        url: null,
        readOn: null,
      },
    ],
  },
];
