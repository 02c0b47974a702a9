import { theme, useStored } from 'shared-kernel';
import { reservations } from 'shared-kernel/courts';
import { unspecified } from 'shared-kernel/plans';
import { Button, Global, Pane, SectionTitle } from 'shared-kernel/ui';
import { heldThatDay } from '../../domain/heldThatDay';
import { splitDay } from '../../ui/picker/strings';
import { heldBack, shortPriceOf } from '../../ui/priceOf';
import { formStrings, summaryStrings } from './strings';
import type { Offer } from './useOffer';
import type { ReservationFormState } from './useReservationForm';

type Props = {
  readonly form: ReservationFormState;
  /** 'yyyy-MM-dd' and 'HH:00', once they are chosen and can be booked as far as the calendar is concerned. */
  readonly day: string | null;
  readonly hour: string | null;
  /** Struck out: another visitor has taken the last court. */
  readonly isFull: boolean;
  readonly offer: Offer;
};

/** The visitor's choice with its price and the button: always in sight, at the lower edge or beside the form. */
export function Summary({ form, day, hour, isFull, offer }: Props) {
  const isHeld = useIsHeld(form, day, hour);
  const name = offer.plan ?? offer.service;
  const price = shortPriceOf(
    { plan: offer.plan ?? unspecified, service: offer.service ?? unspecified },
    day && hour ? { date: day, time: hour } : undefined,
  );
  return (
    // Notices stay clear of it, as of a score: the visitor reads it while they correct the form.
    <Pane as="section" lit aria-label={summaryStrings.title} css={pane} data-score>
      <Global styles={barHeight} />
      <SectionTitle css={title}>{summaryStrings.title}</SectionTitle>
      <div css={choice}>
        {day ? <Day day={day} hasHour={hour !== null} /> : <p css={dayStyle}>{summaryStrings.nothing}</p>}
        {hour && <p css={[time, isFull && taken]}>{hour}</p>}
        <p css={party}>
          <span>{summaryStrings.players(form.values.players)}</span>
          {name !== undefined && <bdi>{name}</bdi>}
          <span css={heldBack}>{price}</span>
        </p>
        {isHeld && <p css={warning}>{summaryStrings.isHeld}</p>}
      </div>
      <noscript>
        <p>{formStrings.withoutScripts}</p>
      </noscript>
      <Button type="submit" variant="primary" size="large" css={submit} aria-disabled={form.isSending}>
        {form.isSending ? formStrings.sending : formStrings.submit}
      </Button>
    </Pane>
  );
}

/** « Vendredi 27 », and on a wide screen its month and year. */
function Day({ day, hasHour }: { readonly day: string; readonly hasHour: boolean }) {
  const { short, rest } = splitDay(day);
  return (
    <p css={dayStyle}>
      <span>{short}</span>
      <span css={longDay}>{rest}</span>
      {!hasHour && <span>{summaryStrings.noHour}</span>}
    </p>
  );
}

/** Whether a booking would be the visitor's second one of that hour; HourWarning explains it. */
function useIsHeld({ isSending, asked }: ReservationFormState, date: string | null, time: string | null) {
  const mine = useStored(reservations.mine);
  if (mine.status !== 'ready' || isSending || asked || date === null || time === null) return false;
  return heldThatDay(mine.value, { date, time })?.time === time;
}

const wide = '@media (min-width: 60rem)';

/** Narrow screens have a bar, whose letters grow with the screen, so that enlarged ones leave a phone its page. */
const letters = 'min(5.5vw, 1rem)';
const lowerSpace = `max(${theme.space(2)}, env(safe-area-inset-bottom))`;

/**
 * The length where the window is high enough for a bar, and one far below zero where it would hide the page: on the
 * smallest phones on their side, or in large letters, which a media query would not know.
 */
const ifHigh = (length: string) => `min(${length}, (100dvh - 18rem) * 999)`;

/** Three lines of letters: the page scrolls a field in focus above the bar (`scroll-padding`). */
const barHeight = {
  ':root': {
    '--bottom-bar-height': `max(0px, ${ifHigh(`3 * 1.35 * ${letters} + ${theme.space(2)} + ${lowerSpace}`)})`,
    [wide]: { '--bottom-bar-height': '0px' },
  },
} as const;

const pane = {
  position: 'sticky',
  zIndex: 4,
  bottom: ifHigh('0px'),
  order: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(2),
  marginInline: `calc(-1 * ${theme.gutter})`,
  padding: `${theme.space(2)} ${theme.gutter} ${lowerSpace}`,
  borderWidth: '1px 0 0',
  borderRadius: 0,
  background: theme.color.groundRaised,
  [wide]: {
    gridArea: 'summary',
    top: `calc(${theme.headerHeight} + ${theme.space(4)})`,
    bottom: 'auto',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space(4),
    marginInline: 0,
    padding: theme.space(6),
    borderWidth: '1px',
    borderRadius: theme.radius,
  },
} as const;

const narrow = '@media (max-width: 59.99rem)';
const unseen = {
  [narrow]: {
    position: 'absolute',
    width: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
} as const;

const title = { ...theme.type.title3, margin: 0, ...unseen } as const;

/** In a bar « vendredi 27, 18:00 » is one line. */
const choice = {
  flex: '1 1 45%',
  minWidth: 0,
  fontSize: letters,
  lineHeight: 1.35,
  [wide]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: theme.space(4),
    fontSize: '1.0625rem',
    '& > *': { gridColumn: 1 },
  },
} as const;

const dayStyle = {
  display: 'inline-block',
  fontWeight: 600,
  '&::first-letter': { textTransform: 'uppercase' },
} as const;

const longDay = unseen;

const time = {
  display: 'inline-block',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: theme.color.action,
  [narrow]: { '&::before': { content: '",\\a0"', color: theme.color.text } },
  [wide]: { ...theme.type.score, '&&': { gridColumn: 2, gridRow: '1 / 3' } },
} as const;

const taken = { color: theme.color.textMuted, textDecoration: 'line-through' } as const;

const party = {
  color: theme.color.textMuted,
  '& > *': { display: 'inline-block' },
  '& > :not(:last-child)::after': { content: '"\\a0·\\a0"' },
  // The name of an offer may come from a link, of any length.
  '& > bdi': {
    maxWidth: '100%',
    overflow: 'clip',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
  },
} as const;

const warning = { color: theme.color.warm, fontWeight: 600 } as const;

const submit = {
  flex: 'none',
  // Without scripts it could only lose the input.
  '@media (scripting: none)': { display: 'none' },
  [narrow]: {
    minHeight: 'min(3rem, 15vw)',
    paddingInline: `min(3.75vw, ${theme.space(5)})`,
    fontSize: 'min(6.5vw, 1.25rem)',
  },
} as const;
