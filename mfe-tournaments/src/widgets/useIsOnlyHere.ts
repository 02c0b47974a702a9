import { useSessionKind } from 'shared-kernel';
import { isPastSeason } from '../store/pastSeason';
import { sampleTournament } from '../store/sampleTournament';

/** Whether a tournament is kept in this browser alone: without a back end all are, but those that every visitor finds. */
export function useIsOnlyHere(id: string): boolean {
  const isHosted = useSessionKind() === 'hosted';
  return !isHosted && id !== sampleTournament.id && !isPastSeason(id);
}
