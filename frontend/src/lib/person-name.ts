/** In Hindi as they are typed: डाॅ looks as डॉ does, and डा stands for it where a keyboard has neither. */
const WORDS =
  'mr|mrs|ms|miss|dr|doctor|prof|smt|shri|sri|sh|shrimati|srimati|sushri|kum|kumari|ku|km|mst|tmt|thiru|' +
  'er|adv|capt|col|lt|maj|brig|gen|pt|master|' +
  'डॉक्टर|डॉ|डाॅ|डा|सुश्री|श्रीमती|श्रीमान्?|श्री|प्रो|कुमारी|कु|मास्टर|पं';
/** With a full stop, a bracket or a space behind each: “Dr. (Mrs) Asha”, “Dr.Asha”, “Dr, Asha”, “डॉ॰ आशा”, “Mr & Mrs Rao”. */
const TITLES = new RegExp(`^(?:\\(?(?:${WORDS})[.,:)॰&/\\s]+)+`, 'i');

/** The name of a person, however they are addressed. */
export const withoutTitles = (name: string): string => `${name.trim()} `.replace(TITLES, '').trim();

/** “V.”, “के.”, and how many write Mohammed or Sheikh: names begin with them, and nobody is called so. */
const isShort = (word: string): boolean =>
  /^(?:md|mohd|sk|मो)\.?$/i.test(word) || word.replace(/[\p{M}.]/gu, '').length < 2;

/** What a person is greeted by; "" where nothing is left without the titles. */
export function firstName(name: string): string {
  const words = withoutTitles(name).match(/[^\s.,;:()"“”]+\.?/g) ?? [];
  return words.find((word) => !isShort(word)) ?? words[0] ?? '';
}

/** Something that is seen, and no markup. */
export const isName = (name: string): boolean => /[^\s\p{Cf}]/u.test(name) && !/[<>]/.test(name);
