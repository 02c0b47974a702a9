/** The dates of a series before they are written: what is in the way of each, and how the desk solves it. */

/** A date as the database reads it. `free` has every hour of that day with a free court. */
export type PlannedDate = {
  /** 'yyyy-MM-dd' */
  readonly day: string;
  readonly hour: number;
  readonly court: number;
  readonly kind: 'free' | 'taken' | 'closed' | 'past';
  /** Of a closure or an exception; empty without one. */
  readonly sentence: string;
  readonly free: readonly { readonly hour: number; readonly courts: readonly number[] }[];
};

/** The courts that are free at that hour of the date. */
export function courtsAt({ free }: PlannedDate, hour: number): readonly number[] {
  return free.find((other) => other.hour === hour)?.courts ?? [];
}

/** The date at another hour or court of its day, with what is in the way there. */
export function placedAt<T extends PlannedDate>(date: T, hour: number, court: number): T {
  const isFree = courtsAt(date, hour).includes(court);
  const isBack = hour === date.hour && court === date.court;
  return { ...date, hour, court, kind: isFree ? 'free' : isBack ? date.kind : 'taken' };
}

/** The date at another hour: on its court if that is free, else on the first one that is. */
export function atHour<T extends PlannedDate>(date: T, hour: number): T {
  const courts = courtsAt(date, hour);
  return placedAt(date, hour, courts.includes(date.court) ? date.court : (courts[0] ?? date.court));
}

/** The nearest place of that day that is free: another court at the same hour, else the nearest hour; null on a full day. */
export function nearestPlace(date: PlannedDate): { readonly hour: number; readonly court: number } | null {
  const [nearest] = [...date.free].sort(
    // Of two that are as near, the later one: who wanted to play at six is rarely there at five.
    (one, other) =>
      Math.abs(one.hour - date.hour) - Math.abs(other.hour - date.hour) || other.hour - one.hour,
  );
  if (!nearest) return null;
  const { hour, court } = atHour(date, nearest.hour);
  return { hour, court };
}

/** Days that the desk leaves out, and places that it chose itself, by the day that was planned. */
export type Decisions = {
  readonly skipped: readonly string[];
  readonly placed: Readonly<Record<string, { readonly hour: number; readonly court: number }>>;
};

export const noDecisions: Decisions = { skipped: [], placed: {} };

/** A date with what the desk decided about it. A date in the past is always left out. */
export type DecidedDate<T extends PlannedDate = PlannedDate> = {
  readonly planned: T;
  readonly date: T;
  readonly isSkipped: boolean;
};

export function decide<T extends PlannedDate>(
  dates: readonly T[],
  { skipped, placed }: Decisions,
): readonly DecidedDate<T>[] {
  return dates.map((planned) => {
    const chosen = placed[planned.day];
    const date = chosen ? placedAt(planned, chosen.hour, chosen.court) : planned;
    return { planned, date, isSkipped: date.kind === 'past' || skipped.includes(planned.day) };
  });
}

/** The dates to write, and how many still have something in the way. */
export function outcomeOf<T extends PlannedDate>(decided: readonly DecidedDate<T>[]) {
  const kept = decided.filter(({ isSkipped }) => !isSkipped).map(({ date }) => date);
  return { kept, unsolved: kept.filter(({ kind }) => kind !== 'free').length };
}

/** The weekday of a day, ISO: Monday is 1. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
