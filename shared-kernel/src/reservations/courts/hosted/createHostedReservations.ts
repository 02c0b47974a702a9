import {
  createStore,
  type Loadable,
  type Reservation,
  type ReservationDraft,
  type Schema,
} from 'shared-kernel';
import type { Command, CommandKind, Outcome, Pending, SendRefusal } from '../../../platform/outbox/contract';
import type { WriteRefusal } from '../../../platform/storage/contract';
import { clockDifference } from '../../../platform/time';
import { givenBack, takenOnce } from '../availability';
import type {
  BookingAnswer,
  CancelAnswer,
  Hour,
  MoveAnswer,
  ReservationRepository,
  Unreachable,
} from '../contract';
import {
  type BookReply,
  bookAnswer,
  type CancelReply,
  cancelAnswer,
  declined,
  type MoveReply,
  moveAnswer,
} from './answers';
import {
  asSent,
  type Booking,
  bookingName,
  hourOf,
  isSameBooking,
  reservationOf,
  watchPendingBookings,
} from './booking';
import { dropKeys, keepKey } from './deviceKeys';
import { type HostedSurroundings, isSameHour, isShared, unreachable } from './hostedCentre';
import { createMailLinks } from './mailLinks';
import { followOwnReservations } from './ownReservations';
import { createQueries } from './queries';
import { watchTakenCourts } from './takenCourts';

/** No visitor wants a court that is booked long after they asked for it. */
const validityMs = 120_000;

type Change = { readonly id: string; readonly secret: string | null };
type Move = Change & { readonly day: string; readonly hour: number };

/** The adapter for a centre with a back end: the back end decides, and this device keeps a copy of its answers. */
export function createHostedReservations(
  surroundings: HostedSurroundings,
): ReservationRepository & { follow(): void } {
  const { copy, keys, outbox, visitor, checkVisitor, observeSeen, tell } = surroundings;
  const client = createQueries();
  const clockAhead = createStore<Loadable<number>>(() => ({ status: 'ready', value: 0 }));
  const own = followOwnReservations(surroundings, client, learnClock);
  const taken = watchTakenCourts(surroundings, client, learnClock);
  /** Booked by an earlier command, and not yet at the hour that was chosen since. */
  const toBeMoved = new Set<string>();
  /** How many bookings of this page await their answer: their form tells it. */
  let awaited = 0;

  function learnClock(nowMs: number) {
    outbox.learnClock(nowMs);
    const value = clockDifference(nowMs);
    const known = clockAhead.getState();
    if (known.status === 'ready' && known.value !== value) clockAhead.setState({ status: 'ready', value });
  }

  const booking = kindOf<Booking, BookReply>(
    bookingName,
    bookAnswer,
    'booked',
    async ({ payload, by }, answer) => {
      if (answer.kind === 'full') taken.refresh();
      if (answer.kind !== 'booked') return;
      const { reservation } = answer;
      // A member finds it in their account.
      if (by === null) await keepKey(keys, { id: payload.id, secret: payload.secret });
      await copy.update((current) => [...current.filter(({ id }) => id !== reservation.id), reservation]);
      taken.refresh((known) => takenOnce(known, reservation));
    },
    isSameBooking,
    (payload, outcome) => awaited === 0 && tell(reservationOf(payload), outcome),
  );

  const moving = kindOf<Move, MoveReply>('move_reservation', moveAnswer, 'moved', async (command, answer) => {
    if (answer.kind === 'gone') await letGo(command);
    if (answer.kind === 'full') taken.refresh();
    if (answer.kind !== 'moved') return;
    const { reservation } = answer;
    const before = await held(reservation.id);
    await copy.update((current) => current.map((each) => (each.id === reservation.id ? reservation : each)));
    taken.refresh((known) => takenOnce(before ? givenBack(known, before) : known, reservation));
  });

  const cancelling = kindOf<Change, CancelReply>(
    'cancel_reservation',
    cancelAnswer,
    'cancelled',
    async (command, answer) => {
      if (answer.kind === 'gone') await letGo(command);
      if (answer.kind !== 'cancelled') return;
      await forget(command.payload.id);
      taken.refresh((known) => givenBack(known, answer.reservation));
    },
  );

  /**
   * A command whose answer changes this device's copy, and is told, unless its member has left. A command like a pending
   * one (`isSame`) is that one.
   */
  function kindOf<Payload extends Change, Reply extends { readonly kind: string }>(
    name: string,
    schema: Schema<Reply>,
    confirmed: Reply['kind'],
    apply: (command: Command<Payload>, reply: Reply) => Promise<void>,
    isSame = isEqual<Payload>,
    tellOutcome: (payload: Payload, outcome: Outcome<Reply>) => void = () => {},
  ): CommandKind<Payload, Reply> {
    const kind: CommandKind<Payload, Reply> = {
      name,
      validityMs,
      // A booking may have to be moved or cancelled by a later command.
      queue: () => 'reservations',
      isSame,
      // The booking form does so.
      isTold: name === bookingName,
      schema,
      isConfirmed: (reply) => reply.kind === confirmed,
      async settle(command, outcome) {
        if (hasGone(command.by)) return;
        if ('answer' in outcome) await apply(command, outcome.answer);
        tellOutcome(command.payload, outcome);
        void own.refresh();
      },
    };
    outbox.register(kind);
    return kind;
  }

  /** The reply of the centre, or why there is none. */
  function replyOf<Reply>(
    outcome: Outcome<Reply> | Pending,
    id: string,
  ): { readonly reply: Reply } | { readonly none: Unreachable } {
    if ('answer' in outcome) return { reply: outcome.answer };
    const refusal = outcome.state === 'expired' ? silence : outcome.refusal;
    return { none: unreachableAbout(refusal, id) };
  }

  /** With `question` while the reservation has a pending command. */
  function unreachableAbout(refusal: SendRefusal | WriteRefusal, id: string): Unreachable {
    const isPending = outbox.pending().some(({ payload }) => (payload as Partial<Change>).id === id);
    return { ...unreachable(refusal), ...(isPending && { question: id }) };
  }

  const pendingBooking = () =>
    outbox.pending().find(({ kind }) => kind === booking.name) as Command<Booking> | undefined;

  async function book(draft: ReservationDraft, _now?: Date, question?: string): Promise<BookingAnswer> {
    awaited += 1;
    try {
      return await settleOrBook(draft, question);
    } finally {
      awaited -= 1;
    }
  }

  async function settleOrBook(draft: ReservationDraft, question?: string): Promise<BookingAnswer> {
    const wanted = asSent(draft);
    const asked = pendingBooking();
    // A second court could be booked by accident.
    if (asked && asked.payload.id !== question && !isSameBooking(asked.payload, wanted))
      return { kind: 'declined', reason: 'asked-already' };
    let booked = question === undefined ? undefined : await held(question);
    if (asked) {
      const outcome = await outbox.resume<BookReply>(asked);
      if (outcome.state === 'pending') return unreachableAbout(outcome.refusal, asked.payload.id);
      if (outcome.state === 'confirmed' && outcome.answer.kind === 'booked') {
        booked = outcome.answer.reservation;
        toBeMoved.add(booked.id);
      }
    }
    if (booked && isSameHour(booked, draft)) {
      toBeMoved.delete(booked.id);
      return { kind: 'booked', reservation: booked };
    }
    // Any other confirmed reservation is a court of its own: the visitor has read of it.
    if (booked && toBeMoved.has(booked.id)) return bookedInstead(booked, draft);
    const who = visitor();
    const sent = { id: crypto.randomUUID(), secret: crypto.randomUUID(), ...wanted };
    const outcome = replyOf(await outbox.submit(booking, sent), pendingBooking()?.payload.id ?? sent.id);
    if ('none' in outcome) return outcome.none;
    const { reply } = outcome;
    if (reply.kind === 'booked' || reply.kind === 'full') return reply;
    if (reply.reason !== 'nobody') return declined(reply);
    await checkVisitor();
    // If the visitor is still a member, the centre has only not recognised them yet, and the next attempt succeeds.
    return unreachable({ kind: visitor() === who ? 'unreachable' : 'signed-out' });
  }

  /** An earlier command had booked, its answer was lost, and the visitor has chosen another hour since. */
  async function bookedInstead(
    reservation: Reservation,
    wanted: Omit<Reservation, 'id'>,
  ): Promise<BookingAnswer> {
    const moved = await move(reservation.id, wanted);
    if (moved.kind === 'full' || moved.kind === 'declined' || moved.kind === 'unreachable')
      return { ...moved, question: reservation.id, isHeld: true };
    toBeMoved.delete(reservation.id);
    if (moved.kind === 'gone') return settleOrBook(wanted);
    return { kind: 'booked', reservation: moved.kind === 'moved' ? moved.reservation : reservation };
  }

  async function move(id: string, to: Hour): Promise<MoveAnswer> {
    if (!isShared(id)) return { kind: 'gone' };
    const change = await changeOf(id);
    if (!change) return unheard;
    const outcome = replyOf(await outbox.submit(moving, { ...change, day: to.date, hour: hourOf(to) }), id);
    if ('none' in outcome) return outcome.none;
    return outcome.reply.kind === 'refused' ? declined(outcome.reply) : outcome.reply;
  }

  async function cancel(id: string): Promise<CancelAnswer> {
    const before = await held(id);
    if (!isShared(id)) return { kind: 'gone' };
    const change = await changeOf(id);
    if (!change) return unheard;
    const outcome = replyOf(await outbox.submit(cancelling, change), id);
    if ('none' in outcome) return outcome.none;
    const { reply } = outcome;
    // Another device has made the same change.
    const isCancelled = reply.kind === 'gone' && before && !(await held(id));
    return isCancelled ? { kind: 'cancelled', reservation: before } : reply;
  }

  /** Undefined while the session is unknown: the centre would not find a member's reservation. */
  async function changeOf(id: string): Promise<Change | undefined> {
    const secret = (await keys.read()).keys.find((key) => key.id === id)?.secret ?? null;
    return secret === null && visitor() === undefined ? undefined : { id, secret };
  }

  /** The centre does not find it. It is cancelled if it was this visitor's, and may belong to another one otherwise. */
  async function letGo({ payload: { id, secret }, by }: Command<Change>) {
    if (secret !== null || by !== null) await forget(id);
  }

  async function forget(id: string) {
    await copy.update((current) => current.filter((each) => each.id !== id));
    await dropKeys(keys, (key) => key.id === id);
  }

  /**
   * True if that member has logged out here. A guest who logs in has not gone, and neither has a visitor who is unknown
   * at the moment.
   */
  function hasGone(who: string | null): boolean {
    const now = visitor();
    return who !== null && now !== undefined && now !== who;
  }

  async function held(id: string): Promise<Reservation | undefined> {
    return (await copy.read()).find((reservation) => reservation.id === id);
  }

  return {
    mine: own.mine,
    isMineUpToDate: own.isUpToDate,
    pendingBookings: watchPendingBookings(surroundings),
    clockAhead: {
      snapshot: clockAhead.getState,
      observe: (listener) => clockAhead.subscribe(() => listener()),
    },
    availability: taken.availability,
    confirmsGuests: taken.confirmsGuests,
    mailLinks: createMailLinks(surroundings),
    isUpToDate: taken.isUpToDate,
    book,
    move,
    cancel,
    follow() {
      own.follow();
      observeSeen(() => void client.refetchQueries({ type: 'active' }, { cancelRefetch: false }));
    },
  };
}

const silence = { kind: 'unreachable' } as const;
const unheard = unreachable(silence);

function isEqual<Payload extends object>(one: Payload, other: Payload): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
