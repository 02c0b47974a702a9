import { centreDay } from 'shared-kernel/time';
import { isUnderWay } from '../competition/shownStatus';
import { tournamentStatus } from '../competition/tournamentStatus';
import type { Tournament, TournamentSummary } from '../model/tournament';

type Entries = Pick<Tournament, 'fixtures' | 'date' | 'days'>;

/** So long after its last day a tournament is no longer expected to go on. */
const patienceDays = 30;
const dayMs = 86_400_000;

/**
 * Whether the remaining rounds of a tournament may still be played: a match is in progress, or its last known day is at
 * most thirty days past. `today` and days are `yyyy-MM-dd`.
 */
export function isCurrent(tournament: Entries, today: string): boolean {
  if (tournament.fixtures.some(({ status }) => status === 'inprogress')) return true;
  return mayFollow(knownDays(tournament).at(-1) ?? tournament.date, today);
}

/** The known days of a tournament in order: its own, the planned ones, those of postponed and of played matches. */
export function knownDays({
  date,
  days = {},
  fixtures = [],
}: Pick<Tournament, 'date'> & Partial<Entries>): readonly string[] {
  const ofMatches = fixtures.flatMap(({ times, postponed }) => {
    const played = [times?.startedAt, times?.endedAt].map(
      (instant) => instant && centreDay(new Date(instant)),
    );
    return [...played, postponed?.to?.day];
  });
  return [date, ...Object.keys(days), ...ofMatches].filter((each) => each !== undefined).sort();
}

/** Whether a tournament with this last known day may still continue. */
function mayFollow(day: string, today: string): boolean {
  return (Date.parse(today) - Date.parse(day)) / dayMs <= patienceDays;
}

/** Beyond the last day of any that is to come, in milliseconds. */
const past = 1e15;

/**
 * Orders tournaments as visitors look for them: live ones, those of today, future ones with the next first, and past
 * ones with the latest first. `records` are the known ones; the list gives the day of the others.
 */
export function inProgrammeOrder(
  summaries: readonly TournamentSummary[],
  records: readonly Tournament[],
  now: Date,
): readonly TournamentSummary[] {
  return summaries
    .map((summary) => {
      const record = records.find(({ id }) => id === summary.id);
      return { summary, place: placeOf(summary, record, now) };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ summary }) => summary);
}

/** A smaller number for an earlier tournament. */
function placeOf(summary: TournamentSummary, record: Tournament | undefined, now: Date): number {
  if (record?.fixtures.some((fixture) => isUnderWay(fixture, now))) return -2;
  const today = centreDay(now);
  const days = knownDays(record ?? summary);
  if (days.includes(today)) return -1;
  const status = record ? tournamentStatus(record.fixtures) : summary.shared?.status;
  const next = days.find((day) => day > today);
  if (next && status !== 'finished') return Date.parse(next);
  const last = days.findLast((day) => day < today) ?? summary.date;
  // Between two days without a known next one, it is the first of the future ones.
  return status === 'inprogress' && mayFollow(last, today) ? 0 : past - Date.parse(last);
}
