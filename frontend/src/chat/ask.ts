import type { ChatAnswer } from '@/contract/types';
import { type Envelope, refusalOf } from '@/lib/call';
import { sendPatiently } from '@/lib/patience';
import type { Language } from '@/lib/text';

const TOO_MANY = 429;

/** One question, with the subject of the answer before it. A text: it was not answered, and what the server says of it, '' when it says nothing. */
export async function ask(
  question: string,
  language: Language,
  subject: string,
): Promise<ChatAnswer | string> {
  const headers = { 'Accept-Language': language };
  const response = await sendPatiently('/api/chat/ask', {
    method: 'POST',
    headers,
    body: { question, language, subject },
  });
  const said: unknown = await response?.json().catch(() => null);
  // What something between us and the device answered in our place is no answer.
  if (response?.ok && Array.isArray((said as ChatAnswer | null)?.passages))
    return said as ChatAnswer;
  return response?.status === TOO_MANY && said ? refusalOf(said as Envelope) : '';
}
