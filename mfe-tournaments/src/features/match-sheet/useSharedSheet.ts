import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSessionKind } from 'shared-kernel';
import type { Fixture, Tournament } from '../../domain/tournament';
import { useSharing } from '../../ui/useSharing';

/** Whoever wants to write does not wait longer for what others have written. */
const patienceMs = 4000;
const never = () => () => {};

/**
 * What a sheet has to do with a back end: it is kept the same on the devices of all scorers while it is open. Without a back end
 * nothing is awaited, and nothing to be said.
 */
export function useSharedSheet({ id }: Tournament, { id: match, published = 0 }: Fixture, known: number) {
  const isHosted = useSessionKind() === 'hosted';
  const sharing = useSharing();
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    if (!isHosted) return;
    const timer = setTimeout(() => setArrived(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isHosted]);
  useEffect(() => sharing?.openSheet(id, match, () => setArrived(true)), [sharing, id, match]);
  const standing = useSyncExternalStore(
    (listener) => sharing?.observeStanding(id, listener) ?? never(),
    () => sharing?.standing(id),
  );
  const notes: Readonly<Record<string, string>> = sharing?.standingNotes ?? {};
  return {
    /** Of a match that others have written on, the plays are on their way. */
    isAwaited: isHosted && !arrived && known < published,
    /** Where what is noted here has got to; undefined without a back end. */
    state: standing && sharing?.standingNames[standing.kind],
    /** What whoever writes must know; undefined as long as all is well. */
    note: standing && notes[standing.kind],
    isSignedOut: standing?.kind === 'signed-out',
  };
}

export type SharedSheet = ReturnType<typeof useSharedSheet>;
