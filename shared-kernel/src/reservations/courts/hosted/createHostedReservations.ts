import type { Reservation } from 'shared-kernel';
import { givenBack, takenOnce } from '../availability';
import type {
  BookingAnswer,
  CancelAnswer,
  Hour,
  MoveAnswer,
  ReservationRepository,
  Unreachable,
} from '../contract';
import { bookAnswer, cancelAnswer, declined, moveAnswer } from './answers';
import { createCentreClock } from './centreClock';
import { type DeviceKey, dropKey, giveUpWaiting, hasKey, keepKey, takeKey } from './deviceKeys';
import { createDoubts } from './doubts';
import { centreId, type HostedSurroundings, isShared, unreachable } from './hostedCentre';
import { isSameHour } from './isSameHour';
import { followOwnReservations } from './ownReservations';
import { whileAsked } from './questionsAsked';
import { watchTakenCourts } from './takenCourts';

/** The adapter for a centre with a back end: the back end decides, and this device keeps a copy of its answers. */
export function createHostedReservations(
  surroundings: HostedSurroundings,
): ReservationRepository & { follow(): void } {
  const { copy, keys, call, visitor, doubtVisitor, isOnline } = surroundings;
  const clock = createCentreClock();
  /** By a change that was sent and never answered they may be changed, whatever is refused since. */
  const doubts = createDoubts(keys);
  const own = followOwnReservations(surroundings, clock, doubts);
  const taken = watchTakenCourts(surroundings, clock);
  /** Booked by an earlier question, and not yet at the hour that was chosen since. */
  const toBeMoved = new Set<string>();

  async function book(
    draft: Omit<Reservation, 'id'>,
    _now?: Date,
    question?: string,
  ): Promise<BookingAnswer> {
    const booked = await bookedBy(question);
    if (booked && toBeMoved.has(booked.id)) return bookedInstead(booked, draft);
    if (booked && isSameHour(booked, draft)) return { kind: 'booked', reservation: booked };
    const who = visitor() ?? null;
    // A confirmed reservation at another hour is a separate court.
    const kept = await takeKey(keys, Date.now(), who, booked ? undefined : question);
    if (kept === 'asked-already') return { kind: 'declined', reason: kept };
    if (!kept.ok) return { kind: 'unreachable', refusal: kept.refusal, ...(question && { question }) };
    const { key, isAskedAgain } = kept;
    const wasOnline = isOnline();
    const answer = await whileAsked(key.id, () =>
      call('book', { ...asSent(draft), ...idAndSecret(key) }, bookAnswer),
    );
    if (!answer.ok) return leaveOpen(unreachable(answer.refusal, wasOnline), key, isAskedAgain);
    const { value } = answer;
    if (value.kind === 'booked') return keepBooked(value.reservation, key, draft);
    await dropKey(keys, key.id);
    if (value.kind === 'refused' && value.reason === 'nobody') {
      await doubtVisitor();
      // If the visitor is still a member, the centre has only not recognised them yet, and the next attempt succeeds.
      return unreachable({ kind: visitor() === who ? 'unreachable' : 'signed-out' }, true);
    }
    if (value.kind === 'full') {
      void taken.ask();
      return value;
    }
    // Booked by a request with a lost answer, and cancelled since: this is another reservation.
    return value.reason === 'cancelled' ? book(draft) : declined(value);
  }

  /** The reservation of a request with a lost answer: another tab may have received it. */
  async function bookedBy(question: string | undefined): Promise<Reservation | undefined> {
    if (question === undefined) return undefined;
    const known = await held(question);
    if (known || (await hasKey(keys, question))) return known;
    // The member's account may have taken it over, and the list with it may still be pending.
    await own.refresh();
    return held(question);
  }

  /** If no request has reached the centre, none can have booked. */
  async function leaveOpen(
    refused: Unreachable,
    { id, of }: DeviceKey,
    isAskedAgain: boolean,
  ): Promise<Unreachable> {
    if (hasGone(of) || (!isAskedAgain && refused.refusal.kind !== 'no-answer')) {
      await dropKey(keys, id);
      return refused;
    }
    await giveUpWaiting(keys, id);
    return { ...refused, question: id };
  }

  async function keepBooked(
    reservation: Reservation,
    key: DeviceKey,
    wanted: Omit<Reservation, 'id'>,
  ): Promise<BookingAnswer> {
    await keepKey(keys, key.id);
    // A member who logged out meanwhile finds it in their account; this device stores nothing.
    const isHere = key.of === undefined || key.of === visitor();
    if (!isHere) return { kind: 'booked', reservation };
    await copy.update((current) => [...current.filter(({ id }) => id !== reservation.id), reservation]);
    taken.change((availability) => takenOnce(availability, reservation));
    // For a member, the account replaces the key.
    void own.refresh();
    if (isSameHour(reservation, wanted)) return { kind: 'booked', reservation };
    return bookedInstead(reservation, wanted);
  }

  /** An earlier question had booked, its answer was lost, and the visitor has chosen another hour since. */
  async function bookedInstead(
    reservation: Reservation,
    wanted: Omit<Reservation, 'id'>,
  ): Promise<BookingAnswer> {
    const moved = await move(reservation.id, wanted);
    if (moved.kind === 'full' || moved.kind === 'declined' || moved.kind === 'unreachable') {
      toBeMoved.add(reservation.id);
      return { ...moved, question: reservation.id, isHeld: true };
    }
    toBeMoved.delete(reservation.id);
    if (moved.kind === 'gone') return book(wanted);
    return { kind: 'booked', reservation: moved.kind === 'moved' ? moved.reservation : reservation };
  }

  async function move(id: string, to: Hour): Promise<MoveAnswer> {
    const before = await held(id);
    if (!isShared(id)) return { kind: 'gone' };
    const given = { id, day: to.date, hour: hourOf(to), secret: await secretOf(id) };
    const who = visitor();
    const wasOnline = isOnline();
    const { answer, wasDoubted } = await doubts.whileAsked(id, to, () =>
      call('move_reservation', given, moveAnswer),
    );
    if (!answer.ok) return leaveUnheard(id, unreachable(answer.refusal, wasOnline), wasDoubted, who);
    const { value } = answer;
    if (value.kind === 'gone' && visitor() === undefined) return leaveUnheard(id, unheard, wasDoubted, who);
    // The unanswered move may have put it at an hour that this device does not know.
    if (wasDoubted && value.kind !== 'moved' && value.kind !== 'gone') await own.refresh();
    if (value.kind === 'moved') {
      const { reservation } = value;
      await copy.update((current) => current.map((each) => (each.id === id ? reservation : each)));
      taken.change((availability) => takenOnce(before ? givenBack(availability, before) : availability, to));
    } else if (value.kind === 'gone') await letGo(given, who);
    else if (value.kind === 'full') void taken.ask();
    // Not sooner, or the reservation would look confirmed in its former state.
    await doubts.drop(id);
    return value.kind === 'refused' ? declined(value) : value;
  }

  async function cancel(id: string): Promise<CancelAnswer> {
    const before = await held(id);
    if (!isShared(id)) return { kind: 'gone' };
    const given = { id, secret: await secretOf(id) };
    const who = visitor();
    const wasOnline = isOnline();
    const { answer, wasDoubted } = await doubts.whileAsked(id, undefined, () =>
      call('cancel_reservation', given, cancelAnswer),
    );
    if (!answer.ok) return leaveUnheard(id, unreachable(answer.refusal, wasOnline), wasDoubted, who);
    const { value } = answer;
    if (value.kind === 'gone' && visitor() === undefined) return leaveUnheard(id, unheard, wasDoubted, who);
    let isCancelled = false;
    if (value.kind === 'cancelled') {
      await forget(id);
      taken.change((availability) => givenBack(availability, value.reservation));
    } else if (value.kind === 'gone') isCancelled = await letGo(given, who);
    // An earlier removal would show the reservation as certain.
    await doubts.drop(id);
    // An earlier request with a lost answer, or another device, has made the same change.
    return before && isCancelled ? { kind: 'cancelled', reservation: before } : value;
  }

  /**
   * Returns whether a reservation that the centre does not find is cancelled. It may belong to another visitor instead.
   */
  async function letGo({ id, secret }: IdAndSecret, who: string | null | undefined): Promise<boolean> {
    const isHis = secret !== null || (typeof who === 'string' && visitor() === who);
    if (isHis) {
      await forget(id);
      void own.refresh();
    } else await own.refresh();
    return isHis;
  }

  async function forget(id: string) {
    await copy.update((current) => current.filter((each) => each.id !== id));
    await dropKey(keys, id);
  }

  async function leaveUnheard(
    id: string,
    refused: Unreachable,
    wasDoubted: boolean,
    who: string | null | undefined,
  ): Promise<Unreachable> {
    if (hasGone(who)) {
      await doubts.drop(id);
      return refused;
    }
    if (refused.refusal.kind === 'no-answer') {
      await doubts.add(id);
      // The answer to this request reveals the outcome.
      void own.refresh();
    } else if (!wasDoubted) await doubts.drop(id);
    return (await doubts.has(id)) ? { ...refused, question: id } : refused;
  }

  /**
   * True if that member has logged out here. A guest who logs in has not gone, and neither has a visitor who is unknown
   * at the moment.
   */
  function hasGone(who: string | null | undefined): boolean {
    const now = visitor();
    return typeof who === 'string' && now !== undefined && now !== who;
  }

  async function held(id: string): Promise<Reservation | undefined> {
    return (await copy.read()).find((reservation) => reservation.id === id);
  }

  async function secretOf(id: string): Promise<string | null> {
    return (await keys.read()).keys.find((key) => key.id === id)?.secret ?? null;
  }

  return {
    mine: own.mine,
    isMineUpToDate: own.isUpToDate,
    clockAhead: clock.ahead,
    availability: taken.availability,
    isUpToDate: taken.isUpToDate,
    book,
    move,
    cancel,
    follow: own.follow,
  };
}

type IdAndSecret = { readonly id: string; readonly secret: string | null };

/** While the session is unknown, the centre lists no reservation of a member. That proves nothing. */
const unheard = unreachable({ kind: 'unreachable' }, true);

function idAndSecret({ id, secret }: DeviceKey) {
  return { id, secret };
}

function asSent({ date, time, players, name, email, plan, service }: Omit<Reservation, 'id'>) {
  return {
    centre: centreId,
    day: date,
    hour: hourOf({ time }),
    players: Number(players),
    name,
    email,
    plan,
    service,
  };
}

function hourOf({ time }: Pick<Hour, 'time'>): number {
  return Number(time.slice(0, 2));
}
