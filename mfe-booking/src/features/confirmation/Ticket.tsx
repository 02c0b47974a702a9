import type { ReactNode, Ref } from 'react';
import { formatLongDay, type Reservation, theme } from 'shared-kernel';
import { type CancelledReservation, courtOf } from 'shared-kernel/courts';
import { chosenOffers } from 'shared-kernel/plans';
import { Badge, type BadgeTone, Pane } from 'shared-kernel/ui';
import { priceOf } from '../../ui/priceOf';
import { LitCourt } from './LitCourt';
import { badges, ticketStrings as words } from './strings';
import type { TicketState as State } from './ticketState';

type Props = {
  readonly reservation: CancelledReservation & Partial<Pick<Reservation, 'name' | 'reference'>>;
  readonly state: State;
  /** The day and hour, which take the focus once they are others. */
  readonly when: Ref<HTMLHeadingElement>;
};

const tones: Record<State, BadgeTone> = {
  open: 'cool',
  'too-late': 'warm',
  playing: 'warm',
  over: 'secondary',
  pending: 'warning',
  unsure: 'warning',
  unreadable: 'warning',
  cancelled: 'destructive',
};

/** The visitor's reservation as a ticket: day, hour and court. */
export function Ticket({ reservation, state, when }: Props) {
  const { date, time, players, name, reference } = reservation;
  const offers = chosenOffers(reservation).join(', ');
  const court = courtOf(reservation);
  const isToCome = state === 'open' || state === 'too-late' || state === 'playing';
  return (
    <Pane as="section" flush lit={isToCome} aria-label={words.label} css={ticket}>
      <div css={side}>
        <Badge tone={tones[state]}>{badges[state]}</Badge>
        <h2 ref={when} tabIndex={-1} data-score css={[headline, state === 'cancelled' && struck]}>
          <span css={day}>{formatLongDay(date)}</span>{' '}
          <span css={[hour, !isToCome && { color: theme.color.textMuted }]}>{time}</span>
        </h2>
        <dl css={facts}>
          {court && <Fact name={words.court}>{court}</Fact>}
          <Fact name={words.party}>{words.players(players)}</Fact>
          {offers && <Fact name={words.offer}>{offers}</Fact>}
          {name && <Fact name={words.name}>{name}</Fact>}
          {reference && <Fact name={words.reference}>{String(reference)}</Fact>}
          {state !== 'cancelled' && <Fact name={words.price}>{priceOf(reservation, reservation)}</Fact>}
        </dl>
      </div>
      <div css={stub}>
        <LitCourt players={players} isLit={isToCome} />
      </div>
    </Pane>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt css={{ ...theme.type.small, color: theme.color.textMuted }}>{name}</dt>
      <dd css={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{children}</dd>
    </div>
  );
}

/** Also on paper, where the whole page is one sheet then. */
const wide = '@media (min-width: 56rem), print';

const ticket = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [wide]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
} as const;

const side = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignContent: 'start',
  gap: theme.space(5),
  padding: 'min(6.25vw, clamp(1.25rem, 0.9rem + 1.6vw, 2.5rem))',
} as const;

const headline = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  columnGap: theme.space(6),
  rowGap: theme.space(2),
  width: '100%',
} as const;

const day = {
  ...theme.type.title2,
  flex: '1 1 14rem',
  overflowWrap: 'anywhere',
} as const;

const hour = {
  ...theme.type.display,
  fontSize: 'min(20vw, clamp(4rem, 3rem + 4vw, 6.5rem))',
  color: theme.color.action,
  fontVariantNumeric: 'tabular-nums',
} as const;

const struck = { textDecoration: 'line-through', textDecorationThickness: '2px' };

const facts = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: `${theme.space(4)} ${theme.space(6)}`,
  width: '100%',
  // The price is a sentence.
  '& > :last-child': { gridColumn: '1 / -1' },
} as const;

/** Torn off along a row of holes. */
const stub = {
  position: 'relative',
  borderBlockStart: `2px dashed ${theme.color.edgeStrong}`,
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    zIndex: 2,
    width: '1.5rem',
    height: '1.5rem',
    borderRadius: '50%',
    background: theme.color.ground,
    border: `1px solid ${theme.color.edgeStrong}`,
    top: '-0.8125rem',
    left: '-0.75rem',
  },
  '&::after': { left: 'auto', right: '-0.75rem' },
  [wide]: {
    borderBlockStart: 0,
    borderInlineStart: `2px dashed ${theme.color.edgeStrong}`,
    '&::before, &::after': { top: '-0.75rem', left: '-0.8125rem', right: 'auto' },
    '&::after': { top: 'auto', bottom: '-0.75rem' },
  },
} as const;
