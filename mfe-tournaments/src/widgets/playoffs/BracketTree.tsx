import type { ReactNode } from 'react';
import { theme } from 'shared-kernel';
import type { Bracket, BracketMatch, BracketSide } from '../../competition/playoffs/bracket';
import type { PlayoffSlot } from '../../model/tournament';
import { NameOnOneLine } from '../NameOnOneLine';
import { TeamOnOneLine } from '../TeamName';
import { AsWritten } from '../textFit';
import { slotName, slotNames } from '../words';

type Props = {
  readonly matches: Bracket['matches'];
  readonly teams: number;
  readonly heading?: 'h2' | 'h3';
  /** A team, or the match or place that it will come from. */
  readonly name?: (side: BracketSide) => ReactNode;
  readonly card?: (sides: ReactNode, match: BracketMatch) => ReactNode;
  readonly className?: string;
};

/** The tree of the playoffs, a list for each round. Each medium gives it its measures. */
export function BracketTree(props: Props) {
  const { matches, teams, heading: Heading = 'h3', name = sideOnOneLine, card, className } = props;
  return (
    <div css={tree} className={className}>
      {rounds.map(({ id, slots, title = slotName(slots[0], teams) }) => (
        <section key={id} data-round={id} aria-label={title}>
          <Heading>
            <AsWritten>{title}</AsWritten>
          </Heading>
          <ul>
            {matches
              .filter(({ slot }) => slots.includes(slot))
              .map((match) => {
                const sides = [match.home, match.away].map((side, index) => (
                  <p
                    key={index}
                    data-known={side.team !== null || undefined}
                    data-winner={side.isWinner || undefined}
                  >
                    {name(side)}
                    <b>{side.score ?? ''}</b>
                  </p>
                ));
                return <li key={match.slot}>{card ? card(sides, match) : sides}</li>;
              })}
          </ul>
        </section>
      ))}
    </div>
  );
}

type Slots = readonly [PlayoffSlot, ...PlayoffSlot[]];

/** A round of a single match is named after it. */
const rounds: readonly { readonly id: string; readonly slots: Slots; readonly title?: string }[] = [
  { id: 'quarterfinals', slots: ['quarterfinal-1', 'quarterfinal-2'], title: 'Quarts de finale' },
  { id: 'semifinals', slots: ['semifinal-1', 'semifinal-2'], title: 'Demi-finales' },
  { id: 'final', slots: ['final'] },
  { id: 'relegation', slots: ['relegation'] },
];

export function sideName({ team, entrant }: BracketSide): string {
  if (team !== null) return team;
  if (entrant.kind === 'seed') return entrant.seed === 1 ? '1er' : `${entrant.seed}e`;
  return `Vainqueur ${slotNames[entrant.of].toLocaleLowerCase('fr')}`;
}

const sideOnOneLine = (side: BracketSide) =>
  side.team === null ? <NameOnOneLine name={sideName(side)} /> : <TeamOnOneLine name={side.team} />;

const tree = {
  ...theme.column,
  '& ul': { ...theme.unlisted, ...theme.column },
  '& p': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    color: theme.color.textMuted,
    '&[data-known]': { color: theme.color.text },
  },
  // The loser's line is grey, as in the list of matches.
  '& [data-winner] ~ p, & p:has(~ [data-winner])': { color: theme.color.textMuted },
} as const;

/** Its rounds side by side; a match for seventh place is below them. */
export const roundsSideBySide = {
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '& section': { ...theme.column, gridTemplateRows: 'auto minmax(0, 1fr)', minHeight: 0 },
  '& ul': { gridAutoRows: 'minmax(0, 1fr)' },
  '& [data-round=relegation]': { gridColumn: 1 },
} as const;
