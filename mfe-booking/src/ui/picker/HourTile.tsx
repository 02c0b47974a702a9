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
  readonly isChosen: boolean;
  /** Of a full hour: whether its neighbours are on show. */
  readonly isOpen: boolean;
  readonly isTabStop: boolean;
  readonly onPress: (time: string) => void;
  readonly onLook: (time: string) => void;
};

/** An hour with its six courts, as large in any state. A full one can be pressed too, and shows the nearest free hours. */
export const HourTile = memo(function HourTile(props: Props) {
  const { time, free, isPast, isChosen, isOpen, isTabStop, onPress, onLook } = props;
  const known = free === null ? '' : hourStrings.of(free);
  const state = isPast ? hourStrings.past : known;
  const isDisabled = free === null;
  const isMarked = isChosen && !isPast;
  const pressed = free === 0 ? { 'aria-expanded': isOpen } : { 'aria-pressed': isMarked };
  return (
    <button
      type="button"
      data-time={time}
      tabIndex={isTabStop ? 0 : -1}
      disabled={isDisabled}
      {...pressed}
      css={[tile, free === 0 && fullTile, isMarked && chosenTile]}
      onClick={() => onPress(time)}
      // Touch has no hover: a press focuses the tile.
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && !isDisabled && onLook(time)}
      onFocus={() => onLook(time)}
    >
      <span aria-hidden="true" css={hour}>
        {time}
      </span>
      <SmallCourts free={free} />
      <span aria-hidden="true" css={words}>
        {state || '\u00a0'}
      </span>
      <VisuallyHidden>{state ? hourStrings.named(time, state) : time}</VisuallyHidden>
    </button>
  );
});

const tile = {
  position: 'relative',
  // On a phone the courts are beside the hour, where there is room below it.
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space(2),
  width: '100%',
  height: '100%',
  minHeight: '3rem',
  padding: theme.space(2),
  [theme.media.tablet]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    padding: theme.space(3),
  },
  border: `1px solid ${theme.color.edgeStrong}`,
  borderRadius: theme.radius,
  background: theme.color.glass,
  color: theme.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  // Past, or while the availability is unknown.
  '&:disabled': { opacity: 0.5, cursor: 'default' },
  // Under a finger at once, as the days.
  [theme.media.hover]: {
    transition: `border-color ${theme.motion.quick}, background-color ${theme.motion.quick}`,
    '&:hover:enabled': { borderColor: theme.color.action, background: theme.color.actionTint },
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
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
} as const;

const words = {
  ...theme.type.small,
  flex: '0 0 100%',
  lineHeight: 1.2,
  // On a phone « 6 terrains libres » takes two lines, and « complet » must not be lower.
  minHeight: '2.4em',
  [theme.media.tablet]: { minHeight: 0 },
  overflowWrap: 'anywhere',
  '&::first-letter': { textTransform: 'uppercase' },
} as const;
