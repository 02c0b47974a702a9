import { useEffect, useState } from 'react';
import { type DeskMember, findMembers } from '../../../data/desk';

/** A pause in typing, after which the accounts are asked for. */
const pauseMs = 200;
const none: readonly DeskMember[] = [];

/** The accounts whose name or address begins with the words; the latest ones until others have come. */
export function useFoundMembers(words: string): readonly DeskMember[] {
  const [found, setFound] = useState(none);
  const asked = words.trim();
  useEffect(() => {
    if (asked.length < 2) return setFound(none);
    let isLeft = false;
    const pause = setTimeout(async () => {
      const answer = await findMembers(asked);
      // Without an answer the name goes without an account, as a guest's does.
      if (!isLeft && answer.ok) setFound(answer.value.kind === 'found' ? answer.value.people : none);
    }, pauseMs);
    return () => {
      isLeft = true;
      clearTimeout(pause);
    };
  }, [asked]);
  return found;
}
