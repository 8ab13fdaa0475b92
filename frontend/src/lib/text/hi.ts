import { account } from './account.hi';
import { calculators } from './calculators.hi';
import { hi as campaigns } from './campaigns.hi';
import { chat } from './chat.hi';
import { cityPicker } from './city-picker.hi';
import { common } from './common.hi';
import { content } from './content.hi';
import { hi as costExplorer } from './cost-explorer.hi';
import { hi as costs } from './costs.hi';
import type { Text } from './en';
import { ended } from './ended';
import { hi as helpful } from './helpful.hi';
import { listed } from './listed';
import { hi as myRequests } from './my-requests.hi';
import { hi as ownPages } from './own-pages.hi';
import { hi as privacy } from './privacy.hi';
import { hi as profileQuestions } from './profile-questions.hi';
import { profiles } from './profiles.hi';
import { hi as requestStatus } from './request-status.hi';
import { searchBox } from './search-box.hi';
import { hi as shortlist } from './shortlist.hi';
import { sources } from './sources.hi';
import { hi as yourData } from './your-data.hi';

/** साइट के सभी तय शब्द, हिंदी में। */
export const hi: Text = {
  ...common,
  ...profiles,
  account,
  skip: 'सीधे मुख्य सामग्री पर जाएँ',
  breadcrumb: 'आप यहाँ हैं',
  pages: 'पन्ने',
  pageNumber: (number) => `पन्ना ${number}`,
  next: 'आगे',
  previous: 'पीछे',
  savedPage: 'इंटरनेट नहीं है: यह पेज {} का है। क़ीमत और समय बदल गए हो सकते हैं।',
  offline: 'आप ऑफ़लाइन हैं। आपका लिखा हुआ कुछ भी मिटा नहीं है। इंटरनेट आने पर फिर कोशिश करें।',
  bookWith: (name) => `, ${name} के साथ`,
  callAbout: (name) => `${name} के बारे में कॉल करें`,
  secondOpinion: 'दूसरी राय लें',
  onThisPage: 'इस पन्ने पर',
  stop: '।',
  sentence: (words) => ended(words, '।'),
  andMore: (words) => listed(words, 'और'),

  ribbon: {
    label: 'सूचना',
    opinion: 'ऑपरेशन की सलाह मिली है? पहले दूसरी राय लें।',
    opinionAction: 'मुफ़्त कॉल के लिए अनुरोध करें »',
    app: 'हमारा ऐप मुफ़्त डाउनलोड करें >>',
    demoLabel: 'नमूना',
    noticeLabel: 'ज़रूरी सूचना',
    demo: 'नमूना: डॉक्टर, अस्पताल, क़ीमतें, राय और फ़ोन नंबर काल्पनिक हैं।',
  },
  header: {
    nav: 'मुख्य',
    menu: 'मेन्यू',
    advised: 'ऑपरेशन की सलाह मिली है?',
    advisedText: 'फ़ैसला लेने से पहले अपनी रिपोर्ट किसी दूसरे सर्जन को दिखाएँ।',
    callUs: 'हमें कॉल करें',
  },
  app: {
    title: 'अपनी रिपोर्ट और अपॉइंटमेंट एक ही जगह रखें',
    lead: 'ऐप डाउनलोड करें: अपना अनुरोध देखें, रिपोर्ट भेजें और हिंदी या अंग्रेज़ी में याद दिलाने वाले संदेश पाएँ।',
    slim: 'मुफ़्त ऐप, हिंदी और अंग्रेज़ी में।',
    getItOn: 'यहाँ से पाएँ',
    downloadOn: 'यहाँ से डाउनलोड करें',
    demo: 'नमूना: इन पतों पर अभी कोई ऐप नहीं है।',
  },
  footer: {
    nav: 'पन्ने के नीचे के लिंक',
    safety: 'आपात स्थिति में',
    about: 'डॉक्टर और अस्पताल खोजें, इलाज और उसका ख़र्च समझें, और हमसे कॉल पाएँ।',
    emergency: 'आपात स्थिति में कॉल करें:',
    notForEmergencies: 'यह वेबसाइट आपात स्थिति के लिए नहीं है।',
    disclaimer: 'यहाँ दी गई जानकारी आपके डॉक्टर की सलाह में मदद करती है, उसकी जगह नहीं लेती।',
    demo: (brand) =>
      `नमूना जानकारी: यहाँ दिखाए गए डॉक्टर, अस्पताल, क़ीमतें, लेखक, समीक्षक और राय काल्पनिक हैं। किसी डॉक्टर ने इन पन्नों की समीक्षा नहीं की है। © ${brand}`,
  },
  buttons: {
    pdf: 'PDF पाएँ',
    weightloss: 'वज़न घटाने के डॉक्टर से बात करें',
    app: 'ऐप खोलें',
  },
  floating: { label: 'संपर्क', whatsapp: 'WhatsApp' },

  list: {
    filter: 'छाँटें',
    filters: 'छाँटें',
    chosenFilters: 'चुने हुए विकल्प',
    oftenChosen: 'अक्सर चुने जाने वाले विकल्प',
    any: 'कोई भी',
    clear: 'सब हटाएँ',
    close: 'फ़िल्टर बंद करें',
    clearFilters: 'विकल्प हटाएँ',
    fewer: 'कम विकल्प चुनें।',
    remove: (label) => `विकल्प हटाएँ: ${label}`,
    results: 'नतीजे',
    ofAll: (all) => `कुल ${all} में से`,
    sortBy: 'क्रम',
    sort: 'क्रम बदलें',
    howOrdered: 'यह सूची किस क्रम में है',
  },
  doctors: {
    filterForm: 'डॉक्टर छाँटें',
    show: (total) => `${total} डॉक्टर दिखाएँ`,
    count: (total) => `${total} डॉक्टर`,
    howOrderedText:
      'सूची उसी क्रम में है जो आपने ऊपर चुना है: अनुभव के साल या फ़ीस। कोई डॉक्टर पैसे देकर ऊपर नहीं आ सकता। “जाँचा हुआ” का मतलब है कि मेडिकल काउंसिल का पंजीकरण जाँचा गया है; काल्पनिक डॉक्टरों के साथ “नमूना” लिखा है।',
    notSure: 'समझ नहीं आ रहा किसे दिखाएँ?',
    notSureText: 'अपनी तकलीफ़ और बजट बताएँ। हमारे सलाहकार दो-तीन डॉक्टर सुझाएँगे।',
    nearby: 'दूसरे शहरों में',
    related: 'मिलती-जुलती विशेषज्ञताएँ',
    noneTitle: 'इन विकल्पों से कोई डॉक्टर नहीं मिला',
    noneText: 'कम विकल्प चुनें, या हमें अपनी ज़रूरत बताएँ, हम आपके लिए खोजेंगे।',
    noneYetTitle: 'यहाँ अभी कोई डॉक्टर दर्ज नहीं है',
    noneYetText: 'हमें अपनी ज़रूरत बताएँ। हमारे सलाहकार आपको कॉल करके पास के डॉक्टर बताएँगे।',
  },
  hospitals: {
    filterForm: 'अस्पताल छाँटें',
    show: (total) => `${total} अस्पताल दिखाएँ`,
    count: (total) => `${total} अस्पताल`,
    howOrderedText:
      'सूची उसी क्रम में है जो आपने ऊपर चुना है: बिस्तरों की संख्या या नाम। कोई अस्पताल पैसे देकर ऊपर नहीं आ सकता। मान्यता तभी दिखती है जब उसका प्रमाणपत्र वैध हो।',
    nearby: 'दूसरे शहरों में',
    related: 'दूसरे विभाग',
    noneTitle: 'इन विकल्पों से कोई अस्पताल नहीं मिला',
    noneText: 'कम विकल्प चुनें, या हमें अपनी ज़रूरत बताएँ, हम आपके लिए खोजेंगे।',
    noneYetTitle: 'यहाँ अभी कोई अस्पताल दर्ज नहीं है',
    noneYetText: 'हमें अपनी ज़रूरत बताएँ। हमारे सलाहकार आपको कॉल करके पास के अस्पताल बताएँगे।',
  },
  places: {
    popular: 'बड़े शहर',
    others: 'दूसरे शहर',
    none: 'यहाँ अभी कोई दर्ज नहीं है। पास के शहर में देखें, या हमसे कॉल मँगाएँ।',
    doctors: (count) => (count === 1 ? '1 विशेषज्ञता' : `${count} विशेषज्ञताएँ`),
    hospitals: (count) => `${count} विभाग`,
  },
  insurance: {
    schemes: 'सरकारी योजनाएँ',
    private: 'निजी बीमा कंपनियाँ',
    public: 'सरकारी बीमा कंपनियाँ',
    lists: 'हमारी बनाई सूचियाँ',
    cashless: 'कैशलेस इलाज कैसे होता है',
    ayushman: 'आयुष्मान भारत PM-JAY में क्या मिलता है',
    source: (source) => `स्रोत: ${source}। संपादक इसे समय-समय पर फिर जाँचते हैं।`,
    checkCover: 'मेरा बीमा जाँचें',
    find: 'अपनी बीमा कंपनी खोजें',
    findHint: 'बीमा कंपनी का नाम',
    found: (count: number, query: string) =>
      `“${query}” के लिए ${count} ${count === 1 ? 'नतीजा' : 'नतीजे'}`,
    showAll: 'सभी कंपनियाँ और योजनाएँ देखें',
    noneFound: (query: string) => `“${query}” नाम की कोई कंपनी या योजना नहीं मिली`,
    noneFoundText:
      'नाम का कोई एक शब्द लिखकर देखें। सूची में न हो तो किसी अस्पताल ने हमें नहीं बताया कि वह इसे लेता है: हमसे पता करवाएँ।',
    howOrderedText:
      'सूची शहर के हिसाब से है, बड़े शहर पहले, फिर बिस्तरों की संख्या से, जब तक आप ऊपर कोई और क्रम न चुनें। कोई अस्पताल पैसे देकर ऊपर नहीं आ सकता।',
    related: 'इसी तरह के दूसरे',
  },
  prices: {
    lowestToHighest: 'सबसे कम से सबसे ज़्यादा',
    middleHalf: 'बीच की आधी क़ीमतें',
    median: 'बीच की क़ीमत',
    range: (low, high, usual) =>
      usual === null ? `${low} से ${high}` : `${low} से ${high}, बीच की क़ीमत ${usual}`,
    source: (source, asOf) => [source && `स्रोत: ${source}`, asOf].filter(Boolean).join(', '),
    demo: 'ये नमूना क़ीमतें हैं, काल्पनिक।',
    demoFigure: 'नमूना क़ीमत',
    published: 'एक छपी हुई क़ीमत',
  },

  campaigns,
  costs,
  costExplorer,
  requestStatus,
  myRequests,
  ownPages,
  yourData,
  privacy,
  profileQuestions,
  shortlist,
  helpful,

  home: {
    startHere: 'यहाँ से शुरू करें',
    departments: 'विभाग',
    departmentsTitle: 'शरीर के किस हिस्से में तकलीफ़ है?',
    departmentsText:
      'विभाग चुनें। हम बताएँगे कि वहाँ किन बीमारियों का इलाज होता है और आपके पास कौन-से डॉक्टर हैं।',
    allDepartments: 'सभी विभाग',
    costs: (city) => (city === '' ? 'इलाज में आमतौर पर कितना ख़र्च' : `${city} में इलाज का आम ख़र्च`),
    costsText:
      'हर क़ीमत के साथ उसका स्रोत और तारीख़ है। आपका बिल कमरे, इम्प्लांट और आपकी सेहत पर निर्भर करता है।',
    doctors: (city) => (city === '' ? 'डॉक्टर' : `${city} के डॉक्टर`),
    doctorsText:
      '“जाँचा हुआ” का मतलब है कि मेडिकल काउंसिल का पंजीकरण जाँचा गया है; काल्पनिक डॉक्टरों के साथ “नमूना” लिखा है।',
    allCosts: 'सभी इलाज और उनका ख़र्च देखें',
    allDoctors: 'सभी डॉक्टर देखें',
    steps: 'पहले सवाल से ठीक होने तक',
    hospitals: (city) => (city === '' ? 'अस्पताल' : `${city} के अस्पताल`),
    allHospitals: 'सभी अस्पताल देखें',
    reviewed: 'आसान भाषा में लिखा',
    reviewedText:
      'हर पन्ने पर लिखा है कि डॉक्टर ने समीक्षा की या नहीं, किसने की और कब। समीक्षा पुरानी हो तो हम बताते हैं।',
    howWeReview: 'हम कैसे लिखते और जाँचते हैं',
    partner: 'अस्पतालों और डॉक्टरों के लिए',
    partnerTitle: 'आपका अस्पताल या क्लिनिक है?',
    partnerText: 'अपने डॉक्टर, क़ीमतें और बीमा वहाँ दिखाएँ जहाँ मरीज़ पहले से खोज रहे हैं।',
    partnerAction: 'हमारे साथ जुड़ें',
  },
  article: {
    reviewedBy: (name) => `समीक्षा: ${name}`,
    notReviewed: 'अभी किसी डॉक्टर ने समीक्षा नहीं की है',
    minutes: (minutes) => `पढ़ने में ${minutes} मिनट`,
  },

  condition: {
    alsoCalled: 'दूसरे नाम:',
    symptomsNav: 'लक्षण',
    symptoms: (name) => `${name} के लक्षण`,
    help: 'डॉक्टर को कब दिखाएँ',
    seeDoctor: 'डॉक्टर को दिखाएँ अगर',
    emergency: 'इनमें से कुछ भी हो तो तुरंत अस्पताल की इमरजेंसी में जाएँ:',
    causes: 'कारण',
    tests: 'जाँचें',
    options: 'इलाज के तरीक़े',
    option: 'तरीक़ा',
    bestFor: 'किसके लिए सही',
    recovery: 'ठीक होने में समय',
    cost: (city) => (city === '' ? 'ख़र्च' : `${city} में ख़र्च`),
    questions: 'आम सवाल',
    advisedTitle: 'ऑपरेशन की सलाह मिल चुकी है?',
    advisedText: 'अपनी रिपोर्ट भेजें और पहले किसी दूसरे सर्जन की राय सुनें।',
    bookAside: 'अपॉइंटमेंट माँगें',
  },
  department: {
    conditions: 'किन बीमारियों का इलाज होता है',
    treatments: 'इलाज',
    doctors: (city) => `${city} के डॉक्टर`,
    doctorsShort: 'डॉक्टर',
    hospitals: (city) => `${city} के अस्पताल`,
    hospitalsShort: 'अस्पताल',
    cities: 'दूसरे शहरों के डॉक्टर',
    citiesShort: 'शहर',
    bookAside: 'अपॉइंटमेंट माँगें',
  },
  byline: {
    writtenBy: 'लेखक',
    reviewedBy: 'डॉक्टर की समीक्षा',
    notReviewed: 'अभी किसी डॉक्टर ने समीक्षा नहीं की है',
    updated: (date) => `आख़िरी समीक्षा: ${date}`,
    changed: (date) => `आख़िरी बदलाव: ${date}`,
    nextReview: (date) => `अगली समीक्षा: ${date}`,
  },

  searchPage: {
    ...searchBox.results,
    title: 'खोज',
    resultsFor: (query) => `“${query}” के नतीजे`,
    tooShort: 'कम से कम तीन अक्षर लिखें।',
    none: (query) => `“${query}” से कुछ नहीं मिला`,
    noneText: 'वर्तनी जाँच लें, या हमें बताएँ कि आप क्या खोज रहे हैं, हम मदद करेंगे।',
    manyCauses: 'एक ही लक्षण की कई वजहें हो सकती हैं। सही वजह डॉक्टर बता सकते हैं।',
    understood: 'हमने यह समझा',
    without: (part) => `इसके बिना खोजें: ${part}`,
    inCity: (city) => `${city} के डॉक्टर और अस्पताल पहले हैं।`,
    inIndia: 'ये नतीजे पूरे भारत से हैं।',
    byKind: 'किस तरह के नतीजे',
    all: 'सभी',
    allOf: (kind, total) => `सभी ${total} ${kind}`,
  },
  finder: searchBox.finder,
  searchBox,
  sources,
  cityPicker,
  chat,
  error: { waysOn: 'आगे के रास्ते', tryAgain: 'फिर कोशिश करें' },
  thanks: {
    thankYou: 'धन्यवाद',
    afterName: () => ' जी',
    received: '। आपका अनुरोध हमें मिल गया है।',
    willCall: 'हमारे सलाहकार आपको कॉल करेंगे',
    on: 'इस नंबर पर:',
    by: (promise) => `${promise && `, ${promise}`}।`,
    whatNext: 'आगे क्या होगा',
    reference: 'संदर्भ संख्या',
    askedFor: 'किसके लिए',
    keepReady: 'ये तैयार रखें',
    goHome: 'मुख्य पन्ने पर जाएँ',
    success: 'आपके अनुरोध से जुड़ा पन्ना खोलें',
    unsent: 'यहाँ से कोई अनुरोध नहीं भेजा गया',
    unsentText:
      'यह पन्ना अनुरोध उसी टैब में दिखाता है जिससे वह भेजा गया। अपने सभी अनुरोध मोबाइल नंबर से देखें, या हमसे कॉल पाएँ।',
  },
  content,
  reviews: {
    average: (average, total) =>
      `${total === 1 ? '1 व्यक्ति' : `${total} लोगों`} की राय में 5 में से ${average} तारे`,
    stars: (stars) => `5 में से ${stars} तारे`,
    byDepartment: 'विभाग के अनुसार राय',
    none: 'अभी कोई राय नहीं है',
    noneText: 'जब मरीज़ हमारी सेवा के बारे में बताएँगे, वह यहाँ दिखेगा।',
    reply: 'हमारा जवाब:',
    demo: 'नमूना जानकारी: ये राय काल्पनिक हैं।',
  },
  videos: {
    none: 'अभी कोई वीडियो नहीं है',
    noneText: 'हम बना रहे हैं। तब तक बीमारियों के पन्ने देखें।',
    meanwhile: 'बीमारियाँ देखें',
    captions: 'लिखे हुए बोल',
    scenes: 'एक-एक दृश्य',
    noFile: 'वीडियो अभी तैयार नहीं है। उसमें यह दिखेगा।',
    length: (seconds: number) =>
      seconds < 60 ? `${seconds} सेकंड` : `${Math.round(seconds / 60)} मिनट`,
    transcript: 'क्या कहा गया है',
  },
  calculators,
};
