import type { en } from './shortlist.en';

/** Saved doctors and hospitals, in Hindi. */
export const hi: typeof en = {
  menu: 'सहेजे गए डॉक्टर और अस्पताल',
  save: (name) => `${name} को सहेजें`,
  remove: (name) => `${name} को हटाएँ`,
  compare: (count) => (count === 1 ? '1 सहेजा गया: देखें' : `${count} सहेजे गए: तुलना करें`),
  said: {
    added: 'इस डिवाइस पर सहेजा गया।',
    removed: 'सहेजी गई सूची से हटाया गया।',
    full: 'छह सहेजे जा चुके हैं। इससे ज़्यादा की तुलना नहीं हो सकती। पहले किसी एक को हटाएँ।',
    blocked: 'यह ब्राउज़र कुछ सहेजने नहीं देता, इसलिए सहेजा नहीं जा सका।',
  },
  noScript: 'आपकी सूची आपका ब्राउज़र सहेजता है। उसे यहाँ देखने के लिए जावास्क्रिप्ट चालू करें।',
  loading: 'आपकी सूची खुल रही है…',
  failed: 'आपकी सूची नहीं खुल सकी। वह इस डिवाइस पर अब भी सहेजी हुई है।',
  again: 'फिर कोशिश करें',
  gone: (count) =>
    count === 1
      ? 'आपकी सूची का एक नाम अब इस साइट पर नहीं है।'
      : `आपकी सूची के ${count} नाम अब इस साइट पर नहीं हैं।`,
  none: 'अभी कुछ सहेजा नहीं गया',
  noneText: 'डॉक्टर या अस्पताल के कार्ड पर दिल दबाएँ, फिर यहाँ उनकी तुलना करें।',
  findDoctors: 'डॉक्टर खोजें',
  findHospitals: 'अस्पताल खोजें',
  doctors: 'डॉक्टर',
  hospitals: 'अस्पताल',
  speciality: 'विशेषज्ञता',
  languages: 'भाषाएँ',
  nextClinic: 'अगली क्लिनिक',
  ask: 'समय माँगें',
  askWith: (name) => `, ${name} के साथ`,
  place: 'कहाँ',
  far: (city) => `${city} से दूरी`,
  inCity: (city) => `${city} में`,
  kmAway: (km) => `लगभग ${km.toLocaleString('en-IN')} किमी, शहर से शहर तक`,
  whichCity: 'हर एक कितनी दूर है, यह देखने के लिए अपना शहर चुनें',
  size: 'कितना बड़ा',
  staff: 'डॉक्टर',
  accepts: 'मान्यता और बीमा',
  notRecorded: 'दर्ज नहीं',
};
