import { formatLongDay, theme } from 'shared-kernel';
import { planNamed } from 'shared-kernel/plans';
import { Pane } from 'shared-kernel/ui';
import type { FormContents } from '../../domain/checkReservation';
import { priceMeaning } from '../../domain/priceMeaning';
import { CourtWithPlayers } from '../../ui/CourtWithPlayers';
import { partyStrings, priceSentence } from './strings';
import type { Offer } from './useOffer';

type Props = { readonly values: FormContents; readonly day: string | null; readonly offer: Offer };

/** What the form amounts to so far: the day, the hour, the players on their court, the price. */
export function PartyCard({ values, day, offer }: Props) {
  const plan = offer.plan === undefined ? undefined : planNamed(offer.plan);
  return (
    <Pane
      as="section"
      lit
      aria-label={partyStrings.title}
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(4) }}
    >
      <div css={headline}>
        <p css={{ ...theme.type.title3, '&::first-letter': { textTransform: 'uppercase' } }}>
          {day === null ? partyStrings.noDay : formatLongDay(day)}
        </p>
        {values.time && <p css={{ ...theme.type.score, color: theme.color.action }}>{values.time}</p>}
      </div>
      <CourtWithPlayers players={values.players} />
      <p css={{ ...theme.type.small, color: theme.color.textMuted }}>{partyStrings.court(values.players)}</p>
      {plan && (
        <p css={{ fontWeight: 600 }}>
          {priceSentence(priceMeaning(plan, Number(values.players)), values.players)}
        </p>
      )}
    </Pane>
  );
}

const headline = {
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.space(4),
  minHeight: theme.type.score.fontSize,
} as const;
