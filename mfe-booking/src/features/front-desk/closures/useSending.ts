import { useRef, useState } from 'react';
import { useIsOnline } from 'shared-kernel/states';
import type { Asked, Trouble } from '../../../data/ask';
import { changeTroubles } from './strings';

/** Sends a change at a time, and says why it was not answered. */
export function useSending() {
  const isOnline = useIsOnline();
  const [isSending, setIsSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const command = useRef({ about: '', id: '' });

  /** The answer; null without one, or while another change is sent. */
  async function send<T>(ask: () => Promise<Asked<T>>): Promise<T | null> {
    if (isSending) return null;
    setIsSending(true);
    const answer = await ask();
    setIsSending(false);
    setTrouble(answer.ok ? null : answer.trouble);
    return answer.ok ? answer.value : null;
  }

  /** The same id for the same request until it is done, because one without an answer may have been executed. */
  function commandFor(...about: readonly unknown[]): string {
    const text = JSON.stringify(about);
    if (command.current.about !== text) command.current = { about: text, id: crypto.randomUUID() };
    return command.current.id;
  }

  const said = trouble && changeTroubles[trouble === 'unreachable' && !isOnline ? 'offline' : trouble];
  return { send, commandFor, isSending, trouble: said, forgetTrouble: () => setTrouble(null) };
}
