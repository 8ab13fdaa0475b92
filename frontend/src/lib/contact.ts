/** A mobile of India: ten digits alone, or behind its country or the zero of a trunk call (spec sections 7 and 9). */
const MOBILE = /^(?:0|(?:00|\+)?910?)?([6-9]\d{9})$/;
/** A line of a city has ten digits as well, and is told by what stands in front of them: none of India has twelve. */
const LINE = /^(?:0|(?:00|\+)?910?)(\d{10})$/;

const dialled = (number: string) => number.replace(/[^\d+]/g, '');

/** The ten digits of a number of India; undefined for any other: short ones, free ones, those of other countries. */
const indian = (digits: string): string | undefined =>
  (MOBILE.exec(digits) ?? LINE.exec(digits))?.[1];

/** `+91 98765 43210` to the address of a call. */
export function telUrl(number: string): string {
  const digits = dialled(number);
  const national = indian(digits);
  return `tel:${national ? `+91${national}` : digits}`;
}

/** A number, or an address that is one already, to a WhatsApp chat that starts with `text`. */
export function whatsappUrl(number: string, text = ''): string {
  const chat = /^https?:/.test(number) ? number : `https://wa.me/${whatsappNumber(number)}`;
  if (text === '') return chat;
  const whole = text.replace(/\p{Surrogate}/gu, '\ufffd'); // half an emoji has no address
  return `${chat}${chat.includes('?') ? '&' : '?'}text=${encodeURIComponent(whole)}`;
}

/** Digits with their country, and no zero in front: such a chat does not open. */
function whatsappNumber(number: string): string {
  const digits = dialled(number);
  const national = indian(digits);
  return national ? `91${national}` : digits.replace(/^(?:00|\+)/, '').replace(/\D/g, '');
}
