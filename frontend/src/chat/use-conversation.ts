import { useState } from 'react';
import type { ChatAnswer } from '@/contract/types';
import { useLanguage } from '@/ui/language';
import { ask } from './ask';

interface Said {
  key: number;
  question: string;
  answer: ChatAnswer;
}

/** What was asked and answered here; `answer` is what the page came with. */
export function useConversation(question: string, answer: ChatAnswer | null) {
  const language = useLanguage();
  const [turns, setTurns] = useState<Said[]>(answer ? [{ key: 0, question, answer }] : []);
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [failure, setFailure] = useState('');
  // What the next question is about, if it does not say.
  const subject = turns.at(-1)?.answer.subject ?? '';

  /** Whether there was a question in the words, and an answer to it. */
  async function send(words: string): Promise<boolean> {
    if (status === 'busy') return false;
    setStatus('busy');
    const said = await ask(words, language, subject);
    const isRefused = typeof said === 'string';
    setStatus(isRefused ? 'failed' : 'idle');
    setFailure(isRefused ? said : '');
    if (isRefused) return false;
    setTurns((before) => [...before, { key: before.length, question: words, answer: said }]);
    return said.said !== 'empty';
  }

  return { turns, status, failure, send, subject, asked: turns.length - (answer ? 1 : 0) };
}

export type Conversation = ReturnType<typeof useConversation>;
