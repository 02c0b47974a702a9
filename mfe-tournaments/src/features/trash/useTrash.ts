import { useEffect, useState } from 'react';
import { subscribe } from 'shared-kernel';
import { trashChanges, trashEntries } from '../../data/trash/trash';
import type { TrashEntry } from '../../data/trash/trashEntry';

export type TrashState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly entries: readonly TrashEntry[] };

/** The content of the trash; read again after every possible change, here or in another tab. */
export function useTrash(): TrashState & { readonly again: () => void } {
  const [state, setState] = useState<TrashState>({ status: 'loading' });
  const [asked, setAsked] = useState(0);
  const again = () => setAsked((count) => count + 1);

  useEffect(() => {
    let isWanted = true;
    trashEntries().then(
      (entries) => isWanted && setState({ status: 'ready', entries }),
      () => isWanted && setState({ status: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [asked]);

  useEffect(() => {
    const look = () => setAsked((count) => count + 1);
    const stops = [
      trashChanges.subscribe(look),
      subscribe('tournaments:saved', look),
      subscribe('tournaments:deleted', look),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return { ...state, again };
}
