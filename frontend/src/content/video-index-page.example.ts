import type { VideoIndexPageProps } from '@/contract/types';
import { crumbsTo, metaOf } from '@/testing/examples/meta';

export const usual: VideoIndexPageProps = {
  meta: metaOf('Videos'),
  crumbs: crumbsTo('Videos'),
  title: 'Videos',
  intro: 'Short films.',
  videos: [
    {
      title: 'What happens in an ultrasound',
      url: '/videos/ultrasound',
      icon: 'sonography',
      lead: 'Two minutes, no needles.',
      published: '1 October 2026',
      seconds: 120,
    },
    {
      title: 'How a cashless claim works',
      url: '/videos/cashless',
      icon: 'sonography',
      lead: 'From the first form to the day you go home.',
      published: '1 October 2026',
      seconds: null,
    },
  ],
};

export const none: VideoIndexPageProps = { ...usual, videos: [] };
