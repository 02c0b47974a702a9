import { useStored } from 'shared-kernel';
import { storedTournaments } from '../data/storedTournaments';
import type { TournamentSummary } from '../domain/tournament';

/** Tells whether a tournament is the visitor's to change: with a back end it has one organiser, and others read it. */
export function isOwn({ shared }: Pick<TournamentSummary, 'shared'>): boolean {
  return shared?.isOwn !== false;
}

/** The same of a tournament by its identifier, as the list has it. */
export function useIsOwn(id: string): boolean {
  const list = useStored(storedTournaments.summaries);
  return list.status !== 'ready' || isOwn(list.value.find((listed) => listed.id === id) ?? {});
}
