/** The list of sources and the marks that lead to it, in English. */
export const sources = {
  title: (count: number) => `Sources (${count})`,
  readOn: (date: string) => `Opened on ${date}`,
  notRead: 'Not yet checked',
  whole: 'About the page as a whole',
  see: (number: string) => `Source ${number}`,
  back: (place: number, of: number) =>
    of === 1 ? 'Back to the text' : `Back to the text, place ${place} of ${of}`,
};
