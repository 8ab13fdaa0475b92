/** Marketing pages, in English. */
export const en = {
  privacy: 'Privacy',
  none: 'No campaign is running at the moment.',
  disclosure:
    'Price ranges are what hospitals usually charge, not an offer. A doctor decides with you which treatment fits.',
};
