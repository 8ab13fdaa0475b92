import type { sources as en } from './sources.en';

/** स्रोतों की सूची और उनके निशान, हिंदी में। */
export const sources: typeof en = {
  title: (count) => `स्रोत (${count})`,
  readOn: (date) => `${date} को देखा गया`,
  notRead: 'अभी देखा नहीं गया',
  whole: 'पूरे लेख के बारे में',
  see: (number) => `स्रोत ${number}`,
  back: (place, of) => (of === 1 ? 'लेख में वापस जाएँ' : `लेख में वापस जाएँ, जगह ${place} (कुल ${of})`),
};
