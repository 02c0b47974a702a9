import { useRef, useState } from 'react';
import type { Asked, Trouble } from '../../../data/ask';

type Pending<T> = { readonly id: string; readonly send: (command: string) => Promise<Asked<T>> };

/**
 * Sends one command at a time. One without an answer may have been executed: `repeat` sends the very same one with the same id,
 * so that it is executed once. Until then the form that it came from must not change.
 */
export function useCommand<T>() {
  const pending = useRef<Pending<T> | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  /** The answer with the id of the command; null without an answer, or while another command is sent. */
  async function send(request: Pending<T>['send']) {
    if (isSending) return null;
    pending.current ??= { id: crypto.randomUUID(), send: request };
    const { id, send: sendAgain } = pending.current;
    setIsSending(true);
    const answer = await sendAgain(id);
    setIsSending(false);
    setTrouble(answer.ok ? null : answer.trouble);
    if (!answer.ok) return null;
    pending.current = null;
    return { command: id, answer: answer.value };
  }

  return { send, isSending, trouble };
}
