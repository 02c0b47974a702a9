import type { Reservation, ReservationDraft } from 'shared-kernel';
import { freeCourts } from '../availability';
import type { ReservationRepository } from '../contract';

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
const now = new Date('2026-11-21T09:15:00.123Z');

type Made = { readonly repository: ReservationRepository; readonly events: readonly unknown[] };

/** What every adapter of the reservations promises; `make` gives an empty one, and what it emits. */
export function describeReservationContract(adapter: string, make: () => Made) {
  describe(`reservations in ${adapter}`, () => {
    let repository: ReservationRepository;
    let events: readonly unknown[];
    beforeEach(() => {
      ({ repository, events } = make());
    });

    const mine = () => ready(repository.mine.snapshot());
    const free = (hour = aReservationDraft()) => freeCourts(ready(repository.availability.snapshot()), hour);
    async function book(parts: Partial<ReservationDraft> = {}): Promise<Reservation> {
      const answer = await repository.book(aReservationDraft(parts), now);
      if (answer.kind !== 'booked') throw new Error(`Not booked: ${answer.kind}.`);
      return answer.reservation;
    }

    test('a reservation is kept under the moment of its creation, and told once', async () => {
      const reservation = await book();
      expect(reservation).toEqual({ ...aReservationDraft(), id: '2026-11-21T09:15:00.123Z' });
      expect(mine()).toEqual([reservation]);
      expect(events).toEqual([['booking:reserved', { reservationId: reservation.id }]]);
    });

    test('of ten who ask for one hour six get a court, each under an id of its own', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => repository.book(aReservationDraft(), now)),
      );
      expect(answers.map(({ kind }) => kind)).toEqual([
        ...Array.from({ length: 6 }, () => 'booked'),
        ...Array.from({ length: 4 }, () => 'full'),
      ]);
      const ids = mine().map(({ id }) => id);
      expect(new Set(ids).size).toBe(6);
      expect(ids.every((id) => new Date(id).toISOString() === id)).toBe(true);
      expect(events).toHaveLength(6);
    });

    test('the seventh is offered the three nearest hours that are free', async () => {
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

    test('every reservation takes a court of its hour, and a cancelled one gives it back', async () => {
      expect(free()).toBe(6);
      const reservation = await book();
      await book({ time: '19:00' });
      expect(free()).toBe(5);
      await repository.cancel(reservation.id, now);
      expect(free()).toBe(6);
    });

    test('a cancelled reservation is gone, the others stay, and it is told once', async () => {
      const first = await book({ time: '10:00' });
      const second = await book({ time: '11:00' });
      expect(await repository.cancel(first.id, now)).toEqual({ kind: 'cancelled', reservation: first });
      expect(mine()).toEqual([second]);
      expect(events.slice(2)).toEqual([['booking:cancelled', { reservationId: first.id }]]);
    });

    test('cancelling what is gone already says so, changes and tells nothing', async () => {
      await book();
      expect(await repository.cancel('2020-01-01T00:00:00.000Z', now)).toEqual({ kind: 'gone' });
      expect(mine()).toHaveLength(1);
      expect(events).toHaveLength(1);
    });

    test('a moved reservation stays the same one, at another hour, and it is told once', async () => {
      const reservation = await book();
      const to = { date: '2026-12-01', time: '20:00' };
      const moved = { ...reservation, ...to };
      expect(await repository.move(reservation.id, to, now)).toEqual({ kind: 'moved', reservation: moved });
      expect(mine()).toEqual([moved]);
      expect(free()).toBe(6);
      expect(events.slice(1)).toEqual([['booking:moved', { reservationId: reservation.id }]]);
    });

    test('nobody moves to an hour without a court, but to his own hour and to the last court', async () => {
      const reservation = await book({ time: '20:00' });
      for (let court = 0; court < 5; court += 1) await book();
      const { date, time } = aReservationDraft();
      expect((await repository.move(reservation.id, { date, time }, now)).kind).toBe('moved');
      expect((await repository.move(reservation.id, { date, time }, now)).kind).toBe('moved');
      const other = await book({ time: '21:00' });
      expect(await repository.move(other.id, { date, time }, now)).toMatchObject({ kind: 'full' });
      expect(mine()).toContainEqual(other);
    });

    test('what is gone cannot be moved', async () => {
      const to = { date: '2026-12-01', time: '20:00' };
      expect(await repository.move('2020-01-01T00:00:00.000Z', to, now)).toEqual({ kind: 'gone' });
      expect(mine()).toEqual([]);
    });

    test.each([
      ['2026-11-30T15:00:00Z', 'cancelled', 'moved'],
      ['2026-11-30T15:00:01Z', 'too-late', 'too-late'],
      ['2026-11-30T17:00:00Z', 'already-begun', 'already-begun'],
    ])('at %s a game at 18:00 in Paris is %s, or %s', async (at, cancelled, moved) => {
      const { id } = await book();
      const to = { date: '2026-12-01', time: '20:00' };
      expect((await repository.move(id, to, new Date(at))).kind).toBe(moved);
      const other = await book();
      expect((await repository.cancel(other.id, new Date(at))).kind).toBe(cancelled);
    });

    test('the event comes after the data', async () => {
      let atTheEvent: unknown;
      repository.mine.observe(() => {
        atTheEvent = events.length;
      });
      await book();
      expect(atTheEvent).toBe(0);
    });
  });
}

function ready<T>(loadable: { status: 'loading' } | { status: 'ready'; value: T }): T {
  if (loadable.status === 'loading') throw new Error('Still loading.');
  return loadable.value;
}
