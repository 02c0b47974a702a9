import { memo } from 'react';
import { dayNames, theme } from 'shared-kernel';
import { VisuallyHidden } from 'shared-kernel/ui';
import { hourStrings, shortDay } from './strings';

type Props = {
  /** 'yyyy-MM-dd' */
  readonly day: string;
  readonly isToday: boolean;
  readonly isShown: boolean;
  readonly isChosen: boolean;
  /** « complet », « fermé : Noël », or nothing. Its first word is seen. */
  readonly state: string;
  readonly isTabStop: boolean;
  readonly onPress: (day: string) => void;
  readonly onVisit: (day: string) => void;
};

/** One of two months of days: only those are drawn again of which something is new. */
export const DayTile = memo(function DayTile(props: Props) {
  const { day, isToday, isShown, isChosen, state, isTabStop, onPress, onVisit } = props;
  const names = dayNames(day);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      css={[tile, state && fullTile, isShown && shownTile, isChosen && chosenTile]}
      onClick={() => onPress(day)}
      onFocus={() => onVisit(day)}
    >
      <span aria-hidden="true" css={small}>
        {names?.shortWeekday}
      </span>
      <span aria-hidden="true" css={figure}>
        {Number(day.slice(-2))}
      </span>
      <span aria-hidden="true" css={small}>
        {state ? state.split('\u00a0', 1) : names?.shortMonth}
      </span>
      <VisuallyHidden>{state ? hourStrings.named(shortDay(day), state) : shortDay(day)}</VisuallyHidden>
    </button>
  );
});

const tile = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '0.125rem',
  width: '100%',
  minHeight: '5.25rem',
  padding: `${theme.space(2)} 0`,
  overflow: 'hidden',
  border: `1px solid ${theme.color.edge}`,
  borderRadius: theme.radius,
  background: theme.color.glass,
  color: theme.color.text,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&[aria-current]': { borderBottomColor: theme.color.warm, borderBottomWidth: '2px' },
  // Instantly under a finger: a transition would emit four events.
  [theme.media.hover]: {
    transition: `border-color ${theme.motion.quick}, background-color ${theme.motion.quick}`,
    '&:hover': { borderColor: theme.color.action },
  },
} as const;

const fullTile = { borderStyle: 'dashed', color: theme.color.textMuted } as const;

const shownTile = { borderColor: theme.color.edgeStrong, background: theme.color.actionTint } as const;

const chosenTile = {
  borderColor: theme.color.action,
  boxShadow: `inset 0 0 0 2px ${theme.color.action}`,
} as const;

const small = { fontSize: 'min(0.8125rem, 3.6vw)', lineHeight: 1.2 } as const;

const figure = { ...theme.type.title3, lineHeight: 1, fontVariantNumeric: 'tabular-nums' } as const;
