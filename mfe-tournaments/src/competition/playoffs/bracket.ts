import { type Fixture, type PlayoffSlot, type Tournament, winningSetsOf } from '../../model/tournament';
import { shownScore, winnerOf } from '../outcome';
import { standings } from '../standings/standings';
import { type Entrant, hasPlayoffs, isLeagueComplete, playoffTree, teamsNeeded } from './tree';

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
export type Bracket = NonNullable<ReturnType<typeof bracketOf>>;

/** The present state of the playoffs; null if their conditions are not met (specification, section 9). */
export function bracketOf(tournament: Tournament) {
  if (!hasPlayoffs(tournament)) return null;
  const rows = standings(tournament);
  const bySlot = new Map(tournament.fixtures.map((fixture) => [fixture.slot, fixture]));
  const winnerIn = (slot: PlayoffSlot) => {
    const fixture = bySlot.get(slot);
    return fixture ? winnerOf(fixture) : null;
  };
  const teamOf = (entrant: Entrant) =>
    entrant.kind === 'seed' ? (rows[entrant.seed - 1]?.name ?? null) : winnerIn(entrant.of);
  const matches = playoffTree.map(({ slot, home, away }): BracketMatch => {
    const fixture = bySlot.get(slot) ?? null;
    const shown = fixture && shownScore(fixture, winningSetsOf(tournament));
    // The score is the team's own, on whichever side of its fixture it plays.
    const side = (entrant: Entrant, team: string | null): BracketSide => ({
      ...{ entrant, team },
      score: shown && (team === fixture?.homeTeam ? shown.home : shown.away),
      isWinner: team !== null && team === winnerIn(slot),
    });
    const [homeTeam, awayTeam] = teamsOf(fixture, teamOf(home), teamOf(away));
    return { slot, home: side(home, homeTeam), away: side(away, awayTeam), fixture };
  });
  const isProvisional = !isLeagueComplete(tournament);
  // A final stays while a semifinal is reopened; its winner counts again afterwards.
  const isDecided = (slot: PlayoffSlot): boolean => {
    const match = playoffTree.find((each) => each.slot === slot);
    const isOver = (entrant: Entrant | undefined) =>
      entrant?.kind !== 'winner' || (bySlot.get(entrant.of)?.status === 'finished' && isDecided(entrant.of));
    return !isProvisional && isOver(match?.home) && isOver(match?.away);
  };
  const last = matches.find(({ slot }) => slot === 'relegation');
  const loser = last && [last.home, last.away].find(({ isWinner }) => !isWinner);
  const hasRelegation =
    rows.length === teamsNeeded && winnerIn('relegation') !== null && isDecided('relegation');
  return {
    /** The league is not finished: the teams are those that would play as the standings are now. */
    isProvisional,
    matches,
    champion: isDecided('final') ? winnerIn('final') : null,
    /** Of eight teams the loser of the last match; where more are ranked, it is played for the seventh place. */
    relegated: hasRelegation ? (loser?.team ?? null) : null,
  } as const;
}

/** The teams of a match: the fixture's own, if it exists, each on the side of its entry. */
function teamsOf(fixture: Fixture | null, home: string | null, away: string | null) {
  if (fixture === null) return [home, away] as const;
  const { homeTeam, awayTeam } = fixture;
  const isSwapped = home === awayTeam || away === homeTeam;
  return isSwapped ? ([awayTeam, homeTeam] as const) : ([homeTeam, awayTeam] as const);
}
