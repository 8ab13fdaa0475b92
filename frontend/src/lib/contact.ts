/** `+91 98765 43210` to the address of a call. */
export function telUrl(number: string): string {
  return `tel:${number.replace(/^tel:/, '').replace(/[^\d+]/g, '')}`;
}

/** A number, or an address that is one already, to a WhatsApp chat. */
export function whatsappUrl(number: string): string {
  return /^https?:/.test(number) ? number : `https://wa.me/${number.replace(/\D/g, '')}`;
}
