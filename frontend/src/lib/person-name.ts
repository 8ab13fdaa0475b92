/** In Hindi as they are typed: डाॅ looks as डॉ does, and डा stands for it where a keyboard has neither. */
const WORDS =
  'mr|mrs|ms|miss|dr|doctor|prof|professor|smt|shri|sri|sh|shrimati|srimati|sushri|kum|kumari|ku|km|mst|tmt|thiru|' +
  'er|adv|advocate|capt|captain|col|lt|maj|brig|gen|retd|rev|pt|master|' +
  'डॉक्टर|डाक्टर|डॉ|डाॅ|डा|सुश्री|श्रीमती|श्रीमति|श्रीमान्?|श्री|प्रो|प्रोफ\u093c?ेसर|मिस्टर|मिसेज\u093c?|मिस|' +
  'एडवोकेट|कैप्टन|कर्नल|कुमारी|कु|मास्टर|पं';
/** With a full stop, a bracket or a space behind each: “Dr. (Mrs) Asha”, “Dr.Asha”, “Dr, Asha”, “डॉ॰ आशा”, “Mr & Mrs Rao”. */
const TITLES = new RegExp(`^(?:\\(?(?:${WORDS})[.,:)॰&/\\s]+)+`, 'i');

/** The name of a person, however they are addressed. */
export const withoutTitles = (name: string): string => `${name.trim()} `.replace(TITLES, '').trim();

/** How many write Mohammed or Sheikh, and what has no vowel: “PV Sindhu”, “KR NARAYANAN”, “Sqn Ldr Rao”. */
const SHORTENED = /^(?:mohd|मो|[b-df-hj-np-tv-xz]{2,3})[.॰]?$/i;
/** OM, RAM and DEV are names, APJ is none. */
const CAPITALS = /^(?!OM$)[A-Z][B-DF-HJ-NP-TV-Z]?[A-Z]$/;

/** “V.”, “के.” and “आर.”: names begin with them, and nobody is called so. */
const isShort = (word: string): boolean =>
  SHORTENED.test(word) || word.replace(/[\p{M}.॰]/gu, '').length < (/[.॰]$/.test(word) ? 3 : 2);

/** What a person is greeted by; "" where nothing is left without the titles. */
export function firstName(name: string): string {
  const words = withoutTitles(name).match(/[^\s.॰,;:()"“”]+[.॰]?/g) ?? [];
  // “AR Rahman”: capitals beside small letters. Who writes all in capitals may be called RAM.
  const isInitials = (word: string) => CAPITALS.test(word) && /\p{Ll}/u.test(words.join(''));
  return words.find((word) => !isShort(word) && !isInitials(word)) ?? words[0] ?? '';
}

/** Something that is seen, and no markup. */
export const isName = (name: string): boolean => /[^\s\p{Cf}]/u.test(name) && !/[<>]/.test(name);
