import { centreDay } from 'shared-kernel/time';
import { knownDays, mayFollow } from './knownDays';
import type { Tournament, TournamentSummary } from './tournament';
import { tournamentStatus } from './tournamentStatus';
import { isUnderWay } from './underWay';

/** Beyond the last day of any that is to come, in milliseconds. */
const past = 1e15;

/**
 * Puts tournaments in the order in which a visitor looks for them: those of which a match is being played, those of today,
 * those to come, the next one first, and those that are past, the latest first. One between two of its days whose next day
 * nobody has said may go on any day, and comes first of those to come. `records` are those that are known; of the others
 * the list says their day.
 */
export function inProgrammeOrder(
  summaries: readonly TournamentSummary[],
  records: readonly Tournament[],
  now: Date,
): readonly TournamentSummary[] {
  const today = centreDay(now);
  return summaries
    .map((summary) => {
      const record = records.find(({ id }) => id === summary.id);
      return { summary, place: placeOf(summary, record, now, today) };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ summary }) => summary);
}

/** A smaller number for who comes earlier. */
function placeOf(
  summary: TournamentSummary,
  record: Tournament | undefined,
  now: Date,
  today: string,
): number {
  if (record?.fixtures.some((fixture) => isUnderWay(fixture, now))) return -2;
  const days = knownDays(record ?? summary);
  if (days.includes(today)) return -1;
  const status = record ? tournamentStatus(record.fixtures) : summary.shared?.status;
  const next = days.find((day) => day > today);
  if (next && status !== 'finished') return Date.parse(next);
  const last = days.findLast((day) => day < today) ?? summary.date;
  return status === 'inprogress' && mayFollow(last, today) ? 0 : past - Date.parse(last);
}
