/** @jest-environment node */
import { aDevice } from '../testing/aDevice';
import { aReservationDraft } from '../testing/reservationContract';

/** Of the centre nothing else is asked here. */
type Asked = { id: string; day: string; hour: number; [other: string]: unknown };

const settledMs = 5_000;

/** A centre with free courts, and the device of a guest with a reservation there. */
async function aGuestWithACourt() {
  const known = new Map<string, Asked>();
  const answers: Record<string, (asked: Asked) => unknown> = {
    book(asked) {
      known.set(asked.id, asked);
      return { kind: 'booked', reservation: asked };
    },
    move_reservation(asked) {
      const moved = { ...known.get(asked.id), ...asked };
      known.set(asked.id, moved);
      return { kind: 'moved', reservation: moved };
    },
    reservations_now: () => ({ now: new Date().toISOString(), reservations: [...known.values()] }),
  };
  const device = aDevice({
    async ask(path, { body } = {}) {
      const answer = answers[path.split('/').at(-1) ?? ''];
      return { status: answer ? 200 : 404, body: answer?.(JSON.parse(String(body))) };
    },
  });
  const booked = await device.repository.book(aReservationDraft());
  if (booked.kind !== 'booked') throw new Error(booked.kind);
  const { id } = booked.reservation;
  await pass(0);
  return {
    ...device,
    id,
    /** Loses a question for a cancellation; it may arrive all the same. */
    async loseCancelling() {
      device.loseQuestions('cancel_reservation');
      expect(await device.repository.cancel(id)).toMatchObject({ question: id });
      await pass(0);
    },
    arrive: () => known.delete(id),
    shown() {
      const mine = device.repository.mine.snapshot();
      return mine.status === 'ready'
        ? mine.value.map(({ time, isDoubted }) => (isDoubted ? `${time} in doubt` : time))
        : mine.status;
    },
  };
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-21T09:15:00Z'),
    doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'],
  });
});
afterEach(() => jest.useRealTimers());

test('a lost change is pending for some seconds, and then settles by itself', async () => {
  const { loseCancelling, shown, comeBack } = await aGuestWithACourt();
  await loseCancelling();
  expect(shown()).toEqual(['18:00 in doubt']);
  comeBack();
  await pass(settledMs - 100);
  expect(shown()).toEqual(['18:00 in doubt']);
  await pass(200);
  expect(shown()).toEqual(['18:00']);
});

test('a lost change that arrives is confirmed once the centre shows it', async () => {
  const { loseCancelling, arrive, shown, comeBack, keys } = await aGuestWithACourt();
  await loseCancelling();
  await pass(1_000);
  arrive();
  comeBack();
  await pass(0);
  expect(shown()).toEqual([]);
  expect((await keys.read()).doubted).toEqual([]);
});

test('a move is confirmed once the reservation shows its new hour', async () => {
  const { repository, loseAnswers, shown, id } = await aGuestWithACourt();
  loseAnswers('move_reservation');
  await repository.move(id, { date: '2026-11-30', time: '20:00' });
  await pass(0);
  expect(shown()).toEqual(['20:00']);
});

test('repeating a lost change restarts its pending time', async () => {
  const { loseCancelling, shown } = await aGuestWithACourt();
  await loseCancelling();
  await pass(settledMs - 100);
  await loseCancelling();
  await pass(settledMs - 100);
  expect(shown()).toEqual(['18:00 in doubt']);
  await pass(200);
  expect(shown()).toEqual(['18:00']);
});

test('a pending change settles with the first answer after an outage longer than its time', async () => {
  const { loseCancelling, shown, setNetwork, comeBack } = await aGuestWithACourt();
  await loseCancelling();
  setNetwork('down');
  await pass(settledMs * 2);
  expect(shown()).toEqual(['18:00 in doubt']);
  setNetwork('up');
  comeBack();
  await pass(0);
  expect(shown()).toEqual(['18:00']);
});
