/** The city picker in English. Its messages are those of the specification, letter for letter. */
export const cityPicker = {
  chip: 'City: ',
  usual: 'Delhi NCR', // where nothing is chosen (spec section 9)
  title: 'Select Your City',
  personalDetails: 'Personal Details',
  why: 'We use it to show doctors, hospitals and prices near you.',
  tap: 'Tap your city to go there.',
  close: 'Close',
  name: 'Your name',
  fullName: 'Enter your full name',
  needName: 'Please enter your name',
  needCity: 'Please select your city',
  search: 'Search for your city',
  searchHint: 'Type your city, for example Jaipur',
  popular: 'Popular cities',
  others: 'Other cities',
  matches: (count: number) =>
    count === 0 ? 'We do not know this city yet' : count === 1 ? '1 city' : `${count} cities`,
  useMine: 'Use my location',
  finding: 'Looking for the nearest city…',
  nearest: (city: string) => `Nearest city: ${city}`,
  notFound: 'We could not see where you are. Please choose your city from the list.',
  show: (city: string) => `Show care in ${city}`,
  showNone: 'Show care in my city',
  save: 'Save',
  saving: 'Saving...',
  wrong: 'Somthing went wrong',
  saved: 'Location Updated Successfully',
  see: (city: string) => `See ${city}`,
  notThere: (city: string) =>
    `We have no page of this kind in ${city} yet. This one stays as it is; your search starts in ${city}.`,
  gone: (city: string) =>
    `${city} is no longer in our list of cities. Please choose your city again.`,
  savedProfile: 'Profile Updated Successfully',
  notKept: 'Your browser does not let us keep the city.',
  onlySome:
    'We could not load all cities. These are here already; the others come when you are online.',
};
