import { memo } from 'react';
import { theme } from 'shared-kernel';
import { VisuallyHidden } from 'shared-kernel/ui';
import { SmallCourts } from './SmallCourts';
import { hourStrings } from './strings';

type Props = {
  readonly time: string;
  /** Null while unknown, and of a past hour. */
  readonly free: number | null;
  readonly isPast: boolean;
  /** Games never begin at that hour of that day. */
  readonly isClosed: boolean;
  readonly isChosen: boolean;
  /** Of a full hour: whether its neighbours are on show. */
  readonly isOpen: boolean;
  readonly isTabStop: boolean;
  readonly onPress: (time: string) => void;
  readonly onLook: (time: string) => void;
};

/** An hour with its six courts, as large in any state; on a phone a figure counts the free ones. A full one can be pressed too, and shows the nearest free hours. */
export const HourTile = memo(function HourTile(props: Props) {
  const { time, free, isPast, isClosed, isChosen, isOpen, isTabStop, onPress, onLook } = props;
  const known = free === null ? '' : hourStrings.of(free);
  const state = isClosed ? hourStrings.closed : isPast ? hourStrings.past : known;
  const isMarked = isChosen && !isPast;
  const pressed = free === 0 ? { 'aria-expanded': isOpen } : { 'aria-pressed': isMarked };
  return (
    <button
      type="button"
      data-time={time}
      tabIndex={isTabStop ? 0 : -1}
      aria-disabled={isPast}
      {...pressed}
      css={[tile, free === 0 && fullTile, isMarked && chosenTile]}
      onClick={() => onPress(time)}
      // Touch has no hover: a press focuses the tile.
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && free !== null && onLook(time)}
      onFocus={() => onLook(time)}
    >
      <span aria-hidden="true" css={hour}>
        {time}
      </span>
      <SmallCourts free={free} />
      {free === null || free === 0 ? (
        <span aria-hidden="true" css={[words, alone]}>
          {state || '\u00a0'}
        </span>
      ) : (
        <span aria-hidden="true" css={words}>
          <span css={figure}>{free}</span>
          <span css={wideOnly}>{` ${hourStrings.courts(free)}`}</span>
        </span>
      )}
      <VisuallyHidden>{state ? hourStrings.named(time, state) : time}</VisuallyHidden>
    </button>
  );
});

const narrow = '@media (max-width: 47.99rem)';

const tile = {
  position: 'relative',
  // On a phone the courts are beside their number.
  display: 'grid',
  gridTemplateAreas: '"hour hour" "words courts"',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  alignContent: 'center',
  gap: `${theme.space(1)} min(1.5vw, ${theme.space(2)})`,
  width: '100%',
  height: '100%',
  minHeight: '3.25rem',
  padding: `${theme.space(1)} min(1.6vw, ${theme.space(2)})`,
  [theme.media.tablet]: {
    gridTemplateAreas: '"hour" "courts" "words"',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: theme.space(2),
    padding: theme.space(3),
  },
  border: `1px solid ${theme.color.edgeStrong}`,
  borderRadius: theme.radius,
  background: theme.color.glass,
  color: theme.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' },
  // Under a finger at once, as the days.
  [theme.media.hover]: {
    transition: `border-color ${theme.motion.quick}, background-color ${theme.motion.quick}`,
    '&:hover:not([aria-disabled=true])': {
      borderColor: theme.color.action,
      background: theme.color.actionTint,
    },
  },
} as const;

const fullTile = { borderStyle: 'dashed', color: theme.color.textMuted } as const;

const chosenTile = {
  borderColor: theme.color.action,
  background: `linear-gradient(${theme.color.actionTint}, ${theme.color.actionTint}), ${theme.color.actionTint}`,
  boxShadow: `inset 0 0 0 2px ${theme.color.action}, 0 0 1.25rem rgb(90 220 255 / 0.35)`,
} as const;

const hour = {
  ...theme.type.title3,
  gridArea: 'hour',
  // Of the picker's width: beside a frame it is narrower than the page.
  fontSize: 'min(1.375rem, 5.8cqi)',
  [theme.media.tablet]: { fontSize: theme.type.title3.fontSize },
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
} as const;

const words = {
  ...theme.type.small,
  gridArea: 'words',
  fontSize: 'min(0.8125rem, 3.4vw)',
  lineHeight: 1.2,
  [theme.media.tablet]: { fontSize: theme.type.small.fontSize },
  overflowWrap: 'anywhere',
  '&::first-letter': { textTransform: 'uppercase' },
} as const;

/** « complet » in one line of the narrowest tile. */
const alone = {
  [narrow]: { gridColumn: '1 / -1', fontFamily: theme.font.display, fontSize: 'min(1rem, 4.2vw)' },
} as const;

const figure = {
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  [narrow]: { fontSize: 'min(1rem, 4.2vw)' },
} as const;

const wideOnly = { [narrow]: { display: 'none' } } as const;
