import { account } from './account.en';
import { calculators } from './calculators.en';
import { en as campaigns } from './campaigns.en';
import { chat } from './chat.en';
import { cityPicker } from './city-picker.en';
import { common } from './common.en';
import { content } from './content.en';
import { en as costExplorer } from './cost-explorer.en';
import { en as costs } from './costs.en';
import { ended } from './ended';
import { en as helpful } from './helpful.en';
import { listed } from './listed';
import { en as myRequests } from './my-requests.en';
import { en as ownPages } from './own-pages.en';
import { en as privacy } from './privacy.en';
import { en as profileQuestions } from './profile-questions.en';
import { profiles } from './profiles.en';
import { en as requestStatus } from './request-status.en';
import { searchBox } from './search-box.en';
import { en as shortlist } from './shortlist.en';
import { sources } from './sources.en';
import { en as yourData } from './your-data.en';

/** Every fixed string of the site, in English. `hi.ts` has the same keys. */
export const en = {
  ...common,
  ...profiles,
  account,
  skip: 'Skip to main content',
  breadcrumb: 'Breadcrumb',
  pages: 'Pages',
  pageNumber: (number: number) => `Page ${number}`,
  next: 'Next',
  previous: 'Previous',
  savedPage: 'No network: this page is of {}. Prices and times may have changed.',
  offline: 'You are offline. Nothing you typed is lost. Please try again later.',
  bookWith: (name: string) => ` with ${name}`,
  callAbout: (name: string) => `Call about ${name}`,
  secondOpinion: 'Get a second opinion',
  onThisPage: 'On this page',
  /** What ends a sentence that is put together here. */
  stop: '.',
  sentence: (words: string) => ended(words, '.'),
  andMore: (words: string[]) => listed(words, 'and'),

  ribbon: {
    label: 'Announcement',
    opinion: 'Operation advised? Get a second opinion first.',
    opinionAction: 'Ask for a free call back »',
    app: 'Download Our App for Free >>',
    demoLabel: 'Demo',
    noticeLabel: 'Notice',
    demo: 'Demo: invented doctors, hospitals, prices, reviews and phone numbers.',
  },
  header: {
    nav: 'Main',
    menu: 'Menu',
    advised: 'Been advised surgery?',
    advisedText: 'Ask another surgeon to look at your reports before you decide.',
    callUs: 'Call us',
  },
  app: {
    title: 'Keep your reports and appointments in one place',
    lead: 'Download the app to follow your request, upload reports and get reminders in Hindi or English.',
    slim: 'Free app, in Hindi and English.',
    getItOn: 'Get it on',
    downloadOn: 'Download on the',
    demo: 'Demo: there is no app at these addresses yet.',
  },
  footer: {
    nav: 'Footer',
    safety: 'In an emergency',
    about:
      'Find doctors and hospitals, understand treatment and its cost, and ask for a call back.',
    emergency: 'In an emergency, call',
    notForEmergencies: 'This website is not for emergencies.',
    disclaimer: 'The information here supports, and does not replace, advice from your own doctor.',
    demo: (brand: string) =>
      `Demo data: the doctors, hospitals, prices, writers, reviewers and reviews shown are invented. No doctor has reviewed these pages. © ${brand}`,
  },
  buttons: {
    pdf: 'Get the PDF',
    weightloss: 'Talk to a weight-loss doctor',
    app: 'Open the app',
  },
  floating: { label: 'Contact', whatsapp: 'WhatsApp' },

  list: {
    filter: 'Filter',
    filters: 'Filters',
    chosenFilters: 'Chosen filters',
    oftenChosen: 'Filters often chosen',
    any: 'Any',
    clear: 'Clear all',
    close: 'Close the filters',
    clearFilters: 'Clear filters',
    fewer: 'Try fewer filters.',
    remove: (label: string) => `Remove filter: ${label}`,
    results: 'Results',
    ofAll: (all: number) => `of ${all}`,
    sortBy: 'Sort by',
    sort: 'Sort',
    howOrdered: 'How this list is ordered',
  },
  doctors: {
    filterForm: 'Filter doctors',
    show: (total: number) => (total === 1 ? 'Show 1 doctor' : `Show ${total} doctors`),
    count: (total: number) => (total === 1 ? '1 doctor' : `${total} doctors`),
    howOrderedText:
      'The list follows the order you choose above: years of experience, or the fee. Doctors cannot pay for a higher place. “Verified” means that the medical council registration was checked; of invented doctors it says “demo”.',
    notSure: 'Not sure who to see?',
    notSureText:
      'Tell us the problem and your budget. A care expert will suggest two or three doctors.',
    nearby: 'In other cities',
    related: 'Related specialities',
    noneTitle: 'No doctors match these filters',
    noneText: 'Try fewer filters, or tell us what you need and we will look for you.',
    noneYetTitle: 'No doctors listed here yet',
    noneYetText: 'Tell us what you need. A care expert will call you back with doctors near you.',
  },
  hospitals: {
    filterForm: 'Filter hospitals',
    show: (total: number) => (total === 1 ? 'Show 1 hospital' : `Show ${total} hospitals`),
    count: (total: number) => (total === 1 ? '1 hospital' : `${total} hospitals`),
    howOrderedText:
      'The list follows the order you choose above: the number of beds, or the name. Hospitals cannot pay for a higher place. Accreditation is shown while its certificate is valid.',
    nearby: 'In other cities',
    related: 'Related departments',
    noneTitle: 'No hospitals match these filters',
    noneText: 'Try fewer filters, or tell us what you need and we will look for you.',
    noneYetTitle: 'No hospitals listed here yet',
    noneYetText: 'Tell us what you need. A care expert will call you back with hospitals near you.',
  },
  places: {
    popular: 'Popular cities',
    others: 'Other cities',
    none: 'We list nobody here yet. Look in a city nearby, or ask for a call back.',
    doctors: (count: number) => (count === 1 ? '1 speciality' : `${count} specialities`),
    hospitals: (count: number) => (count === 1 ? '1 department' : `${count} departments`),
  },
  insurance: {
    schemes: 'Government schemes',
    private: 'Private insurers',
    public: 'Public sector insurers',
    lists: 'Lists we put together',
    cashless: 'How cashless works',
    ayushman: 'What Ayushman Bharat PM-JAY covers',
    source: (source: string) => `Source: ${source}. An editor checks it again regularly.`,
    checkCover: 'Check my cover',
    find: 'Find your insurer',
    findHint: 'Insurer’s name',
    found: (count: number, query: string) =>
      `${count === 1 ? '1 result' : `${count} results`} for “${query}”`,
    showAll: 'Show all insurers and schemes',
    noneFound: (query: string) => `No insurer or scheme named “${query}”`,
    noneFoundText:
      'Try one word of its name. If it is not on our list, no hospital has told us that it takes it: ask us to check.',
    howOrderedText:
      'The list goes by city, popular cities first, then by the number of beds, unless you choose another order above. Hospitals cannot pay for a higher place.',
    related: 'Others of this kind',
  },
  prices: {
    lowestToHighest: 'Lowest to highest quote',
    middleHalf: 'Middle half of quotes',
    median: 'Median',
    range: (low: string, high: string, usual: string | null) =>
      usual === null ? `${low} to ${high}` : `${low} to ${high}, median ${usual}`,
    source: (source: string, asOf: string) =>
      [source && `Source: ${source}`, asOf].filter(Boolean).join(', '),
    demo: 'Demo figures, invented.',
    demoFigure: 'Demo figure',
    published: 'One published figure',
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
    startHere: 'Start here',
    departments: 'Departments',
    departmentsTitle: 'Which part of the body needs care?',
    departmentsText:
      'Start with a department. We will show the conditions it treats and the doctors near you.',
    allDepartments: 'All departments',
    costs: (city: string) =>
      city === '' ? 'What treatment usually costs' : `What treatment usually costs in ${city}`,
    costsText:
      'Each range names its source and date. Your own bill depends on the room, the implant and your health.',
    doctors: (city: string) => (city === '' ? 'Doctors' : `Doctors in ${city}`),
    doctorsText:
      '“Verified” means that the medical council registration was checked; of invented doctors it says “demo”.',
    allCosts: 'See all treatments and their costs',
    allDoctors: 'See all doctors',
    steps: 'From first question to feeling better',
    hospitals: (city: string) => (city === '' ? 'Hospitals' : `Hospitals in ${city}`),
    allHospitals: 'See all hospitals',
    reviewed: 'Written in plain words',
    reviewedText:
      'Every health page says whether a doctor has reviewed it, who that was and when. If a review is out of date, we say so.',
    howWeReview: 'How we write and review',
    partner: 'For hospitals and doctors',
    partnerTitle: 'Run a hospital or a practice?',
    partnerText:
      'List your doctors, prices and insurance tie-ups where patients are already looking.',
    partnerAction: 'Partner with us',
  },
  article: {
    reviewedBy: (name: string) => `Reviewed by: ${name}`,
    notReviewed: 'Not yet reviewed by a doctor',
    minutes: (minutes: number) => `${minutes} min read`,
  },

  condition: {
    alsoCalled: 'Also called',
    symptomsNav: 'Symptoms',
    symptoms: (name: string) => `Symptoms of ${name}`,
    help: 'When to get help',
    seeDoctor: 'See a doctor if',
    emergency: 'Go to a hospital emergency now if',
    causes: 'Causes',
    tests: 'Tests',
    options: 'Treatment options',
    option: 'Option',
    bestFor: 'Best for',
    recovery: 'Recovery',
    cost: (city: string) => (city === '' ? 'Cost' : `Cost in ${city}`),
    questions: 'Common questions',
    advisedTitle: 'Already advised surgery?',
    advisedText: 'Send your reports and hear from another surgeon first.',
    bookAside: 'Request an appointment',
  },
  department: {
    conditions: 'Conditions treated',
    treatments: 'Treatments',
    doctors: (city: string) => `Doctors in ${city}`,
    doctorsShort: 'Doctors',
    hospitals: (city: string) => `Hospitals in ${city}`,
    hospitalsShort: 'Hospitals',
    cities: 'Doctors in other cities',
    citiesShort: 'Cities',
    bookAside: 'Request an appointment',
  },
  byline: {
    writtenBy: 'Written by',
    reviewedBy: 'Medically reviewed by',
    notReviewed: 'Not yet reviewed by a doctor',
    updated: (date: string) => `Last reviewed ${date}`,
    changed: (date: string) => `Last updated ${date}`,
    nextReview: (date: string) => `Next review due ${date}`,
  },

  searchPage: {
    ...searchBox.results,
    title: 'Search',
    resultsFor: (query: string) => `Results for “${query}”`,
    tooShort: 'Please type at least three letters.',
    none: (query: string) => `No match for “${query}”`,
    noneText: 'Check the spelling, or tell us what you are looking for and we will help.',
    manyCauses: 'The same sign can have many causes. A doctor can tell which.',
    understood: 'What we understood',
    without: (part: string) => `Search without: ${part}`,
    inCity: (city: string) => `Doctors and hospitals in ${city} come first.`,
    inIndia: 'These results are from all India.',
    byKind: 'Results by kind',
    all: 'All',
    allOf: (kind: string, total: number) => `All ${total} ${kind.toLowerCase()}`,
  },
  finder: searchBox.finder,
  searchBox,
  sources,
  cityPicker,
  chat,
  error: { waysOn: 'Ways on', tryAgain: 'Try again' },
  thanks: {
    thankYou: 'Thank you',
    /** What politeness puts behind a name. */
    afterName: () => '',
    received: '. We have your request.',
    willCall: 'A care expert will call you',
    on: 'on',
    by: (promise: string) => `${promise && ` ${promise}`}.`,
    whatNext: 'What happens next',
    reference: 'Reference number',
    askedFor: 'For',
    keepReady: 'Keep these ready',
    goHome: 'Go to the home page',
    success: 'Open the page that goes with your request',
    unsent: 'No request was sent from here',
    unsentText:
      'This page shows a request in the tab that sent it. See all of yours with your mobile number, or ask for a call back.',
  },
  content,
  reviews: {
    average: (average: string, total: number) =>
      `${average} of 5 stars from ${total === 1 ? '1 review' : `${total} reviews`}`,
    stars: (stars: number) => `${stars} of 5 stars`,
    byDepartment: 'Reviews by department',
    none: 'No reviews yet',
    noneText: 'When patients tell us how our service went, it will stand here.',
    reply: 'Our answer:',
    demo: 'Demo data: these reviews are invented.',
  },
  videos: {
    none: 'No videos yet',
    noneText: 'We are making them. Until then, look at the pages about conditions.',
    meanwhile: 'See conditions',
    captions: 'Captions',
    scenes: 'Scene by scene',
    noFile: 'The film is not ready yet. This is what it will show.',
    length: (seconds: number) =>
      seconds < 60
        ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
        : `${Math.round(seconds / 60)} min`,
    transcript: 'What is said',
  },
  calculators,
};

export type Text = typeof en;
