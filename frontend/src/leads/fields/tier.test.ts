import { describe, expect, it } from 'vitest';
import { leadTier } from './tier';

const PAGES = ['Treatment_City', 'CityWise_Doctors_Listing', 'Condition', 'Blog', 'Home', ''];
const CITIES = ['', 'Other', 'Pune'];
const INSURANCE = ['', 'Govt. (Ayushman, CGHS, ECHS etc.)', 'Private Insurance'];

describe('the tier of a lead', () => {
  it.each([
    [3, 'Treatment_City', 'Pune', '', 1],
    [3, 'CityWise_Doctors_Listing', 'Pune', '', 1],
    [3, 'CityWise_Doctors_Listing', 'Other', '', 3],
    [3, 'Condition', 'Pune', '', 3],
    [2, 'Condition', 'Pune', '', 1],
    [2, 'Blog', '', '', 2],
    [2, 'Treatment_City', 'Pune', '', 2],
    [3, 'Home', '', 'Private Insurance', 1],
    [3, 'Home', '', 'Govt. (Ayushman, CGHS, ECHS etc.)', 3],
  ])('%d on %s in “%s” with “%s” is %d', (pageTier, pageType, city, insuranceType, tier) => {
    expect(leadTier({ pageTier, pageType, city, insuranceType })).toBe(tier);
  });

  it('is 1 or the page’s own, and 1 with private insurance, whatever is chosen', () => {
    for (const pageTier of [1, 2, 3]) {
      for (const pageType of PAGES) {
        for (const city of CITIES) {
          for (const insuranceType of INSURANCE) {
            const tier = leadTier({ pageTier, pageType, city, insuranceType });
            expect([1, pageTier]).toContain(tier);
            if (insuranceType === 'Private Insurance') expect(tier).toBe(1);
          }
        }
      }
    }
  });
});
