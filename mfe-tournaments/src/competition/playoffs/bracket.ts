import { type Fixture, type PlayoffSlot, type Tournament, winningSetsOf } from '../../model/tournament';
import { winnerOf } from '../outcome';
import { shownScore } from '../shownScore';
import { type StandingRow, standings } from '../standings/standings';
import { isLeagueComplete } from './recomputePlayoffs';
import { type Entrant, hasPlayoffs, playoffTree, teamsNeeded } from './tree';

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
  /** Of eight teams the loser of the last match; where more are ranked, it is played for the seventh place. */
  readonly relegated: string | null;
};

/** The present state of the playoffs; null if their conditions are not met (specification, section 9). */
export function bracketOf(tournament: Tournament): Bracket | null {
  const rows = standings(tournament);
  if (!hasPlayoffs(tournament, rows)) return null;
  const winningSets = winningSetsOf(tournament);
  const bySlot = new Map(tournament.fixtures.map((fixture) => [fixture.slot, fixture]));
  const matches = playoffTree.map(({ slot, home, away }): BracketMatch => {
    const fixture = bySlot.get(slot) ?? null;
    const teams = teamsOf(fixture, teamOf(home, rows, bySlot), teamOf(away, rows, bySlot));
    const side = (entrant: Entrant, team: string | null) => sideOf(entrant, team, fixture, winningSets);
    return { slot, home: side(home, teams[0]), away: side(away, teams[1]), fixture };
  });
  const isProvisional = !isLeagueComplete(tournament);
  // A final stays while a semifinal is reopened; its winner counts again afterwards.
  const isDecided = (slot: PlayoffSlot): boolean =>
    !isProvisional &&
    feedersOf(slot).every((feeder) => bySlot.get(feeder)?.status === 'finished' && isDecided(feeder));
  const final = bySlot.get('final');
  const relegation = bySlot.get('relegation');
  return {
    isProvisional,
    matches,
    champion: final && isDecided('final') ? winnerOf(final) : null,
    relegated:
      relegation && isDecided('relegation') && rows.length === teamsNeeded ? loserOf(relegation) : null,
  };
}

function feedersOf(slot: PlayoffSlot): PlayoffSlot[] {
  const match = playoffTree.find((each) => each.slot === slot);
  return [match?.home, match?.away].flatMap((entrant) => (entrant?.kind === 'winner' ? [entrant.of] : []));
}

/** The teams of a match: the fixture's own, if it exists, each on the side of its entry. */
function teamsOf(
  fixture: Fixture | null,
  home: string | null,
  away: string | null,
): readonly [home: string | null, away: string | null] {
  if (fixture === null) return [home, away];
  const { homeTeam, awayTeam } = fixture;
  return home === awayTeam || away === homeTeam ? [awayTeam, homeTeam] : [homeTeam, awayTeam];
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
function sideOf(
  entrant: Entrant,
  team: string | null,
  fixture: Fixture | null,
  winningSets: number,
): BracketSide {
  const shown = fixture && shownScore(fixture, winningSets);
  const score = shown && (team === fixture?.homeTeam ? shown.home : shown.away);
  return { entrant, team, score, isWinner: team !== null && fixture !== null && winnerOf(fixture) === team };
}

/** The team that lost a finished match; null before. */
function loserOf(fixture: Fixture): string | null {
  const winner = winnerOf(fixture);
  if (winner === null) return null;
  return winner === fixture.homeTeam ? fixture.awayTeam : fixture.homeTeam;
}
