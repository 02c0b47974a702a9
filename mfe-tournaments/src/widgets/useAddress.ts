import { useSessionKind } from 'shared-kernel';
import { useIsHydrated } from 'shared-kernel/hydration';
import { isPastSeason } from '../store/pastSeason';
import { sampleTournament } from '../store/sampleTournament';

/** A path of this site as a full address for other people; before hydration the path alone. */
export function useAddress(path: string): string {
  return useIsHydrated() ? `${location.origin}${path}` : path;
}

/** Whether a tournament is kept in this browser alone: without a back end all are, but those that every visitor finds. */
export function useIsOnlyHere(id: string): boolean {
  const isHosted = useSessionKind() === 'hosted';
  return !isHosted && id !== sampleTournament.id && !isPastSeason(id);
}
