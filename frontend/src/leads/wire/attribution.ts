import type { Attribution } from '@/contract/types';
import { firstTouch, lastTouch } from '@/tracking/attribution';
import type { Touch } from '@/tracking/touch';

/** Lead fields that hold a short word hold at most 120 letters (sehat/leads/schemas/words.py, Word). */
const WORD = 120;

/** Who has the signed address of a request may change it: of its page only the place is told. */
const unsigned = ({ path = '', ...touch }: Touch) => ({
  ...touch,
  path: path.replace(/^(\/request\/status)\/.*/, '$1'),
});

/** Where this visitor came from, by the wire names of the lead record; {} for who came by themselves. */
export function attribution(): Partial<Attribution> {
  const last = lastTouch();
  const first = firstTouch();
  if (!last || !first) return {};
  const word = (name: string) => [...(last[name] ?? '')].slice(0, WORD).join('');
  const fields: Partial<Attribution> = {
    Zutm_sourcedata: last.utm_source ?? last.source ?? '',
    Zutm_mediumdata: last.utm_medium ?? last.medium ?? '',
    Zutm_campaigndata: last.utm_campaign ?? '',
    Zutm_termdata: last.utm_term ?? '',
    utm_term: last.utm_term ?? '',
    Keyword_Text: last.keyword ?? '',
    Keyword_Match_Type: word('matchtype'),
    campaignid: word('campaignid'),
    Network: word('network'),
    GCLID: last.gclid ?? '',
    TBCLID: last.tblci ?? '',
    Adset_Id: word('adset_id') || word('adsetid'),
    placement: last.placement ?? '',
    site_source_name: last.site_source_name ?? '',
    firstTouch: unsigned(first),
    lastTouch: unsigned(last),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
