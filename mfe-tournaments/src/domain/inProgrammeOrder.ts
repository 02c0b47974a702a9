import { centreDay } from 'shared-kernel/time';
import { mayGoOnAsListed } from './live/mayGoOn';
import type { Tournament, TournamentSummary } from './tournament';
import { tournamentStatus } from './tournamentStatus';
import { isUnderWay } from './underWay';

type Place = { readonly turn: number; readonly day: string };

const turns = { live: 0, today: 1, toCome: 2, past: 3 } as const;

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
  const known = new Map(records.map((record) => [record.id, record]));
  const today = centreDay(now);
  return summaries
    .map((summary) => ({ summary, place: placeOf(summary, known.get(summary.id), now, today) }))
    .sort((a, b) => inTurn(a.place, b.place))
    .map(({ summary }) => summary);
}

function inTurn(a: Place, b: Place): number {
  if (a.turn !== b.turn) return a.turn - b.turn;
  return a.turn === turns.past ? b.day.localeCompare(a.day) : a.day.localeCompare(b.day);
}

function placeOf(
  summary: TournamentSummary,
  record: Tournament | undefined,
  now: Date,
  today: string,
): Place {
  if (record?.fixtures.some((fixture) => isUnderWay(fixture, now))) return { turn: turns.live, day: '' };
  const days = daysOf(record ?? summary);
  if (days.includes(today)) return { turn: turns.today, day: '' };
  const last = days.findLast((day) => day < today);
  const next = days.find((day) => day > today);
  const status = record ? tournamentStatus(record.fixtures) : summary.shared?.status;
  const isOver = status === 'finished';
  if (next !== undefined && !isOver) return { turn: turns.toCome, day: next };
  const mayGoOn = status === 'inprogress' && last !== undefined && mayGoOnAsListed({ date: last }, today);
  if (mayGoOn) return { turn: turns.toCome, day: '' };
  return { turn: turns.past, day: last ?? summary.date };
}

/** The days that are known of a tournament, the first one first: its own, the planned one, those on which a match was, or is to be, played. */
function daysOf(known: TournamentSummary & Partial<Pick<Tournament, 'day' | 'fixtures'>>): readonly string[] {
  const { date, day, fixtures = [] } = known;
  const played = fixtures.flatMap(({ times, postponed }) => [
    times?.startedAt?.slice(0, 10),
    postponed?.to?.day,
  ]);
  return [date, day?.date, ...played].filter((each) => each !== undefined).sort();
}
