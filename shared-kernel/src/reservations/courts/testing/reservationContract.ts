import type { Reservation, ReservationDraft } from 'shared-kernel';
import { freeCourts } from '../availability';
import type { BookingAnswer, Hour, ReservationRepository, Watched } from '../contract';

export function aReservationDraft(parts: Partial<ReservationDraft> = {}): ReservationDraft {
  return {
    name: 'Ana Diaz',
    email: 'ana@example.org',
    date: '2026-11-30',
    time: '18:00',
    players: '4',
    plan: 'Découverte',
    service: 'Non spécifié',
    ...parts,
  };
}

/** A Saturday, a quarter past ten in Paris. */
const morning = '2026-11-21T09:15:00.123Z';

type Made = {
  readonly repository: ReservationRepository;
  readonly events: readonly unknown[];
  /** Sets the time of a repository that does not receive it. */
  readonly setClock?: (instant: string) => Promise<void>;
};

type Adapter = {
  /** An empty repository, and its emitted events. */
  readonly make: () => Made | Promise<Made>;
  /** The pattern of its identifiers, and an unknown one. */
  readonly id: RegExp;
  readonly unknownId: string;
  /** One device waits for an answer before it requests another court. */
  readonly asksOneByOne?: true;
};

/** The contract of every adapter of the reservations. */
export function describeReservationContract(name: string, { make, id, unknownId, asksOneByOne }: Adapter) {
  describe(`reservations in ${name}`, () => {
    let repository: ReservationRepository;
    let events: readonly unknown[];
    let setClock: Made['setClock'];
    let now: Date;
    beforeEach(async () => {
      ({ repository, events, setClock } = await make());
      await at(morning);
    });

    async function at(instant: string) {
      now = new Date(instant);
      await setClock?.(instant);
    }

    const mine = () => ready(repository.mine);
    async function free(hour: Hour = aReservationDraft()) {
      return freeCourts(await ready(repository.availability), hour);
    }
    async function book(parts: Partial<ReservationDraft> = {}): Promise<Reservation> {
      const answer = await repository.book(aReservationDraft(parts), now);
      if (answer.kind !== 'booked') throw new Error(`Not booked: ${answer.kind}.`);
      return answer.reservation;
    }

    test('a booking stores a reservation with an id of its own, and emits one event', async () => {
      const reservation = await book();
      expect(reservation).toMatchObject({ ...aReservationDraft(), id: expect.stringMatching(id) });
      expect(await mine()).toEqual([reservation]);
      expect(events).toEqual([['booking:reserved', { reservationId: reservation.id }]]);
    });

    test('six of ten requests for one hour get a court, each with an id of its own', async () => {
      const answers: BookingAnswer[] = [];
      const ask = async () => void answers.push(await repository.book(aReservationDraft(), now));
      if (asksOneByOne) for (let each = 0; each < 10; each += 1) await ask();
      else await Promise.all(Array.from({ length: 10 }, ask));
      expect(answers.map(({ kind }) => kind).sort()).toEqual([
        ...Array.from({ length: 6 }, () => 'booked'),
        ...Array.from({ length: 4 }, () => 'full'),
      ]);
      const ids = (await mine()).map((reservation) => reservation.id);
      expect(new Set(ids).size).toBe(6);
      for (const each of ids) expect(each).toMatch(id);
      expect(events).toHaveLength(6);
    });

    test('the seventh request is offered the three nearest free hours', async () => {
      for (const time of ['18:00', '19:00']) for (let court = 0; court < 6; court += 1) await book({ time });
      expect(await repository.book(aReservationDraft(), now)).toEqual({
        kind: 'full',
        nearest: [
          { date: '2026-11-30', time: '16:00' },
          { date: '2026-11-30', time: '17:00' },
          { date: '2026-11-30', time: '20:00' },
        ],
      });
    });

    test('a reservation takes a court of its hour, and its cancellation frees it', async () => {
      expect(await free()).toBe(6);
      const reservation = await book();
      await book({ time: '19:00' });
      expect(await free()).toBe(5);
      await repository.cancel(reservation.id, now);
      expect(await free()).toBe(6);
    });

    test('a cancellation removes one reservation, keeps the others, and emits one event', async () => {
      const first = await book({ time: '10:00' });
      const second = await book({ time: '11:00' });
      expect(await repository.cancel(first.id, now)).toEqual({ kind: 'cancelled', reservation: first });
      expect(await mine()).toEqual([second]);
      expect(events.slice(2)).toEqual([['booking:cancelled', { reservationId: first.id }]]);
    });

    test('cancelling a missing reservation answers « gone », and emits no event', async () => {
      await book();
      expect(await repository.cancel(unknownId, now)).toEqual({ kind: 'gone' });
      expect(await mine()).toHaveLength(1);
      expect(events).toHaveLength(1);
    });

    test('a move changes the hour, keeps the reservation’s id, and emits one event', async () => {
      const reservation = await book();
      const to = { date: '2026-12-01', time: '20:00' };
      const moved = { ...reservation, ...to };
      expect(await repository.move(reservation.id, to, now)).toEqual({ kind: 'moved', reservation: moved });
      expect(await mine()).toEqual([moved]);
      expect(await free()).toBe(6);
      expect(await free(to)).toBe(5);
      expect(events.slice(1)).toEqual([['booking:moved', { reservationId: reservation.id }]]);
    });

    test('a move to a full hour is refused, and a move to the own hour or the last court is not', async () => {
      const reservation = await book({ time: '20:00' });
      for (let court = 0; court < 5; court += 1) await book();
      const { date, time } = aReservationDraft();
      expect((await repository.move(reservation.id, { date, time }, now)).kind).toBe('moved');
      expect((await repository.move(reservation.id, { date, time }, now)).kind).toBe('moved');
      const other = await book({ time: '21:00' });
      expect(await repository.move(other.id, { date, time }, now)).toMatchObject({ kind: 'full' });
      expect(await mine()).toContainEqual(other);
    });

    test('a missing reservation cannot be moved', async () => {
      const to = { date: '2026-12-01', time: '20:00' };
      expect(await repository.move(unknownId, to, now)).toEqual({ kind: 'gone' });
      expect(await mine()).toEqual([]);
    });

    test.each([
      ['2026-11-30T15:00:00Z', 'cancelled', 'moved'],
      ['2026-11-30T15:00:01Z', 'too-late', 'too-late'],
      ['2026-11-30T17:00:00Z', 'already-begun', 'already-begun'],
    ])('at %s a game at 18:00 in Paris is %s, or %s', async (instant, cancelled, moved) => {
      const first = await book();
      const other = await book();
      await at(instant);
      const to = { date: '2026-12-01', time: '20:00' };
      expect((await repository.move(first.id, to, now)).kind).toBe(moved);
      expect((await repository.cancel(other.id, now)).kind).toBe(cancelled);
    });

    test('an event follows the change of the data', async () => {
      await mine();
      let atTheEvent: unknown;
      repository.mine.observe(() => {
        atTheEvent ??= events.length;
      });
      await book();
      expect(atTheEvent).toBe(0);
    });
  });
}

/** The value once it is ready; it stays observed, as on a page. */
function ready<T>({ snapshot, observe }: Watched<T>): Promise<T> {
  return new Promise((resolve) => {
    const look = () => {
      const now = snapshot();
      if (now.status === 'ready') resolve(now.value);
    };
    observe(look);
    look();
  });
}
