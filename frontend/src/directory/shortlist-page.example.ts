import type { ShortlistPageProps } from '@/contract/types';
import { crumbsTo, metaOf } from '@/testing/examples/meta';

const TITLE = 'Saved doctors and hospitals';

export const empty: ShortlistPageProps = {
  meta: { ...metaOf(TITLE), noindex: true },
  crumbs: crumbsTo(TITLE),
  title: TITLE,
  intro: 'Side by side, to compare. The list is stored on this device alone.',
};
