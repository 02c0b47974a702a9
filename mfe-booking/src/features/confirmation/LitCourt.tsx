import { theme } from 'shared-kernel';
import type { PlayerCount } from '../../domain/checkReservation';
import { CourtWithPlayers } from '../../ui/CourtWithPlayers';

type Props = { readonly players: PlayerCount; readonly isLit: boolean };

/** The visitor's court in the dark hall, under its lamps; dark where nobody will play on it any more. */
export function LitCourt({ players, isLit }: Props) {
  return (
    <div aria-hidden="true" css={[hall, isLit && lamps]}>
      <div css={[floor, isLit ? lit : dark]}>
        <CourtWithPlayers players={players} />
      </div>
    </div>
  );
}

const hall = {
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  minHeight: '13rem',
  padding: 'min(6.25vw, 2rem)',
  overflow: 'hidden',
  background: theme.color.ground,
} as const;

/** Two cones of light that meet on the floor. */
const lamps = {
  background: `conic-gradient(from 155deg at 30% -12%, transparent, rgb(90 220 255 / 0.2) 25deg, transparent 50deg),
    conic-gradient(from 155deg at 70% -12%, transparent, rgb(90 220 255 / 0.2) 25deg, transparent 50deg),
    radial-gradient(70% 55% at 50% 58%, rgb(90 220 255 / 0.26), transparent),
    ${theme.color.ground}`,
};

/** Seen from the stand. */
const floor = {
  transform: 'perspective(34rem) rotateX(46deg)',
  '& svg': { overflow: 'visible' },
} as const;

const lit = {
  '& > div': { color: theme.color.action },
  '& svg': { overflow: 'visible', filter: `drop-shadow(0 0 0.5rem ${theme.color.action})` },
} as const;

const dark = { opacity: 0.45 };
