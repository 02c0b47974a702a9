import { useRef, useState } from 'react';
import { useIsOnline } from 'shared-kernel/states';
import type { Asked, Trouble } from '../../../data/ask';
import { changeTroubles } from './strings';

/**
 * Sends a change at a time, and says why it was not answered. `isLocked` from when a command is sent until it has an answer: without one
 * it may have been executed, and can be repeated, not changed.
 */
export function useSending() {
  const isOnline = useIsOnline();
  const [isSending, setIsSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isLocked, setIsLocked] = useState(false);
  const command = useRef({ about: '', id: '' });

  /** The answer; null without one, or while another change is sent. */
  async function send<T>(ask: () => Promise<Asked<T>>, isCommand = false): Promise<T | null> {
    if (isSending) return null;
    setIsSending(true);
    setIsLocked(isCommand);
    const answer = await ask();
    setIsSending(false);
    // Values that the centre does not accept were not executed: they are to be corrected.
    setIsLocked(isCommand && !answer.ok && answer.trouble !== 'not-accepted');
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
  return { send, commandFor, isSending, isLocked, trouble: said, forgetTrouble: () => setTrouble(null) };
}
