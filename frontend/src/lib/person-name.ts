/** In Hindi as they are typed: डाॅ looks as डॉ does, and डा stands for it where a keyboard has neither. */
const WORDS = 'mr|mrs|ms|miss|dr|doctor|prof|smt|shri|डॉक्टर|डॉ|डाॅ|डा|सुश्री|श्रीमती|श्रीमान्?|श्री|प्रो';
/** With a full stop, a bracket or a space behind each: “Dr. (Mrs) Asha”, “Dr.Asha”, “डॉ॰ आशा”. */
const TITLES = new RegExp(`^(?:\\(?(?:${WORDS})(?:[.)॰]+\\s*|\\s+))+`, 'i');

/** The name of a person, however they are addressed. */
export const withoutTitles = (name: string): string => `${name.trim()} `.replace(TITLES, '').trim();

/** What a person is greeted by; "" where nothing is left without the titles. */
export const firstName = (name: string): string => withoutTitles(name).split(/\s+/)[0] ?? '';

/** Something that is seen, and no markup. */
export const isName = (name: string): boolean => /[^\s\p{Cf}]/u.test(name) && !/[<>]/.test(name);
