/** Who began this year has practised for less than one. */
const yearsOf = (years: number) =>
  years === 0 ? 'Less than 1 year' : years === 1 ? '1 year' : `${years} years`;

/** What is said of a doctor and of a hospital, in English. */
export const profiles = {
  doctor: {
    verified: 'Verified',
    registrationVerified: 'Registration verified',
    years: yearsOf,
    experience: (years: number) => `${yearsOf(years)} of experience`,
    treats: (list: string) => `Treats ${list}`,
    clinic: (hours: string) => `Clinic: ${hours}`,
    nextClinic: 'Next clinic: {day}, {hours}',
    fee: 'consultation fee',
    feeOnRequest: 'Fee on request',
    video: 'Video consultation',
    factExperience: 'Experience',
    factFee: 'Consultation fee',
    factPlace: 'Works at',
    factRegistration: 'Registration',
    about: 'About',
    treatsTitle: 'Treats',
    where: 'Where to see this doctor',
    whereShort: 'Where',
    training: 'Training',
    insurance: 'Insurance accepted',
    directions: 'Get directions',
    bookAside: 'Request an appointment',
  },
  hospital: {
    book: 'Request an appointment',
    facilities: 'Facilities',
    facilitiesNote: 'As the hospital told us. Ask before you go if you rely on one of them.',
    accredited: (level: string, until: string) =>
      until === '' ? level : `${level}, valid until ${until}`,
    cashless: 'Cashless insurance',
    directions: 'Directions',
    departments: 'Departments',
    doctorsTitle: 'Doctors',
    doctorsHere: 'Doctors here',
    moreDoctors: (count: number) => (count === 1 ? '1 more doctor' : `${count} more doctors`),
    insurance: 'Insurance',
    insuranceAccepted: 'Insurance accepted',
    insuranceNote:
      'As the hospital told us on the date below. Networks change, so ask its insurance desk before you go.',
    insurers: (count: number) => `Cashless insurers (${count})`,
    schemes: (count: number) => `Government schemes (${count})`,
    toldOn: (date: string) => `Told us on ${date}`,
    where: 'Where it is',
    whereShort: 'Location',
    demoNote: 'Demo record: this hospital is invented.',
    beds: (beds: number) => (beds === 1 ? '1 bed' : `${beds} beds`),
    doctors: (doctors: number) => (doctors === 1 ? '1 doctor' : `${doctors} doctors`),
  },
};
