import { generationOf } from '../schedule/createSchedule';
import { slug } from '../slug';
import { standings } from '../standings/standings';
import { type Fixture, isLeagueFixture, type PlayoffSlot, type Tournament } from '../tournament';
import { type Entrant, hasPlayoffs, playoffTree } from './tree';
import { winnerOf } from './winnerOf';

type PlayoffRecomputation = { readonly tournament: Tournament; readonly changed: readonly Fixture[] };

/**
 * Makes the playoff fixtures what the league and the playoff results say they are. They come once every league match
 * is finished, each as soon as both its teams are known; winners move on. What is not decided for the moment, because
 * a sheet before it has been reopened, leaves the matches that are there as they are. A match between two teams who
 * still have to meet keeps its sheet; any other is replaced or taken away, and told as changed.
 * A tournament whose playoffs are right already comes back as the same object.
 */
export function recomputePlayoffs(tournament: Tournament): PlayoffRecomputation {
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

function playoffFixtures(
  tournament: Tournament,
  league: readonly Fixture[],
  before: readonly Fixture[],
): Fixture[] {
  const rows = standings(tournament);
  if (!hasPlayoffs(tournament, rows)) return [];
  const isDecided = isLeagueComplete(tournament);
  const entered = new Set(tournament.teams);
  const made = new Map<PlayoffSlot, Fixture>();
  const teamOf = (entrant: Entrant): string | null => {
    if (entrant.kind === 'seed') return isDecided ? (rows[entrant.seed - 1]?.name ?? null) : null;
    const fixture = made.get(entrant.of);
    return fixture === undefined ? null : winnerOf(fixture);
  };
  for (const { slot, home, away } of playoffTree) {
    const known = before.find((fixture) => fixture.slot === slot);
    const pair = pairOf(teamOf(home), teamOf(away), known);
    if (pair === null || !pair.every((team) => entered.has(team))) continue;
    const blank = blankFixture(league, slot, ...pair);
    made.set(slot, known !== undefined && stillHolds(known, blank) ? known : blank);
  }
  return [...made.values()];
}

/** Who meets: both as they are decided; with a side undecided for the moment, whoever met before, if that still fits. */
function pairOf(
  home: string | null,
  away: string | null,
  known: Fixture | undefined,
): readonly [home: string, away: string] | null {
  if (home !== null && away !== null) return [home, away];
  if (known === undefined) return null;
  const { homeTeam, awayTeam } = known;
  const fits = [home, away].every((team) => team === null || team === homeTeam || team === awayTeam);
  return fits ? [homeTeam, awayTeam] : null;
}

/** Every league match between teams that are still entered is finished, and there is at least one. */
export function isLeagueComplete({ teams, fixtures }: Pick<Tournament, 'teams' | 'fixtures'>): boolean {
  const entered = new Set(teams);
  const league = fixtures.filter(
    (fixture) => isLeagueFixture(fixture) && entered.has(fixture.homeTeam) && entered.has(fixture.awayTeam),
  );
  return league.length > 0 && league.every(({ status }) => status === 'finished');
}

/** Two teams who meet on swapped sides have met all the same: what they played stands. */
function stillHolds(known: Fixture, wanted: Fixture): boolean {
  if (known.homeTeam === wanted.homeTeam && known.awayTeam === wanted.awayTeam) return true;
  return hasPlays(known) && known.homeTeam === wanted.awayTeam && known.awayTeam === wanted.homeTeam;
}

function hasPlays({ result }: Fixture): boolean {
  return result !== null;
}

/**
 * Named after its teams, so that a sheet still open on another pairing never writes into this one; by their names, not
 * by their places in the list, which change when a team leaves.
 */
function blankFixture(
  league: readonly Fixture[],
  slot: PlayoffSlot,
  homeTeam: string,
  awayTeam: string,
): Fixture {
  return {
    id: `${generationOf(league)}${slot}-${slug(homeTeam)}-${slug(awayTeam)}`,
    homeTeam,
    awayTeam,
    result: null,
    liveUrl: null,
    status: 'pending',
    phase: 'playoffs',
    slot,
  };
}
