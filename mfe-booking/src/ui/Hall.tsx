import { theme, useCentreRules } from 'shared-kernel';
import { courtCount } from 'shared-kernel/courts';
import { CourtLines } from 'shared-kernel/ui';
import type { PlayerCount } from '../domain/checkReservation';
import { CourtWithPlayers } from './CourtWithPlayers';
import { hourStrings } from './picker/strings';

type Props = {
  /** The hour on show, 'HH:00', or nothing yet. */
  readonly time: string;
  /** How many of the courts are free; null while it is not known, when none is lit. */
  readonly free: number | null;
  /** The players on the court that is about to be taken, if any. */
  readonly players: PlayerCount | null;
};

/**
 * The hall at night, from the stand: free courts are lit, taken ones are dark, and the visitor's players are on the
 * visitor's own court. The words beside it say the same. It is drawn with boxes and planes in CSS, so there is no
 * picture to download.
 */
export function Hall({ time, free, players }: Props) {
  const courts = useCentreRules()?.courts.length ?? courtCount;
  return (
    <div aria-hidden="true" data-print="hide" css={hall}>
      <p css={caption}>
        <span css={theme.type.score}>{time || '\u00a0'}</span>{' '}
        <span>{free === null ? '\u00a0' : hourStrings.of(free)}</span>
      </p>
      <div css={floor}>
        {Array.from({ length: Math.min(courts, mostCourts) }, (_, index) => {
          const isLit = index < (free ?? 0);
          const isMine = isLit && index === 0 && players !== null;
          return (
            <div key={index} css={[court, isLit ? lit : dark, isMine && mine]}>
              {isMine ? <CourtWithPlayers players={players} /> : <CourtLines />}
              <span css={wall} />
              <span css={rim} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** More would be too small to see. */
const mostCourts = 12;

const phone = '@media (max-width: 47.99rem)';

/** The height of the walls, in the drawing. */
const wallHeight = 'min(1.5rem, 4cqi)';

const hall = {
  position: 'relative',
  overflow: 'hidden',
  borderRadius: theme.radius,
  border: `1px solid ${theme.color.edge}`,
  background: `radial-gradient(80% 90% at 50% 110%, rgb(90 220 255 / 0.16), transparent), linear-gradient(#04070e, ${theme.color.groundRaised})`,
  perspective: '42rem',
  perspectiveOrigin: '50% 0',
  // On a phone the courts are beside the words, because the hours must stay on the screen.
  [phone]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(min-content, min(50%, 9rem)) minmax(0, 1fr)',
    alignItems: 'center',
  },
  containerType: 'inline-size',
} as const;

const caption = {
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space(3),
  minHeight: '3.5rem',
  [phone]: { display: 'grid', paddingBlock: theme.space(3), paddingInlineEnd: 0 },
  padding: `${theme.space(3)} ${theme.space(4)} 0`,
  color: theme.color.text,
} as const;

const floor = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 'min(5cqi, 1.75rem) min(4cqi, 1.5rem)',
  width: 'min(84%, 36rem)',
  margin: '-1rem auto -0.5rem',
  paddingBlock: '1rem 0',
  transform: 'rotateX(50deg)',
  [phone]: { width: '82%', margin: '-0.5rem auto -1.25rem' },
  transformStyle: 'preserve-3d',
} as const;

const court = {
  position: 'relative',
  padding: '5%',
  transformStyle: 'preserve-3d',
  transition: `background-color ${theme.motion.quick}, box-shadow ${theme.motion.quick}, color ${theme.motion.quick}`,
} as const;

const lit = {
  color: 'rgb(230 250 255 / 0.9)',
  background: 'rgb(90 220 255 / 0.3)',
  boxShadow: `0 0 1.75rem rgb(90 220 255 / 0.45), inset 0 0 1.25rem rgb(190 240 255 / 0.45)`,
  outline: `1px solid ${theme.color.action}`,
  [theme.media.forced]: { outline: '3px solid CanvasText', color: 'CanvasText' },
} as const;

const dark = {
  color: 'rgb(107 130 159 / 0.45)',
  background: 'rgb(2 5 10 / 0.6)',
  outline: '1px dashed rgb(107 130 159 / 0.5)',
  '& > span': { opacity: 0.25 },
  [theme.media.forced]: { outline: '1px dashed GrayText', color: 'GrayText' },
} as const;

const mine = {
  background: 'rgb(255 156 91 / 0.24)',
  boxShadow: `0 0 2.25rem rgb(255 156 91 / 0.55), inset 0 0 1.25rem rgb(255 210 180 / 0.4)`,
  outline: `2px solid ${theme.color.warm}`,
  '& > span': { borderColor: theme.color.warm },
} as const;

/** The near wall, a clear sheet. */
const wall = {
  position: 'absolute',
  inset: `auto 0 0`,
  height: wallHeight,
  transformOrigin: '50% 100%',
  transform: 'rotateX(-90deg)',
  background: 'linear-gradient(rgb(190 240 255 / 0.22), rgb(190 240 255 / 0.03))',
} as const;

/** The upper edge of the walls. */
const rim = {
  position: 'absolute',
  inset: 0,
  transform: `translateZ(${wallHeight})`,
  border: `1px solid ${theme.color.action}`,
  opacity: 0.6,
} as const;
