import { randomUUID } from 'node:crypto';
import { nearestHours } from '../../../shared-kernel/src/reservations/courts/nearestHours';
import type { BackEnd, Visitor } from '../support/backEnd';
import { changeTournament, insertTournament } from './cast';
import { aWish, keyOf, saturdayNoon, type Wish } from './wish';

interface Answer {
  readonly kind: string;
  readonly reason?: string;
  readonly reservation?: {
    readonly id: string;
    readonly court: number;
    readonly day: string;
    readonly hour: number;
  };
  readonly nearest?: readonly { readonly day: string; readonly hour: number }[];
}

const book = (visitor: Visitor, wish: Wish) => visitor.call<Answer>('book', wish);
const own = (visitor: Visitor, ...wishes: readonly Wish[]) =>
  visitor.call<readonly { readonly id: string }[]>('own_reservations', { keys: wishes.map(keyOf) });
const taken = (visitor: Visitor, day: string) =>
  visitor.call<Readonly<Record<string, Readonly<Record<string, number>>>>>('taken_courts', {
    centre: 'prouvy',
    first_day: day,
    last_day: day,
  });

/** Takes as many courts of that hour, each by another visitor. */
async function take({ guest }: BackEnd, count: number, hour: Partial<Wish>) {
  for (let court = 0; court < count; court += 1) {
    expect((await book(guest(), aWish(hour))).kind).toBe('booked');
  }
}

/** Sets limits of the centre during `work`. */
async function withLimits(
  { query }: BackEnd,
  limits: Readonly<Record<string, number>>,
  work: () => Promise<void>,
) {
  const columns = Object.keys(limits);
  const [before = {}] = await query(`select ${columns.join(', ')} from private.centres where id = 'prouvy'`);
  const set = (values: Readonly<Record<string, unknown>>) =>
    query(`update private.centres set ${columns.map((name) => `${name} = ${values[name]}`).join(', ')}`);
  await set(limits);
  try {
    await work();
  } finally {
    await set(before);
  }
}

const isNetworkFull = { kind: 'refused', reason: 'too-many', limit: 'network' };

/** The rules for reservations, on every engine. Each scenario has days of its own, or leaves those of the others unchanged. */
export const reservationScenarios = {
  async 'who books gets the lowest free court, and reads what they have booked'({ guest }: BackEnd) {
    const day = '2026-12-01';
    const first = aWish({ day, name: '  Ana Diaz ' });
    const { secret: _, centre: __, ...read } = first;
    expect(await book(guest(), first)).toEqual({
      kind: 'booked',
      reservation: {
        ...read,
        name: 'Ana Diaz',
        court: 1,
        reference: expect.stringMatching(/^[2-9A-HJKMNP-Z]{6}$/),
        cents: 2500,
      },
    });
    expect((await book(guest(), aWish({ day }))).reservation?.court).toBe(2);
  },

  async 'an hour that nobody can have is refused with its reason'({ guest }: BackEnd) {
    const refusals: readonly (readonly [Partial<Wish>, string])[] = [
      [{ day: '2026-11-21', hour: 12 }, 'past'],
      [{ day: '2026-11-20' }, 'past'],
      [{ day: '2027-01-22' }, 'too-far'],
      [{ hour: 9 }, 'closed'],
      [{ hour: 24 }, 'closed'],
      [{ centre: 'lille' }, 'unknown-centre'],
      [{ players: 1 }, 'malformed'],
      [{ players: 5 }, 'malformed'],
      [{ name: '   ' }, 'malformed'],
      [{ name: ' \u200b\u00a0\u202e\u3164' }, 'malformed'],
      [{ name: 'x'.repeat(121) }, 'malformed'],
      // A text of megabytes is refused as it is: cleaning it would take seconds.
      [{ name: `${'\u200b'.repeat(2_700)}Ana` }, 'malformed'],
      [{ email: 'ana' }, 'malformed'],
      [{ email: `${'x'.repeat(250)}@a.fr` }, 'malformed'],
      [{ secret: '1234' }, 'malformed'],
      [{ plan: 'x'.repeat(81) }, 'malformed'],
    ];
    for (const [changed, reason] of refusals) {
      expect([changed, await book(guest(), aWish(changed))]).toEqual([changed, { kind: 'refused', reason }]);
    }
  },

  async 'a name is stored without what steers the direction of the text'({ guest }: BackEnd) {
    const { reservation } = await book(guest(), aWish({ name: ' Zo\u00e9\u202e Na\u200dm\n' }));
    expect(reservation).toMatchObject({ name: 'Zo\u00e9 Na\u200dm' });
  },

  async 'the window is two months, its ends included'({ guest }: BackEnd) {
    for (const [day, hour] of [
      ['2026-11-21', 13],
      ['2026-11-21', 23],
      ['2027-01-21', 23],
    ] as const) {
      expect((await book(guest(), aWish({ day, hour }))).kind).toBe('booked');
    }
  },

  async 'the day of the centre counts, wherever the server is'({ guest, setClock }: BackEnd) {
    // Half past midnight in Paris, on the first of the month.
    await setClock('2026-11-30T23:30:00Z');
    expect((await book(guest(), aWish({ day: '2027-02-01', hour: 10 }))).kind).toBe('booked');
    expect((await book(guest(), aWish({ day: '2026-11-30', hour: 23 }))).reason).toBe('past');
  },

  async 'a question whose answer was lost is asked again and answered the same'({
    guest,
    setClock,
  }: BackEnd) {
    const wish = aWish({ day: '2026-11-21', hour: 14 });
    const device = guest();
    const first = await book(device, wish);
    await setClock('2026-11-21T14:30:00+01:00');
    expect(await book(device, wish)).toEqual(first);
    expect((await taken(device, '2026-11-21'))['2026-11-21']?.['14']).toBe(1);
  },

  async 'the identifier of somebody else opens nothing'({ guest }: BackEnd) {
    const theirs = aWish({ day: '2026-12-02' });
    await book(guest(), theirs);
    const stranger = guest();
    expect(await book(stranger, aWish({ id: theirs.id }))).toEqual({ kind: 'refused', reason: 'taken-id' });
    const guessed = { ...theirs, secret: aWish().secret };
    expect(await own(stranger, guessed)).toEqual([]);
    for (const secret of [guessed.secret, null]) {
      expect(await stranger.call('cancel_reservation', { id: theirs.id, secret })).toEqual({ kind: 'gone' });
      expect(
        await stranger.call('move_reservation', { id: theirs.id, secret, day: theirs.day, hour: 20 }),
      ).toEqual({ kind: 'gone' });
    }
    expect(await own(guest(), theirs)).toHaveLength(1);
  },

  async 'a full hour comes with the hours that the site itself would offer'(backEnd: BackEnd) {
    const day = '2026-12-05';
    const next = '2026-12-06';
    await take(backEnd, 6, { day, hour: 19 });
    await take(backEnd, 6, { day, hour: 20 });
    await take(backEnd, 5, { day, hour: 18 });
    await take(backEnd, 6, { day: next, hour: 19 });
    const availability = new Map([
      [`${day}T18:00`, 5],
      [`${day}T19:00`, 6],
      [`${day}T20:00`, 6],
      [`${next}T19:00`, 6],
    ]);
    for (const [date, hours] of [
      [day, [17, 18, 21]],
      // Of two that are as near, the later one.
      [next, [18, 20, 21]],
    ] as const) {
      const full = await book(backEnd.guest(), aWish({ day: date, hour: 19 }));
      const offered = nearestHours(availability, { date, time: '19:00' }, new Date(saturdayNoon));
      expect(full).toEqual({
        kind: 'full',
        nearest: offered.map(({ date: on, time }) => ({ day: on, hour: Number.parseInt(time, 10) })),
      });
      expect(full.nearest?.map(({ hour }) => hour)).toEqual(hours);
    }
  },

  async 'courts that are taken are counted for everybody, and say nothing of anybody'(backEnd: BackEnd) {
    const day = '2026-12-07';
    await take(backEnd, 2, { day, hour: 11 });
    const address = `/rest/v1/rpc/taken_courts?centre=prouvy&first_day=${day}&last_day=${day}`;
    const { body, headers } = await backEnd.guest().ask(address);
    expect(body).toEqual({ [day]: { 11: 2 } });
    const known = { 'If-None-Match': headers.get('ETag') ?? '' };
    expect((await backEnd.guest().ask(address, { headers: known })).status).toBe(304);
    await take(backEnd, 1, { day, hour: 11 });
    expect((await backEnd.guest().ask(address, { headers: known })).body).toEqual({ [day]: { 11: 3 } });
    await backEnd.setClock('2026-12-08T00:00:00+01:00');
    expect((await backEnd.guest().ask(address)).body).toEqual({});
  },

  async 'it is cancelled two hours before and not later, and its court is free again'({
    guest,
    setClock,
  }: BackEnd) {
    const day = '2026-11-21';
    const wish = aWish({ day, hour: 16 });
    const device = guest();
    await book(device, wish);
    await setClock('2026-11-21T14:00:01+01:00');
    expect(await device.call('cancel_reservation', keyOf(wish))).toEqual({ kind: 'too-late' });
    await setClock('2026-11-21T16:00:00+01:00');
    expect(await device.call('cancel_reservation', keyOf(wish))).toEqual({ kind: 'already-begun' });
    await setClock('2026-11-21T14:00:00+01:00');
    expect(await device.call('cancel_reservation', keyOf(wish))).toMatchObject({
      kind: 'cancelled',
      reservation: { id: wish.id, day, hour: 16 },
    });
    expect(await device.call('cancel_reservation', keyOf(wish))).toEqual({ kind: 'gone' });
    expect(await own(device, wish)).toEqual([]);
    expect((await taken(device, day))[day]?.['16']).toBeUndefined();
    expect(await book(device, wish)).toEqual({ kind: 'refused', reason: 'cancelled' });
  },

  async 'it is moved in one step: the new court is taken, the old one free'(backEnd: BackEnd) {
    const day = '2026-12-08';
    const wish = aWish({ day });
    const device = backEnd.guest();
    await book(device, wish);
    await take(backEnd, 5, { day, hour: 20 });
    const move = (hour: number, to: string | null = day) =>
      device.call<Answer>('move_reservation', { ...keyOf(wish), day: to, hour });
    expect(await move(20)).toMatchObject({ kind: 'moved', reservation: { id: wish.id, hour: 20, court: 6 } });
    expect(await taken(device, day)).toEqual({ [day]: { 20: 6 } });
    // A second request, because the answer was lost.
    expect((await move(20)).kind).toBe('moved');
    await take(backEnd, 6, { day, hour: 21 });
    expect(await move(21)).toMatchObject({ kind: 'full' });
    expect(await move(9)).toEqual({ kind: 'refused', reason: 'closed' });
    expect(await move(12, null)).toEqual({ kind: 'refused', reason: 'closed' });
    expect(await move(12, '2026-11-21')).toEqual({ kind: 'refused', reason: 'past' });
    expect(await move(12, '2027-06-01')).toEqual({ kind: 'refused', reason: 'too-far' });
    expect(await taken(device, day)).toEqual({ [day]: { 20: 6, 21: 6 } });
    await backEnd.setClock('2026-12-08T18:30:00+01:00');
    expect(await move(22)).toEqual({ kind: 'too-late' });
  },

  async 'a guest finds their own by their secrets, a member theirs on every device'({
    guest,
    member,
  }: BackEnd) {
    const day = '2026-12-09';
    const [mine, theirs] = [aWish({ day }), aWish({ day })];
    await book(guest(), mine);
    await book(guest(), theirs);
    expect(await own(guest(), mine, { ...theirs, secret: mine.secret })).toMatchObject([{ id: mine.id }]);
    const listed = await guest().call('own_reservations', {
      keys: [{ id: 'no identifier' }, {}, keyOf(mine)],
    });
    expect(listed).toMatchObject([{ id: mine.id }]);
    expect(await guest().call('own_reservations', { keys: { id: 1 } })).toEqual([]);

    const ana = await member();
    expect(await own(ana)).toEqual([]);
    const keys = [keyOf(mine), { ...keyOf(theirs), secret: mine.secret }];
    expect(await guest().call('claim_reservations', { keys })).toBe(0);
    expect(await ana.call('claim_reservations', { keys })).toBe(1);
    expect(await own(ana)).toMatchObject([{ id: mine.id }]);

    const bob = await member();
    const hers = aWish({ day, hour: 20 });
    await book(ana, hers);
    expect(await bob.call('claim_reservations', { keys: [...keys, keyOf(hers)] })).toBe(0);
    expect(await own(bob)).toEqual([]);
    expect(await bob.call('cancel_reservation', { id: mine.id })).toEqual({ kind: 'gone' });
    expect(await ana.call('cancel_reservation', { id: mine.id })).toMatchObject({ kind: 'cancelled' });
  },

  async 'the list of a day is the staff’s'({ guest, member }: BackEnd) {
    const day = '2026-12-10';
    const wish = aWish({ day });
    await book(guest(), wish);
    const asked = { centre: 'prouvy', day };
    for (const visitor of [guest(), await member(), await member('organizer')]) {
      expect(await visitor.call('reservations_of_day', asked)).toEqual({
        kind: 'refused',
        reason: 'not-staff',
      });
    }
    expect(await (await member('staff')).call('reservations_of_day', asked)).toMatchObject({
      kind: 'listed',
      reservations: [{ id: wish.id, name: 'Ana Diaz', email: wish.email, court: 1, hour: 18 }],
    });
  },

  async 'nothing in `private` answers a request'({ guest, member, query }: BackEnd) {
    for (const visitor of [guest(), await member('staff')]) {
      for (const table of [
        'reservations',
        'centres',
        'courts',
        'network_keys',
        'network_uses',
        'audit',
        'profiles',
        'opening_hours',
        'opening_exceptions',
        'price_bands',
        'people',
        'ended_blocks',
      ]) {
        const { status } = await visitor.ask(`/rest/v1/${table}`, {
          headers: { 'Accept-Profile': 'private' },
        });
        expect(status).toBeGreaterThanOrEqual(400);
        expect((await visitor.ask(`/rest/v1/${table}`)).status).toBeGreaterThanOrEqual(400);
      }
    }
    const open = await query(`
      select relname from pg_class join pg_namespace n on n.oid = relnamespace
      where nspname in ('private', 'public') and relkind = 'r' and not relrowsecurity`);
    expect(open).toEqual([]);
  },

  async 'somebody holds eight at a time'({ guest, member }: BackEnd) {
    const days = Array.from({ length: 9 }, (_, place) => `2026-12-${12 + place}`);
    const ana = await member();
    const email = aWish().email;
    const [byAccount, byAddress]: [Answer[], Answer[]] = [[], []];
    for (const day of days) {
      byAccount.push(await book(ana, aWish({ day, hour: 10 })));
      byAddress.push(await book(guest(), aWish({ day, hour: 11, email: email.toUpperCase() })));
    }
    for (const answers of [byAccount, byAddress]) {
      expect(answers.slice(0, 8).map(({ kind }) => kind)).toEqual(Array(8).fill('booked'));
      expect(answers[8]).toEqual({ kind: 'refused', reason: 'too-many', limit: 'held', until: null });
    }
    // Another person's eight reservations do not count for this one.
    expect((await book(guest(), aWish({ day: days[0] ?? '', hour: 11 }))).kind).toBe('booked');
  },

  async 'a network books sixty in an hour, and is told until when it has to wait'({
    guest,
    setClock,
  }: BackEnd) {
    const cafe = guest();
    const wish = (place: number) =>
      aWish({ day: `2027-01-0${1 + Math.floor(place / 10)}`, hour: 10 + (place % 10) });
    expect((await book(cafe, wish(0))).kind).toBe('booked');
    await setClock('2026-11-21T12:20:00+01:00');
    for (let place = 1; place < 60; place += 1) expect((await book(cafe, wish(place))).kind).toBe('booked');
    expect(await book(cafe, wish(60))).toMatchObject({
      ...{ kind: 'refused', reason: 'too-many', limit: 'network' },
      until: expect.stringMatching(/^2026-11-21T(12:00:00\+00|13:00:00\+01):00$/),
    });
    await setClock('2026-11-21T13:00:01+01:00');
    expect((await book(cafe, wish(60))).kind).toBe('booked');
  },

  async 'somebody books ten in an hour, given back or not, and is told until when they have to wait'({
    guest,
    member,
    setClock,
  }: BackEnd) {
    const ana = await member();
    const { email } = aWish();
    for (const books of [
      (wish: Wish) => book(ana, wish),
      (wish: Wish) => book(guest(), { ...wish, email }),
    ]) {
      await setClock('2026-11-21T12:00:00+01:00');
      for (let place = 0; place < 10; place += 1) {
        const wish = aWish({ day: '2026-12-28', hour: 12 });
        expect((await books(wish)).kind).toBe('booked');
        await guest().call('cancel_reservation', keyOf(wish));
      }
      expect(await books(aWish({ day: '2026-12-28', hour: 12 }))).toMatchObject({
        ...{ kind: 'refused', reason: 'too-many', limit: 'person' },
        until: expect.stringMatching(/^2026-11-21T(12:00:00\+00|13:00:00\+01):00$/),
      });
      await setClock('2026-11-21T13:00:01+01:00');
      const later = aWish({ day: '2026-12-28', hour: 12 });
      expect((await books(later)).kind).toBe('booked');
    }
  },

  async 'whose account is gone books nothing and claims nothing, and reads why'({ guest, member }: BackEnd) {
    const ana = await member();
    await ana.call('delete_account', { password: 'un-mot-de-passe' });
    expect(await book(ana, aWish({ hour: 14 }))).toEqual({ kind: 'refused', reason: 'nobody' });
    const wish = aWish({ hour: 14 });
    await book(guest(), wish);
    expect(await ana.call('claim_reservations', { keys: [keyOf(wish)] })).toBe(0);
  },

  async 'what time it is at the centre comes with its courts and with one’s own'({
    guest,
    setClock,
  }: BackEnd) {
    await setClock('2026-12-31T23:30:00Z');
    const wish = aWish({ day: '2027-01-01', hour: 18 });
    const tooFar = aWish({ day: '2027-03-01', hour: 18 });
    const device = guest();
    await book(device, wish);
    await book(device, tooFar);
    const courts = await device.call<{ now: string; taken: unknown }>('courts_now', { centre: 'prouvy' });
    expect(new Date(courts.now)).toEqual(new Date('2026-12-31T23:30:00Z'));
    expect(courts.taken).toEqual({ '2027-01-01': { '18': 1 }, '2027-03-01': { '18': 1 } });
    const own = await device.call<{ now: string; reservations: unknown }>('reservations_now', {
      keys: [keyOf(wish)],
    });
    expect(new Date(own.now)).toEqual(new Date('2026-12-31T23:30:00Z'));
    expect(own.reservations).toMatchObject([{ id: wish.id, day: '2027-01-01' }]);
  },

  async 'what changed is written down, without a name'({ guest, query }: BackEnd) {
    const wish = aWish({ day: '2026-12-29', name: 'Zoé Inoubliable' });
    const device = guest();
    await book(device, wish);
    await device.call('move_reservation', { ...keyOf(wish), day: wish.day, hour: 20 });
    await device.call('cancel_reservation', keyOf(wish));
    const written = await query(
      `select action, entity, to_jsonb(audit)::text as text from private.audit where entity_id = '${wish.id}' order by id`,
    );
    expect(written.map(({ action }) => action)).toEqual(['insert', 'update', 'update']);
    expect(JSON.stringify(written)).not.toMatch(new RegExp(`Zoé|${wish.email}|${wish.secret}`));
  },

  async 'three months later nobody’s name is known any more'({ guest, query, setClock }: BackEnd) {
    const wish = aWish({ day: '2026-11-22', name: 'Léo Oublié' });
    const later = aWish({ day: '2026-11-23', name: 'Léo Connu' });
    const device = guest();
    await book(device, wish);
    await book(device, later);
    const known = async () =>
      (
        await query(
          `select name from private.reservations where id in ('${wish.id}', '${later.id}') and name is not null`,
        )
      ).map(({ name }) => name);
    const networks = () => query('select from private.network_uses');
    await query('select private.forget_outdated()');
    expect(await networks()).toHaveLength(2);
    await setClock('2026-11-22T12:00:01+01:00');
    await query('select private.forget_outdated()');
    expect(await networks()).toHaveLength(0);
    await setClock('2027-02-22T12:00:00+01:00');
    await query('select private.forget_outdated()');
    expect(await known()).toEqual(['Léo Oublié', 'Léo Connu']);
    await setClock('2027-02-23T00:30:00+01:00');
    await query('select private.forget_outdated()');
    expect(await known()).toEqual(['Léo Connu']);
  },

  async 'all addresses of one /64 are one network, and so are all malformed ones'(backEnd: BackEnd) {
    const { guest } = backEnd;
    const wish = () => aWish({ day: '2027-01-05' });
    await withLimits(backEnd, { booked_an_hour: 2 }, async () => {
      for (const [first, second, third, elsewhere] of [
        ['2001:db8:1:2::1', '2001:db8:1:2:ffff::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:3::1'],
        ['nonsense', '1.2.3.4:5', 'fe80::1%eth0', '203.0.113.9'],
        ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7', '::ffff:203.0.113.8'],
      ] as const) {
        expect((await book(guest(first), wish())).kind).toBe('booked');
        expect((await book(guest(second), wish())).kind).toBe('booked');
        expect(await book(guest(third), wish())).toMatchObject(isNetworkFull);
        expect(await book(guest(elsewhere), { ...wish(), hour: 20 })).toMatchObject({ kind: 'booked' });
        await backEnd.query('delete from private.reservations');
      }
    });
  },

  async 'a network has a limit for the day of the centre'(backEnd: BackEnd) {
    const { setClock } = backEnd;
    const cafe = backEnd.guest();
    const books = async (clock: string) => {
      await setClock(clock);
      return book(cafe, aWish({ day: '2027-01-06' }));
    };
    await withLimits(backEnd, { booked_a_day: 3 }, async () => {
      for (const hour of ['00', '10', '20']) {
        expect((await books(`2026-11-21T${hour}:10:00+01:00`)).kind).toBe('booked');
      }
      expect(await books('2026-11-21T23:59:00+01:00')).toMatchObject({
        ...isNetworkFull,
        until: expect.stringMatching(/^2026-11-2(1T23:00:00\+00|2T00:00:00\+01):00$/),
      });
      // In UTC it is still the twenty-first.
      expect((await books('2026-11-22T00:01:00+01:00')).kind).toBe('booked');
    });
  },

  async 'the hour after midnight counts what a network booked before'(backEnd: BackEnd) {
    const cafe = backEnd.guest();
    const books = async (clock: string) => {
      await backEnd.setClock(clock);
      return book(cafe, aWish({ day: '2027-01-07' }));
    };
    await withLimits(backEnd, { booked_an_hour: 2 }, async () => {
      for (const minute of [40, 50]) await books(`2026-11-21T23:${minute}:00+01:00`);
      expect(await books('2026-11-22T00:10:00+01:00')).toMatchObject(isNetworkFull);
      expect((await books('2026-11-22T00:40:01+01:00')).kind).toBe('booked');
    });
  },

  async 'a deleted account leaves the count of its network'(backEnd: BackEnd) {
    const [ana, bob] = [await backEnd.member(), await backEnd.member()];
    await withLimits(backEnd, { booked_an_hour: 2 }, async () => {
      for (const hour of [18, 19]) await book(ana, aWish({ day: '2027-01-08', hour }));
      expect(await ana.call('delete_account', { password: 'un-mot-de-passe' })).toEqual({ kind: 'deleted' });
      expect(await book(bob, aWish({ day: '2027-01-08' }))).toMatchObject(isNetworkFull);
    });
  },

  async 'a reservation is moved so often, and a network moves so many a day'(backEnd: BackEnd) {
    const cafe = backEnd.guest();
    const [first, second] = [aWish({ day: '2027-01-09' }), aWish({ day: '2027-01-09' })];
    for (const wish of [first, second]) await book(cafe, wish);
    const move = (wish: Wish, hour: number) =>
      cafe.call<Answer>('move_reservation', { ...keyOf(wish), day: wish.day, hour });
    const isFull = { kind: 'refused', reason: 'too-many', limit: 'moves' };
    await withLimits(backEnd, { moves_of_one: 2, booked_a_day: 3 }, async () => {
      for (const hour of [19, 20]) expect((await move(first, hour)).kind).toBe('moved');
      expect(await move(first, 21)).toEqual({ ...isFull, until: null });
      // A second request of the same move, because the answer was lost.
      expect((await move(first, 20)).kind).toBe('moved');
      expect((await move(second, 19)).kind).toBe('moved');
      expect(await move(second, 20)).toMatchObject({ ...isFull, until: expect.stringMatching(/^2026-11-2/) });
    });
  },

  async 'an update that changes nothing is not audited'({ member, query }: BackEnd) {
    const organiser = await member('organizer');
    const id = `t-${randomUUID()}`;
    await insertTournament(organiser, id);
    const wish = aWish({ day: '2027-01-10' });
    await book(organiser, wish);
    await query('delete from private.audit');
    for (let time = 0; time < 3; time += 1) {
      await changeTournament(organiser, id, { published: true });
      await query(`update private.reservations set hour = hour where id = '${wish.id}'`);
    }
    expect(await query('select entity from private.audit')).toEqual([]);
    await changeTournament(organiser, id, { published: false });
    expect(await query('select entity, entity_id from private.audit')).toEqual([
      { entity: 'tournaments', entity_id: id },
    ]);
  },

  async 'a request that is too large is refused, and one of many keys opens the last hundred'({
    guest,
  }: BackEnd) {
    const device = guest();
    const long = aWish({ day: '2027-01-11', secret: 'x'.repeat(201) });
    expect(await book(device, long)).toEqual({ kind: 'refused', reason: 'malformed' });
    const wish = aWish({ day: '2027-01-11' });
    await book(device, wish);
    const keys = (count: number) => [...Array.from({ length: count }, () => keyOf(aWish())), keyOf(wish)];
    expect(await device.call('own_reservations', { keys: keys(300) })).toMatchObject([{ id: wish.id }]);
    for (const name of [
      'own_reservations',
      'reservations_now',
      'claim_reservations',
      'guest_data',
      'forget_reservations',
    ]) {
      await expect(device.call(name, { keys: keys(3_000) })).rejects.toThrow(/65536/);
    }
    expect(await own(device, wish)).toHaveLength(1);
  },

  async 'the audit says which day the staff has read, once an hour'({ member, query, setClock }: BackEnd) {
    const staff = await member('staff');
    const read = (day: string) => staff.call('reservations_of_day', { centre: 'prouvy', day });
    const reads = () =>
      query(
        `select actor, action, entity_id as day from private.audit where entity = 'reservations_of_day' order by id`,
      );
    const first = { actor: staff.id, action: 'read', day: 'prouvy 2026-12-11' };
    for (let poll = 0; poll < 3; poll += 1) await read('2026-12-11');
    expect(await reads()).toEqual([first]);
    await read('2026-12-12');
    await setClock('2026-11-21T13:00:01+01:00');
    await read('2026-12-11');
    expect(await reads()).toEqual([first, { ...first, day: 'prouvy 2026-12-12' }, first]);
  },

  async 'a guest reads all that the centre knows of the reservations of their device'({
    guest,
    member,
  }: BackEnd) {
    const device = guest();
    const [kept, cancelled, theirs] = [
      aWish({ day: '2027-01-12' }),
      aWish({ day: '2027-01-13' }),
      aWish({ day: '2027-01-12', name: 'Zoé Autrui' }),
    ];
    for (const wish of [kept, cancelled, theirs]) await book(device, wish);
    await device.call('cancel_reservation', keyOf(cancelled));
    const guessed = { ...keyOf(theirs), secret: kept.secret };
    const asked = { keys: [keyOf(kept), keyOf(cancelled), guessed] };
    const data = await device.call('guest_data', asked);
    expect(data).toMatchObject({
      kind: 'known',
      reservations: [
        { id: kept.id, name: kept.name, email: kept.email, cancelledAt: null },
        { id: cancelled.id, cancelledAt: expect.any(String) },
      ],
      changes: [{ action: 'insert' }, { action: 'insert' }, { action: 'update', id: cancelled.id }],
    });
    expect(JSON.stringify(data)).not.toMatch(/Zoé|secret|actor/);
    // What is in a member's account is theirs alone.
    await (await member()).call('claim_reservations', { keys: [keyOf(kept)] });
    expect(await device.call('guest_data', { keys: [keyOf(kept)] })).toMatchObject({ reservations: [] });
  },

  async 'what a member has booked is forgotten with their account alone, and counts until then'({
    member,
  }: BackEnd) {
    const ana = await member();
    const wish = aWish({ day: '2027-01-12' });
    await book(ana, wish);
    const keys = [keyOf(wish)];
    expect(await ana.call('guest_data', { keys })).toMatchObject({ reservations: [] });
    expect(await ana.call('forget_reservations', { keys })).toEqual({ kind: 'forgotten', kept: [] });
    expect(await own(ana)).toMatchObject([{ id: wish.id, name: wish.name }]);
  },

  async 'a guest who asks to be forgotten gives back what they can, and leaves no name'(backEnd: BackEnd) {
    const { guest, query, setClock } = backEnd;
    const device = guest();
    const [past, near, ahead, theirs] = [
      aWish({ day: '2026-11-21', hour: 13 }),
      aWish({ day: '2026-11-21', hour: 16 }),
      aWish({ day: '2027-01-20' }),
      aWish({ day: '2027-01-20' }),
    ];
    for (const wish of [past, near, ahead, theirs]) await book(device, wish);
    await setClock('2026-11-21T15:00:00+01:00');
    const keys = [past, near, ahead].map(keyOf);
    const names = () =>
      query(`select id, name is not null or email is not null as named, cancelled_at is not null as cancelled
        from private.reservations order by day, hour, id <> '${ahead.id}'`);
    const guessed = [{ ...keyOf(theirs), secret: past.secret }];
    expect(await device.call('forget_reservations', { keys: guessed })).toEqual({
      kind: 'forgotten',
      kept: [],
    });
    // The second request is that of a lost answer.
    for (let time = 0; time < 2; time += 1) {
      expect(await device.call('forget_reservations', { keys })).toEqual({
        kind: 'forgotten',
        kept: [near.id],
      });
      await query('select private.forget_outdated()');
    }
    const left = (isNearNamed: boolean) => [
      { id: past.id, named: false, cancelled: false },
      { id: near.id, named: isNearNamed, cancelled: false },
      { id: ahead.id, named: false, cancelled: true },
      { id: theirs.id, named: true, cancelled: false },
    ];
    expect(await names()).toEqual(left(true));
    await setClock('2026-11-21T16:00:00+01:00');
    await query('select private.forget_outdated()');
    expect(await names()).toEqual(left(false));
  },

  async 'a database without pg_cron, or with one that is not preloaded, is set up all the same'({
    query,
  }: BackEnd) {
    const isScheduled = async () => (await query('select private.schedule_retention() as done'))[0]?.done;
    expect(await isScheduled()).toBe(false);
    const stub = (body: string) =>
      query(`create or replace function cron.schedule(text, text, text) returns bigint language plpgsql
        as $$ begin ${body} end $$`);
    await query(`insert into pg_extension values (99999, 'pg_cron', 10, 'pg_catalog'::regnamespace, false, '1');
      create schema cron`);
    try {
      await stub(`raise exception 'pg_cron can only be loaded via shared_preload_libraries';`);
      expect(await isScheduled()).toBe(false);
      await stub('return 1;');
      expect(await isScheduled()).toBe(true);
    } finally {
      await query(`drop schema cron cascade; delete from pg_extension where extname = 'pg_cron'`);
    }
  },
} satisfies Record<string, (backEnd: BackEnd) => Promise<void>>;
