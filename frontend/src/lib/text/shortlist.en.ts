const counted = (count: number) => (count === 1 ? '1 saved' : `${count} saved`);

/** Saved doctors and hospitals, in English. */
export const en = {
  menu: 'Saved doctors and hospitals',
  save: (name: string) => `Save ${name}`,
  remove: (name: string) => `Remove ${name}`,
  compare: (count: number) => (count === 1 ? '1 saved: show it' : `${counted(count)}: compare`),
  said: {
    added: 'Saved on this device.',
    removed: 'Removed from what you saved.',
    full: 'Six are saved, which is as many as can be compared. Remove one first.',
    blocked: 'This browser stores nothing, so it could not be saved.',
  },
  noScript: 'What you save is stored by your browser. Switch JavaScript on to see it here.',
  loading: 'Loading what you saved…',
  failed: 'What you saved could not be loaded. It is still stored on this device.',
  again: 'Try again',
  gone: (count: number) =>
    count === 1
      ? 'One that you saved is no longer listed.'
      : `${count} that you saved are no longer listed.`,
  none: 'Nothing is saved yet',
  noneText: 'Press the heart on a doctor or a hospital to compare them here.',
  findDoctors: 'Find doctors',
  findHospitals: 'Find hospitals',
  doctors: 'Doctors',
  hospitals: 'Hospitals',
  speciality: 'Speciality',
  languages: 'Languages',
  nextClinic: 'Next clinic',
  ask: 'Ask for a time',
  askWith: (name: string) => ` with ${name}`,
  place: 'Where',
  far: (city: string) => `From ${city}`,
  inCity: (city: string) => `In ${city}`,
  kmAway: (km: number) => `About ${km.toLocaleString('en-IN')} km, from city to city`,
  whichCity: 'Choose your city to see how far each is',
  size: 'Size',
  staff: 'Doctors',
  accepts: 'Accreditation and cover',
  notRecorded: 'Not recorded',
};
