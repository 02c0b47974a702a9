import { theme } from 'shared-kernel';
import type { PlayerCount } from '../../domain/checkReservation';
import { CourtWithPlayers } from '../../ui/CourtWithPlayers';

type Props = { readonly players: PlayerCount; readonly isLit: boolean };

/** The visitor's court in the dark hall, under its lamps; dark where no game follows. */
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
  padding: '3.5rem min(6.25vw, 2rem) 1.25rem',
  overflow: 'hidden',
  background: theme.color.ground,
} as const;

/** Two cones of light that meet on the floor. */
const lamps = {
  background: `conic-gradient(from 155deg at 30% -12%, transparent, rgb(90 220 255 / 0.2) 25deg, transparent 50deg),
    conic-gradient(from 155deg at 70% -12%, transparent, rgb(90 220 255 / 0.2) 25deg, transparent 50deg),
    radial-gradient(70% 55% at 50% 58%, rgb(90 220 255 / 0.26), transparent),
    ${theme.color.ground}`,
  '@media print': { background: 'none' },
};

/** Seen from the stand: the lines on the floor, and the glass behind them. */
const floor = {
  position: 'relative',
  width: '100%',
  maxWidth: '27rem',
  marginInline: 'auto',
  transform: 'perspective(34rem) rotateX(46deg)',
  transformStyle: 'preserve-3d',
  '& svg': { overflow: 'visible' },
  // The lines leave a margin of four units of 108, and of one of 52.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 'auto 3.7% 98%',
    height: '42%',
    border: '1px solid',
    borderBlockEnd: 0,
    transform: 'rotateX(-90deg)',
    transformOrigin: 'bottom',
  },
} as const;

const lit = {
  '&::before': {
    borderColor: theme.color.edgeStrong,
    background: 'linear-gradient(100deg, rgb(150 200 255 / 0.16), transparent 40%, rgb(150 200 255 / 0.1))',
    '@media print': { background: 'none' },
  },
  '& > div': { color: theme.color.action },
  '@media print': { '& span': { boxShadow: 'none' } },
  '& svg': {
    overflow: 'visible',
    filter: `drop-shadow(0 0 0.5rem ${theme.color.action})`,
    '@media print': { filter: 'none' },
  },
} as const;

const dark = { opacity: 0.45, '&::before': { borderColor: theme.color.edge } };
