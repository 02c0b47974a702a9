import { generationOf } from '../schedule/createSchedule';
import { slug } from '../slug';
import { standings } from '../standings/standings';
import { type Fixture, isLeagueFixture, type PlayoffSlot, type Tournament } from '../tournament';
import { type Entrant, hasPlayoffs, playoffTree } from './tree';
import { winnerOf } from './winnerOf';

type PlayoffRecomputation = { readonly tournament: Tournament; readonly lost: readonly Fixture[] };

/**
 * Makes the playoff fixtures what the league and the playoff results say they are. They exist once every league match
 * is finished, each as soon as both its teams are known; winners move on. A match between two teams who still
 * have to meet keeps its sheet; any other is replaced or taken away, and told as lost when something was on it.
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
    lost: before.filter((fixture) => hasPlays(fixture) && !now.includes(fixture)),
  };
}

function playoffFixtures(
  tournament: Tournament,
  league: readonly Fixture[],
  before: readonly Fixture[],
): Fixture[] {
  const rows = standings(tournament);
  if (!hasPlayoffs(tournament, rows) || !isLeagueComplete(tournament)) return [];
  const made = new Map<PlayoffSlot, Fixture>();
  const teamOf = (entrant: Entrant): string | null => {
    if (entrant.kind === 'seed') return rows[entrant.seed - 1]?.name ?? null;
    const fixture = made.get(entrant.of);
    return fixture === undefined ? null : winnerOf(fixture);
  };
  for (const { slot, home, away } of playoffTree) {
    const homeTeam = teamOf(home);
    const awayTeam = teamOf(away);
    if (homeTeam === null || awayTeam === null) continue;
    const known = before.find((fixture) => fixture.slot === slot);
    const blank = blankFixture(league, slot, homeTeam, awayTeam);
    made.set(slot, known !== undefined && stillHolds(known, blank) ? known : blank);
  }
  return [...made.values()];
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
