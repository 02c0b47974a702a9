import { useEffect, useState } from 'react';
import { accountDraft } from '../../../data/accountDraft';
import { changesOf } from '../../../domain/details';
import { followAccount, isSilence } from './followAccount';
import { ownDetails } from './ownDetails';

/** Whether the account differs from the typed text, or is unknown. */
export type LeftDraft = 'unsaved' | 'unknown';

/**
 * The state of a draft from before the form was opened. It may have been saved although its answer was lost, so the
 * account is requested. `onSaved` is called if the account equals the draft, unless the member has typed since.
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
