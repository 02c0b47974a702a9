import { useMemo } from 'react';
import { theme } from 'shared-kernel';
import { centreDay } from 'shared-kernel/time';
import { VisuallyHidden } from 'shared-kernel/ui';
import { movementOf } from '../../competition/standings/movement';
import type { Tournament } from '../../model/tournament';
import { usePresentTime } from '../usePresentTime';
import { tableStrings } from './strings';

/** Places that a team has won or lost today: ▲2, ▼1; empty without a change. */
export function Movement({ places }: { readonly places: number | undefined }) {
  if (!places) return null;
  return (
    <span css={style} data-movement={places > 0 ? 'up' : 'down'}>
      <span aria-hidden="true">{`${places > 0 ? '▲' : '▼'}${Math.abs(places)}`}</span>
      <VisuallyHidden>{` ${tableStrings.places(places)}`}</VisuallyHidden>
    </span>
  );
}

const style = {
  display: 'block',
  fontFamily: theme.font.text,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  color: theme.color.success,
  '&[data-movement=down]': { color: theme.color.danger },
} as const;

const noMovement: ReadonlyMap<string, number> = new Map();

/** Places won and lost since the day began, by team; empty until hydration, and once the day is over. */
export function useMovement(tournament: Tournament): ReadonlyMap<string, number> {
  const now = usePresentTime();
  const today = now === null ? '' : centreDay(now);
  return useMemo(() => (today === '' ? noMovement : movementOf(tournament, today)), [tournament, today]);
}
