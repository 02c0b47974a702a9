import { addDays, centreDay, centreTime } from 'shared-kernel/time';

/** What the browser keeps of a tournament, as far as the programme shows it. */
export type KnownTournament = {
  readonly id: string;
  readonly name: string;
  /** `yyyy-MM-dd`, of its first day and of each planned one. */
  readonly days: readonly string[];
  /** In the order of the schedule; finished matches only. */
  readonly results: readonly Result[];
  readonly live: readonly LiveResult[];
};

export type Result = {
  readonly home: string;
  readonly away: string;
  readonly homeScore: number;
  readonly awayScore: number;
};

/** A match in progress: its sets so far, and the goals of the set that is played (counted from 1). */
export type LiveResult = Result & {
  readonly set: number;
  readonly homeGoals: number;
  readonly awayGoals: number;
  /** An ISO instant; undefined if unknown. */
  readonly lastGoalAt: string | undefined;
};

/** Longer than any match: after this time without a goal, the scorer has gone home. */
const forgottenAfterMs = 4 * 60 * 60_000;

/** Finds the match in progress with the latest goal, and its tournament; undefined if none is played. */
export function liveMatch(tournaments: readonly KnownTournament[], now: Date) {
  return tournaments
    .flatMap(({ id, name, live }) => live.map((match) => ({ id, name, ...match })))
    .filter(
      ({ lastGoalAt }) => now.getTime() - Date.parse(lastGoalAt ?? now.toISOString()) < forgottenAfterMs,
    )
    .sort((a, b) => (b.lastGoalAt ?? '').localeCompare(a.lastGoalAt ?? ''))[0];
}

type MatchDay = { readonly id: string; readonly name: string; readonly day: string; readonly inDays: number };

/** Finds the next match days from `today` on, the soonest first. */
export function nextDays(tournaments: readonly KnownTournament[], today: string): readonly MatchDay[] {
  return tournaments
    .flatMap(({ id, name, days }) => [...new Set(days)].map((day) => ({ id, name, day })))
    .filter(({ day }) => day >= today)
    .sort((a, b) => a.day.localeCompare(b.day))
    .map((matchDay) => ({ ...matchDay, inDays: daysBetween(today, matchDay.day) }));
}

/** Finds the tournament with the latest day on which matches are finished; undefined if none has any. */
export function latestPlayed(tournaments: readonly KnownTournament[]): KnownTournament | undefined {
  const lastDay = ({ days }: KnownTournament) => [...days].sort().at(-1) ?? '';
  return tournaments
    .filter(({ results }) => results.length > 0)
    .sort((a, b) => lastDay(b).localeCompare(lastDay(a)))[0];
}

/** The next of the hours (`HH:mm`) on the centre's clock, and the minutes until then; null without one in two months. */
export function nextHour(now: Date, slotsOf: (day: string) => readonly string[]) {
  const today = centreDay(now);
  for (let ahead = 0; ahead < 62; ahead += 1) {
    // A night with a change of the clock is an hour off: the centre is closed when the clocks change.
    const passed = minutesOf(centreTime(now)) - ahead * 24 * 60;
    const time = slotsOf(addDays(today, ahead)).find((slot) => minutesOf(slot) > passed);
    if (time) return { time, inMinutes: minutesOf(time) - passed };
  }
  return null;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function daysBetween(from: string, to: string): number {
  let days = 0;
  for (let day = from; day < to && days < 999; day = addDays(day, 1)) days += 1;
  return days;
}
