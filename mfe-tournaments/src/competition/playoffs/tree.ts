import { isLeagueFixture, type PlayoffSlot, type Tournament } from '../../model/tournament';

/** The source of a side of a playoff match: a rank of the standings, counted from 1, or an earlier match. */
export type Entrant =
  | { readonly kind: 'seed'; readonly seed: number }
  | { readonly kind: 'winner'; readonly of: PlayoffSlot };

type Pairing = { readonly slot: PlayoffSlot; readonly home: Entrant; readonly away: Entrant };

const seed = (rank: number): Entrant => ({ kind: 'seed', seed: rank });
const winner = (of: PlayoffSlot): Entrant => ({ kind: 'winner', of });

/** The playoff tree, each match after those that feed it (specification, section 9). */
export const playoffTree: readonly Pairing[] = [
  { slot: 'quarterfinal-1', home: seed(4), away: seed(5) },
  { slot: 'quarterfinal-2', home: seed(3), away: seed(6) },
  { slot: 'semifinal-1', home: seed(1), away: winner('quarterfinal-1') },
  { slot: 'semifinal-2', home: seed(2), away: winner('quarterfinal-2') },
  { slot: 'final', home: winner('semifinal-1'), away: winner('semifinal-2') },
  { slot: 'relegation', home: seed(7), away: seed(8) },
];

/** As many as the tree has places for. */
export const teamsNeeded = 8;

/** Playoffs are played when they are turned on and eight teams are ranked (specification, section 5): all that are entered. */
export function hasPlayoffs({ format, teams }: Tournament): boolean {
  return format?.playoffs === true && new Set(teams).size >= teamsNeeded;
}

/** Every league match between teams that are still entered is finished, and there is at least one. */
export function isLeagueComplete({ teams, fixtures }: Pick<Tournament, 'teams' | 'fixtures'>): boolean {
  const entered = new Set(teams);
  const league = fixtures.filter(
    (fixture) => isLeagueFixture(fixture) && entered.has(fixture.homeTeam) && entered.has(fixture.awayTeam),
  );
  return league.length > 0 && league.every(({ status }) => status === 'finished');
}
