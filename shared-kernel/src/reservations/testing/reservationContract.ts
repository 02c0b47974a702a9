import type { ReservationRepository } from '../createReservationRepository';
import type { ReservationDraft } from '../reservation';

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

    test('a reservation is kept under the moment of its creation, and told once', async () => {
      const added = await repository.add(aReservationDraft(), now);
      const reservation = { ...aReservationDraft(), id: '2026-11-21T09:15:00.123Z' };
      expect(added).toEqual({ ok: true, value: reservation });
      expect(await repository.list()).toEqual([reservation]);
      expect(events).toEqual([['booking:reserved', { reservationId: reservation.id }]]);
    });

    test('reservations of one moment are all kept, each under an id of its own', async () => {
      await Promise.all(Array.from({ length: 50 }, () => repository.add(aReservationDraft(), now)));
      const ids = (await repository.list()).map(({ id }) => id);
      expect(new Set(ids).size).toBe(50);
      expect(ids.every((id) => new Date(id).toISOString() === id)).toBe(true);
    });

    test('a cancelled reservation is gone, the others stay, and it is told once', async () => {
      const first = await repository.add(aReservationDraft({ time: '10:00' }), now);
      const second = await repository.add(aReservationDraft({ time: '11:00' }), now);
      if (!first.ok || !second.ok) throw new Error('Not added.');
      expect(await repository.cancel(first.value.id)).toEqual({ ok: true, value: undefined });
      expect(await repository.list()).toEqual([second.value]);
      expect(events.slice(2)).toEqual([['booking:cancelled', { reservationId: first.value.id }]]);
    });

    test('cancelling what is gone already changes and tells nothing', async () => {
      await repository.add(aReservationDraft(), now);
      expect(await repository.cancel('2020-01-01T00:00:00.000Z')).toEqual({ ok: true, value: undefined });
      expect(await repository.list()).toHaveLength(1);
      expect(events).toHaveLength(1);
    });

    test('the event comes after the data', async () => {
      let atTheEvent: unknown;
      repository.all.observe(() => {
        atTheEvent = events.length;
      });
      await repository.add(aReservationDraft(), now);
      expect(atTheEvent).toBe(0);
    });
  });
}
