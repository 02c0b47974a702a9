/** @jest-environment node */
import { type BackEnd, startBackEnd } from '../../../../../supabase/tests/support/backEnd';
import type { BookingAnswer } from '../contract';
import { aDevice } from '../testing/aDevice';
import { aReservationDraft, describeReservationContract } from '../testing/reservationContract';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const morning = '2026-11-21T09:15:00Z';

let backEnd: BackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
  await backEnd.query(
    'update private.centres set booked_an_hour = 1000, booked_an_hour_by_one = 1000, booked_a_day = 10000, held_ahead = 1000',
  );
});
afterAll(() => backEnd.stop());
beforeEach(async () => {
  jest.useFakeTimers({
    now: new Date(morning),
    doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'],
  });
  await backEnd.query('delete from private.reservations; delete from private.network_uses');
  await backEnd.setClock(morning);
});
afterEach(() => jest.useRealTimers());

describeReservationContract('a back end', {
  id: uuid,
  unknownId: '00000000-0000-4000-8000-000000000000',
  asksOneByOne: true,
  make: () => ({ ...aDevice(backEnd.guest()), setClock: backEnd.setClock }),
});

/** Waits until it holds: observed data arrives a moment later. */
async function eventually(holds: () => Promise<void>) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await holds();
    } catch (fault) {
      if (attempt > 1000) throw fault;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const questionOf = (answer: BookingAnswer) => (answer.kind === 'unreachable' ? answer.question : undefined);

const dayAndTime = ({ date, time }: { date: string; time: string }) => `${date} ${time}`;

describe('a device', () => {
  let device: ReturnType<typeof aDevice>;
  beforeEach(() => {
    device = aDevice(backEnd.guest());
  });
  // Stops the repeats of pending commands after the test.
  afterEach(() => device.close());
  const held = async () => (await device.list.read()).map(dayAndTime);
  const atTheCentre = async () => {
    const rows = await backEnd.query(
      `select day::text || ' ' || hour as game from private.reservations where cancelled_at is null order by 1`,
    );
    return rows.map(({ game }) => game);
  };

  test('books once when it repeats a booking whose answer was lost', async () => {
    device.setNetwork('deaf');
    const lost = await device.repository.book(aReservationDraft());
    expect(lost).toEqual({
      kind: 'unreachable',
      refusal: { kind: 'no-answer' },
      question: expect.stringMatching(uuid),
    });
    device.setNetwork('up');
    const booked = { kind: 'booked', reservation: { id: questionOf(lost) } };
    expect(await device.repository.book(aReservationDraft(), undefined, questionOf(lost))).toMatchObject(
      booked,
    );
    expect(await atTheCentre()).toEqual(['2026-11-30 18']);
    expect(await held()).toEqual(['2026-11-30 18:00']);
  });

  test('sends no second booking while the first one is pending', async () => {
    device.loseAnswers('book', async () => {
      const second = await device.repository.book(aReservationDraft({ time: '20:00' }));
      expect(second).toEqual({ kind: 'declined', reason: 'asked-already' });
    });
    await device.repository.book(aReservationDraft());
    device.loseAnswers();
    device.comeBack();
    await eventually(async () => expect(await held()).toEqual(['2026-11-30 18:00']));
    expect(await device.repository.book(aReservationDraft({ time: '20:00' }))).toMatchObject({
      kind: 'booked',
    });
    expect(await atTheCentre()).toEqual(['2026-11-30 18', '2026-11-30 20']);
  });

  test('books one court for a form that two tabs send at once', async () => {
    const [booked, same] = await Promise.all([
      device.repository.book(aReservationDraft()),
      device.repository.book(aReservationDraft()),
    ]);
    expect(booked).toMatchObject({ kind: 'booked' });
    expect(same).toEqual(booked);
    expect(await atTheCentre()).toEqual(['2026-11-30 18']);
  });

  test('shows a booking without an answer after its page was closed, and tells the answer', async () => {
    device.loseAnswers('book');
    await device.repository.book(aReservationDraft());
    const next = aDevice(backEnd.guest(), {
      outbox: JSON.stringify((await device.commands.read()).map((command) => ({ ...command, version: 1 }))),
    });
    await device.close();
    const asked = next.repository.pendingBookings.snapshot;
    expect(asked()).toMatchObject({ value: [aReservationDraft()] });
    await eventually(async () => expect(next.told).toEqual(['2026-11-30 18:00 confirmed']));
    expect(asked()).toEqual({ status: 'ready', value: [] });
    expect(device.told).toEqual([]);
  });

  test('tells on its next page that a booking has expired, and books nothing', async () => {
    device.loseQuestions('book');
    const lost = await device.repository.book(aReservationDraft());
    expect(lost).toMatchObject({ kind: 'unreachable', question: expect.stringMatching(uuid) });
    expect(device.repository.pendingBookings.snapshot()).toMatchObject({
      value: [{ id: questionOf(lost), ...aReservationDraft() }],
    });
    await backEnd.setClock('2026-11-21T09:18:00Z');
    device.loseQuestions();
    device.comeBack();
    await eventually(async () => expect(device.told).toEqual(['2026-11-30 18:00 expired']));
    expect(device.repository.pendingBookings.snapshot()).toEqual({ status: 'ready', value: [] });
    expect(await atTheCentre()).toEqual([]);
  });

  test('keeps the booking of a member whose session has ended, and books at their next login', async () => {
    const member = await backEnd.member();
    device.logIn(member);
    device.loseQuestions('book');
    await device.repository.book(aReservationDraft());
    device.expire();
    device.loseQuestions();
    const asked = device.repository.pendingBookings.snapshot;
    await eventually(async () => expect(asked()).toMatchObject({ value: [{ awaitsLogin: true }] }));
    expect(await atTheCentre()).toEqual([]);
    device.logIn(member);
    await eventually(async () => expect(device.told).toEqual(['2026-11-30 18:00 confirmed']));
    expect(asked()).toEqual({ status: 'ready', value: [] });
    expect(await atTheCentre()).toEqual(['2026-11-30 18']);
  });

  test('tells that another visitor has taken the last court before a repeated booking', async () => {
    device.loseQuestions('book');
    await device.repository.book(aReservationDraft());
    const others = aDevice(backEnd.guest());
    for (let court = 0; court < 6; court += 1)
      await others.repository.book(aReservationDraft({ name: `Zoé ${court}` }));
    device.loseQuestions();
    device.comeBack();
    await eventually(async () => expect(device.told).toEqual(['2026-11-30 18:00 rejected']));
  });

  test('keeps no command when nothing was sent', async () => {
    device.setNetwork('offline');
    expect(await device.repository.book(aReservationDraft())).toEqual({
      kind: 'unreachable',
      refusal: { kind: 'no-network' },
    });
    expect(await device.commands.read()).toEqual([]);
  });

  test.each(['guest', 'member'])(
    'of a %s knows the court of a lost answer, and books another hour as another court',
    async (who) => {
      if (who === 'member') device.logIn(await backEnd.member());
      device.setNetwork('deaf');
      const lost = await device.repository.book(aReservationDraft());
      const question = questionOf(lost);
      device.setNetwork('up');
      device.comeBack();
      await eventually(async () => expect(await held()).toEqual(['2026-11-30 18:00']));
      // The list may name it before the repeated command is answered.
      await eventually(async () =>
        expect(device.repository.pendingBookings.snapshot()).toMatchObject({ value: [] }),
      );
      const booked = { kind: 'booked', reservation: { id: question } };
      expect(await device.repository.book(aReservationDraft(), undefined, question)).toMatchObject(booked);
      expect(await atTheCentre()).toEqual(['2026-11-30 18']);
      await device.repository.book(aReservationDraft({ time: '20:00' }), undefined, question);
      expect(await atTheCentre()).toEqual(['2026-11-30 18', '2026-11-30 20']);
    },
  );

  test('keeps a booking that the visitor has read of when they book another hour', async () => {
    device.loseQuestions('book');
    const question = questionOf(await device.repository.book(aReservationDraft()));
    device.loseQuestions();
    const again = await device.repository.book(aReservationDraft(), undefined, question);
    expect(again).toMatchObject({ kind: 'booked', reservation: { id: question } });
    await device.repository.book(aReservationDraft({ time: '20:00' }), undefined, question);
    expect(await atTheCentre()).toEqual(['2026-11-30 18', '2026-11-30 20']);
  });

  test('moves a booked hour whose answer was lost to the hour chosen last', async () => {
    device.setNetwork('deaf');
    const lost = await device.repository.book(aReservationDraft());
    device.setNetwork('up');
    const later = aReservationDraft({ time: '20:00' });
    const answer = await device.repository.book(later, undefined, questionOf(lost));
    expect(answer).toMatchObject({ kind: 'booked', reservation: { time: '20:00' } });
    expect(await atTheCentre()).toEqual(['2026-11-30 20']);
    expect(await held()).toEqual(['2026-11-30 20:00']);
  });

  test('has one court at the hour chosen last after any number of lost answers', async () => {
    device.setNetwork('deaf');
    const lost = await device.repository.book(aReservationDraft());
    const question = questionOf(lost);
    // The request that moves it to the other hour arrives, and its answer is lost as well.
    device.setNetwork('up');
    device.loseAnswers('move_reservation');
    const again = await device.repository.book(aReservationDraft({ time: '20:00' }), undefined, question);
    expect(again).toEqual({
      kind: 'unreachable',
      refusal: { kind: 'no-answer' },
      question,
      isHeld: true,
    });
    device.loseAnswers();
    const answer = await device.repository.book(aReservationDraft({ time: '21:00' }), undefined, question);
    expect(answer).toMatchObject({ kind: 'booked', reservation: { time: '21:00' } });
    expect(await atTheCentre()).toEqual(['2026-11-30 21']);
    expect(await held()).toEqual(['2026-11-30 21:00']);
  });

  test('never calls a change with a lost answer unmade, whatever is refused later', async () => {
    const booked = await device.repository.book(aReservationDraft());
    const id = booked.kind === 'booked' ? booked.reservation.id : '';
    device.setNetwork('offline');
    expect(await device.repository.cancel(id)).toEqual({
      kind: 'unreachable',
      refusal: { kind: 'no-network' },
    });
    device.setNetwork('deaf');
    await device.repository.move(id, { date: '2026-11-30', time: '20:00' });
    device.setNetwork('offline');
    expect(await device.repository.cancel(id)).toEqual({
      kind: 'unreachable',
      refusal: { kind: 'no-network' },
      question: id,
    });
    device.setNetwork('up');
    await backEnd.setClock('2026-11-30T19:30:00+01:00');
    expect(await device.repository.move(id, { date: '2026-12-01', time: '18:00' })).toEqual({
      kind: 'too-late',
    });
    expect(await held()).toEqual(['2026-11-30 20:00']);
  });

  test('finds a booked court whose answer was lost', async () => {
    device.setNetwork('deaf');
    await device.repository.book(aReservationDraft());
    device.setNetwork('up');
    device.logIn(await backEnd.member());
    await eventually(async () => expect(await held()).toEqual(['2026-11-30 18:00']));
    await eventually(async () => expect((await device.keys.read()).keys).toEqual([]));
  });

  test('hands a guest’s reservation over to their account, and keeps nothing of it after the logout', async () => {
    const member = await backEnd.member();
    await device.repository.book(aReservationDraft());
    device.logIn(member);
    await eventually(async () => expect((await device.keys.read()).keys).toEqual([]));
    expect(await held()).toEqual(['2026-11-30 18:00']);
    device.logOut();
    await eventually(async () => expect(await held()).toEqual([]));
    const other = aDevice(backEnd.guest());
    other.logIn(member);
    await eventually(async () =>
      expect((await other.list.read()).map(dayAndTime)).toEqual(['2026-11-30 18:00']),
    );
    // A visitor's login or logout books and cancels no reservation.
    expect(other.events).toEqual([]);
    expect(device.events).toEqual([['booking:reserved', expect.anything()]]);
  });

  test('forgets a member who logs out while the centre is unreachable', async () => {
    const member = await backEnd.member();
    device.logIn(member);
    await device.repository.book(aReservationDraft());
    await eventually(async () => expect((await device.keys.read()).keys).toEqual([]));
    device.setNetwork('down');
    device.logOut();
    await eventually(async () => expect(await held()).toEqual([]));
    expect(await atTheCentre()).toEqual(['2026-11-30 18']);
  });

  test('receives a cancellation of another device, and emits its event', async () => {
    const member = await backEnd.member();
    device.logIn(member);
    await eventually(async () => expect(device.repository.mine.snapshot().status).toBe('ready'));
    const answer = await device.repository.book(aReservationDraft());
    if (answer.kind !== 'booked') throw new Error(answer.kind);
    await member.call('cancel_reservation', { id: answer.reservation.id });
    expect(await device.repository.cancel(answer.reservation.id)).toEqual({
      kind: 'cancelled',
      reservation: answer.reservation,
    });
    expect(await held()).toEqual([]);
    expect(device.events).toContainEqual(['booking:cancelled', { reservationId: answer.reservation.id }]);
  });

  test.each(['guest', 'member'])(
    'of a %s gets the cancellation on repeat after a lost answer',
    async (who) => {
      if (who === 'member') device.logIn(await backEnd.member());
      const booked = await device.repository.book(aReservationDraft());
      if (booked.kind !== 'booked') throw new Error(booked.kind);
      const { reservation } = booked;
      device.setNetwork('deaf');
      expect(await device.repository.cancel(reservation.id)).toMatchObject({ question: reservation.id });
      expect(await atTheCentre()).toEqual([]);
      device.setNetwork('up');
      expect(await device.repository.cancel(reservation.id)).toEqual({ kind: 'cancelled', reservation });
      expect(await held()).toEqual([]);
    },
  );

  test('does not treat an unknown reservation as cancelled while the member is unknown', async () => {
    const member = await backEnd.member();
    device.logIn(member);
    const booked = await device.repository.book(aReservationDraft());
    await eventually(async () => expect((await device.keys.read()).keys).toEqual([]));
    if (booked.kind !== 'booked') throw new Error(booked.kind);
    device.loseSession();
    const { id } = booked.reservation;
    const unheard = { kind: 'unreachable', refusal: { kind: 'no-answer' } };
    expect(await device.repository.cancel(id)).toEqual(unheard);
    expect(await device.repository.move(id, { date: '2026-12-01', time: '20:00' })).toEqual(unheard);
    expect(await held()).toEqual(['2026-11-30 18:00']);
    device.logIn(member);
    expect(await device.repository.cancel(id)).toMatchObject({ kind: 'cancelled' });
  });

  describe('whose member has left during a request', () => {
    async function withMember() {
      const member = await backEnd.member();
      device.logIn(member);
      await eventually(async () => expect((await device.keys.read()).holder).toBe(member.id));
      return member;
    }
    const goes = {
      'logs out': async () => {
        device.logOut();
        await eventually(async () => expect((await device.keys.read()).holder).toBe(null));
      },
      'is replaced by another': async () => void (await withMember()),
    };
    const unheard = { kind: 'unreachable', refusal: { kind: 'no-answer' } };

    test.each(['logs out', 'is replaced by another'] as const)(
      'and %s keeps none of their changes pending',
      async (way) => {
        for (const change of ['cancel_reservation', 'move_reservation'] as const) {
          await withMember();
          const booked = await device.repository.book(aReservationDraft());
          if (booked.kind !== 'booked') throw new Error(booked.kind);
          const { id } = booked.reservation;
          device.loseAnswers(change, goes[way]);
          const answer =
            change === 'cancel_reservation'
              ? await device.repository.cancel(id)
              : await device.repository.move(id, { date: '2026-12-01', time: '20:00' });
          device.loseAnswers();
          expect(answer).toEqual(unheard);
          expect({ commands: await device.commands.read(), held: await held() }).toEqual({
            commands: [],
            held: [],
          });
        }
      },
    );

    test.each(['logs out', 'is replaced by another'] as const)(
      'and %s keeps none of their commands',
      async (way) => {
        await withMember();
        device.loseAnswers('book', goes[way]);
        expect(await device.repository.book(aReservationDraft())).toEqual(unheard);
        device.loseAnswers();
        expect(await device.commands.read()).toEqual([]);
        expect(await held()).toEqual([]);
      },
    );
  });

  test('of a guest who logs in during a booking has their court in their account', async () => {
    const member = await backEnd.member();
    device.loseAnswers('book', () => device.logIn(member));
    const lost = await device.repository.book(aReservationDraft());
    expect(lost).toMatchObject({ kind: 'unreachable', question: expect.stringMatching(uuid) });
    device.loseAnswers();
    device.comeBack();
    await eventually(async () => expect(await held()).toEqual(['2026-11-30 18:00']));
  });

  test('of a guest who logs in keeps their change pending', async () => {
    const member = await backEnd.member();
    const booked = await device.repository.book(aReservationDraft());
    if (booked.kind !== 'booked') throw new Error(booked.kind);
    const { id } = booked.reservation;
    device.loseQuestions('cancel_reservation');
    expect(await device.repository.cancel(id)).toMatchObject({ question: id });
    device.logIn(member);
    await eventually(async () => expect((await device.keys.read()).keys).toEqual([]));
    expect(await device.keys.read()).toEqual({ holder: member.id, keys: [] });
    expect(await device.commands.read()).toMatchObject([{ kind: 'cancel_reservation', payload: { id } }]);
  });

  test('keeps the known state while the centre is unreachable, and reports it as stale', async () => {
    const { repository } = device;
    const look = jest.fn();
    repository.availability.observe(look);
    repository.isUpToDate.observe(look);
    await repository.book(aReservationDraft());
    await eventually(async () => expect(repository.availability.snapshot().status).toBe('ready'));
    device.setNetwork('down');
    expect(await repository.book(aReservationDraft({ time: '20:00' }))).toMatchObject({
      kind: 'unreachable',
    });
    expect(await held()).toEqual(['2026-11-30 18:00']);
    await eventually(async () => {
      jest.advanceTimersByTime(30_000);
      expect(repository.isUpToDate.snapshot()).toEqual({ status: 'ready', value: false });
    });
    expect(repository.availability.snapshot().status).toBe('ready');
    device.setNetwork('up');
    await eventually(async () => {
      jest.advanceTimersByTime(30_000);
      expect(repository.isUpToDate.snapshot()).toEqual({ status: 'ready', value: true });
    });
  });

  test.each([
    ['2026-11-21', '10:00', 'past'],
    ['2027-03-01', '18:00', 'too-far'],
    ['2026-11-30', '09:00', 'closed'],
  ])('gets the reason why %s at %s cannot be booked', async (date, time, reason) => {
    expect(await device.repository.book(aReservationDraft({ date, time }))).toEqual({
      kind: 'declined',
      reason,
    });
    expect((await device.keys.read()).keys).toEqual([]);
  });

  test('sends the phone number, and gets a refusal for one with letters', async () => {
    const withLetters = aReservationDraft({ phone: 'demander Ana' });
    expect(await device.repository.book(withLetters)).toEqual({ kind: 'declined', reason: 'phone' });
    await device.repository.book(aReservationDraft({ phone: ' 06 12 34 56 78 ' }));
    const rows = await backEnd.query('select phone from private.reservations');
    expect(rows).toEqual([{ phone: '06 12 34 56 78' }]);
  });

  test('gets a refusal for too many reservations', async () => {
    await backEnd.query('update private.centres set held_ahead = 1');
    await device.repository.book(aReservationDraft());
    const answer = await device.repository.book(aReservationDraft({ time: '20:00' }));
    await backEnd.query('update private.centres set held_ahead = 1000');
    expect(answer).toEqual({ kind: 'declined', reason: 'too-many-held' });
  });

  test('gets the time until which a frequent booker has to wait', async () => {
    await backEnd.query('update private.centres set booked_an_hour_by_one = 1');
    await device.repository.book(aReservationDraft());
    const answer = await device.repository.book(aReservationDraft({ time: '20:00' }));
    await backEnd.query('update private.centres set booked_an_hour_by_one = 1000');
    expect(answer).toMatchObject({ kind: 'declined', reason: 'too-many-person' });
    expect(new Date(String((answer as { until?: string }).until))).toEqual(new Date('2026-11-21T10:15:00Z'));
  });

  test('gets a refusal for too many unconfirmed reservations', async () => {
    await backEnd.query('update private.centres set sends_mail = true, mails_pending = 1');
    await device.repository.book(aReservationDraft());
    const answer = await device.repository.book(aReservationDraft({ time: '20:00' }));
    await backEnd.query(`update private.centres set sends_mail = false, mails_pending = 3;
      delete from private.unconfirmed_mails`);
    expect(answer).toMatchObject({ kind: 'declined', reason: 'too-many-unconfirmed' });
  });

  test('is refused an address that the desk keeps from booking, and its sentence to the account alone', async () => {
    const sentence = 'Passez nous voir à l’accueil.';
    await backEnd.query(`insert into private.suspensions (mailbox, sentence, created_at)
      values (private.mailbox_hash('${aReservationDraft().email}'), '${sentence}', private.clock())`);
    expect(await device.repository.book(aReservationDraft())).toEqual({
      kind: 'declined',
      reason: 'suspended',
    });
    const member = await backEnd.member();
    await backEnd.query(`insert into private.suspensions (person, sentence, created_at)
      values ('${member.id}', '${sentence}', private.clock())`);
    device.logIn(member);
    expect(await device.repository.book(aReservationDraft())).toEqual({
      kind: 'declined',
      reason: 'suspended',
      sentence,
    });
    await backEnd.query('delete from private.suspensions');
    expect((await device.keys.read()).keys).toEqual([]);
  });

  test('keeps nothing of a member who logs out before their booking is claimed', async () => {
    const member = await backEnd.member();
    device.logIn(member);
    await eventually(async () => expect((await device.keys.read()).holder).toBe(member.id));
    const booked = device.repository.book(aReservationDraft());
    // No later request is answered.
    await eventually(async () => expect(await atTheCentre()).toHaveLength(1));
    device.setNetwork('down');
    expect(await booked).toMatchObject({ kind: 'booked' });
    device.logOut();
    await eventually(async () => expect((await device.keys.read()).holder).toBe(null));
    await eventually(async () => expect(await held()).toEqual([]));
    expect((await device.keys.read()).keys).toEqual([]);
    expect(await atTheCentre()).toEqual(['2026-11-30 18']);
  });

  test('does not repeat the booking of a member who has left', async () => {
    const member = await backEnd.member();
    device.logIn(member);
    await eventually(async () => expect((await device.keys.read()).holder).toBe(member.id));
    device.setNetwork('deaf');
    await device.repository.book(aReservationDraft());
    device.setNetwork('down');
    device.logOut();
    await eventually(async () => expect(await device.commands.read()).toEqual([]));
    device.setNetwork('up');
    const answer = await device.repository.book(aReservationDraft({ name: 'Zoé Martin', time: '20:00' }));
    expect(answer).toMatchObject({ kind: 'booked', reservation: { name: 'Zoé Martin' } });
    expect(await atTheCentre()).toEqual(['2026-11-30 18', '2026-11-30 20']);
  });

  test('shows a change as pending until the centre has answered', async () => {
    const booked = await device.repository.book(aReservationDraft());
    if (booked.kind !== 'booked') throw new Error(booked.kind);
    const { reservation } = booked;
    device.loseAnswers('move_reservation');
    await device.repository.move(reservation.id, { date: '2026-11-30', time: '20:00' });
    const shown = () => device.repository.mine.snapshot();
    await eventually(async () =>
      expect(shown()).toEqual({ status: 'ready', value: [{ ...reservation, isPending: true }] }),
    );
    device.loseAnswers();
    device.comeBack();
    const moved = { ...reservation, time: '20:00' };
    await eventually(async () => expect(shown()).toEqual({ status: 'ready', value: [moved] }));
    expect(device.events).toContainEqual(['booking:moved', { reservationId: reservation.id }]);
  });

  test('keeps its reservation when a lost cancellation has expired', async () => {
    const booked = await device.repository.book(aReservationDraft());
    if (booked.kind !== 'booked') throw new Error(booked.kind);
    device.loseQuestions('cancel_reservation');
    expect(await device.repository.cancel(booked.reservation.id)).toMatchObject({
      question: booked.reservation.id,
    });
    await backEnd.setClock('2026-11-21T09:18:00Z');
    device.loseQuestions();
    device.comeBack();
    await eventually(async () => expect(await device.commands.read()).toEqual([]));
    expect(device.repository.mine.snapshot()).toEqual({ status: 'ready', value: [booked.reservation] });
    expect(await atTheCentre()).toEqual(['2026-11-30 18']);
  });

  test('executes the changes of one reservation in the order of the visitor', async () => {
    const booked = await device.repository.book(aReservationDraft());
    if (booked.kind !== 'booked') throw new Error(booked.kind);
    const { id } = booked.reservation;
    device.loseQuestions('move_reservation');
    await device.repository.move(id, { date: '2026-11-30', time: '20:00' });
    expect(await device.repository.cancel(id)).toMatchObject({ kind: 'unreachable', question: id });
    device.loseQuestions();
    device.comeBack();
    await eventually(async () => expect(await held()).toEqual([]));
    expect(await atTheCentre()).toEqual([]);
  });

  test('executes on its next page what a closed page had not sent', async () => {
    device.setNetwork('down');
    await device.repository.book(aReservationDraft());
    const outbox = JSON.stringify(await device.commands.read());
    const next = aDevice(backEnd.guest(), { outbox });
    await eventually(async () =>
      expect((await next.list.read()).map(dayAndTime)).toEqual(['2026-11-30 18:00']),
    );
    expect((await next.keys.read()).keys).toHaveLength(1);
  });

  test('settles the unanswered requests of an earlier release, and keeps its keys', async () => {
    const booked = await device.repository.book(aReservationDraft());
    if (booked.kind !== 'booked') throw new Error(booked.kind);
    const { keys } = await device.keys.read();
    const unheard = { id: '00000000-0000-4000-8000-000000000000', secret: 'x'.repeat(36) };
    const next = aDevice(backEnd.guest(), {
      reservations: JSON.stringify(await device.list.read()),
      'reservation-keys': JSON.stringify({
        holder: null,
        keys: [
          { ...keys[0], askedAt: 0 },
          { ...unheard, askedAt: 1_700_000_000_000 },
          { ...unheard, of: 'a-member' },
        ],
        doubted: [booked.reservation.id],
        version: 1,
      }),
    });
    await eventually(async () => expect(await next.keys.read()).toEqual({ holder: null, keys }));
    expect(next.repository.mine.snapshot()).toEqual({ status: 'ready', value: [booked.reservation] });
  });

  test.each([36, -24])('uses the centre’s clock when its own is %i hours ahead', async (hours) => {
    device.repository.availability.observe(() => {});
    await eventually(async () => expect(device.repository.availability.snapshot().status).toBe('ready'));
    expect(device.repository.clockAhead.snapshot()).toEqual({ status: 'ready', value: 0 });
    jest.setSystemTime(Date.parse(morning) + hours * 3_600_000);
    await device.repository.book(aReservationDraft());
    await eventually(async () =>
      expect(device.repository.clockAhead.snapshot()).toEqual({ status: 'ready', value: hours * 3_600_000 }),
    );
  });
});
