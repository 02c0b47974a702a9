import { useMemo } from 'react';
import { centreDay } from 'shared-kernel/time';
import { movementOf } from '../../competition/standings/movement';
import type { Tournament } from '../../model/tournament';
import { usePresentTime } from '../usePresentTime';

const noMovement: ReadonlyMap<string, number> = new Map();

/** Places won and lost since the day began, by team; empty until hydration, and once the day is over. */
export function useMovement(tournament: Tournament): ReadonlyMap<string, number> {
  const now = usePresentTime();
  const today = now === null ? '' : centreDay(now);
  return useMemo(() => (today === '' ? noMovement : movementOf(tournament, today)), [tournament, today]);
}
