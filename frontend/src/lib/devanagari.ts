/** What a slow network may take to bring our face, before a page is shown in whatever there is: in ms. */
export const LIMIT = 3000;

const FACES = ['Device Devanagari', 'Bolder Devanagari']; // one file
const LETTERS = ['क', 'ट', 'म', 'ऐ'];
const UNASSIGNED = '\u0378'; // no face has it

/** Whether the device writes Devanagari: without a face each letter is as wide as one that nobody has. */
function writesDevanagari(root: Document): boolean | null {
  const brush = root.createElement('canvas').getContext('2d');
  if (!brush) return null;
  brush.font = '20px sans-serif';
  const width = (letter: string) => brush.measureText(letter).width;
  return LETTERS.some((letter) => width(letter) !== width(UNASSIGNED));
}

/**
 * Before the first paint of a Hindi page, so that nothing moves in it. The device's own Devanagari is read where it
 * has any. Where it has none, empty boxes would be read: the page is hidden until our face is there, or `LIMIT`.
 */
export function chooseDevanagari(root: Document): void {
  const { style } = root.documentElement;
  const writes = writesDevanagari(root);
  if (writes) style.setProperty('--font-display', '"Mukta", sans-serif');
  if (writes !== false) return;
  style.visibility = 'hidden';
  const show = () => style.removeProperty('visibility');
  const faces = FACES.map((face) => root.fonts.load(`1em "${face}"`, 'क'));
  Promise.all(faces).then(show, show);
  setTimeout(show, LIMIT);
}
