import { centreDay } from 'shared-kernel/time';
import { isUnderWay } from '../competition/shownStatus';
import { tournamentStatus } from '../competition/tournamentStatus';
import type { Tournament, TournamentSummary } from '../model/tournament';
import { knownDays, mayFollow } from './isCurrent';

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
