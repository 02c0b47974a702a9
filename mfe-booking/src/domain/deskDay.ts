import { instantAt } from 'shared-kernel/time';
import type { ClosedCell, DeskReservation } from '../data/desk';

export type DeskCellState =
  /** The list of the day is on its way. */
  | 'unknown'
  | 'free'
  /** Free, but too late to be booked. */
  | 'past'
  /** Free, but no hour or no court of the centre: another one of that row or column has a reservation. */
  | 'outside'
  | 'booked'
  /** A guest has not opened the link of their mail yet. */
  | 'unconfirmed'
  /** Held for a person in the waiting list, whom a mail tells so, or the desk on the phone. */
  | 'offered'
  | 'to-call'
  | 'arrived'
  | 'absent'
  | 'closed'
  | 'tournament';

/** An hour of a court, as the desk sees it. */
export type DeskCell = {
  readonly hour: number;
  readonly court: number;
  readonly state: DeskCellState;
  readonly reservation?: DeskReservation;
  readonly closure?: ClosedCell;
  /** The centre has no such hour or court any more. */
  readonly isOutside: boolean;
};

export type DeskRow = {
  readonly hour: number;
  readonly cells: readonly DeskCell[];
  /** The courts that can be booked. */
  readonly free: readonly number[];
  /** How many courts have a reservation. */
  readonly booked: number;
  readonly isPast: boolean;
  /** Games have every court, and one that becomes free is offered to those who wait. */
  readonly isFull: boolean;
};

export type DeskDay = { readonly courts: readonly number[]; readonly rows: readonly DeskRow[] };

type Given = {
  /** 'yyyy-MM-dd' */
  readonly day: string;
  /** 'HH:00' */
  readonly slots: readonly string[];
  /** In service. */
  readonly courts: readonly number[];
  readonly reservations: readonly DeskReservation[];
  readonly closures: readonly ClosedCell[];
  /** Whether the list of the day is on its way. */
  readonly isLoading?: boolean;
  readonly now: Date;
};

/** The desk still books an hour that began less than an hour ago: its players stand at the counter. */
const lateMs = 3_600_000;
/** How long a court is held for a person in the waiting list. */
const offerMs = 1_200_000;

/** Courts across, hours down: those of the centre, and those of reservations that are left outside. */
export function deskDay(given: Given): DeskDay {
  const { day, slots, courts, reservations, closures, isLoading = false, now } = given;
  const ofDay = reservations.filter((reservation) => reservation.day === day);
  const closedThatDay = closures.filter((closure) => closure.day === day);
  // Visitors' hours lack those at which all courts are closed.
  const openHours = new Set([
    ...slots.map((slot) => Number.parseInt(slot, 10)),
    ...closedThatDay.map(({ hour }) => hour),
  ]);
  const byPlace = new Map(ofDay.map((reservation) => [placeOf(reservation), reservation]));
  const closedByPlace = new Map(closedThatDay.map((closure) => [placeOf(closure), closure]));
  const allHours = sorted([...openHours, ...ofDay.map(({ hour }) => hour)]);
  const allCourts = sorted([...courts, ...ofDay.map(({ court }) => court)]);

  const rows = allHours.map((hour) => {
    const untilMs = instantAt(day, timeOf(hour)).getTime() - now.getTime();
    const isPast = untilMs + lateMs <= 0;
    const cells = allCourts.map((court): DeskCell => {
      const place = { hour, court, isOutside: !openHours.has(hour) || !courts.includes(court) };
      const reservation = byPlace.get(placeOf(place));
      if (reservation) return { ...place, reservation, state: stateOf(reservation) };
      const closure = closedByPlace.get(placeOf(place));
      if (closure) return { ...place, closure, state: closure.tournament === null ? 'closed' : 'tournament' };
      if (isLoading) return { ...place, state: 'unknown' };
      if (place.isOutside) return { ...place, state: 'outside' };
      return { ...place, state: isPast ? 'past' : 'free' };
    });
    const free = cells.filter(({ state }) => state === 'free').map(({ court }) => court);
    const booked = cells.filter(({ reservation }) => reservation !== undefined);
    return {
      hour,
      cells,
      free,
      booked: booked.length,
      isPast,
      isFull: free.length === 0 && untilMs > offerMs && booked.some(({ isOutside }) => !isOutside),
    };
  });
  return { courts: allCourts, rows };
}

/** How a reservation stands. */
export function stateOf({ attendance, confirmBy, waiting, email }: DeskReservation): DeskCellState {
  if (attendance || confirmBy === undefined) return attendance ?? 'booked';
  if (waiting === null) return 'unconfirmed';
  return email === '' ? 'to-call' : 'offered';
}

/** Whether the desk may still take the court: the person to whom it is offered has not read of it. */
export function isUntold({ waiting, confirmBy = '' }: DeskReservation, now: Date): boolean {
  return waiting !== null && Date.parse(confirmBy) - offerMs > now.getTime();
}

/**
 * That many courts for a group: the first one, then the others of a run of neighbours that has it, from it upwards if possible; without
 * such a run the nearest ones that are free.
 */
export function courtsFrom(first: number, free: readonly number[], count: number): readonly number[] {
  const runs = Array.from({ length: count }, (_, before) =>
    Array.from({ length: count }, (_, place) => first - before + place),
  );
  const run = runs.find((courts) => courts.every((court) => court === first || free.includes(court)));
  const nearest = [...free].sort((a, b) => Math.abs(a - first) - Math.abs(b - first));
  return [first, ...(run ?? nearest).filter((court) => court !== first)].slice(0, count);
}

function placeOf({ hour, court }: { readonly hour: number; readonly court: number }): string {
  return `${hour} ${court}`;
}

function sorted(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** 9 as '09:00'. */
export function timeOf(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** The Monday of that day's week. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
