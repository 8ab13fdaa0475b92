/** The browser's twin of sehat/leads/tier.py (spec section 4, decisions 2.5); the server's word counts. */
const CITY_RULE: Record<number, string[]> = {
  3: ['Treatment_City', 'CityWise_Doctors_Listing'],
  2: ['Condition', 'Blog'],
};

interface TierOf {
  pageTier: number;
  pageType: string;
  insuranceType: string;
  city: string;
}

export function leadTier({ pageTier, pageType, insuranceType, city }: TierOf): number {
  if (insuranceType === 'Private Insurance') return 1;
  const isOwnCity = city !== '' && city !== 'Other';
  return isOwnCity && CITY_RULE[pageTier]?.includes(pageType) ? 1 : pageTier;
}
