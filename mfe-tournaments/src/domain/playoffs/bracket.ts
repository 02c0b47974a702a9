import { type StandingRow, standings } from '../standings/standings';
import type { Fixture, PlayoffSlot, Tournament } from '../tournament';
import { isLeagueComplete } from './recomputePlayoffs';
import { type Entrant, hasPlayoffs, playoffTree } from './tree';
import { loserOf, winnerOf } from './winnerOf';

export type BracketSide = {
  readonly entrant: Entrant;
  /** Null while the match that decides it is not finished. */
  readonly team: string | null;
  /** Sets won; null while nothing was played. */
  readonly score: number | null;
  readonly isWinner: boolean;
};
export type BracketMatch = {
  readonly slot: PlayoffSlot;
  readonly home: BracketSide;
  readonly away: BracketSide;
  /** Null while a team is missing or the league is under way. */
  readonly fixture: Fixture | null;
};
export type Bracket = {
  /** The league is not finished: the teams are those that would play as the standings are now. */
  readonly isProvisional: boolean;
  /** In the order of the tree. */
  readonly matches: readonly BracketMatch[];
  readonly champion: string | null;
  readonly relegated: string | null;
};

/** Draws the playoffs as they stand, or nothing when their conditions are not met (specification, section 9). */
export function bracketOf(tournament: Tournament): Bracket | null {
  const rows = standings(tournament);
  if (!hasPlayoffs(tournament, rows)) return null;
  const bySlot = new Map(tournament.fixtures.map((fixture) => [fixture.slot, fixture]));
  const matches = playoffTree.map(({ slot, home, away }): BracketMatch => {
    const fixture = bySlot.get(slot) ?? null;
    const side = (entrant: Entrant) => sideOf(entrant, teamOf(entrant, rows, bySlot), fixture);
    return { slot, home: side(home), away: side(away), fixture };
  });
  const final = bySlot.get('final');
  const relegation = bySlot.get('relegation');
  return {
    isProvisional: !isLeagueComplete(tournament),
    matches,
    champion: final ? winnerOf(final) : null,
    relegated: relegation ? loserOf(relegation) : null,
  };
}

function teamOf(
  entrant: Entrant,
  rows: readonly StandingRow[],
  bySlot: ReadonlyMap<PlayoffSlot | undefined, Fixture>,
): string | null {
  if (entrant.kind === 'seed') return rows[entrant.seed - 1]?.name ?? null;
  const fixture = bySlot.get(entrant.of);
  return fixture ? winnerOf(fixture) : null;
}

/** The score is the team's own, on whichever side of its fixture it plays. */
function sideOf(entrant: Entrant, team: string | null, fixture: Fixture | null): BracketSide {
  const result = fixture?.result ?? null;
  const score = result && (team === fixture?.homeTeam ? result.homeScore : result.awayScore);
  return { entrant, team, score, isWinner: team !== null && fixture !== null && winnerOf(fixture) === team };
}
