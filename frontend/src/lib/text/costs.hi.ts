import { beforePostposition } from '@/lib/before-postposition';
import type { en } from './costs.en';

const TIERS = ['I', 'II', 'III'];

/** Cost pages and treatments in a city, in Hindi. */
export const hi: typeof en = {
  getEstimate: 'अपने लिए अनुमान पाएँ',
  whatWasReviewed: 'यह इस इलाज के हमारे पन्ने के बारे में है। हर क़ीमत के साथ उसका स्रोत और तारीख़ लिखी है।',
  to: (low, high) => `${low} से ${high}`,
  lakh: (amount) => `₹${amount} लाख`,
  crore: (amount) => `₹${amount} करोड़`,
  forWhat: (treatment, city, what) =>
    `${city === '' ? '' : `${city} में `}${beforePostposition(treatment)} का ख़र्च${what === '' ? '' : `, ${what}`}।`,
  middleHalf: (low, high) => `आधी क़ीमतें ${low} और ${high} के बीच हैं।`,
  median: (amount) => `बीच की क़ीमत ${amount}`,
  theMedian: (amount) => `बीच की क़ीमत ${amount} है।`,
  quotes: (quotes, hospitals) => {
    const from = quotes === 1 ? '1 क़ीमत के आधार पर।' : `${quotes} क़ीमतों के आधार पर।`;
    if (hospitals === null) return from;
    return `${hospitals === 1 ? '1 अस्पताल' : `${hospitals} अस्पतालों`} की बताई ${from}`;
  },
  fewQuotes: 'बीच की क़ीमत बताने के लिए क़ीमतें बहुत कम हैं।',
  counts: (what) => `इस क़ीमत में शामिल है: ${what}`,
  moreFigures: 'कमरे या तरीक़े के हिसाब से',
  noFigure: (treatment, city) =>
    `${city === '' ? '' : `${city} में `}${beforePostposition(treatment)} की कोई छपी हुई क़ीमत अभी नहीं है`,
  demoCover: 'नमूना: कौन-सा अस्पताल कौन-सा बीमा या योजना लेता है, यह काल्पनिक है।',
  noFigureText: 'हम वही क़ीमत दिखाते हैं जो कहीं छपी हो या किसी अस्पताल ने बताई हो।',
  askFigure: 'अनुमान माँगें, हमारे सलाहकार आपके लिए क़ीमतें पता करेंगे।',
  general: 'छपी हुई क़ीमतें, जिनमें यह शहर नहीं है',
  drivers: 'क़ीमत किन बातों से बदलती है',
  driver: 'बात',
  driverHow: 'क़ीमत पर असर',
  package: 'पैकेज में आमतौर पर क्या होता है',
  included: 'आमतौर पर पैकेज में',
  excluded: 'अक्सर अलग से लिया जाता है',
  byHospital: 'अस्पताल के हिसाब से क़ीमत',
  byHospitalOrder: 'सबसे कम क़ीमत सबसे पहले। अस्पताल पैसे देकर ऊपर नहीं आ सकते।',
  noHospital: (city) =>
    `${city} के किसी अस्पताल ने हमें इस इलाज की अपनी क़ीमत नहीं बताई है। दो-तीन अस्पतालों से लिखित अनुमान माँगें, जिसमें कमरा, तरीक़ा और अलग से लगने वाले ख़र्च लिखे हों।`,
  hospitalsHere: (count, city) =>
    `${city} के ${count === 1 ? '1 अस्पताल' : `${count} अस्पतालों`} में यह विभाग है`,
  government: 'सरकारी दरें',
  governmentText:
    'सरकारी योजना इस इलाज के लिए अस्पताल को इतना देती है। योजना का कार्ड न हो तो आप अस्पताल की अपनी क़ीमत देते हैं।',
  pmjay: (state) => (state === '' ? 'PM-JAY पैकेज' : `PM-JAY पैकेज, ${state}`),
  cghs: (what) => (what === '' ? 'CGHS की दरें' : `CGHS की दरें, ${what}`),
  tier: (tier) => `टियर ${TIERS[tier - 1]}`,
  cghsTier: (city, tier) => `${city} ${tier} का शहर है।`,
  cghsBase: (amount) => `सूची की दर: ${amount} (NABH अस्पताल, टियर I शहर, सेमी-प्राइवेट वार्ड)।`,
  cghsRule: (since) =>
    `${since} से दर ऐसे बनती है: बिना NABH वाले अस्पताल को 15% कम, सुपर-स्पेशलिटी अस्पताल को 15% ज़्यादा। टियर II शहर में 10% कम, टियर III में 20% कम। जनरल वार्ड में 5% कम, प्राइवेट वार्ड में 5% ज़्यादा। ये क़दम एक के बाद एक लगते हैं; हम पूरे रुपये में लिखते हैं।`,
  cghsSource: (since) =>
    `नियम का स्रोत: ${since} को बदली CGHS दरों की सार्वजनिक जानकारी, नवंबर 2026 में जुटाई गई।`,
  ward: 'वार्ड',
  cityTier: 'शहर',
  wards: { general: 'जनरल', 'semi-private': 'सेमी-प्राइवेट', private: 'प्राइवेट' },
  nonNabh: 'बिना NABH',
  nabh: 'NABH वाला',
  superSpeciality: 'सुपर-स्पेशलिटी',
  paying: 'पैसे कैसे दें',
  insurance: 'बीमा और आयुष्मान',
  cashlessHere: (count, city) =>
    `${city === '' ? '' : `${city} के `}${count === 1 ? '1 अस्पताल' : `${count} अस्पतालों`} में कैशलेस बीमा चलता है`,
  insuranceAnywhere: 'कैशलेस अस्पताल देखें',
  loan: 'इलाज के लिए क़र्ज़',
  loanText: 'हर महीने थोड़ा-थोड़ा चुकाएँ',
  takenHere: 'कौन क्या लेता है',
  takenNote: 'जैसा इस विभाग वाले अस्पतालों ने हमें बताया। नेटवर्क बदलते रहते हैं, जाने से पहले पूछ लें।',
  hospitalsTake: (count) => `${count} अस्पताल`,
  otherCities: 'दूसरे शहरों में',
  byCity: 'शहर के हिसाब से ख़र्च',
  questions: 'आम सवाल',
  sources: 'स्रोत और तारीख़ें',
  changes: 'इस पन्ने पर क्या बदला',
  added: (range) => `जोड़ा गया: ${range}`,
  removed: (range) => `हटाया गया: ${range}`,
  changed: (before, after) => `${before} से बदलकर ${after} हुआ`,
  figure: 'क़ीमत',
  plainName: 'आसान शब्दों में',
  doneBy: 'कौन करता है',
  usedFor: 'किसके लिए',
  costIn: (city) => `${city} में ख़र्च`,
  seeCost: 'ख़र्च किन चीज़ों से बनता है',
  about: (treatment) => `${beforePostposition(treatment)} के बारे में सब कुछ`,
  doctorsWho: 'यह इलाज करने वाले डॉक्टर',
  doctorsOf: (specialists, city) => `${city} में ${specialists}`,
  doctors: 'डॉक्टर',
  hospitals: 'अस्पताल',
  hospitalsWith: (city) => `${city} के अस्पताल जिनमें यह विभाग है`,
  areas: (city) => `${city} के इलाक़े`,
  areasShort: 'इलाक़े',
  cost: 'ख़र्च',
  bookAside: 'अपॉइंटमेंट माँगें',
};
