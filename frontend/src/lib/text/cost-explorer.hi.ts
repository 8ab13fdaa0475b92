import { beforePostposition } from '@/lib/before-postposition';
import type { en } from './cost-explorer.en';

/** The cost explorer, in Hindi. */
export const hi: typeof en = {
  form: 'चुनें कि क़ीमत किस चीज़ की देखनी है',
  treatment: 'इलाज',
  anyTreatment: 'सभी इलाज',
  city: 'शहर',
  anyCity: 'सभी शहर',
  room: 'कमरा',
  anyRoom: 'कोई भी कमरा',
  insurance: 'बीमा या योजना',
  anyInsurance: 'कोई भी, या कोई नहीं',
  show: 'ख़र्च देखें',
  hospital: 'अस्पताल',
  fewQuotes: 'बीच की क़ीमत के लिए क़ीमतें बहुत कम हैं',
  medianLine: (amount, city) =>
    `पट्टियों के आर-पार की रेखा: ${city === '' ? 'भारत' : 'शहर'} की बीच की क़ीमत, ${amount}।`,
  barsOf: (treatment, city) =>
    `${city === '' ? '' : `${city} के `}अस्पताल ${beforePostposition(treatment)} के लिए कितना माँगते हैं`,
  noBar: 'किसी अस्पताल ने इसके लिए अपनी क़ीमत नहीं बताई है।',
  leftOut: 'यहाँ क्या नहीं दिखाया गया',
  with: (insurer) => `${insurer} के साथ`,
  nearest: (city) => `सबसे पास की क़ीमत: ${city}`,
  nearestText: (city, km, asked) =>
    `यह क़ीमत ${city} की है, जो लगभग ${km.toLocaleString('en-IN')} किलोमीटर दूर है। यह ${asked} की क़ीमत नहीं है।`,
  costThere: (city) => `${city} में ख़र्च के बारे में और`,
  span: (treatment, cities, label) =>
    `${treatment}${label === '' ? '' : `, ${label}`}: ${cities === 1 ? '1 शहर' : `${cities} शहरों`} की सबसे कम से सबसे ज़्यादा क़ीमत। पूरे भारत की क़ीमत किसी ने नहीं छापी है।`,
  keep: 'यह अनुमान अपने पास रखें',
  print: 'एक पन्ने पर छापें',
  share: 'भेजें',
  whatsapp: 'WhatsApp से भेजें',
  copied: 'लिंक कॉपी हो गया।',
  link: 'इस अनुमान का लिंक:',
  whole: (treatment, city) =>
    `${city === '' ? '' : `${city} में `}${beforePostposition(treatment)} के ख़र्च के बारे में सब कुछ: किससे बदलता है, सरकारी दरें, सवाल`,
  all: 'सभी इलाजों का ख़र्च',
  allTitle: 'सभी इलाज और उनकी क़ीमत',
  compare: 'अस्पताल, कमरे और बीमे के हिसाब से तुलना करें',
};
