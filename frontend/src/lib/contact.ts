/** `+91 98765 43210` to the address of a call. Ten digits alone are an Indian number (spec section 7). */
export function telUrl(number: string): string {
  const dialled = number.replace(/^tel:/, '').replace(/[^\d+]/g, '');
  return `tel:${/^[6-9]\d{9}$/.test(dialled) ? '+91' : ''}${dialled}`;
}

/** A number, or an address that is one already, to a WhatsApp chat that starts with `text`. */
export function whatsappUrl(number: string, text = ''): string {
  const chat = /^https?:/.test(number) ? number : `https://wa.me/${whatsappNumber(number)}`;
  if (text === '') return chat;
  const whole = text.replace(/\p{Surrogate}/gu, '\ufffd'); // half an emoji has no address
  return `${chat}${chat.includes('?') ? '&' : '?'}text=${encodeURIComponent(whole)}`;
}

/** Digits with their country; ten digits alone are an Indian number (spec section 9). */
function whatsappNumber(number: string): string {
  const digits = number.replace(/\D/g, '');
  return /^[6-9]\d{9}$/.test(digits) ? `91${digits}` : digits;
}
