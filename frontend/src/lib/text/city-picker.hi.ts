import type { cityPicker as en } from './city-picker.en';

/** The city picker in Hindi. */
export const cityPicker: typeof en = {
  chip: 'शहर: ',
  title: 'अपना शहर चुनें',
  personalDetails: 'आपकी जानकारी',
  why: 'इससे हम आपके पास के डॉक्टर, अस्पताल और खर्च दिखाते हैं।',
  close: 'बंद करें',
  name: 'आपका नाम',
  fullName: 'अपना पूरा नाम लिखें',
  needName: 'कृपया अपना नाम लिखें',
  needCity: 'कृपया अपना शहर चुनें',
  search: 'अपना शहर खोजें',
  searchHint: 'शहर का नाम लिखें, जैसे जयपुर',
  popular: 'बड़े शहर',
  others: 'दूसरे शहर',
  other: 'अन्य',
  matches: (count) => (count === 0 ? 'यह शहर अभी हमारी सूची में नहीं है' : `${count} शहर`),
  useMine: 'मेरी जगह से चुनें',
  finding: 'सबसे पास का शहर देख रहे हैं…',
  nearest: (city) => `सबसे पास का शहर: ${city}`,
  notFound: 'आपकी जगह पता नहीं चली। कृपया सूची में से शहर चुनें।',
  show: (city) => `${city} में इलाज देखें`,
  showNone: 'मेरे शहर में इलाज देखें',
  saved: 'आपका शहर बदल गया है',
  savedProfile: 'आपकी जानकारी बदल गई है',
  notKept: 'आपका ब्राउज़र शहर याद नहीं रखने दे रहा।',
};
