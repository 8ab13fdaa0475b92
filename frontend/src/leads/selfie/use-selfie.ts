import { useRef, useState } from 'react';
import type { FormText } from '@/leads/text';
import { pictureIn, sendPhoto } from './photo';

interface Setup {
  words: FormText['selfie'];
  formKey: () => string;
  /** The photo was taken by the server, under this id. */
  onSent: (id: string) => void;
}

/** The photo that was taken or chosen, and its way to the server. */
export function useSelfie({ words, formKey, onSent }: Setup) {
  const [photo, setPhoto] = useState<HTMLCanvasElement>();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();

  /** A large file opens slowly: what was taken or chosen after it counts. */
  const turn = useRef(0);

  function show(picture: HTMLCanvasElement | undefined) {
    turn.current += 1;
    setError(undefined);
    setPhoto(picture);
  }

  async function upload(chosen: File) {
    turn.current += 1;
    const mine = turn.current;
    const picture = await pictureIn(chosen).catch(() => null);
    if (mine !== turn.current) return;
    if (picture) show(picture);
    else setError(words.unreadable);
  }

  async function send() {
    if (!photo || isSending) return;
    setError(undefined);
    setSending(true);
    const id = await sendPhoto(photo, formKey());
    setSending(false);
    if (id === null) setError(words.notSent);
    else onSent(id);
  }

  return { photo, isSending, error, show, upload, send };
}
