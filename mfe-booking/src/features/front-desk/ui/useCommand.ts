import { useRef, useState } from 'react';
import type { Asked, Trouble } from '../../../data/ask';

/** The commands on the way to the centre. */
let sent = 0;

/** Whether an answer is awaited, which a window has to stay open for. */
export const isAwaited = () => sent > 0;

type Send<T> = (command: string) => Promise<Asked<T>>;

type Options = {
  /** The id of a command that was sent before a reload and has no answer. */
  readonly unanswered?: string | undefined;
  /** Keeps the id of a command before it is sent. An answer settles it: null. */
  readonly onPending?: (id: string | null) => void;
};

/**
 * Sends one command at a time. One without an answer may have been executed: the next `send` repeats it with the same id, so that it is
 * executed once. Until then the form that it came from must not change.
 */
export function useCommand<T>({ unanswered, onPending }: Options = {}) {
  const pending = useRef<{ readonly id: string; readonly send?: Send<T> } | null>(
    unanswered ? { id: unanswered } : null,
  );
  const [isSending, setIsSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(unanswered ? 'unreachable' : null);

  /** The answer with the id of the command; null without an answer, or while another command is sent. */
  async function send(request: Send<T>) {
    if (isSending) return null;
    const { id, send: sendIt = request } = pending.current ?? { id: crypto.randomUUID() };
    pending.current = { id, send: sendIt };
    onPending?.(id);
    setIsSending(true);
    sent += 1;
    const answer = await sendIt(id).finally(() => {
      sent -= 1;
    });
    setIsSending(false);
    setTrouble(answer.ok ? null : answer.trouble);
    if (!answer.ok) return null;
    pending.current = null;
    onPending?.(null);
    return { command: id, answer: answer.value };
  }

  return { send, isSending, trouble };
}
