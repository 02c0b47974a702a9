import { useState } from 'react';
import { theme } from 'shared-kernel';
import { Button, Pane } from 'shared-kernel/ui';
import type { Fixture } from '../../model/tournament';
import { slotName } from '../playoffs/slotNames';
import { FixtureRow } from './FixtureRow';
import { matchStrings } from './strings';

/** A season of 64 teams has four thousand matches, too many to show at once. */
const roundsAtFirst = 24;

type Props = {
  readonly tournamentId: string;
  readonly fixtures: readonly Fixture[];
  readonly winningSets: number;
  /** How many teams are entered. */
  readonly teamCount: number;
  readonly isOrganizer: boolean;
  /** Where and when matches to come are planned, by their identifiers. */
  readonly planned: ReadonlyMap<string, string>;
  /** The resting teams, by round. */
  readonly exempt?: ReadonlyMap<number, readonly string[]>;
};

/** Matches in reading order, a pane for each round. */
export function RoundList(props: Props) {
  const { tournamentId, fixtures, winningSets, teamCount, isOrganizer, planned, exempt } = props;
  const [limit, setLimit] = useState(roundsAtFirst);
  const rounds = byRound(fixtures);
  const isComplete = rounds.length <= limit;
  return (
    <>
      <ul css={grid}>
        {rounds.slice(0, limit).map(({ round, ofRound }) => (
          <Pane key={round} as="li" flush>
            <h3 css={title}>{round === null ? matchStrings.playoffs : matchStrings.round(round)}</h3>
            <ul css={theme.unlisted}>
              {ofRound.map((fixture) => (
                <FixtureRow
                  key={fixture.id}
                  tournamentId={tournamentId}
                  fixture={fixture}
                  winningSets={winningSets}
                  isOrganizer={isOrganizer}
                  occasion={fixture.slot && slotName(fixture.slot, teamCount)}
                  planned={fixture.status === 'pending' ? planned.get(fixture.id) : undefined}
                />
              ))}
            </ul>
            <Exempt teams={round === null ? undefined : exempt?.get(round)} />
          </Pane>
        ))}
      </ul>
      {!isComplete && (
        <Button css={{ marginBlockStart: theme.space(4) }} onClick={() => setLimit(limit + roundsAtFirst)}>
          {matchStrings.more}
        </Button>
      )}
    </>
  );
}

function Exempt({ teams = [] }: { readonly teams: readonly string[] | undefined }) {
  if (teams.length === 0) return null;
  return <p css={exemptStyle}>{matchStrings.exempt(teams)}</p>;
}

/** Fixtures of one round under one title; those of the playoffs have none. */
function byRound(fixtures: readonly Fixture[]) {
  const rounds: { readonly round: number | null; readonly ofRound: Fixture[] }[] = [];
  for (const fixture of fixtures) {
    const round = fixture.round ?? null;
    const last = rounds.at(-1);
    if (last?.round === round) last.ofRound.push(fixture);
    else rounds.push({ round, ofRound: [fixture] });
  }
  return rounds;
}

const grid = {
  ...theme.unlisted,
  display: 'grid',
  gap: theme.space(4),
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  '@media print': { gridTemplateColumns: '1fr 1fr' },
} as const;

const title = {
  ...theme.type.label,
  padding: `${theme.space(2)} ${theme.space(4)}`,
  color: theme.color.textMuted,
  borderBlockEnd: `1px solid ${theme.color.edge}`,
} as const;

const exemptStyle = {
  ...theme.type.small,
  padding: `${theme.space(2)} ${theme.space(4)}`,
  borderBlockStart: `1px solid ${theme.color.edge}`,
  color: theme.color.textMuted,
  overflowWrap: 'anywhere',
} as const;
