/** Cost pages and treatments in a city, in English. */
export const en = {
  getEstimate: 'Get your own estimate',
  whatWasReviewed:
    'That is said of our page about the treatment. Each price below names its own source and date.',
  to: (low: string, high: string) => `${low} to ${high}`,
  lakh: (amount: string) => `₹${amount} lakh`,
  crore: (amount: string) => `₹${amount} crore`,
  forWhat: (treatment: string, city: string, what: string) =>
    `for ${treatment}${city === '' ? '' : ` in ${city}`}${what === '' ? '' : `, ${what}`}.`,
  middleHalf: (low: string, high: string) => `Half of all quotes are between ${low} and ${high}.`,
  median: (amount: string) => `Median ${amount}`,
  theMedian: (amount: string) => `The median is ${amount}.`,
  quotes: (quotes: number, hospitals: number | null) => {
    const from = quotes === 1 ? 'From 1 quote' : `From ${quotes} quotes`;
    if (hospitals === null) return `${from}.`;
    return `${from} by ${hospitals === 1 ? '1 hospital' : `${hospitals} hospitals`}.`;
  },
  fewQuotes: 'Too few quotes for a median.',
  counts: (what: string) => `This figure covers: ${what}`,
  moreFigures: 'By room or method',
  noFigure: (treatment: string, city: string) =>
    `No published figure for ${treatment}${city === '' ? '' : ` in ${city}`} yet`,
  demoCover: 'Demo: which hospital takes which insurer or scheme is invented.',
  noFigureText: 'We show only what someone published or a hospital told us.',
  askFigure: 'Ask for an estimate and a care expert will get quotes for you.',
  general: 'Published figures without this city',
  drivers: 'What changes the price',
  driver: 'What',
  driverHow: 'How it changes the price',
  package: 'What a package usually includes',
  included: 'Usually in the package',
  excluded: 'Often billed apart',
  byHospital: 'Price by hospital',
  byHospitalOrder: 'Lowest price first. Hospitals cannot pay for a higher place.',
  noHospital: (city: string) =>
    `No hospital in ${city} has told us its own price for this treatment. Ask two or three for a written estimate that names the room, the method and what is billed apart.`,
  hospitalsHere: (count: number, city: string) =>
    count === 1
      ? `1 hospital in ${city} has this department`
      : `${count} hospitals in ${city} have this department`,
  government: 'Government rates',
  governmentText:
    'What a government scheme pays the hospital for this treatment. Without a scheme card you pay the hospital’s own price.',
  pmjay: (state: string) => (state === '' ? 'PM-JAY package' : `PM-JAY package, ${state}`),
  cghs: (what: string) => (what === '' ? 'CGHS rates' : `CGHS rates, ${what}`),
  tier: (tier: number) => `Tier ${['I', 'II', 'III'][tier - 1]}`,
  cghsTier: (city: string, tier: string) => `${city} is a ${tier} city.`,
  cghsBase: (amount: string) =>
    `Listed rate: ${amount} (NABH hospital, Tier I city, semi-private ward).`,
  cghsRule: (since: string) =>
    `How the rate is worked out, since ${since}: a hospital without NABH gets 15% less, a super-speciality hospital 15% more. Tier II cities 10% less, Tier III 20% less. The general ward 5% less, a private ward 5% more. The steps apply one after the other; we round to whole rupees.`,
  cghsSource: (since: string) =>
    `Source of the rule: public information on the CGHS rates revised on ${since}, gathered in November 2026.`,
  ward: 'Ward',
  cityTier: 'City',
  wards: { general: 'General', 'semi-private': 'Semi-private', private: 'Private' },
  nonNabh: 'Without NABH',
  nabh: 'NABH',
  superSpeciality: 'Super-speciality',
  paying: 'Paying for it',
  insurance: 'Insurance and Ayushman',
  cashlessHere: (count: number, city: string) =>
    `${count === 1 ? '1 hospital' : `${count} hospitals`}${city === '' ? '' : ` in ${city}`} ${count === 1 ? 'is' : 'are'} cashless`,
  insuranceAnywhere: 'See hospitals that are cashless',
  loan: 'Medical loan',
  loanText: 'Pay in monthly parts',
  takenHere: 'Who accepts what',
  takenNote: 'As hospitals with this department told us. Networks change, so ask before you go.',
  hospitalsTake: (count: number) => (count === 1 ? '1 hospital' : `${count} hospitals`),
  otherCities: 'In other cities',
  byCity: 'Cost by city',
  questions: 'Common questions',
  sources: 'Sources and dates',
  changes: 'What changed on this page',
  added: (range: string) => `added: ${range}`,
  removed: (range: string) => `removed: ${range}`,
  changed: (before: string, after: string) => `changed from ${before} to ${after}`,
  figure: 'Price range',
  plainName: 'In plain words',
  doneBy: 'Done by',
  usedFor: 'Used for',
  costIn: (city: string) => `Cost in ${city}`,
  seeCost: 'What the cost is made of',
  about: (treatment: string) => `All about ${treatment}`,
  doctorsWho: 'Doctors who do it',
  doctorsOf: (specialists: string, city: string) => `${specialists} in ${city}`,
  doctors: 'Doctors',
  hospitals: 'Hospitals',
  hospitalsWith: (city: string) => `Hospitals in ${city} with this department`,
  areas: (city: string) => `Areas of ${city}`,
  areasShort: 'Areas',
  cost: 'Cost',
  bookAside: 'Ask for an appointment',
};
