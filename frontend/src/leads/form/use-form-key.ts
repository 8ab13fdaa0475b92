import { useRef } from 'react';
import { type SentRecord, wordsOf } from '@/leads/wire/record';

export interface FormKey {
  /** The key of the form, which its photo is bound to. */
  get: () => string;
  /** What this record is sent with. */
  of: (record: SentRecord) => string;
  /** It has arrived, or its key belongs to another request: what is sent next has another key. */
  renew: (record: SentRecord) => void;
}

/** 128 random bits; `crypto.randomUUID` is only there over https. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** What was sent from this page, and with which key. */
const sent = new Map<string, string>();

/**
 * One form, one key: its photo and its request carry it (decisions 2.7). What was sent in the same words from a form
 * that was closed meanwhile goes with the key of that one, so that it makes one request.
 */
export function useFormKey(): FormKey {
  const made = useRef('');
  const get = () => {
    made.current ||= randomKey();
    return made.current;
  };
  const of = (record: SentRecord) => {
    const words = wordsOf(record);
    made.current = sent.get(words) ?? get();
    sent.set(words, made.current);
    return made.current;
  };
  const renew = (record: SentRecord) => {
    sent.delete(wordsOf(record));
    made.current = randomKey();
  };
  return { get, of, renew };
}
