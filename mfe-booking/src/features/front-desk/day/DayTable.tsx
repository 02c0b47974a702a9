import { theme, useCentreRules } from 'shared-kernel';
import { slotsOf } from 'shared-kernel/courts';
import { chosenOffers } from 'shared-kernel/plans';
import { TextLink, VisuallyHidden } from 'shared-kernel/ui';
import type { Booked } from '../../../data/dayList';
import { deskStrings as words } from '../strings';

type Props = { readonly day: string; readonly reservations: readonly Booked[] };

/** The list at the counter: by hour and court, with the name of the visitor and how to reach them. */
export function DayTable({ day, reservations }: Props) {
  const courts = useCentreRules()?.courts;
  const slots: readonly string[] = slotsOf(day);
  const isOutside = ({ hour, court }: Booked) =>
    !slots.includes(`${String(hour).padStart(2, '0')}:00`) ||
    (courts !== undefined && !courts.some(({ number }) => number === court));
  return (
    <table css={table}>
      <caption>
        <VisuallyHidden>{words.caption(day)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.hour}</th>
          <th scope="col">{words.court}</th>
          <th scope="col">{words.who}</th>
          <th scope="col">{words.party}</th>
        </tr>
      </thead>
      <tbody>
        {reservations.map((booked, place) => (
          <tr key={booked.id} css={reservations[place - 1]?.hour !== booked.hour && firstOfHour}>
            <th scope="row">{words.at(booked.hour)}</th>
            <td>
              <span>{booked.court}</span>
              {courts?.map(
                ({ number, name }) =>
                  number === booked.court && name && <span key={number}>{` ${name}`}</span>,
              )}
              {isOutside(booked) && <span css={outside}>{words.outside}</span>}
            </td>
            <td>
              <strong css={{ overflowWrap: 'anywhere' }}>{booked.name || words.forgotten}</strong>
              {booked.email && (
                <>
                  <br />
                  <TextLink css={{ overflowWrap: 'anywhere' }} href={`mailto:${booked.email}`}>
                    {booked.email}
                  </TextLink>
                </>
              )}
            </td>
            <td>
              <span css={{ whiteSpace: 'nowrap' }}>{words.players(booked.players)}</span>
              {chosenOffers(booked).map((offer) => (
                <span key={offer} css={{ display: 'block', color: theme.color.textMuted }}>
                  {offer}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '& caption': { height: 0 },
  '& th, & td': {
    padding: theme.space(2),
    textAlign: 'start',
    verticalAlign: 'top',
    // Only an address may be cut within, and a name that is longer than its column.
    overflowWrap: 'break-word',
    '@media (max-width: 29.99rem)': { paddingInline: theme.space(1) },
  },
  '& thead th': { ...theme.type.label, fontSize: '1rem', color: theme.color.textMuted },
  '& th:first-of-type': { whiteSpace: 'nowrap' },
  '& tr': { breakInside: 'avoid' },
} as const;

const outside = { ...theme.type.small, display: 'block', color: theme.color.warm } as const;

const firstOfHour = { '& > *': { borderBlockStart: `1px solid ${theme.color.edgeStrong}` } } as const;
