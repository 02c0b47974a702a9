import { type Fixture, isLeagueFixture, type PlayoffSlot, type Tournament } from '../model/tournament';
import { winnerOf } from './outcome';
import { type Entrant, hasPlayoffs, isLeagueComplete, playoffTree } from './playoffs/tree';
import { withSettledFixtures } from './ruling';
import { standings } from './standings/standings';
import { idOfName, teamId, type WithTeamIds } from './teams/teamId';

/**
 * Recomputes what depends on a changed tournament: score and status of each fixture, keys of teams, playoffs. Every change
 * calls it; a correct tournament comes back as the same object. Standings and statistics are derived, never stored.
 */
export function recomputeTournament(tournament: Tournament): Recomputation {
  const recomputed = recomputePlayoffs(withDistinctIds(withSettledFixtures(tournament)));
  if (tournament.withdrawals === undefined || tournament.withdrawals.length === 0) return recomputed;
  // A withdrawn team loses the playoff match into which it has just been drawn, and the winner advances.
  const again = withSettledFixtures(recomputed.tournament);
  if (again === recomputed.tournament) return recomputed;
  const next = recomputeTournament(again);
  return { tournament: next.tournament, changed: [...recomputed.changed, ...next.changed] };
}

/** Gives a team whose id an earlier one has an id of its own. The same object if all ids are distinct. */
export function withDistinctIds<T extends WithTeamIds & Pick<Tournament, 'teams'>>(tournament: T): T {
  const all = new Set(tournament.teams.map((team) => teamId(tournament, team)));
  if (all.size === tournament.teams.length) return tournament;
  const taken = new Set<string>();
  let { teamKeys } = tournament;
  for (const team of tournament.teams) {
    const former = teamId(tournament, team);
    let id = former;
    for (let count = 1; taken.has(id) || (id !== former && all.has(id)); count += 1)
      id = count === 1 ? idOfName(team) : `${idOfName(team)}-${count}`;
    taken.add(id);
    if (id !== former) teamKeys = { ...teamKeys, [team]: id };
  }
  return { ...tournament, teamKeys };
}

type Recomputation = {
  readonly tournament: Tournament;
  /** Former playoff matches whose teams changed, or that no longer take place: the organiser confirms them first. */
  readonly changed: readonly Fixture[];
};

/**
 * Derives the playoff fixtures, each once the league is finished and both its teams are known. If a reopened sheet leaves a
 * result undecided, the matches that depend on it stay; after a replaced match they disappear until it is decided. A match
 * keeps its sheet if its teams still have to meet; others change. Correct playoffs come back as the same object.
 */
export function recomputePlayoffs(tournament: Tournament): Recomputation {
  const league = tournament.fixtures.filter(isLeagueFixture);
  const before = tournament.fixtures.filter((fixture) => !isLeagueFixture(fixture));
  const now = playoffFixtures(tournament, league, before);
  const isUnchanged =
    now.length === before.length && now.every((fixture, index) => fixture === before[index]);
  return {
    tournament: isUnchanged ? tournament : { ...tournament, fixtures: [...league, ...now] },
    changed: before.filter((fixture) => !now.includes(fixture)),
  };
}

function playoffFixtures(tournament: Tournament, league: readonly Fixture[], before: readonly Fixture[]) {
  if (!hasPlayoffs(tournament)) return [];
  const rows = standings(tournament);
  const isDecided = isLeagueComplete(tournament);
  const made = new Map<PlayoffSlot, Fixture>();
  /** The teams that may play there: one once that is decided, else those that earlier matches leave open. */
  const candidatesOf = (entrant: Entrant): readonly string[] => {
    if (entrant.kind === 'seed') {
      return isDecided
        ? rows.slice(entrant.seed - 1, entrant.seed).map(({ name }) => name)
        : tournament.teams;
    }
    const fixture = made.get(entrant.of);
    if (fixture === undefined) return [];
    const winner = winnerOf(fixture);
    if (winner !== null) return [winner];
    // Reopened, but still the same match: its former winner may be promoted again.
    return before.includes(fixture) ? [fixture.homeTeam, fixture.awayTeam] : [];
  };
  for (const { slot, home, away } of playoffTree) {
    const known = before.find((fixture) => fixture.slot === slot);
    const pair = pairOf(candidatesOf(home), candidatesOf(away), known);
    if (pair === null) continue;
    const blank = blankFixture(tournament, league, slot, ...pair);
    made.set(slot, known !== undefined && stillHolds(known, blank) ? known : blank);
  }
  return [...made.values()];
}

/** The two teams, once both are decided. While a side is open, the two that met before, if they still may. */
function pairOf(
  home: readonly string[],
  away: readonly string[],
  known: Fixture | undefined,
): readonly [home: string, away: string] | null {
  const [first, ...others] = home;
  const [second, ...more] = away;
  if (first === undefined || second === undefined) return null;
  if (others.length === 0 && more.length === 0) return [first, second];
  if (known === undefined) return null;
  const { homeTeam, awayTeam } = known;
  const isPossible =
    (home.includes(homeTeam) && away.includes(awayTeam)) ||
    (home.includes(awayTeam) && away.includes(homeTeam));
  return isPossible ? [homeTeam, awayTeam] : null;
}

/** Two teams that meet on swapped sides still meet: their result stays. */
export function stillHolds(known: Fixture, wanted: Fixture): boolean {
  if (known.homeTeam === wanted.homeTeam && known.awayTeam === wanted.awayTeam) return true;
  return known.result !== null && known.homeTeam === wanted.awayTeam && known.awayTeam === wanted.homeTeam;
}

/**
 * Its id contains the ids of its teams (`teamId`), so that an open sheet of another pairing never writes into it. No
 * key contains the sign between them: « Lyon » and « Sud Lille » are not « Lyon Sud » and « Lille ».
 */
function blankFixture(
  tournament: Pick<Tournament, 'teamKeys'>,
  league: readonly Fixture[],
  slot: PlayoffSlot,
  homeTeam: string,
  awayTeam: string,
): Fixture {
  return {
    id: `${generationOf(league)}${slot}-${teamId(tournament, homeTeam)}_${teamId(tournament, awayTeam)}`,
    homeTeam,
    awayTeam,
    result: null,
    liveUrl: null,
    status: 'pending',
    phase: 'playoffs',
    slot,
  };
}

/** The id that earlier releases, with a hyphen between the keys, used; undefined if two pairs of teams shared it. */
export function formerPlayoffId(tournament: Tournament, { slot, homeTeam, awayTeam }: Fixture) {
  const { teams, fixtures } = tournament;
  const joined = (home: string, away: string) => `${teamId(tournament, home)}-${teamId(tournament, away)}`;
  const own = joined(homeTeam, awayTeam);
  const pairs = teams.flatMap((home) => teams.filter((away) => joined(home, away) === own));
  return slot && pairs.length === 1 ? `${generationOf(fixtures)}${slot}-${own}` : undefined;
}

/** The mark of the generation that a schedule's identifiers start with; none when it was made without, or elsewhere. */
function generationOf(schedule: readonly Pick<Fixture, 'id'>[]): string {
  return /^(.{0,40}?)r\d+-m\d+$/.exec(schedule[0]?.id ?? '')?.[1] ?? '';
}
