import type { ChatAnswer } from '@/contract/types';
import { getJson } from '@/lib/send';
import type { Language } from '@/lib/text';

/** One question. Null: the network failed, or the assistant did not answer. */
export const ask = (question: string, language: Language): Promise<ChatAnswer | null> =>
  getJson('/api/chat/ask', { method: 'POST', body: { question, language } });
