/** The cost explorer, in English. */
export const en = {
  form: 'Choose what the price is for',
  treatment: 'Treatment',
  anyTreatment: 'All treatments',
  city: 'City',
  anyCity: 'All cities',
  room: 'Room',
  anyRoom: 'Any room',
  insurance: 'Insurance or scheme',
  anyInsurance: 'Any, or none',
  show: 'Show the cost',
  hospital: 'Hospital',
  fewQuotes: 'Too few quotes for a median',
  medianLine: (amount: string, city: string) =>
    `The line through the bars: the median of ${city === '' ? 'India' : 'the city'}, ${amount}.`,
  barsOf: (treatment: string, city: string) =>
    `What hospitals${city === '' ? '' : ` in ${city}`} ask for ${treatment}`,
  noBar: 'No hospital told us a price for these choices.',
  leftOut: 'What is left out here',
  with: (insurer: string) => `With ${insurer}`,
  nearest: (city: string) => `The nearest figure: ${city}`,
  nearestText: (city: string, km: number, asked: string) =>
    `This is what was quoted in ${city}, about ${km.toLocaleString('en-IN')} km away. It is no price in ${asked}.`,
  costThere: (city: string) => `More on the cost in ${city}`,
  span: (treatment: string, cities: number, label: string) =>
    `for ${treatment}${label === '' ? '' : `, ${label}`}: from the lowest to the highest figure of ${
      cities === 1 ? 'one city' : `${cities} cities`
    }. Nobody published a figure for all of India.`,
  keep: 'Keep this estimate',
  print: 'Print on one page',
  share: 'Share',
  whatsapp: 'Send by WhatsApp',
  copied: 'The link is copied.',
  link: 'Link to this estimate:',
  whole: (treatment: string, city: string) =>
    `All about the cost of ${treatment}${city === '' ? '' : ` in ${city}`}: what changes it, government rates, questions`,
  all: 'What all treatments cost',
  allTitle: 'All treatments and their range',
  compare: 'Compare by hospital, room and insurance',
};
