import type { Stored, WriteRefusal } from '../../platform/storage/contract';
import type { Reservation, ReservationDraft } from '../reservation';

/** One hour of one day on the centre's clock: 'yyyy-MM-dd' and 'HH:00'. */
export type Hour = { readonly date: string; readonly time: string };

/** How many courts are taken in each hour in which any is, by 'yyyy-MM-ddTHH:00'. */
export type Availability = ReadonlyMap<string, number>;

/** All six courts of the hour are taken; `nearest` are up to three hours that are free, in the order of time. */
export type Full = { readonly kind: 'full'; readonly nearest: readonly Hour[] };

/** Nothing was kept, because where reservations are kept does not answer, or refused. */
export type Unreachable = {
  readonly kind: 'unreachable';
  readonly refusal: KeepingRefusal;
  /**
   * The reservation of a pending command: the centre may have booked, moved or cancelled it, whatever the refusal says.
   */
  readonly question?: string;
};

export type KeepingRefusal = WriteRefusal | CentreRefusal;

/** Why the centre has not answered: in each case the request may have arrived. */
type CentreRefusal =
  /** This device had no network when the centre was to be asked: nothing was sent. */
  | { readonly kind: 'no-network' }
  /** There is one, and no answer comes, or an unreadable one. */
  | { readonly kind: 'no-answer' }
  /** The session has ended: the member has to log in again. */
  | { readonly kind: 'signed-out' }
  /** It refuses that request, or this visitor: nothing was changed. */
  | { readonly kind: 'forbidden' }
  /** It is asked too much at the moment, and has not looked at the question. */
  | { readonly kind: 'busy' };

/** The centre does not give this hour, or not to this visitor; nothing was changed. */
export type Declined = {
  readonly kind: 'declined';
  readonly reason:
    | 'past'
    | 'closed'
    | 'too-far'
    /** Their phone number has letters, or too few digits. */
    | 'phone'
    | 'too-many'
    /** The visitor's network address has booked too much in an hour; others may share that address. */
    | 'too-many-network'
    /** The visitor has booked too much in an hour. */
    | 'too-many-person'
    /** The visitor has as many games ahead as one person may have. */
    | 'too-many-held'
    /** The reservation, or the visitor's network address, has been moved as often as the centre allows. */
    | 'too-many-moves'
    /** Many bookings with the visitor's address await the link of a mail, or were released without it. */
    | 'too-many-unconfirmed'
    /** The desk keeps this person from booking online. */
    | 'suspended'
    /** Another booking of the same visitor awaits its answer: nothing was sent. */
    | 'asked-already'
    | 'not-accepted';
  /** The instant at which there is room again, in ISO 8601, if that depends on time. */
  readonly until?: string;
  /** What the desk says to a suspended person. */
  readonly sentence?: string;
};

export type ChangeRefusal = { readonly kind: 'too-late' } | { readonly kind: 'already-begun' };

export type BookingAnswer =
  | { readonly kind: 'booked'; readonly reservation: Reservation }
  /** `isHeld`: the court of `question` is booked at another hour, and stays so until the move to this one succeeds. */
  | ((Full | Declined | Unreachable) & { readonly question?: string; readonly isHeld?: true });

export type MoveAnswer =
  | { readonly kind: 'moved'; readonly reservation: Reservation }
  | Gone
  | ChangeRefusal
  | Full
  | Declined
  | Unreachable;

export type CancelAnswer =
  | { readonly kind: 'cancelled'; readonly reservation: Reservation }
  | Gone
  | ChangeRefusal
  | Unreachable;

/** The reservation does not exist any more: cancelled elsewhere, or lost by the browser. */
export type Gone = { readonly kind: 'gone' };

/**
 * `isPending`: a command to change it awaits the answer of the centre. `awaitsLogin`: the back end has logged its member out, and the
 * booking is sent once they are back.
 */
export type OwnReservation = Reservation & { readonly isPending?: true; readonly awaitsLogin?: true };

/** Data that a component observes by `useStored`. */
export type Watched<T> = Pick<Stored<T>, 'observe' | 'snapshot'>;

/** Reservations wherever they are kept: on this device, or at the centre (`hosted/`). */
export interface ReservationRepository {
  /** This visitor's own. */
  readonly mine: Watched<readonly OwnReservation[]>;
  /** This visitor's bookings that await the centre's answer: each may be a reservation, or become one. */
  readonly pendingBookings: Watched<readonly OwnReservation[]>;
  /** How many courts are free, hour by hour, as far as it can be known here. */
  readonly availability: Watched<Availability>;
  /** Whether the centre has confirmed the data recently; false while it does not answer, and the last known data is shown. */
  readonly isUpToDate: Watched<boolean>;
  /** The same of the visitor's own; loading before the centre was asked. */
  readonly isMineUpToDate: Watched<boolean>;
  /**
   * How many milliseconds this device's clock is ahead of the centre's, which decides when games begin. It is 0 if they
   * agree, and while the difference is unknown.
   */
  readonly clockAhead: Watched<number>;
  /** Whether the centre holds a guest's court only until they confirm it by mail; at a centre with a back end alone. */
  readonly confirmsGuests?: Watched<boolean>;
  /** Opens the links of mails; at a centre with a back end alone. */
  readonly mailLinks?: MailLinks;
  /** `question` is the reservation of an earlier, pending try for the same court: that is settled first. */
  book(draft: ReservationDraft, now?: Date, question?: string): Promise<BookingAnswer>;
  /** Takes a court of another hour instead; up to two hours before the game. */
  move(id: string, to: Hour, now?: Date): Promise<MoveAnswer>;
  /** Gives the court back; up to two hours before the game. */
  cancel(id: string, now?: Date): Promise<CancelAnswer>;
}

/** What the centre says of the link of a mail; undefined if it did not answer. */
export interface MailLinks {
  /**
   * Opens a guest's reservation: from then on this device shows and changes it as the device that booked. One that awaits its
   * confirmation opens with `confirms`, which a press of the visitor says: programs follow links too.
   */
  open(id: string, secret: string, confirms: boolean): Promise<LinkAnswer | undefined>;
  /** Switches the reminders to the address of the mail on or off. */
  setReminders(token: string, isOn: boolean): Promise<'stopped' | 'resumed' | 'unknown' | undefined>;
}

export type LinkAnswer =
  /** A booking, or the court that a line was offered; its reservation has no name. */
  | { readonly kind: 'to-confirm'; readonly isOffer: boolean; readonly reservation: Reservation }
  /** `reservation`: this device has no room to keep it, and the page shows it from here. */
  | { readonly kind: 'open'; readonly isConfirmedNow: boolean; readonly reservation?: Reservation }
  /** An account has it. `isConfirmedNow`: the link has confirmed the court that its member was offered. */
  | { readonly kind: 'in-account'; readonly isConfirmedNow?: boolean }
  /** `released`: not confirmed in time; `isWithdrawn`: the desk took the offered court back. */
  | { readonly kind: 'released' | 'cancelled' | 'unknown'; readonly isWithdrawn?: true };

/** Loads the repository of the back end, one for the whole page; rejects if its code does not load. */
export type OpenReservations = () => Promise<ReservationRepository>;
