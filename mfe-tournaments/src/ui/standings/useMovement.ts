import { useMemo } from 'react';
import { useNow } from 'shared-kernel/hydration';
import { centreDay } from 'shared-kernel/time';
import { movementOf } from '../../domain/standings/movement';
import type { Tournament } from '../../domain/tournament';

const nobody: ReadonlyMap<string, number> = new Map();

/** Places won and lost since the day began, by team; nobody's until the page lives, and once the day is over. */
export function useMovement(tournament: Tournament): ReadonlyMap<string, number> {
  const now = useNow();
  const today = now === null ? '' : centreDay(now);
  return useMemo(() => (today === '' ? nobody : movementOf(tournament, today)), [tournament, today]);
}
