import type { searchBox as en } from './search-box.en';

/** The search box and its list, in Hindi. */
export const searchBox: typeof en = {
  suggestions: 'सुझाव',
  seeAll: (query) => `“${query}” के सभी नतीजे देखें`,
  none: (query) => `'${query}' से कुछ नहीं मिला`,
  count: (total) => `${total} सुझाव`,
  waiting: 'खोज रहे हैं…',
  offline: 'अभी सुझाव नहीं मिल रहे। नतीजे देखने के लिए “खोजें” दबाएँ।',
  close: 'खोज बंद करें',
};
