import { useEffect, useState } from 'react';
import { accountDraft } from '../../../data/accountDraft';
import { changesOf } from '../../../domain/details';
import { followAccount, isSilence } from './followAccount';
import { ownDetails } from './ownDetails';

/** Whether the account differs from the typed text, or is unknown. */
export type LeftDraft = 'unsaved' | 'unknown';

/**
 * What is known of details that were typed before the form was opened. They may have been saved, and the answer have come
 * to nobody: the account is asked. `onSaved` is told where it is what they are, and nobody has typed on meanwhile.
 */
export function useLeftDraft(onSaved: () => void): LeftDraft | undefined {
  const [left] = useState(accountDraft.read);
  const [known, setKnown] = useState<LeftDraft>();

  useEffect(() => {
    if (Object.keys(left).length === 0) return;
    const stop = followAccount((answer) => {
      const account = ownDetails();
      if (account === undefined) return;
      if (isSilence(answer)) return setKnown('unknown');
      stop();
      const isSaved = Object.keys(changesOf(account, left)).length === 0;
      if (isSaved && accountDraft.read() === left) onSaved();
      else setKnown('unsaved');
    });
    return stop;
  }, [left]);

  return known;
}
