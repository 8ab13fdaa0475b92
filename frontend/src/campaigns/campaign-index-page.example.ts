import type { CampaignIndexPageProps } from '@/contract/types';
import { metaOf } from '@/testing/examples/meta';

export const usual: CampaignIndexPageProps = {
  meta: metaOf('Campaigns'),
  title: 'Campaigns',
  lead: 'What our advertisements speak about at the moment.',
  campaigns: [
    {
      link: {
        label: 'Piles treatment in Delhi NCR',
        url: '/campaigns/piles-delhi-ncr',
        lang: null,
      },
      lead: 'Ask in private.',
    },
  ],
};

export const none: CampaignIndexPageProps = { ...usual, campaigns: [] };
