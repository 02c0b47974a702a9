export type Cell = { readonly day: string; readonly hour: number; readonly court: number };

/** Hours in which courts are closed, of all of them if `courts` is null; both ends included. */
export type Period = {
  readonly courts: readonly number[] | null;
  readonly firstDay: string;
  readonly firstHour: number;
  readonly lastDay: string;
  readonly lastHour: number;
};

export type Closure = Period & {
  readonly id: string;
  /** Visitors read it. */
  readonly sentence: string;
  /** The tournament that has the courts; the name is that of its record. */
  readonly tournament: { readonly id: string; readonly name: string } | null;
  readonly author: string;
  /** How many bookings still have an hour of it. */
  readonly inTheWay: number;
};

/** A booking in the way, with free hours that it can be moved to, the nearest first. */
export type WayBooking = Cell & {
  readonly id: string;
  readonly sequence: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly players: number;
  readonly suggestions: readonly Cell[];
};

export type Decision = Pick<WayBooking, 'id' | 'sequence'> &
  ({ readonly action: 'cancel' } | ({ readonly action: 'move' } & Cell));
