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
  finder: {
    label: 'इलाज खोजें',
    query: 'डॉक्टर, अस्पताल, बीमारी और इलाज खोजें',
    placeholder: 'डॉक्टर, बीमारी, इलाज',
    popular: 'लोग अक्सर खोजते हैं',
    allIndia: 'पूरा भारत',
  },
  results: {
    popular: 'लोग अक्सर खोजते हैं',
    answers: 'सबसे सही पन्ना',
    mentioned: 'इन पन्नों में इसका ज़िक्र है',
    kinds: {
      Condition: 'बीमारियाँ',
      Treatment: 'इलाज',
      Department: 'विभाग',
      Doctor: 'डॉक्टर',
      Hospital: 'अस्पताल',
      Test: 'जाँच',
      Symptom: 'लक्षण',
      Blog: 'लेख',
      Cost: 'ख़र्च',
    },
  },
};
