import { randomUUID } from 'node:crypto';
import type { BackEnd, Member, Visitor } from '../support/backEnd';
import { aRecord, changeTournament, insertTournament } from './cast';
import { aWish, keyOf, saturdayNoon, type Wish } from './wish';

const centre = 'prouvy';
/** Monday of the week after the next. */
const monday = '2026-11-30';
const tuesday = '2026-12-01';

interface Cell {
  readonly day: string;
  readonly hour: number;
  readonly court: number;
}

interface Booking extends Cell {
  readonly id: string;
  readonly sequence: number;
  readonly name: string;
  readonly suggestions: readonly Cell[];
}

interface Answer {
  readonly kind: string;
  readonly reason?: string;
  readonly id?: string;
  readonly hours?: number;
  readonly bookings?: readonly Booking[];
}

interface Listed {
  readonly closures: readonly {
    readonly id: string;
    readonly inTheWay: number;
    readonly [more: string]: unknown;
  }[];
}

interface TournamentDay {
  readonly day: string;
  readonly firstHour: number;
  readonly lastHour: number;
  readonly courts: readonly number[];
  readonly inTheWay: readonly object[];
}

const refused = (reason: string) => ({ kind: 'refused', reason });

/** Court 3 on Monday evening. */
const evening = {
  centre,
  courts: [3] as readonly number[] | null,
  first_day: monday,
  first_hour: 18,
  last_day: monday,
  last_hour: 20,
};
type Period = typeof evening;

/** One of the staff at a centre without closures, with its usual settings. */
async function aDesk(backEnd: BackEnd) {
  await backEnd.query(`
    delete from private.closures; delete from private.desk_commands; delete from private.opening_exceptions;
    delete from private.opening_hours;
    insert into private.opening_hours select '${centre}', weekday, 10, 23 from generate_series(1, 7) weekday;
    delete from private.courts where number > 6;
    update private.courts set in_service = true;
    update private.centres set months_ahead = 2, held_ahead = 8;
    delete from private.audit`);
  const staff = await backEnd.member('staff');
  const close = (changed: Partial<Period> = {}, decisions: readonly object[] = [], more: object = {}) =>
    staff.call<Answer>('close_courts', {
      command: randomUUID(),
      ...evening,
      sentence: 'Terrain en travaux',
      ...changed,
      decisions,
      ...more,
    });
  return {
    staff,
    close,
    preview: (changed: Partial<Period> = {}) =>
      staff.call<Answer>('closure_preview', { ...evening, ...changed }),
    listed: async () => (await staff.call<Listed>('desk_closures', { centre })).closures,
  };
}

/** Visitors with the first courts of an hour, in their order. */
async function book(backEnd: BackEnd, count: number, changed: Partial<Wish> = {}): Promise<readonly Wish[]> {
  const wishes = Array.from({ length: count }, () => aWish({ day: monday, ...changed }));
  for (const wish of wishes) await backEnd.guest().call('book', wish);
  return wishes;
}

/** Every court of every hour from Monday to that day. */
const fill = (backEnd: BackEnd, lastDay: string) =>
  backEnd.query(`
    insert into private.reservations (id, centre, court, day, hour, players, plan, service, name, email, is_confirmed, secret_hash)
    select gen_random_uuid(), '${centre}', court, day::date, hour, 2, '', '', 'Ana', 'ana' || hour || '@example.org', true, 'x'
    from generate_series(1, 6) court, generate_series(10, 23) hour, generate_series(date '${monday}', '${lastDay}', '1 day') day`);

const kindOfBooking = async (visitor: Visitor, changed: Partial<Wish>) =>
  (await visitor.call<Answer>('book', aWish({ day: monday, ...changed }))).kind;

/** The closed hours, « day hour court ». */
async function cells(backEnd: BackEnd): Promise<readonly string[]> {
  const rows = await backEnd.query(`
    select concat_ws(' ', day, hour, court) as cell from private.reservations
    where closure is not null order by day, hour, court`);
  return rows.map(({ cell }) => String(cell));
}

/** The games, « day hour court » of each visitor's name, cancelled ones without a place. */
async function placeOf(backEnd: BackEnd, { id }: Wish): Promise<string> {
  const [row] = await backEnd.query(`
    select case when cancelled_at is null then concat_ws(' ', day, hour, court) else 'cancelled' end as place
    from private.reservations where id = '${id}'`);
  return String(row?.place);
}

const cancel = ({ id, sequence }: Booking) => ({ id, sequence, action: 'cancel' });
const move = ({ id, sequence }: Booking, to: Cell | undefined) => ({ id, sequence, action: 'move', ...to });
const first = (answer: Answer): Booking => {
  const [booking] = answer.bookings ?? [];
  if (!booking) throw new Error(`There is no booking in the way: ${JSON.stringify(answer)}`);
  return booking;
};

/** A tournament from yesterday on, of this organiser or of one of its own. */
async function aTournament(backEnd: BackEnd, changed: object = {}, known?: Member) {
  const organiser = known ?? (await backEnd.member('organizer'));
  const id = `t-${randomUUID()}`;
  await insertTournament(organiser, id, { record: aRecord(id, { date: '2026-11-20' }), ...changed });
  const take = (more: object = {}) =>
    organiser.call<Answer & { readonly day?: TournamentDay }>('take_courts', {
      tournament: id,
      centre,
      day: monday,
      first_hour: 18,
      last_hour: 19,
      courts: [1, 2],
      ...more,
    });
  return { organiser, id, take };
}

const dismiss = (backEnd: BackEnd, { id }: Member) =>
  backEnd.query(`update auth.users set raw_app_meta_data = '{}' where id = '${id}'`);

/** Requests of the desk about closures, with what they are about. */
const attempts = (closure: string) =>
  [
    ['desk_closures', { centre }],
    ['closure_preview', evening],
    ['close_courts', { command: randomUUID(), ...evening, sentence: 'Fermé', decisions: [] }],
    ['closure_bookings', { id: closure }],
    ['clear_closure', { command: randomUUID(), id: closure, decisions: [] }],
    ['reopen_courts', { id: closure }],
    ['change_closure', { id: closure, sentence: 'Fermé' }],
  ] as const;

export const closureScenarios = {
  async 'closures are the staff’s alone, and no more after a dismissal'(backEnd: BackEnd) {
    const { staff, close, listed } = await aDesk(backEnd);
    const { id = '' } = await close();
    const before = [await listed(), await cells(backEnd)];
    const others = [backEnd.guest(), await backEnd.member(), await backEnd.member('organizer')];
    for (const visitor of others) {
      for (const [name, given] of attempts(id)) {
        expect([name, await visitor.call(name, given)]).toEqual([name, refused('not-staff')]);
      }
    }
    expect([await listed(), await cells(backEnd)]).toEqual(before);
    await dismiss(backEnd, staff);
    for (const [name, given] of attempts(id)) {
      expect([name, await staff.call(name, given)]).toEqual([name, refused('not-staff')]);
    }
    expect(await (await backEnd.member('manager')).call('reopen_courts', { id })).toEqual({
      kind: 'reopened',
    });
  },

  async 'a closure takes the coming hours that the centre offers, and ignores past bookings'(
    backEnd: BackEnd,
  ) {
    const { close, preview, listed } = await aDesk(backEnd);
    const today = '2026-11-21';
    await backEnd.setClock('2026-11-21T09:00:00+01:00');
    const [, , , later] = [
      ...(await book(backEnd, 1, { day: today, hour: 10 })),
      ...(await book(backEnd, 1, { day: today, hour: 11 })),
      ...(await book(backEnd, 1, { day: today, hour: 12 })),
      ...(await book(backEnd, 1, { day: today, hour: 14 })),
    ];
    await backEnd.setClock(saturdayNoon);
    await backEnd.query(
      `insert into private.opening_exceptions values ('${centre}', '2026-11-22', null, null, ''), ('${centre}', '2026-11-23', 12, 13, '')`,
    );
    const long = { courts: [1], first_day: today, first_hour: 8, last_day: '2026-11-23', last_hour: 22 };
    const seen = await preview(long);
    // From 13 to 23 today, none on Sunday, two on Monday.
    expect(seen).toMatchObject({ kind: 'preview', hours: 13, bookings: [{ id: later?.id, hour: 14 }] });
    expect(seen.bookings).toHaveLength(1);
    const done = await close(long, [cancel(first(seen))]);
    expect(done).toEqual({ kind: 'closed', id: done.id, hours: 13, moved: 0, cancelled: 1 });
    const closed = await cells(backEnd);
    expect([closed[0], closed.length, ...closed.slice(-2)]).toEqual([
      `${today} 13 1`,
      13,
      '2026-11-23 12 1',
      '2026-11-23 13 1',
    ]);
    expect(await listed()).toMatchObject([
      {
        courts: [1],
        firstDay: today,
        lastDay: '2026-11-23',
        tournament: null,
        author: 'Ana Diaz',
        inTheWay: 0,
      },
    ]);
    // Over, it is listed no more.
    await backEnd.setClock('2026-11-23T22:30:00+01:00');
    expect(await listed()).toHaveLength(1);
    await backEnd.setClock('2026-11-23T23:30:00+01:00');
    expect(await listed()).toEqual([]);
  },

  async 'each booking in the way has the nearest free hours, and no court is suggested twice'(
    backEnd: BackEnd,
  ) {
    const { preview, close } = await aDesk(backEnd);
    // At 18 four courts are taken, at 19 all six, at 20 none.
    const wishes = await book(backEnd, 4);
    await book(backEnd, 6, { hour: 19 });
    const one = await preview({ courts: [3], last_hour: 18 });
    expect(one.bookings).toMatchObject([
      {
        id: wishes[2]?.id,
        name: 'Ana Diaz',
        email: wishes[2]?.email,
        suggestions: [
          { day: monday, hour: 18, court: 5 },
          { day: monday, hour: 17, court: 1 },
          { day: monday, hour: 20, court: 1 },
        ],
      },
    ]);
    const both = await preview({ courts: [3, 4], last_hour: 18 });
    const suggested = (both.bookings ?? []).flatMap(({ suggestions }) =>
      suggestions.map((each) => JSON.stringify(each)),
    );
    expect(suggested).toHaveLength(6);
    expect(new Set(suggested).size).toBe(6);
    expect(both.bookings).toMatchObject([
      { suggestions: [{ hour: 18, court: 5 }, {}, {}] },
      { suggestions: [{ hour: 18, court: 6 }, {}, {}] },
    ]);
    // One free court is left at 18: it is suggested to the booking of that hour, and not to that of 19 as well.
    const late = await preview({ courts: [1, 2, 3, 4, 5], last_hour: 19 });
    expect(late.bookings?.map(({ hour, suggestions }) => [hour, suggestions[0]?.hour])).toEqual([
      [18, 18],
      [18, 17],
      [18, 17],
      [18, 17],
      [19, 20],
      [19, 20],
      [19, 20],
      [19, 20],
      [19, 20],
    ]);
    // All courts for two weeks: the first free hours are days away.
    const far = await preview({
      courts: null,
      first_day: '2026-11-22',
      first_hour: 0,
      last_day: '2026-12-20',
      last_hour: 23,
    });
    expect(far.bookings).toHaveLength(10);
    for (const { suggestions } of far.bookings ?? []) {
      expect(suggestions).toHaveLength(3);
      for (const { day } of suggestions) expect(day < '2026-11-22' || day > '2026-12-20').toBe(true);
    }
    // A closed hour is no free one.
    await close({ courts: [5, 6], last_hour: 18 });
    expect(first(await preview({ courts: [3], last_hour: 18 })).suggestions[0]).toEqual({
      day: monday,
      hour: 17,
      court: 1,
    });
  },

  async 'visitors who are moved or cancelled read the sentence in their mail'(backEnd: BackEnd) {
    const { preview, close } = await aDesk(backEnd);
    await backEnd.query(`update private.centres set sends_mail = true`);
    try {
      const [moved, gone] = await book(backEnd, 2);
      if (!moved || !gone) throw new Error('No court was booked.');
      await backEnd.query('delete from private.outgoing_mail');
      const { bookings = [] } = await preview({ courts: [1, 2], last_hour: 18 });
      const [one, two] = bookings;
      if (!one || !two) throw new Error('There are no bookings in the way.');
      const done = await close({ courts: [1, 2], last_hour: 18 }, [
        move(one, one.suggestions[1]),
        cancel(two),
      ]);
      expect(done).toMatchObject({ kind: 'closed', hours: 2, moved: 1, cancelled: 1 });
      expect(await placeOf(backEnd, moved)).toBe(`${monday} 19 1`);
      expect(await placeOf(backEnd, gone)).toBe('cancelled');
      const mails = await backEnd.query(`
        select kind, reservation, payload ->> 'reason' as reason from private.outgoing_mail where kind <> 'reminder' order by kind`);
      expect(mails).toEqual([
        { kind: 'cancelled', reservation: gone.id, reason: 'Terrain en travaux' },
        { kind: 'moved', reservation: moved.id, reason: 'Terrain en travaux' },
      ]);
    } finally {
      await backEnd.query(
        `update private.centres set sends_mail = false; delete from private.unconfirmed_mails`,
      );
    }
  },

  async 'nothing is closed while a booking has no decision, or came in between'(backEnd: BackEnd) {
    const { preview, close, listed } = await aDesk(backEnd);
    const [known] = await book(backEnd, 1);
    if (!known) throw new Error('No court was booked.');
    const period = { courts: [1, 2], last_hour: 18 };
    const seen = first(await preview(period));
    const [late] = await book(backEnd, 1);
    const answer = await close(period, [cancel(seen)]);
    expect(answer).toMatchObject({
      kind: 'conflict',
      reason: 'undecided',
      bookings: [{ id: known.id }, { id: late?.id }],
    });
    // It was moved since, within the closure.
    await backEnd.query(`update private.reservations set court = 3 where id = '${known.id}'`);
    expect(await close({ ...period, courts: [3] }, [cancel(seen)])).toMatchObject({
      kind: 'conflict',
      bookings: [{ court: 3 }],
    });
    expect(await placeOf(backEnd, known)).toBe(`${monday} 18 3`);
    // Another person has moved it out of the way: the others are listed anew, and their decisions wait.
    const [other] = (await preview({ ...period, courts: [2] })).bookings ?? [];
    expect(await close({ ...period, courts: [2] }, [cancel(seen), cancel(other as Booking)])).toMatchObject({
      kind: 'conflict',
      reason: 'undecided',
      bookings: [{ id: late?.id }],
    });
    expect(await close({ ...period, courts: [1] }, [cancel(seen)])).toMatchObject({
      kind: 'conflict',
      bookings: [],
    });
    expect(await placeOf(backEnd, late as Wish)).toBe(`${monday} 18 2`);
    expect([await listed(), await cells(backEnd)]).toEqual([[], []]);
    expect((await backEnd.query('select from private.desk_commands')).length).toBe(0);
  },

  async 'nothing is closed if a booking would be moved to an hour that it cannot have'(backEnd: BackEnd) {
    const { preview, close } = await aDesk(backEnd);
    const [one] = await book(backEnd, 2);
    if (!one) throw new Error('No court was booked.');
    const period = { courts: [1], last_hour: 19 };
    const seen = first(await preview(period));
    const targets = [
      { day: monday, hour: 18, court: 2 },
      // Within the closure, outside of the hours, unknown, past, no cell at all.
      { day: monday, hour: 19, court: 1 },
      { day: monday, hour: 9, court: 2 },
      { day: monday, hour: 20, court: 7 },
      { day: '2026-11-20', hour: 18, court: 2 },
      { day: 'demain', hour: 18, court: 2 },
      { day: monday, hour: 18.5, court: 2 },
    ];
    for (const target of targets) {
      expect([target, await close(period, [move(seen, target)])]).toMatchObject([
        target,
        { kind: 'conflict', reason: 'taken' },
      ]);
    }
    expect(await close(period, [{ ...cancel(seen), action: 'forget' }])).toMatchObject({
      reason: 'undecided',
    });
    expect(await placeOf(backEnd, one)).toBe(`${monday} 18 1`);
    expect(await cells(backEnd)).toEqual([]);
    expect(await close(period, [move(seen, { day: monday, hour: 18, court: 3 })])).toMatchObject({
      kind: 'closed',
    });
    expect(await placeOf(backEnd, one)).toBe(`${monday} 18 3`);
  },

  async 'a repeated command closes once, and gets its first answer'(backEnd: BackEnd) {
    const { staff, preview, close, listed } = await aDesk(backEnd);
    await book(backEnd, 3);
    const seen = first(await preview({ last_hour: 18 }));
    const command = randomUUID();
    const answer = await close({ last_hour: 18 }, [cancel(seen)], { command });
    expect(answer).toMatchObject({ kind: 'closed', cancelled: 1 });
    expect(await close({ last_hour: 18 }, [cancel(seen)], { command })).toEqual(answer);
    for (const [hours, decided] of [
      [{ last_hour: 19 }, [cancel(seen)]],
      [{ last_hour: 18 }, []],
    ] as const) {
      expect(await close(hours, decided, { command })).toEqual({ kind: 'refused', reason: 'reused' });
    }
    expect(await staff.call('clear_closure', { command, id: answer.id, decisions: [] })).toEqual({
      kind: 'refused',
      reason: 'reused',
    });
    expect(await listed()).toHaveLength(1);
    await staff.call('reopen_courts', { id: answer.id });
    expect(await close({ last_hour: 18 }, [cancel(seen)], { command })).toEqual(answer);
    expect(await listed()).toEqual([]);
    // The id of a closure that no command of the desk made, as a tournament's.
    const other = await close();
    await backEnd.query('delete from private.desk_commands');
    expect(await close({}, [], { command: other.id })).toEqual({ kind: 'refused', reason: 'malformed' });
  },

  async 'a closure with a fault is refused with its reason'(backEnd: BackEnd) {
    const { preview, close } = await aDesk(backEnd);
    const wrong = [
      [{ centre: 'lyon' }, 'unknown-centre'],
      [{ courts: [9] }, 'unknown-court'],
      [{ courts: [] }, 'malformed'],
      [{ courts: [70000] }, 'malformed'],
      [{ first_hour: 24 }, 'malformed'],
      [{ last_hour: 17 }, 'backwards'],
      [{ last_day: '2026-11-29' }, 'backwards'],
      [{ last_day: '2027-03-02' }, 'too-long'],
      [{ last_day: 'infinity' }, 'malformed'],
      [{ first_day: '5874897-12-30', last_day: '5874897-12-31' }, 'too-far'],
      [{ courts: Array.from({ length: 10_000 }, (_, court) => court) }, 'malformed'],
      [{ first_day: '2027-11-23', last_day: '2027-11-23' }, 'too-far'],
      [{ first_day: '2026-11-21', last_day: '2026-11-21', first_hour: 10, last_hour: 12 }, 'past'],
      [{ first_hour: 2, last_hour: 5 }, 'no-hour'],
    ] as const;
    for (const [changed, reason] of wrong) {
      expect([changed, await preview(changed)]).toEqual([changed, refused(reason)]);
      expect([changed, await close(changed)]).toEqual([changed, refused(reason)]);
    }
    expect(await preview({ last_day: '2027-03-01' })).toMatchObject({ kind: 'preview' });
    for (const sentence of ['', ' \u200b ', 'x'.repeat(121)]) {
      expect(await close({}, [], { sentence })).toEqual(refused('sentence'));
    }
    await fill(backEnd, '2026-12-23');
    expect(await preview({ courts: null, first_hour: 0, last_day: '2026-12-23', last_hour: 23 })).toEqual(
      refused('too-many'),
    );
  },

  async 'a summer’s closure of the whole centre moves or cancels all that is in its way'(backEnd: BackEnd) {
    const { preview, close, listed } = await aDesk(backEnd);
    await backEnd.query(`update private.centres set sends_mail = true`);
    try {
      await fill(backEnd, '2026-12-07');
      await backEnd.query('delete from private.outgoing_mail');
      const whole = { courts: null, first_hour: 0, last_day: '2027-01-31', last_hour: 23 };
      const { bookings = [] } = await preview(whole);
      expect(bookings).toHaveLength(8 * 14 * 6);
      const places = bookings.flatMap(({ suggestions }) => suggestions.map((each) => JSON.stringify(each)));
      expect(places).toHaveLength(3 * bookings.length);
      expect(new Set(places).size).toBe(places.length);
      for (const { suggestions } of bookings) {
        expect(suggestions.every(({ day }) => day < monday || day > whole.last_day)).toBe(true);
      }
      const decisions = bookings.map((booking, place) =>
        place % 2 === 0 ? cancel(booking) : move(booking, booking.suggestions[0]),
      );
      expect(await close(whole, decisions)).toMatchObject({
        kind: 'closed',
        hours: 63 * 14 * 6,
        moved: 336,
        cancelled: 336,
      });
      expect(await listed()).toMatchObject([{ inTheWay: 0 }]);
      const mails = await backEnd.query(`
        select kind, count(*)::int, count(distinct reservation)::int as people from private.outgoing_mail
        where kind <> 'reminder' group by kind order by kind`);
      expect(mails).toEqual([
        { kind: 'cancelled', count: 336, people: 336 },
        { kind: 'moved', count: 336, people: 336 },
      ]);
    } finally {
      await backEnd.query(`update private.centres set sends_mail = false`);
    }
  },

  async 'a closure goes through the change of the clock by the hours on the wall'(backEnd: BackEnd) {
    const { close } = await aDesk(backEnd);
    // The night of Sunday the 28th of March has no hour from two to three.
    await close({
      courts: [2],
      first_day: '2027-03-27',
      first_hour: 21,
      last_day: '2027-03-29',
      last_hour: 11,
    });
    const closed = await cells(backEnd);
    expect([closed.length, closed[0], closed[3], closed.at(-1)]).toEqual([
      3 + 14 + 2,
      '2027-03-27 21 2',
      '2027-03-28 10 2',
      '2027-03-29 11 2',
    ]);
    // Ten on the wall is eight in UTC from that day on: the hour has begun.
    await backEnd.setClock('2027-03-28T08:30:00Z');
    const { staff } = { staff: await backEnd.member('staff') };
    const [closure] = (await staff.call<Listed>('desk_closures', { centre })).closures;
    await staff.call('reopen_courts', { id: closure?.id });
    expect((await cells(backEnd)).at(-1)).toBe('2027-03-28 10 2');
  },

  async 'visitors read why all courts are closed, and are offered other hours'(backEnd: BackEnd) {
    const { staff, close } = await aDesk(backEnd);
    const guest = backEnd.guest();
    const now = () => guest.call<Record<string, unknown>>('courts_now', { centre });
    expect(Object.keys(await now())).not.toContain('closures');
    const { id } = await close({ courts: [1] });
    // One court alone: five are free.
    expect(Object.keys(await now())).not.toContain('closures');
    expect(await now()).toMatchObject({ taken: { [monday]: { 18: 1, 19: 1, 20: 1 } } });
    await staff.call('reopen_courts', { id });
    await close({ courts: null });
    await close({ courts: [1, 2, 3], first_day: tuesday, last_day: tuesday, last_hour: 18 }, [], {
      sentence: 'Stage',
    });
    await close({ courts: [4, 5, 6], first_day: tuesday, last_day: tuesday, last_hour: 18 }, [], {
      sentence: 'Match de gala',
    });
    expect(await now()).toMatchObject({
      closures: [
        [monday, 18, 20, 'Terrain en travaux'],
        [tuesday, 18, 18, 'Match de gala\u00a0; Stage'],
      ],
    });
    const answer = await guest.call('book', aWish({ day: monday, hour: 19 }));
    expect(answer).toEqual({
      kind: 'full',
      nearest: [
        { day: monday, hour: 17 },
        { day: monday, hour: 21 },
        { day: monday, hour: 22 },
      ],
    });
    const [wish] = await book(backEnd, 1, { hour: 10 });
    if (!wish) throw new Error('No court was booked.');
    expect(await guest.call('move_reservation', { ...keyOf(wish), day: monday, hour: 20 })).toMatchObject({
      kind: 'full',
    });
    // A court out of service need not be closed.
    await backEnd.query(`update private.courts set in_service = number <= 3`);
    await backEnd.query(`delete from private.reservations where court > 3 and closure is not null`);
    expect(await now()).toMatchObject({
      closures: [
        [monday, 18, 20, 'Terrain en travaux'],
        [tuesday, 18, 18, 'Stage'],
      ],
    });
  },

  async 'a closed hour is no game in any list, count or limit'(backEnd: BackEnd) {
    const { staff, close } = await aDesk(backEnd);
    await backEnd.query('update private.centres set held_ahead = 1');
    const manager = await backEnd.member('manager');
    const ana = await backEnd.member();
    const figures = () =>
      manager.call<{
        readonly hours: readonly { readonly weekday: number; readonly hour: number }[];
        readonly months: unknown;
      }>('centre_figures', { centre, first_day: monday, last_day: monday });
    const at = async (hour: number) =>
      (await figures()).hours.find((each) => each.weekday === 1 && each.hour === hour);
    await close({ courts: [2, 3] });
    const wish = aWish({ day: monday, hour: 19 });
    expect(await ana.call('book', wish)).toMatchObject({ kind: 'booked', reservation: { court: 1 } });
    const hers = [expect.objectContaining({ id: wish.id })];
    expect(await staff.call('reservations_of_day', { centre, day: monday })).toEqual({
      kind: 'listed',
      reservations: hers,
    });
    expect(await at(19)).toEqual({ weekday: 1, hour: 19, booked: 1, offered: 4 });
    expect(await at(20)).toEqual({ weekday: 1, hour: 20, booked: 0, offered: 4 });
    expect(await at(21)).toEqual({ weekday: 1, hour: 21, booked: 0, offered: 6 });
    expect((await figures()).months).toEqual([{ month: '2026-11', booked: 1, cancelled: 0, absent: 0 }]);
    expect(await ana.call('own_reservations')).toEqual(hers);
    expect(await ana.call('my_data')).toMatchObject({ reservations: hers });
    // Keys of nobody's secrets open nothing of it.
    const [cell] = await backEnd.query(
      'select id from private.reservations where closure is not null limit 1',
    );
    const keys = [
      { id: cell?.id, secret: '' },
      { id: cell?.id, secret: null },
    ];
    const guest = backEnd.guest();
    expect(await guest.call('guest_data', { keys })).toMatchObject({ reservations: [] });
    expect(await guest.call('forget_reservations', { keys })).toEqual({ kind: 'forgotten', kept: [] });
    expect(await guest.call('claim_reservations', { keys })).toBe(0);
    expect(await guest.call('cancel_reservation', { id: cell?.id, secret: '' })).toEqual({ kind: 'gone' });
    expect(await ana.call('cancel_reservation', { id: cell?.id })).toEqual({ kind: 'gone' });
    // The limit of one game counts hers alone, and hers for a guest as well.
    expect(await kindOfBooking(guest, { hour: 21 })).toBe('booked');
    expect(await manager.call('blocks', { centre })).toMatchObject({ people: [] });
    await backEnd.query('select private.forget_outdated()');
    expect(await cells(backEnd)).toHaveLength(6);
    // The audit has the closure, and none of its hours.
    expect(
      await backEnd.query(
        `select actor, action, entity from private.audit where entity in ('closures', 'reservations') order by id`,
      ),
    ).toEqual([
      { actor: staff.id, action: 'insert', entity: 'closures' },
      { actor: ana.id, action: 'insert', entity: 'reservations' },
      { actor: null, action: 'insert', entity: 'reservations' },
    ]);
  },

  async 'saved settings close their new hours and courts too, and ask about no closed hour'(
    backEnd: BackEnd,
  ) {
    const { close } = await aDesk(backEnd);
    await close({ courts: null, first_hour: 22, last_day: tuesday, last_hour: 10 });
    expect(await cells(backEnd)).toHaveLength(6 * 3);
    const manager = await backEnd.member('manager');
    const save = async (changed: object) => {
      const { settings } = await manager.call<{ readonly settings: { readonly revision: number } }>(
        'managed_centre',
        { centre },
      );
      return manager.call('save_centre', {
        centre,
        revision: settings.revision,
        settings: { ...settings, ...changed },
      });
    };
    const court = (number: number) => ({ number, name: '' });
    expect(await save({ courts: [1, 2, 7].map(court) })).toMatchObject({ kind: 'saved' });
    const hours = [`${monday} 22`, `${monday} 23`, `${tuesday} 10`];
    expect(await cells(backEnd)).toEqual(hours.flatMap((hour) => [`${hour} 1`, `${hour} 2`, `${hour} 7`]));
    expect(await save({ courts: [court(1)], hours: Array.from({ length: 7 }, () => [9, 22]) })).toMatchObject(
      { kind: 'saved' },
    );
    expect(await cells(backEnd)).toEqual([`${monday} 22 1`, `${tuesday} 9 1`, `${tuesday} 10 1`]);
  },

  async 'reopened courts are free from now on, unless another closure has them'(backEnd: BackEnd) {
    const { staff, close, listed } = await aDesk(backEnd);
    const { id } = await close({
      courts: [1],
      first_day: '2026-11-21',
      first_hour: 10,
      last_day: '2026-11-22',
      last_hour: 12,
    });
    const { id: other } = await close({
      courts: [1, 2],
      first_day: '2026-11-22',
      last_day: '2026-11-22',
      first_hour: 12,
      last_hour: 12,
    });
    expect(await cells(backEnd)).toHaveLength(11 + 3 + 1);
    await backEnd.setClock('2026-11-21T20:30:00+01:00');
    expect(await staff.call('reopen_courts', { id })).toEqual({ kind: 'reopened' });
    const closed = await cells(backEnd);
    expect([closed.length, closed[0], closed.at(-3)]).toEqual([8 + 2, '2026-11-21 13 1', '2026-11-21 20 1']);
    expect(closed.slice(-2)).toEqual(['2026-11-22 12 1', '2026-11-22 12 2']);
    expect(await listed()).toMatchObject([{ id, lastDay: '2026-11-21', lastHour: 20 }, { id: other }]);
    expect(await kindOfBooking(backEnd.guest(), { day: '2026-11-21', hour: 21 })).toBe('booked');
    await staff.call('reopen_courts', { id: other });
    await staff.call('reopen_courts', { id: other });
    expect(await cells(backEnd)).toHaveLength(8);
    expect(await backEnd.query('select id from private.closures')).toEqual([{ id }]);
    const ended = { first_day: '2026-11-22', first_hour: 12, last_day: '2026-11-22', last_hour: 12 };
    expect(
      await backEnd.query(
        `select details from private.audit where entity = 'closures' and action = 'delete'`,
      ),
    ).toEqual([{ details: { closure: { ...ended, courts: [1, 2], sentence: expect.any(String) } } }]);
  },

  async 'closed hours are closed by one closure: another one takes the rest, or is told which has them'(
    backEnd: BackEnd,
  ) {
    const { staff, close, preview, listed } = await aDesk(backEnd);
    const { id } = await close({ last_hour: 19 }, [], { sentence: 'Terrain 3 repeint' });
    const [known] = await listed();
    const told = { ...refused('closed-already'), closure: known };
    for (const within of [{ last_hour: 19 }, { first_hour: 19, last_hour: 19 }]) {
      expect(await preview(within)).toEqual(told);
      expect(await close(within)).toEqual(told);
    }
    expect(await listed()).toEqual([known]);
    expect(await preview({ courts: [2, 3] })).toMatchObject({ kind: 'preview', hours: 4 });
    const other = await close({ courts: [2, 3] });
    expect(other).toMatchObject({ kind: 'closed', hours: 4 });
    // The closure that has most of the hours is named; its own are nobody else's.
    expect(await preview({ courts: [2, 3] })).toMatchObject({ closure: { id: other.id } });
    expect(await staff.call('closure_bookings', { id })).toMatchObject({ kind: 'preview', hours: 2 });
  },

  async 'the sentence can be changed, and stays one'(backEnd: BackEnd) {
    const { staff, close, listed } = await aDesk(backEnd);
    const { id } = await close({ courts: null });
    expect(await staff.call('change_closure', { id, sentence: ' Fuite\u202e d’eau ' })).toEqual({
      kind: 'changed',
    });
    expect(await listed()).toMatchObject([{ sentence: 'Fuite d’eau' }]);
    expect(await backEnd.guest().call('courts_now', { centre })).toMatchObject({
      closures: [[monday, 18, 20, 'Fuite d’eau']],
    });
    expect(await staff.call('change_closure', { id, sentence: '' })).toEqual(refused('sentence'));
    expect(await staff.call('change_closure', { id: randomUUID(), sentence: 'Fermé' })).toEqual(
      refused('gone'),
    );
    expect(await staff.call('closure_bookings', { id: randomUUID() })).toEqual(refused('gone'));
  },

  async 'an organiser takes the free hours of a day, and the desk decides about the others'(
    backEnd: BackEnd,
  ) {
    const { staff, listed } = await aDesk(backEnd);
    const { organiser, id, take } = await aTournament(backEnd);
    const [one] = await book(backEnd, 1);
    if (!one) throw new Error('No court was booked.');
    const taken = await take();
    const day = { day: monday, firstHour: 18, lastHour: 19, courts: [1, 2], closed: [] };
    const withOne = { ...day, inTheWay: [{ hour: 18, court: 1 }] };
    expect(taken).toEqual({ kind: 'taken', day: withOne });
    expect(JSON.stringify(taken)).not.toContain('Ana');
    expect(await cells(backEnd)).toEqual([`${monday} 18 2`, `${monday} 19 1`, `${monday} 19 2`]);
    expect(await organiser.call('tournament_courts', { tournament: id })).toEqual({
      kind: 'listed',
      days: [withOne],
    });
    expect(await placeOf(backEnd, one)).toBe(`${monday} 18 1`);

    const [closure] = await listed();
    const name = 'Championnat d’automne';
    expect(closure).toMatchObject({
      courts: [1, 2],
      inTheWay: 1,
      tournament: { id, name },
      sentence: `Tournoi\u00a0: ${name}`,
    });
    const seen = await staff.call<Answer>('closure_bookings', { id: closure?.id });
    // Its names were read.
    expect(await backEnd.query(`select entity_id from private.audit where action = 'read'`)).toEqual([
      { entity_id: `${centre} ${monday}` },
    ]);
    const decisions = [move(first(seen), first(seen).suggestions[0])];
    const clear = (more: object) =>
      staff.call<Answer>('clear_closure', { command: randomUUID(), id: closure?.id, ...more });
    expect(await clear({ decisions: [] })).toMatchObject({
      kind: 'conflict',
      reason: 'undecided',
      bookings: [{ id: one.id }],
    });
    expect(await clear({ decisions })).toMatchObject({ kind: 'closed', id: closure?.id, hours: 4, moved: 1 });
    expect(await placeOf(backEnd, one)).toBe(`${monday} 18 3`);
    expect(await organiser.call('tournament_courts', { tournament: id })).toEqual({
      kind: 'listed',
      days: [{ ...day, inTheWay: [] }],
    });

    // Another tournament on court 2 reads that it is taken.
    const other = await aTournament(backEnd);
    expect(await other.take({ courts: [2, 3], last_hour: 18 })).toMatchObject({
      day: { closed: [{ hour: 18, court: 2 }], inTheWay: [{ hour: 18, court: 3 }] },
    });
    await other.organiser.call('release_courts', { tournament: other.id, day: monday });

    // The same again changes nothing.
    const [held] = [await cells(backEnd)];
    expect(await take()).toMatchObject({ kind: 'taken', day: { courts: [1, 2], inTheWay: [] } });
    expect([await cells(backEnd), (await listed()).length]).toEqual([held, 1]);

    // A later plan of the same day takes its own hours instead.
    expect(await take({ first_hour: 20, last_hour: 21, courts: [3] })).toMatchObject({
      kind: 'taken',
      day: { courts: [3] },
    });
    expect(await cells(backEnd)).toEqual([`${monday} 20 3`, `${monday} 21 3`]);
    expect(await listed()).toHaveLength(1);
    expect(await organiser.call('release_courts', { tournament: id, day: monday })).toEqual({
      kind: 'released',
    });
    expect([await cells(backEnd), await listed()]).toEqual([[], []]);
  },

  async 'a booking that was not confirmed in time stands in no tournament’s way'(backEnd: BackEnd) {
    await aDesk(backEnd);
    const { take } = await aTournament(backEnd);
    const [one] = await book(backEnd, 1);
    if (!one) throw new Error('No court was booked.');
    await backEnd.query(
      `update private.reservations set confirm_by = private.clock() - interval '1 second' where id = '${one.id}'`,
    );
    expect(await take({ last_hour: 18 })).toMatchObject({ kind: 'taken', day: { inTheWay: [] } });
    expect(await cells(backEnd)).toEqual([`${monday} 18 1`, `${monday} 18 2`]);
    expect(await placeOf(backEnd, one)).toBe('cancelled');
  },

  async 'nobody takes courts for another organiser’s tournament, or changes what others have'(
    backEnd: BackEnd,
  ) {
    const { staff, listed } = await aDesk(backEnd);
    const { organiser, id, take } = await aTournament(backEnd);
    await take();
    const before = [await listed(), await cells(backEnd)];
    const given = { tournament: id, centre, day: monday, first_hour: 18, last_hour: 19, courts: [1] };
    const others = [backEnd.guest(), await backEnd.member(), await backEnd.member('organizer'), staff];
    const tries = [
      ['take_courts', given],
      ['tournament_courts', { tournament: id }],
      ['release_courts', { tournament: id, day: monday }],
    ] as const;
    for (const visitor of others) {
      for (const [name, body] of tries)
        expect(await visitor.call(name, body)).toEqual(refused('not-organiser'));
    }
    // The organiser is none of the staff.
    const [closure] = await listed();
    expect(await organiser.call('reopen_courts', { id: closure?.id })).toEqual(refused('not-staff'));
    expect(
      await organiser.call('clear_closure', { command: randomUUID(), id: closure?.id, decisions: [] }),
    ).toEqual(refused('not-staff'));
    await dismiss(backEnd, organiser);
    for (const [name, body] of tries)
      expect(await organiser.call(name, body)).toEqual(refused('not-organiser'));
    expect([await listed(), await cells(backEnd)]).toEqual(before);
  },

  async 'a tournament has courts on ten coming days at most, and on no past one'(backEnd: BackEnd) {
    await aDesk(backEnd);
    const { organiser, id, take } = await aTournament(backEnd);
    expect(await take({ day: '2026-11-20' })).toEqual(refused('past'));
    expect(await take({ courts: [] })).toEqual(refused('malformed'));
    expect(await take({ courts: null })).toEqual(refused('malformed'));
    expect(await take({ courts: [8] })).toEqual(refused('unknown-court'));
    expect(await take({ courts: Array.from({ length: 10_000 }, (_, court) => court) })).toEqual(
      refused('malformed'),
    );
    await backEnd.query(
      `insert into private.opening_exceptions values ('${centre}', '2026-12-24', null, null, 'Fermé')`,
    );
    expect(await take({ day: '2026-12-24' })).toEqual(refused('no-hour'));
    for (let day = 1; day <= 10; day += 1) {
      expect(await take({ day: `2026-12-${String(day).padStart(2, '0')}` })).toMatchObject({ kind: 'taken' });
    }
    expect(await take({ day: '2026-12-11' })).toEqual(refused('too-many-days'));
    expect(await take({ day: '2026-12-10', last_hour: 20 })).toMatchObject({ kind: 'taken' });
    await backEnd.setClock('2026-12-02T09:00:00+01:00');
    expect(await take({ day: '2026-12-11' })).toMatchObject({ kind: 'taken' });
    // Hours of a day that is over stay closed, and a day without courts has none to give back.
    const before = await cells(backEnd);
    for (const day of ['2026-12-01', '2026-12-01', '2026-12-24'])
      expect(await organiser.call('release_courts', { tournament: id, day })).toEqual({ kind: 'released' });
    expect(await cells(backEnd)).toEqual(before);
  },

  async 'the days of an organiser’s tournaments count together, and none is before its tournament'(
    backEnd: BackEnd,
  ) {
    await aDesk(backEnd);
    const { organiser, id, take } = await aTournament(backEnd);
    const other = await aTournament(backEnd, {}, organiser);
    await changeTournament(organiser, id, { record: aRecord(id, { date: '2026-12-01' }) });
    for (let day = 1; day <= 9; day += 1)
      expect(await take({ day: `2026-12-0${day}` })).toMatchObject({ kind: 'taken' });
    // The same day of another tournament is another one.
    expect(await other.take({ day: '2026-12-09', courts: [3] })).toMatchObject({ kind: 'taken' });
    for (const { take } of [other, await aTournament(backEnd, {}, organiser)])
      expect(await take({ day: '2026-12-08', courts: [4] })).toEqual(refused('too-many-days'));
    expect(await other.take({ day: '2026-12-09', courts: [4] })).toMatchObject({ kind: 'taken' });
    expect(await (await aTournament(backEnd)).take({ day: '2026-12-08', courts: [4] })).toMatchObject({
      kind: 'taken',
    });
    // An earlier date makes room for earlier days, and for no more of them.
    await changeTournament(organiser, id, { record: aRecord(id, { date: '2026-11-24' }) });
    expect(await take({ day: '2026-11-25' })).toEqual(refused('too-many-days'));
    await organiser.call('release_courts', { tournament: id, day: '2026-12-01' });

    expect(await other.take({ day: monday })).toMatchObject({ kind: 'taken' });
    await organiser.call('release_courts', { tournament: other.id, day: monday });
    await changeTournament(organiser, other.id, { record: aRecord(other.id, { date: tuesday }) });
    expect(await other.take({ day: monday })).toEqual(refused('past'));
    expect(await other.take({ day: tuesday })).toMatchObject({ kind: 'taken' });
  },

  async 'a removed tournament frees its courts, and an unpublished one is not named'(backEnd: BackEnd) {
    const { close, listed } = await aDesk(backEnd);
    const { organiser, id, take } = await aTournament(backEnd, { published: false });
    await take({ courts: [1, 2, 3, 4, 5, 6] });
    expect(await backEnd.guest().call('courts_now', { centre })).toMatchObject({
      closures: [[monday, 18, 19, 'Tournoi']],
    });
    // The desk has closed one of its courts for longer.
    await close({ courts: [1] });
    await organiser.ask(`/rest/v1/tournaments?id=eq.${id}`, { method: 'DELETE' });
    expect(await cells(backEnd)).toEqual([18, 19, 20].map((hour) => `${monday} ${hour} 1`));
    expect(await listed()).toMatchObject([{ tournament: null, courts: [1] }]);
  },
} satisfies Record<string, (backEnd: BackEnd) => Promise<void>>;

/** The desk and visitors who want the same hours at once: what each round ends with, which is one of both and never both. */
export async function closuresAtOnce(backEnd: BackEnd): Promise<readonly string[]> {
  const { staff, close } = await aDesk(backEnd);
  const outcomes: string[] = [];
  for (let round = 0; round < 8; round += 1) {
    await backEnd.query(
      'delete from private.closures; delete from private.reservations; delete from private.network_uses',
    );
    const [closed, ...booked] = await Promise.all([
      close({ courts: null, last_hour: 18 }),
      ...Array.from({ length: 6 }, () => kindOfBooking(backEnd.guest(), { hour: 18 })),
    ]);
    const [row] = await backEnd.query(`
      select count(*) filter (where closure is null) as games, count(*) filter (where closure is not null) as closed
      from private.reservations where cancelled_at is null`);
    const games = booked.filter((kind) => kind === 'booked').length;
    const isOne = closed.kind === 'closed' ? games === 0 : closed.kind === 'conflict' && games > 0;
    const isKept = Number(row?.games) === games && Number(row?.closed) === (closed.kind === 'closed' ? 6 : 0);
    outcomes.push(isOne && isKept ? 'one of both' : JSON.stringify([closed.kind, booked, row]));
  }
  // Two closures of the same hours at once: each hour is taken once.
  await backEnd.query('delete from private.closures; delete from private.reservations');
  await Promise.all([close({ courts: null }), close({ courts: null }), close({ courts: [1, 2] })]);
  outcomes.push(`${(await cells(backEnd)).length} hours`);
  await staff.call('desk_closures', { centre });
  return outcomes;
}
