import { centreRules, emit } from 'shared-kernel';
import { askBackEnd } from 'shared-kernel/back-end';
import * as v from 'shared-kernel/validation';
import { boolean, fallback, variant } from 'valibot';
import { type Asked, ask, centre } from './ask';

/** The requests of the desk. The database decides about each; staff see its answer before they answer the caller on the phone. */

export type Attendance = 'arrived' | 'absent';

/** Which state of a reservation a command means. */
type Version = { readonly id: string; readonly sequence: number };

/** A reservation as the desk reads it. Names, addresses and numbers are empty where they are unknown or forgotten. */
export type DeskReservation = {
  readonly id: string;
  /** Six characters that are said on the phone. */
  readonly reference: string;
  /** Which of its changes this is: a request that names an older one is answered `conflict`. */
  readonly sequence: number;
  /** 'yyyy-MM-dd' */
  readonly day: string;
  /** When it begins, 0 to 23 on the centre's clock. */
  readonly hour: number;
  readonly court: number;
  readonly players: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly plan: string;
  readonly service: string;
  /** For the desk alone. */
  readonly note: string;
  readonly attendance: Attendance | null;
  /** The account that has it; null for a guest. */
  readonly member: string | null;
  readonly series: string | null;
  /** The courts that one command booked and that still stand at its hour, with its own; empty for a court alone. */
  readonly group: readonly (Version & { readonly court: number })[];
  /** The entry of the waiting list to which the court is offered until `confirmBy`; null for every other reservation. */
  readonly waiting: string | null;
  /** Of the staff; empty where the visitor did it. */
  readonly enteredBy: string;
  readonly changedBy: string;
  /** Why the desk moved or cancelled it last; empty without a reason. */
  readonly changeReason: string;
  /** How often that person was absent in the 90 days before today. */
  readonly absences: number;
  /** The person may not book online. */
  readonly suspended: boolean;
  /** The sentence that told them so; empty for a person who may. */
  readonly suspension: string;
  /** Until when its guest may confirm it; absent once it is sure. */
  readonly confirmBy?: string | undefined;
};

/** An hour of a court that is closed, or that a tournament has. */
export type ClosedCell = {
  /** The closure, of several cells. */
  readonly id: string;
  readonly day: string;
  readonly hour: number;
  readonly court: number;
  readonly sentence: string;
  readonly tournament: string | null;
};

export type DeskRefusal =
  | 'malformed'
  /** Letters in a phone number, or too few digits. */
  | 'phone'
  /** An address that mails do not reach. */
  | 'email'
  /** A day or an hour at which the centre is not open, or a court out of service. */
  | 'closed'
  /** The hour began an hour ago or earlier. */
  | 'past'
  /** More than two years ahead. */
  | 'too-far'
  | 'unknown-member'
  /** It was cancelled or never existed. */
  | 'gone'
  /** The id of a command with other values: this one was not executed. */
  | 'reused'
  /** A person of the team, whom a manager alone keeps from booking. */
  | 'team'
  /** Attendance of a day to come. */
  | 'not-yet'
  /** Two minutes after the command, after a later change, or of another person's command. */
  | 'too-late';
type DeskRefused = { readonly kind: 'refused'; readonly reason: DeskRefusal };

export const deskReservation = v.looseObject({
  id: v.string(),
  reference: v.string(),
  sequence: v.number(),
  day: v.string(),
  hour: v.number(),
  court: v.number(),
  players: v.number(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  plan: v.string(),
  service: v.string(),
  note: v.string(),
  attendance: v.nullable(v.picklist(['arrived', 'absent'])),
  member: v.nullable(v.string()),
  series: v.nullable(v.string()),
  // The kept list of an earlier release lacks these two.
  group: fallback(v.array(v.looseObject({ id: v.string(), sequence: v.number(), court: v.number() })), []),
  waiting: fallback(v.nullable(v.string()), null),
  enteredBy: v.string(),
  changedBy: v.string(),
  changeReason: v.string(),
  absences: v.number(),
  suspended: boolean(),
  suspension: v.string(),
  confirmBy: v.optional(v.string()),
});

export const closedCell = v.looseObject({
  id: v.string(),
  day: v.string(),
  hour: v.number(),
  court: v.number(),
  sentence: v.string(),
  tournament: v.nullable(v.string()),
});

const refused = v.looseObject({
  kind: v.literal('refused'),
  reason: v.picklist([
    'malformed',
    'phone',
    'email',
    'closed',
    'past',
    'too-far',
    'unknown-member',
    'gone',
    'reused',
    'team',
    'not-yet',
    'too-late',
  ]),
});

/** In the way: null where the court is closed, or where every court of the hour is taken. */
type Taken = { readonly kind: 'taken'; readonly by: DeskReservation | null };
type Conflict = { readonly kind: 'conflict'; readonly reservation: DeskReservation };

const conflict = v.looseObject({ kind: v.literal('conflict'), reservation: deskReservation });
const takenBy = v.looseObject({ kind: v.literal('taken'), by: v.nullable(deskReservation) });

type Listed = {
  readonly kind: 'listed';
  /** The centre's clock, an ISO moment. */
  readonly now: string;
  readonly reservations: readonly DeskReservation[];
  readonly closures: readonly ClosedCell[];
};

/** Both 'yyyy-MM-dd', at most 31 days. */
export function readDesk(firstDay: string, lastDay: string): Promise<Asked<Listed | DeskRefused>> {
  const listed = v.looseObject({
    kind: v.literal('listed'),
    now: v.string(),
    reservations: v.array(deskReservation),
    closures: v.array(closedCell),
  });
  return ask(
    'desk_days',
    { centre, first_day: firstDay, last_day: lastDay },
    variant('kind', [listed, refused]),
  );
}

/** Makes an open page read the settings that the manager has changed on another device. */
export async function noticeSettings(): Promise<void> {
  const schema = v.looseObject({ revision: v.number() });
  const answer = await askBackEnd({
    path: `rpc/centre_settings?centre=${centre}`,
    cache: 'no-cache',
    schema,
  });
  const known = centreRules.getState()?.revision ?? Number.POSITIVE_INFINITY;
  if (answer.ok && answer.value.revision > known) emit('centre:saved', answer.value);
}

type Counted = {
  readonly kind: 'counted';
  /** Weekly requests without an answer. */
  readonly requests: number;
  /** People in the lines of hours to come. */
  readonly waiting: number;
};

/** What waits for the desk. It names no person, so the audit does not note it. */
export function countOpen(): Promise<Asked<Counted>> {
  const counted = v.looseObject({ kind: v.literal('counted'), requests: v.number(), waiting: v.number() });
  return ask('desk_counts', { centre }, variant('kind', [counted]));
}

type DeskBooking = {
  readonly day: string;
  readonly hour: number;
  /** All are booked, or none. */
  readonly courts: readonly number[];
  readonly players: number;
  /** May be empty for a member: the account's own is taken then. So may the address. */
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly member: string | null;
  readonly plan: string;
  readonly service: string;
  readonly note: string;
};

type BookAnswer =
  /** One for each court, by its number. */
  | { readonly kind: 'booked'; readonly reservations: readonly DeskReservation[] }
  /** `by` has the first of the courts that are not free any more. */
  | (Taken & { readonly freeCourts: readonly number[] })
  | DeskRefused;

/**
 * The same `command`, a UUID, again answers what it answered first: a lost answer makes no second reservation. `takes` is an offer that its
 * person has not read of, whose court is taken on purpose.
 */
export function bookAtDesk(
  command: string,
  wanted: DeskBooking,
  takes: string | null = null,
): Promise<Asked<BookAnswer>> {
  const booked = v.looseObject({ kind: v.literal('booked'), reservations: v.array(deskReservation) });
  const taken = v.looseObject({
    kind: v.literal('taken'),
    by: v.nullable(deskReservation),
    freeCourts: v.array(v.number()),
  });
  return ask(
    'desk_book_courts',
    { command, centre, ...wanted, takes },
    variant('kind', [booked, taken, refused]),
  );
}

export type DeskPlace = { readonly day: string; readonly hour: number; readonly court: number };

type MoveAnswer =
  | { readonly kind: 'moved'; readonly reservation: DeskReservation }
  | Taken
  | Conflict
  | DeskRefused;

/** `reason` is for the visitor's mail, and may be empty. */
export function moveAtDesk(
  command: string,
  { id, sequence }: Version,
  to: DeskPlace,
  reason: string,
): Promise<Asked<MoveAnswer>> {
  const { day, hour, court } = to;
  const moved = v.looseObject({ kind: v.literal('moved'), reservation: deskReservation });
  return ask(
    'desk_move',
    { command, id, sequence, day, hour, court, reason },
    variant('kind', [moved, takenBy, conflict, refused]),
  );
}

type CancelAnswer =
  | { readonly kind: 'cancelled'; readonly reservations: readonly DeskReservation[] }
  | Conflict
  | DeskRefused;

/** With `others` of its group all are cancelled, or none. */
export function cancelAtDesk(
  command: string,
  { id, sequence }: Version,
  reason: string,
  others: readonly Version[] = [],
): Promise<Asked<CancelAnswer>> {
  const cancelled = v.looseObject({ kind: v.literal('cancelled'), reservations: v.array(deskReservation) });
  return ask(
    'desk_cancel',
    {
      command,
      id,
      sequence,
      reason,
      others: others.map((each) => ({ id: each.id, sequence: each.sequence })),
    },
    variant('kind', [cancelled, conflict, refused]),
  );
}

type UndoAnswer =
  /** None where the undone command had made them. */
  | { readonly kind: 'undone'; readonly reservations?: readonly DeskReservation[] | undefined }
  | Taken
  | DeskRefused;

/** Undoes an own booking, move or cancellation of the last two minutes, unless the row has changed since. */
export function undoAtDesk(command: string): Promise<Asked<UndoAnswer>> {
  const undone = v.looseObject({
    kind: v.literal('undone'),
    reservations: v.optional(v.array(deskReservation)),
  });
  return ask('desk_undo', { command }, variant('kind', [undone, takenBy, refused]));
}

export type DeskDetails = Pick<DeskReservation, 'name' | 'email' | 'phone' | 'players' | 'note'>;

type EditAnswer = { readonly kind: 'edited'; readonly reservation: DeskReservation } | Conflict | DeskRefused;

/** Changes the details if they still are as known; a repeat changes nothing. */
export function editAtDesk(id: string, known: DeskDetails, wanted: DeskDetails): Promise<Asked<EditAnswer>> {
  const edited = v.looseObject({ kind: v.literal('edited'), reservation: deskReservation });
  return ask(
    'desk_edit',
    { id, known: detailsOf(known), wanted: detailsOf(wanted) },
    variant('kind', [edited, conflict, refused]),
  );
}

function detailsOf({ name, email, phone, players, note }: DeskDetails): DeskDetails {
  return { name, email, phone, players, note };
}

type ConfirmAnswer = { readonly kind: 'confirmed'; readonly reservation: DeskReservation } | DeskRefused;

/** Confirms a booking or an offered court for a person on the phone; a repeat changes nothing. */
export function confirmAtDesk(id: string): Promise<Asked<ConfirmAnswer>> {
  const confirmed = v.looseObject({ kind: v.literal('confirmed'), reservation: deskReservation });
  return ask('desk_confirm', { id }, variant('kind', [confirmed, refused]));
}

/** Takes a person out of the line; a court that they were offered goes to the next one. */
export function removeWaiting(id: string): Promise<Asked<{ readonly kind: 'removed' }>> {
  return ask('remove_waiting', { id }, variant('kind', [v.looseObject({ kind: v.literal('removed') })]));
}

type NotedAnswer = { readonly kind: 'noted'; readonly reservation: DeskReservation } | DeskRefused;

export function noteAttendance(id: string, attendance: Attendance | null): Promise<Asked<NotedAnswer>> {
  const noted = v.looseObject({ kind: v.literal('noted'), reservation: deskReservation });
  return ask('desk_attendance', { id, attendance }, variant('kind', [noted, refused]));
}

export type DeskMember = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Whether the account's person has confirmed its address; otherwise no mail goes there. */
  readonly isConfirmed: boolean;
  readonly absences: number;
  readonly suspended: boolean;
  readonly suspension: string;
};

type Members = { readonly kind: 'found'; readonly people: readonly DeskMember[] };

/** Accounts whose name or address has words that begin so, at most eight; none without words. */
export function findMembers(words: string): Promise<Asked<Members | DeskRefused>> {
  const member = v.looseObject({
    id: v.string(),
    name: v.string(),
    email: v.string(),
    isConfirmed: boolean(),
    absences: v.number(),
    suspended: boolean(),
    suspension: v.string(),
  });
  const found = v.looseObject({ kind: v.literal('found'), people: v.array(member) });
  return ask('desk_members', { words }, variant('kind', [found, refused]));
}

export type DeskHit = DeskReservation & { readonly cancelledAt: string | null };

type Hits = { readonly kind: 'found'; readonly reservations: readonly DeskHit[]; readonly more: boolean };

/**
 * Reservations by words of the name, digits of the number (four or more) or the reference: of the last 90 days and to come, the nearest to
 * today first, at most 50.
 */
export function searchDesk(words: string): Promise<Asked<Hits | DeskRefused>> {
  const hit = v.looseObject({ ...deskReservation.entries, cancelledAt: v.nullable(v.string()) });
  const found = v.looseObject({ kind: v.literal('found'), reservations: v.array(hit), more: boolean() });
  return ask('desk_search', { words }, variant('kind', [found, refused]));
}

/** An account, or the address of a guest. */
export type DeskPerson =
  | { readonly person: string; readonly email: null }
  | { readonly person: null; readonly email: string };

type SuspensionAnswer =
  /** Whether the person gets the sentence by e-mail. */
  { readonly kind: 'suspended'; readonly isMailed: boolean } | { readonly kind: 'ended' } | DeskRefused;

const suspension = variant('kind', [
  v.looseObject({ kind: v.literal('suspended'), isMailed: boolean() }),
  v.looseObject({ kind: v.literal('ended') }),
  refused,
]);

/** The person gets the sentence by e-mail, and reads it in their account when they try to book. */
export function suspendPerson(whom: DeskPerson, sentence: string): Promise<Asked<SuspensionAnswer>> {
  return ask('suspend_person', { ...whom, sentence }, suspension);
}

export function endSuspension(whom: DeskPerson): Promise<Asked<SuspensionAnswer>> {
  return ask('end_suspension', { ...whom }, suspension);
}
