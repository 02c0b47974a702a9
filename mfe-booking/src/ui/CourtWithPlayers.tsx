import { theme } from 'shared-kernel';
import { CourtLines } from 'shared-kernel/ui';
import type { PlayerCount } from '../domain/checkReservation';

type Spot = { readonly left: number; readonly top: number; readonly side: 'home' | 'away' };

/** Attackers near the middle, defenders before their goals; per cent of the court's length and width. */
const homeAttacker: Spot = { left: 36, top: 40, side: 'home' };
const homeDefender: Spot = { left: 15, top: 60, side: 'home' };
const awayAttacker: Spot = { left: 64, top: 60, side: 'away' };
const awayDefender: Spot = { left: 85, top: 40, side: 'away' };

const line = {
  '2': [homeAttacker, awayAttacker],
  '3': [homeAttacker, homeDefender, awayAttacker],
  '4': [homeAttacker, homeDefender, awayAttacker, awayDefender],
} satisfies Record<PlayerCount, readonly Spot[]>;

/** The court from above with its players: a drawing beside words that say the same. */
export function CourtWithPlayers({ players }: { readonly players: PlayerCount }) {
  return (
    <div aria-hidden="true" css={{ position: 'relative', color: theme.color.edgeStrong }}>
      <CourtLines />
      {line[players].map((spot) => (
        <span
          key={`${spot.left}-${spot.top}`}
          css={[dot, spot.side === 'home' ? cool : warm]}
          style={{ left: `${spot.left}%`, top: `${spot.top}%` }}
        />
      ))}
    </div>
  );
}

const dot = {
  position: 'absolute',
  width: '0.875rem',
  height: '0.875rem',
  borderRadius: '50%',
  forcedColorAdjust: 'none',
  translate: '-50% -50%',
} as const;

const cool = { background: theme.color.action, boxShadow: `0 0 1rem ${theme.color.action}` };
const warm = { background: theme.color.warm, boxShadow: `0 0 1rem ${theme.color.warm}` };
