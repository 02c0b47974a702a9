import { generationOf } from '../calendar/createCalendar';
import { standings } from '../standings/standings';
import { type Fixture, isLeagueFixture, type PlayoffSlot, type Tournament } from '../tournament';
import { type Entrant, hasPlayoffs, playoffTree } from './tree';
import { winnerOf } from './winnerOf';

export type PlayoffRecomputation = {
  readonly tournament: Tournament;
  /** Playoff matches with something on their sheet that are gone or start anew: to be confirmed first. */
  readonly lost: readonly Fixture[];
};

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
  if (!hasPlayoffs(tournament, rows) || !isLeagueComplete(league)) return [];
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
    const blank = blankFixture(tournament, league, slot, homeTeam, awayTeam);
    made.set(slot, known !== undefined && stillHolds(known, blank) ? known : blank);
  }
  return [...made.values()];
}

/** Every match of the calendar is finished, and there is at least one. */
export function isLeagueComplete(league: readonly Fixture[]): boolean {
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

/** Named after its teams, so that a sheet still open on another pairing never writes into this one. */
function blankFixture(
  { teams }: Tournament,
  league: readonly Fixture[],
  slot: PlayoffSlot,
  homeTeam: string,
  awayTeam: string,
): Fixture {
  const number = (team: string) => teams.indexOf(team) + 1;
  return {
    id: `${generationOf(league)}${slot}-${number(homeTeam)}-${number(awayTeam)}`,
    homeTeam,
    awayTeam,
    result: null,
    liveUrl: null,
    status: 'pending',
    phase: 'playoffs',
    slot,
  };
}
