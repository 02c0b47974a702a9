import { randomUUID } from 'node:crypto';
import type { BackEnd, Visitor } from '../support/backEnd';
import { aWish, saturdayNoon } from './wish';

interface DateAnswer {
  readonly id?: string;
  readonly sequence?: number;
  readonly day: string;
  readonly hour: number;
  readonly court: number;
  readonly kind: 'free' | 'taken' | 'closed' | 'past';
  readonly sentence: string;
  readonly free: readonly { readonly hour: number; readonly courts: readonly number[] }[];
}

interface Answer {
  readonly kind: string;
  readonly reason?: string;
  readonly limit?: string;
  readonly court?: number;
  readonly count?: number;
  readonly series?: string;
  readonly isMailed?: boolean;
  readonly dates?: readonly DateAnswer[];
}

interface Mail {
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  readonly payload: {
    readonly action?: string;
    readonly name?: string;
    readonly reason?: string;
    readonly sentence?: string;
    readonly key?: Readonly<Record<string, string>>;
    readonly dates?: readonly {
      readonly id: string;
      readonly day: string;
      readonly hour: number;
      readonly sequence: number;
      readonly startsAt: string;
      readonly before?: { readonly hour: number } | null;
    }[];
  };
}

type Place = { readonly day: string; readonly hour: number; readonly court: number };
type Work = (backEnd: BackEnd) => Promise<void>;

/** Ten Tuesdays at 19:00. */
const tuesdays = { centre: 'prouvy', weekday: 2, hour: 19, court: 2, first_day: '2026-11-24', times: 10 };

const aGuest = (changed: object = {}) => ({
  command: randomUUID(),
  centre: 'prouvy',
  name: 'Marc Petit',
  email: null,
  phone: '06 12 34 56 78',
  member: null,
  players: 4,
  plan: 'Non spécifié',
  service: 'Non spécifié',
  note: '',
  ...changed,
});

const preview = (visitor: Visitor, changed: object = {}) =>
  visitor.call<Answer>('series_preview', { ...tuesdays, ...changed });
const placesOf = ({ dates = [] }: Answer): readonly Place[] =>
  dates.map(({ day, hour, court }) => ({ day, hour, court }));
const create = (visitor: Visitor, dates: readonly Place[], changed: object = {}) =>
  visitor.call<Answer>('create_series', { ...aGuest(changed), dates });
const following = (visitor: Visitor, series: string, from_day: string, changed: object = {}) =>
  visitor.call<Answer>('series_change_preview', { series, from_day, ...changed });
const change = (
  visitor: Visitor,
  series: string,
  action: string,
  { dates = [] }: Answer,
  changed: object = {},
) =>
  visitor.call<Answer>('change_series', {
    command: randomUUID(),
    series,
    action,
    dates: dates.map(({ id, sequence, day, hour, court }) => ({ id, sequence, day, hour, court })),
    reason: '',
    ...changed,
  });

/** The rows of series that are not cancelled, '2026-11-24 19 2'. */
const known = async ({ query }: BackEnd) =>
  (
    await query(`select day || ' ' || hour || ' ' || court as place from private.reservations
      where series is not null and cancelled_at is null order by day, hour, court`)
  ).map(({ place }) => place);

/** Somebody else has that court. */
const takeCourt = ({ query }: BackEnd, day: string, hour: number, courts: readonly number[]) =>
  query(`insert into private.reservations (id, centre, court, day, hour, players, plan, service, name, email, secret_hash)
    select gen_random_uuid(), 'prouvy', court, '${day}', ${hour}, 4, '', '', 'Yanis Roux', 'yanis@example.org', 'x'
    from unnest(array[${courts}]) court`);

/** The desk closes these courts for an hour. */
const closeCourts = (desk: Visitor, day: string, hour: number, courts: readonly number[]) =>
  desk.call<Answer>('close_courts', {
    command: randomUUID(),
    centre: 'prouvy',
    courts,
    first_day: day,
    first_hour: hour,
    last_day: day,
    last_hour: hour,
    sentence: 'Tournoi des entreprises',
  });

const aRequest = (changed: object = {}) => ({
  id: randomUUID(),
  secret: randomUUID(),
  centre: 'prouvy',
  name: 'Zoé Martin',
  email: `${randomUUID()}@example.org`,
  phone: '',
  weekday: 2,
  hour: 19,
  players: 4,
  first_day: '2026-11-24',
  weeks: 10,
  message: 'Nous sommes quatre.',
  ...changed,
});
const ask = (visitor: Visitor, request: object) => visitor.call<Answer>('request_series', request);
const requestsOf = async (visitor: Visitor) =>
  (
    await visitor.call<{ readonly requests: readonly { readonly id: string; readonly name: string }[] }>(
      'desk_series',
      {
        centre: 'prouvy',
      },
    )
  ).requests;

function workerOf({ guest, publicKey }: BackEnd) {
  const visitor = guest();
  const call = async <T>(name: string, given: object) => {
    const { body } = await visitor.ask(`/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: `sb_secret_${publicKey}` },
      body: JSON.stringify(given),
    });
    return body as T;
  };
  return {
    claim: () => call<readonly Mail[]>('claim_mails', { most: 100 }),
    /** Claims all that is due, and reports it as sent. */
    async send() {
      const mails = await call<readonly Mail[]>('claim_mails', { most: 100 });
      for (const { id } of mails) await call('mail_sent', { id });
      return mails;
    },
  };
}

/** The scenario at a centre that sends mails. */
function withMails(work: (backEnd: BackEnd, worker: ReturnType<typeof workerOf>) => Promise<void>): Work {
  return async (backEnd) => {
    await backEnd.query(`delete from private.unconfirmed_mails; delete from private.outgoing_mail;
      update private.centres set sends_mail = true`);
    try {
      await work(backEnd, workerOf(backEnd));
    } finally {
      await backEnd.query('update private.centres set sends_mail = false, mail_worker_seen_at = null');
    }
  };
}

const later = (seconds: number) => new Date(Date.parse(saturdayNoon) + seconds * 1000).toISOString();
/** Long enough for a change of the desk to be told. */
const soon = later(30);

/** The rules for series and for requests of them, on every engine. */
export const seriesScenarios = {
  async 'a preview lists each week at the same hour, and what is in the way of it'(backEnd: BackEnd) {
    const desk = await backEnd.member('staff');
    await takeCourt(backEnd, '2026-12-01', 19, [2, 5]);
    await takeCourt(backEnd, '2026-12-08', 19, [1, 2, 3, 4, 5, 6]);
    await takeCourt(backEnd, '2026-12-08', 20, [1, 2, 3, 4, 5]);
    const { dates = [], court } = await preview(desk);
    expect(court).toBe(2);
    expect(dates.map(({ day }) => day)).toEqual([
      '2026-11-24',
      '2026-12-01',
      '2026-12-08',
      '2026-12-15',
      '2026-12-22',
      '2026-12-29',
      '2027-01-05',
      '2027-01-12',
      '2027-01-19',
      '2027-01-26',
    ]);
    expect(dates.filter(({ kind }) => kind === 'taken').map(({ day }) => day)).toEqual([
      '2026-12-01',
      '2026-12-08',
    ]);
    const free = (place: number, hour: number) =>
      dates[place]?.free.find((other) => other.hour === hour)?.courts;
    expect(free(1, 19)).toEqual([1, 3, 4, 6]);
    expect(free(2, 19)).toBeUndefined();
    expect(free(2, 20)).toEqual([6]);
    // Nothing is written.
    expect(await known(backEnd)).toEqual([]);
  },

  async 'a preview without a court wants the one that is free most often, and another where it is not'(
    backEnd: BackEnd,
  ) {
    const desk = await backEnd.member('staff');
    await takeCourt(backEnd, '2026-11-24', 19, [1, 3, 4, 5, 6]);
    await takeCourt(backEnd, '2026-12-01', 19, [2, 4, 5, 6]);
    await takeCourt(backEnd, '2026-12-08', 19, [1, 3, 4, 5, 6]);
    const { court, dates = [] } = await preview(desk, { court: null, times: 3 });
    expect(court).toBe(2);
    expect(dates.map((date) => [date.kind, date.court])).toEqual([
      ['free', 2],
      ['free', 1],
      ['free', 2],
    ]);
  },

  async 'a preview says past, closed days and hours, and the sentence of a closure'(backEnd: BackEnd) {
    const { query } = backEnd;
    const desk = await backEnd.member('staff');
    await query(`insert into private.opening_exceptions values
      ('prouvy', '2026-12-05', null, null, 'Travaux'), ('prouvy', '2026-12-12', 10, 15, 'Arbre de Noël')`);
    try {
      await closeCourts(desk, '2026-12-19', 18, [1, 2, 3, 4, 5, 6]);
      await closeCourts(desk, '2026-12-26', 18, [2]);
      const saturdays = { weekday: 6, hour: 18, court: 2, first_day: '2026-11-14', times: 7 };
      const { dates = [] } = await preview(desk, saturdays);
      expect(dates.map(({ kind, sentence }) => `${kind} ${sentence}`)).toEqual([
        'past ',
        'free ',
        'free ',
        'closed Travaux',
        'closed Arbre de Noël',
        'closed Tournoi des entreprises',
        'closed Tournoi des entreprises',
      ]);
      expect(dates[3]?.free).toEqual([]);
      expect(dates[4]?.free.map(({ hour }) => hour)).toEqual([10, 11, 12, 13, 14, 15]);
      expect(dates[6]?.free.find(({ hour }) => hour === 18)?.courts).toEqual([1, 3, 4, 5, 6]);
      // Any other court will do, unless all are closed.
      const { dates: anyCourt = [] } = await preview(desk, { ...saturdays, court: null });
      expect(anyCourt.slice(-2).map(({ kind }) => kind)).toEqual(['closed', 'free']);
    } finally {
      await query('delete from private.opening_exceptions');
    }
  },

  async 'a series of ten with two conflicts is booked as the desk has solved them'(backEnd: BackEnd) {
    const desk = await backEnd.member('staff');
    await takeCourt(backEnd, '2026-12-01', 19, [2]);
    await takeCourt(backEnd, '2026-12-08', 19, [1, 2, 3, 4, 5, 6]);
    const places = placesOf(await preview(desk)).map((place) =>
      place.day === '2026-12-01'
        ? { ...place, court: 4 }
        : place.day === '2026-12-08'
          ? { ...place, hour: 20 }
          : place,
    );
    const command = randomUUID();
    const wanted = { command, note: 'Paie au mois' };
    expect(await create(desk, places, wanted)).toEqual({ kind: 'created', series: command, count: 10 });
    // A repeat whose first answer was lost.
    expect(await create(desk, places, wanted)).toEqual({ kind: 'created', series: command, count: 10 });
    const reused = { kind: 'refused', reason: 'reused' };
    expect(await create(desk, places.slice(1), wanted)).toEqual(reused);
    const one = [{ id: randomUUID(), sequence: 1 }];
    expect(
      await desk.call('change_series', {
        command,
        series: command,
        action: 'cancel',
        dates: one,
        reason: '',
      }),
    ).toEqual(reused);
    expect(await known(backEnd)).toHaveLength(10);
    expect((await known(backEnd)).slice(0, 3)).toEqual([
      '2026-11-24 19 2',
      '2026-12-01 19 4',
      '2026-12-08 20 2',
    ]);
    const [row] = await backEnd.query(
      `select name, phone, note, entered_by = '${desk.id}' as entered, count(distinct reference)::int as codes
      from private.reservations where series = '${command}' group by name, phone, note, entered_by`,
    );
    expect(row).toMatchObject({
      name: 'Marc Petit',
      phone: '06 12 34 56 78',
      note: 'Paie au mois',
      entered: true,
      codes: 10,
    });
  },

  async 'a series in which one date was taken meanwhile is not written at all'(backEnd: BackEnd) {
    const desk = await backEnd.member('staff');
    const places = placesOf(await preview(desk));
    await takeCourt(backEnd, '2026-12-29', 19, [2]);
    const { kind, dates = [] } = await create(desk, places);
    expect(kind).toBe('taken');
    expect(dates.map((date) => date.kind)).toEqual([
      ...Array.from({ length: 5 }, () => 'free'),
      'taken',
      ...Array.from({ length: 4 }, () => 'free'),
    ]);
    expect(await known(backEnd)).toEqual([]);
    expect(await backEnd.query('select from private.series')).toEqual([]);
    // The same command, once the desk has solved it.
    const [, ...solved] = places.filter(({ day }) => day !== '2026-12-29');
    expect((await create(desk, solved)).count).toBe(8);
  },

  async 'a series is not written over a closure, on a closed day or in the past'(backEnd: BackEnd) {
    const desk = await backEnd.member('staff');
    await closeCourts(desk, '2026-12-01', 19, [2]);
    for (const place of [
      { day: '2026-12-01', hour: 19, court: 2 },
      { day: '2026-12-02', hour: 9, court: 2 },
      { day: '2026-12-02', hour: 19, court: 9 },
      { day: '2026-11-21', hour: 11, court: 2 },
    ]) {
      const free = { day: '2026-12-09', hour: 19, court: 2 };
      expect((await create(desk, [free, place])).kind).toBe('taken');
    }
    expect(await known(backEnd)).toEqual([]);
    // An hour that has just begun can be sold.
    expect((await create(desk, [{ day: '2026-11-21', hour: 12, court: 2 }])).kind).toBe('created');
  },

  async 'the hour on the wall stays the same across both clock changes and a closure'(backEnd: BackEnd) {
    const { query, setClock } = backEnd;
    await setClock('2026-10-01T12:00:00+02:00');
    const desk = await backEnd.member('staff');
    const year = { weekday: 7, hour: 18, court: 1, first_day: '2026-10-11', times: 27 };
    await closeCourts(desk, '2026-12-13', 18, [1]);
    const answer = await preview(desk, year);
    const isClosed = ({ day }: Place) => day === '2026-12-13';
    // Further ahead than visitors may book.
    expect(answer.dates).toMatchObject(
      placesOf(answer).map((place) => ({
        hour: 18,
        ...(isClosed(place) ? { kind: 'closed', sentence: 'Tournoi des entreprises' } : { kind: 'free' }),
      })),
    );
    expect((await create(desk, placesOf(answer))).kind).toBe('taken');
    expect(await known(backEnd)).toEqual([]);
    const solved = placesOf(answer).map((place) => (isClosed(place) ? { ...place, court: 2 } : place));
    expect((await create(desk, solved)).count).toBe(27);
    expect(await known(backEnd)).toContain('2026-12-13 18 2');
    const rows = await query(`select
      to_char(private.beginning(centre, day, hour) at time zone 'UTC', 'MM-DD HH24:MI') as at from private.reservations where series is not null order by day`);
    const at = rows.map(({ at: moment }) => moment);
    expect([at[1], at[2], at[23], at[24]]).toEqual([
      '10-18 16:00',
      '10-25 17:00',
      '03-21 17:00',
      '03-28 16:00',
    ]);
    expect(new Set(rows.map(({ at: moment }) => String(moment).slice(0, 5))).size).toBe(27);
  },

  async 'a series has at most 53 dates within 400 days, and needs an end'(backEnd: BackEnd) {
    const desk = await backEnd.member('staff');
    for (const [changed, reason] of [
      [{ times: 54 }, 'too-many'],
      [{ times: 2_147_483_647 }, 'too-many'],
      [{ times: null, last_day: '2027-12-01' }, 'too-many'],
      [{ first_day: '2027-01-05', times: 53 }, 'too-far'],
      [{ first_day: '2030-01-01', times: 1 }, 'too-far'],
      [{ times: null }, 'malformed'],
      [{ times: 0 }, 'malformed'],
      [{ weekday: 8 }, 'malformed'],
      [{ hour: 24 }, 'malformed'],
      [{ first_day: null }, 'malformed'],
      [{ first_day: 'infinity' }, 'malformed'],
      [{ first_day: '2026-11-25', times: null, last_day: '2026-11-30' }, 'no-dates'],
      [{ centre: 'lille' }, 'unknown-centre'],
    ] as const) {
      expect([changed, await preview(desk, changed)]).toEqual([changed, { kind: 'refused', reason }]);
    }
    expect((await preview(desk, { times: 53 })).dates).toHaveLength(53);
    expect((await preview(desk, { last_day: '2026-12-09' })).dates).toHaveLength(3);
    const place = { day: '2026-12-01', hour: 19, court: 2 };
    for (const [dates, reason] of [
      [[], 'malformed'],
      [[{ ...place, day: '2026-02-31' }], 'malformed'],
      [[{ ...place, hour: 99 }], 'malformed'],
      [[{ day: place.day, hour: 19 }], 'malformed'],
      [[place, place], 'twice'],
      [Array.from({ length: 500 }, () => place), 'malformed'],
      [[{ ...place, note: 'x'.repeat(20_000) }], 'malformed'],
      [[{ ...place, day: '2028-02-01' }], 'too-far'],
    ] as const) {
      expect([dates, await create(desk, dates as readonly Place[])]).toEqual([
        dates,
        { kind: 'refused', reason },
      ]);
    }
  },

  async 'a series is for a member, or a guest with a name and a number that can be dialled'(
    backEnd: BackEnd,
  ) {
    const { member, query } = backEnd;
    const [desk, ana] = [await member('staff'), await member()];
    const [first, second] = placesOf(await preview(desk, { times: 2 })) as [Place, Place];
    for (const [changed, reason] of [
      [{ name: '' }, 'malformed'],
      [{ phone: 'demander à Ana' }, 'phone'],
      [{ phone: '123' }, 'phone'],
      [{ email: 'ana@example.org, zoe@example.org' }, 'email'],
      [{ players: 5 }, 'malformed'],
      [{ member: randomUUID() }, 'unknown-member'],
      [{ request: randomUUID() }, 'answered'],
    ] as const) {
      expect([changed, await create(desk, [first], changed)]).toEqual([changed, { kind: 'refused', reason }]);
    }
    expect((await create(desk, [first], { name: '\u202eع Zoé 🎾', phone: null })).kind).toBe('created');
    expect((await create(desk, [second], { name: '', phone: null, member: ana.id })).kind).toBe('created');
    const rows = await query('select name, email, owner from private.reservations order by day');
    expect(rows).toEqual([
      { name: 'ع Zoé 🎾', email: null, owner: null },
      { name: 'Ana Diaz', email: ana.email, owner: ana.id },
    ]);
    const own = await ana.call<readonly object[]>('own_reservations', { keys: [] });
    expect(own).toHaveLength(1);
  },

  async 'series are for the staff alone'(backEnd: BackEnd) {
    const { guest, member } = backEnd;
    const desk = await member('staff');
    const places = placesOf(await preview(desk, { times: 2 }));
    const { series = '' } = await create(desk, places);
    const request = aRequest();
    await ask(guest(), request);
    const listed = await following(desk, series, '2026-11-24');
    const refused = { kind: 'refused', reason: 'not-staff' };
    for (const visitor of [guest(), await member(), await member('organizer')]) {
      expect(await preview(visitor)).toEqual(refused);
      expect(await create(visitor, placesOf(await preview(desk, { hour: 20 })))).toEqual(refused);
      expect(await following(visitor, series, '2026-11-24')).toEqual(refused);
      expect(await change(visitor, series, 'cancel', listed)).toEqual(refused);
      expect(await visitor.call('desk_series', { centre: 'prouvy' })).toEqual(refused);
      expect(await visitor.call('decline_series', { request: request.id, sentence: 'Non.' })).toEqual(
        refused,
      );
      for (const table of ['series', 'series_requests']) {
        const { status } = await visitor.ask(`/rest/v1/${table}`, {
          headers: { 'Accept-Profile': 'private' },
        });
        expect(status).toBeGreaterThanOrEqual(400);
      }
    }
    expect(await known(backEnd)).toHaveLength(2);
    expect((await preview(await member('manager'))).kind).toBe('previewed');
  },

  async 'this one and the following are cancelled, and earlier dates stay'(backEnd: BackEnd) {
    const { query } = backEnd;
    const desk = await backEnd.member('staff');
    const { series = '' } = await create(desk, placesOf(await preview(desk)));
    const listed = await following(desk, series, '2026-12-15');
    expect(listed.dates).toHaveLength(7);
    const command = randomUUID();
    const why = { command, reason: 'Vacances' };
    expect(await change(desk, series, 'cancel', listed, why)).toEqual({ kind: 'changed', count: 7 });
    expect(await change(desk, series, 'cancel', listed, why)).toEqual({ kind: 'changed', count: 7 });
    expect(await known(backEnd)).toEqual(['2026-11-24 19 2', '2026-12-01 19 2', '2026-12-08 19 2']);
    const [row] = await query(`select count(*)::int as count from private.reservations
      where change_reason = 'Vacances' and changed_by = '${desk.id}' and cancelled_at is not null`);
    expect(row).toEqual({ count: 7 });
    // What was cancelled is free again, and cancelled once.
    expect((await change(desk, series, 'cancel', listed)).kind).toBe('conflict');
    expect((await preview(desk)).dates?.filter(({ kind }) => kind === 'free')).toHaveLength(7);
  },

  async 'this one and the following move to another weekday and hour, all or none'(backEnd: BackEnd) {
    const desk = await backEnd.member('staff');
    const { series = '' } = await create(desk, placesOf(await preview(desk, { times: 4 })));
    await takeCourt(backEnd, '2026-12-10', 20, [2]);
    const fixed = { weekday: 4, hour: 20, court: 2 };
    const listed = await following(desk, series, '2026-12-01', fixed);
    expect(listed.dates?.map(({ day, hour, kind }) => `${day} ${hour} ${kind}`)).toEqual([
      '2026-12-03 20 free',
      '2026-12-10 20 taken',
      '2026-12-17 20 free',
    ]);
    const refusal = await change(desk, series, 'move', listed);
    expect(refusal.kind).toBe('taken');
    expect(refusal.dates?.map(({ kind }) => kind)).toEqual(['free', 'taken', 'free']);
    expect(await known(backEnd)).toHaveLength(4);
    expect((await known(backEnd)).every((place) => String(place).endsWith(' 19 2'))).toBe(true);
    // Before the centre opens.
    expect(
      (await change(desk, series, 'move', await following(desk, series, '2026-12-01', { hour: 9 }))).kind,
    ).toBe('taken');
    // Without a wish for the court, another one; the date in the way is left out.
    const others = await following(desk, series, '2026-12-01', { weekday: 4, hour: 20 });
    expect(others.dates?.map(({ court }) => court)).toEqual([2, 1, 2]);
    const kept = { kind: '', dates: listed.dates?.filter(({ kind }) => kind === 'free') ?? [] };
    expect(await change(desk, series, 'move', kept)).toEqual({ kind: 'changed', count: 2 });
    expect(await known(backEnd)).toEqual([
      '2026-11-24 19 2',
      '2026-12-03 20 2',
      '2026-12-08 19 2',
      '2026-12-17 20 2',
    ]);
    // To the court that each has: nothing changes, and nothing is in its own way.
    const same = await following(desk, series, '2026-12-01');
    expect(same.dates?.every(({ kind }) => kind === 'free')).toBe(true);
    expect(await change(desk, series, 'move', same)).toEqual({ kind: 'changed', count: 0 });
  },

  async 'a change of dates that somebody has changed meanwhile asks to read them again'(backEnd: BackEnd) {
    const desk = await backEnd.member('staff');
    const { series = '' } = await create(desk, placesOf(await preview(desk, { times: 3 })));
    const listed = await following(desk, series, '2026-11-24', { hour: 20 });
    const [one] = listed.dates ?? [];
    await backEnd.query(`update private.reservations set hour = 21 where id = '${one?.id}'`);
    expect(await change(desk, series, 'move', listed)).toEqual({ kind: 'conflict' });
    expect(await change(desk, series, 'cancel', listed)).toEqual({ kind: 'conflict' });
    const fresh = await following(desk, series, '2026-11-24', { hour: 20 });
    expect(await change(desk, series, 'move', fresh)).toEqual({ kind: 'changed', count: 3 });
    // A date of another series, or one that has begun, is none of this one.
    const other = await create(desk, placesOf(await preview(desk, { hour: 15, times: 1 })));
    const foreign = await following(desk, other.series ?? '', '2026-11-24');
    expect(await change(desk, series, 'cancel', foreign)).toEqual({ kind: 'conflict' });
    await backEnd.setClock('2026-12-01T20:00:00+01:00');
    expect((await following(desk, series, '2026-11-24')).dates?.map(({ day }) => day)).toEqual([
      '2026-12-08',
    ]);
    expect(await change(desk, series, 'cancel', await following(desk, series, '2026-11-24'))).toEqual({
      kind: 'changed',
      count: 1,
    });
    for (const [changed, reason] of [
      [{ action: 'delete' }, 'malformed'],
      [{ reason: 'x'.repeat(201) }, 'malformed'],
      [{ dates: [{ id: one?.id }] }, 'malformed'],
      [{ series: randomUUID() }, 'unknown-series'],
    ] as const) {
      expect(await change(desk, series, 'cancel', foreign, changed)).toEqual({ kind: 'refused', reason });
    }
  },

  async 'running series are listed by their next date, with what is left of them'(backEnd: BackEnd) {
    const { query, setClock } = backEnd;
    const desk = await backEnd.member('staff');
    await create(desk, placesOf(await preview(desk, { times: 3 })));
    await create(desk, placesOf(await preview(desk, { weekday: 1, first_day: '2026-11-23', times: 1 })), {
      name: 'Lou Roux',
    });
    const read = () =>
      desk.call<{ readonly series: readonly { readonly dates: readonly object[] }[] }>('desk_series', {
        centre: 'prouvy',
      });
    expect((await read()).series).toMatchObject([
      { name: 'Lou Roux', count: 1, next: { day: '2026-11-23', hour: 19, court: 2 }, isMember: false },
      {
        name: 'Marc Petit',
        phone: '06 12 34 56 78',
        count: 3,
        lastDay: '2026-12-08',
        dates: [{ day: '2026-11-24', hour: 19 }, { day: '2026-12-01' }, { day: '2026-12-08' }],
      },
    ]);
    // What the desk needs to cancel one of them.
    const rows = await query(
      'select id, sequence from private.reservations where series is not null order by day',
    );
    expect((await read()).series.flatMap(({ dates }) => dates)).toMatchObject(rows);
    await setClock('2026-11-24T19:00:00+01:00');
    expect((await read()).series).toMatchObject([{ count: 2, next: { day: '2026-12-01' } }]);
    const read_of = await query(
      `select from private.audit where entity = 'series' and action = 'read' and actor = '${desk.id}'`,
    );
    expect(read_of).toHaveLength(2);
  },

  'a series has one mail with all of its dates, and a reminder for each': withMails(
    async (backEnd, worker) => {
      const { guest, member, query, setClock } = backEnd;
      const desk = await member('staff');
      const places = placesOf(await preview(desk, { times: 3 }));
      const { series = '' } = await create(desk, places, { email: 'marc@example.org' });
      // A moment in which the desk may find its mistake.
      expect(await worker.send()).toEqual([]);
      await setClock(soon);
      const [mail, ...others] = await worker.claim();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({
        kind: 'series',
        to: 'marc@example.org',
        payload: { action: 'booked', name: 'Marc Petit' },
      });
      const dates = mail?.payload.dates ?? [];
      expect(dates.map(({ day, hour }) => [day, hour])).toEqual(places.map(({ day, hour }) => [day, hour]));
      const rows = await query('select id, sequence from private.reservations order by day');
      expect(dates.map(({ id, sequence }) => ({ id, sequence }))).toEqual(rows);
      // Each date has a link of its own.
      const [one, two] = dates;
      const key = mail?.payload.key ?? {};
      expect(new Set(Object.values(key)).size).toBe(3);
      expect(
        await guest().call('open_reservation', { id: one?.id, secret: key[one?.id ?? ''] }),
      ).toMatchObject({ kind: 'open' });
      expect(await guest().call('open_reservation', { id: two?.id, secret: key[one?.id ?? ''] })).toEqual({
        kind: 'unknown',
      });
      await worker.send();
      expect(
        await query(`select from private.outgoing_mail where kind = 'reminder' and sent_at is null`),
      ).toHaveLength(3);

      await setClock(later(60));
      const listed = await following(desk, series, '2026-12-01', { hour: 20 });
      await change(desk, series, 'move', listed, { reason: 'Entraînement' });
      await setClock(later(90));
      const [moved, ...more] = await worker.send();
      expect(more).toEqual([]);
      expect(moved).toMatchObject({ kind: 'series', payload: { action: 'moved', reason: 'Entraînement' } });
      expect(moved?.payload.dates?.map(({ hour, before }) => [hour, before?.hour])).toEqual([
        [20, 19],
        [20, 19],
      ]);
      for (const { id, sequence } of moved?.payload.dates ?? [])
        expect(sequence).toBeGreaterThan(dates.find((other) => other.id === id)?.sequence ?? 0);
      const due = await query(`select payload ->> 'hour' as hour from private.outgoing_mail
      where kind = 'reminder' and sent_at is null order by due_at`);
      expect(due.map(({ hour }) => hour)).toEqual(['19', '20', '20']);

      await change(desk, series, 'cancel', await following(desk, series, '2026-12-01'));
      await setClock(later(150));
      const [cancelled, ...rest] = await worker.send();
      expect(rest).toEqual([]);
      expect(cancelled).toMatchObject({ kind: 'series', payload: { action: 'cancelled' } });
      expect(cancelled?.payload.key).toBeUndefined();
      expect(
        await query(`select from private.outgoing_mail where kind = 'reminder' and sent_at is null`),
      ).toHaveLength(1);
    },
  ),

  'one date of a series that is moved or cancelled has the mail of that reservation': withMails(
    async (backEnd, worker) => {
      const { member, setClock } = backEnd;
      const [desk, ana] = [await member('staff'), await member()];
      const { series = '' } = await create(desk, placesOf(await preview(desk, { times: 3 })), {
        member: ana.id,
        phone: null,
      });
      const only = ({ dates = [] }: Answer) => ({ kind: '', dates: dates.slice(0, 1) });
      await change(desk, series, 'move', only(await following(desk, series, '2026-12-01', { hour: 20 })));
      await setClock(soon);
      // The first mail says what was booked, and the second one what has changed since.
      const mails = await worker.send();
      expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
        ['series', ana.email],
        ['moved', ana.email],
      ]);
      expect(mails[0]?.payload.key).toBeUndefined();
    },
  ),

  'who asks to be forgotten leaves no address in a mail about a series, and a new address gets it': withMails(
    async (backEnd, worker) => {
      const { member, query, setClock } = backEnd;
      const [desk, ana] = [await member('staff'), await member()];
      const asMember = { member: ana.id, phone: null };
      await create(desk, placesOf(await preview(desk, { times: 2 })), asMember);
      await query(`update auth.users set email = 'new-${ana.email}' where id = '${ana.id}'`);
      await setClock(soon);
      expect((await worker.send()).map(({ to }) => to)).toEqual([`new-${ana.email}`]);
      await create(desk, placesOf(await preview(desk, { hour: 20, times: 2 })), asMember);
      expect(await ana.call('delete_account', { password: 'un-mot-de-passe' })).toEqual({ kind: 'deleted' });
      expect(await query('select from private.outgoing_mail where recipient is not null')).toEqual([]);
    },
  ),

  async 'a request for a series is one request, however often it is sent'({ guest, member, query }: BackEnd) {
    const [desk, ana] = [await member('staff'), await member()];
    const request = aRequest({ message: ' Bonjour\n\u202eà tous\u0007 ' });
    expect(await ask(guest(), { ...request, hour: 18 })).toEqual({ kind: 'requested' });
    // The first answer was lost, and the visitor has changed the hour before they sent it again.
    expect(await ask(guest(), request)).toEqual({ kind: 'requested' });
    expect(await ask(guest(), { ...request, secret: randomUUID() })).toEqual({
      kind: 'refused',
      reason: 'taken-id',
    });
    // What it says by then is checked as at first.
    for (const [changed, reason] of [
      [{ hour: 9 }, 'closed'],
      [{ first_day: 'infinity' }, 'too-far'],
    ] as const)
      expect(await ask(guest(), { ...request, ...changed })).toEqual({ kind: 'refused', reason });
    expect(await ask(ana, aRequest({ email: '', phone: '03 20 00 00 00', name: 'Ana' }))).toEqual({
      kind: 'requested',
    });
    const listed = [...(await requestsOf(desk))];
    expect(listed.sort((one, other) => other.name.localeCompare(one.name))).toMatchObject([
      { name: 'Zoé Martin', email: request.email, phone: '', member: null, weekday: 2, hour: 19, weeks: 10 },
      { name: 'Ana', email: '', phone: '03 20 00 00 00', member: ana.id },
    ]);
    expect((await query('select message from private.series_requests order by name desc'))[0]).toEqual({
      message: 'Bonjour\nà tous',
    });
    // It books nothing.
    expect(await query('select from private.reservations')).toEqual([]);
  },

  async 'a request needs an address or a number, and an hour at which the centre is open'({
    guest,
  }: BackEnd) {
    for (const [changed, reason] of [
      [{ email: '', phone: '' }, 'no-contact'],
      [{ email: '', phone: 'zéro six' }, 'phone'],
      [{ email: 'zoe' }, 'email'],
      [{ name: ' \u200b ' }, 'malformed'],
      [{ weekday: 0 }, 'malformed'],
      [{ players: 1 }, 'malformed'],
      [{ weeks: 1 }, 'malformed'],
      [{ weeks: 54 }, 'malformed'],
      [{ message: 'x'.repeat(501) }, 'malformed'],
      [{ message: `${'\u200b'.repeat(2_700)}Bonjour` }, 'malformed'],
      [{ secret: 'short' }, 'malformed'],
      [{ hour: 9 }, 'closed'],
      [{ first_day: '2026-11-20' }, 'past'],
      [{ first_day: '2028-01-01' }, 'too-far'],
      [{ centre: 'lille' }, 'unknown-centre'],
    ] as const) {
      expect([changed, await ask(guest(), aRequest(changed))]).toEqual([
        changed,
        { kind: 'refused', reason },
      ]);
    }
  },

  async 'one network sends five requests an hour, and one person has three that wait'({
    guest,
    member,
    setClock,
  }: BackEnd) {
    const device = guest('198.18.0.1');
    for (let place = 0; place < 5; place += 1) expect((await ask(device, aRequest())).kind).toBe('requested');
    expect(await ask(device, aRequest())).toMatchObject({ reason: 'too-many', limit: 'network' });
    await setClock(later(3601));
    expect((await ask(device, aRequest())).kind).toBe('requested');

    const zoe = { email: 'zoe@example.org' };
    for (let place = 0; place < 3; place += 1)
      expect((await ask(guest(), aRequest(zoe))).kind).toBe('requested');
    expect(await ask(guest(), aRequest({ email: 'Zoe@example.org' }))).toMatchObject({
      reason: 'too-many',
      limit: 'held',
    });
    // Nor does a repeat under another address, also by an account.
    const other = aRequest();
    for (const visitor of [guest(), await member()]) {
      expect(await ask(visitor, other)).toEqual({ kind: 'requested' });
      expect(await ask(visitor, { ...other, ...zoe })).toMatchObject({ reason: 'too-many', limit: 'held' });
    }
    const desk = await member('staff');
    for (const { id } of await requestsOf(desk)) await desk.call('decline_series', { request: id });
    expect((await ask(guest(), aRequest(zoe))).kind).toBe('requested');

    for (const phone of ['06 12 34 56 78', '0612345678', '06.12.34.56.78'])
      expect((await ask(guest(), aRequest({ email: '', phone }))).kind).toBe('requested');
    expect(await ask(guest(), aRequest({ email: '', phone: '06-12-34-56-78' }))).toMatchObject({
      limit: 'held',
    });
  },

  async 'an account that the desk keeps from booking online asks for no series, and no guest learns of it'({
    guest,
    member,
  }: BackEnd) {
    const [desk, ana] = [await member('staff'), await member()];
    const sentence = 'Appelez l’accueil.';
    await desk.call('suspend_person', { person: ana.id, email: null, sentence });
    expect(await ask(ana, aRequest())).toEqual({ kind: 'refused', reason: 'suspended', sentence });
    expect(await ask(guest(), aRequest({ email: ana.email }))).toEqual({ kind: 'requested' });
    expect(await requestsOf(desk)).toHaveLength(1);
  },

  'a request is answered once: by a series, or by a sentence in a mail': withMails(
    async (backEnd, worker) => {
      const { guest, member } = backEnd;
      const [desk, colleague] = [await member('staff'), await member('staff')];
      const [accepted, declined, silent, called] = [
        aRequest(),
        aRequest({ name: 'Gagnez sur evil.example' }),
        aRequest(),
        aRequest({ email: '', phone: '03 20 00 00 00' }),
      ];
      for (const request of [accepted, declined, silent, called]) await ask(guest(), request);
      const places = placesOf(await preview(desk, { times: 2 }));
      expect((await create(desk, places, { request: accepted.id })).kind).toBe('created');
      const others = placesOf(await preview(desk, { hour: 20, times: 2 }));
      expect(await create(colleague, others, { request: accepted.id })).toEqual({
        kind: 'refused',
        reason: 'answered',
      });
      const decline = (visitor: Visitor, { id }: { readonly id: string }, sentence: string | null) =>
        visitor.call('decline_series', { request: id, sentence });
      expect(await decline(colleague, accepted, 'Non.')).toEqual({ kind: 'refused', reason: 'answered' });
      for (let repeat = 0; repeat < 2; repeat += 1)
        expect(await decline(desk, declined, 'Complet à cette heure.')).toEqual({
          kind: 'declined',
          isMailed: true,
        });
      expect(await decline(colleague, declined, 'Non.')).toEqual({ kind: 'refused', reason: 'answered' });
      expect(await decline(desk, silent, null)).toEqual({ kind: 'declined', isMailed: false });
      expect(await decline(desk, called, 'Complet.')).toEqual({ kind: 'declined', isMailed: false });
      expect(await decline(desk, { id: randomUUID() }, 'Non.')).toEqual({
        kind: 'refused',
        reason: 'unknown-request',
      });
      expect(await decline(desk, silent, 'x'.repeat(301))).toEqual({ kind: 'refused', reason: 'malformed' });
      expect(await requestsOf(desk)).toEqual([]);
      const mails = await worker.send();
      expect(mails.map(({ kind, to }) => [kind, to])).toEqual([['series-declined', declined.email]]);
      expect(mails[0]?.payload.sentence).toBe('Complet à cette heure.');
      expect(JSON.stringify(mails)).not.toContain('evil');
    },
  ),

  async 'requests go thirty days after their answer, with their account, and after three months'({
    guest,
    member,
    query,
    setClock,
  }: BackEnd) {
    const [desk, ana] = [await member('staff'), await member()];
    await query('delete from private.series_requests');
    const [answered, waiting, own] = [aRequest(), aRequest(), aRequest({ name: 'Ana' })];
    for (const request of [answered, waiting]) await ask(guest(), request);
    await ask(ana, own);
    await desk.call('decline_series', { request: answered.id });
    const names = async () => (await query('select id from private.series_requests')).map(({ id }) => id);
    expect((await ana.call<{ readonly seriesRequests: object }>('my_data')).seriesRequests).toMatchObject([
      { id: own.id, weekday: 2, hour: 19, message: own.message },
    ]);
    await ana.call('delete_account', { password: 'un-mot-de-passe' });
    expect((await names()).sort()).toEqual([answered.id, waiting.id].sort());
    await setClock('2026-12-20T12:00:00+01:00');
    await query('select private.forget_outdated()');
    expect(await names()).toHaveLength(2);
    await setClock('2026-12-21T13:00:00+01:00');
    await query('select private.forget_outdated()');
    expect(await names()).toEqual([waiting.id]);
    await setClock('2027-02-22T12:00:00+01:00');
    await query('select private.forget_outdated()');
    expect(await names()).toEqual([]);
  },
} satisfies Record<string, Work>;

/** Two of the staff enter overlapping series at once, ten times; each round has one that is whole and one that is nothing. */
export async function twoSeriesAtOnce({ member, query }: BackEnd): Promise<void> {
  const desks = [await member('staff'), await member('staff')];
  for (let round = 0; round < 10; round += 1) {
    await query('delete from private.reservations');
    const [first = aPlace('2026-12-01'), second = aPlace('2026-12-08')] = [
      aPlace('2026-12-01'),
      aPlace('2026-12-08'),
    ];
    const answers = await Promise.all([
      create(desks[0] as Visitor, [first, second, aPlace('2026-12-15')]),
      create(desks[1] as Visitor, [second, first, aPlace('2026-12-22')]),
    ]);
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['created', 'taken']);
    expect(await query('select from private.reservations')).toHaveLength(3);
  }
}

/** A visitor and the desk want one court at the same moment. */
export async function aSeriesAndVisitors({ guest, member, query }: BackEnd): Promise<void> {
  const desk = await member('staff');
  for (let round = 0; round < 5; round += 1) {
    await query('delete from private.reservations');
    const answers = await Promise.all([
      create(desk, [aPlace('2026-12-01'), aPlace('2026-12-08')]),
      ...Array.from({ length: 8 }, () =>
        guest().call<Answer>('book', aWish({ day: '2026-12-08', hour: 19 })),
      ),
    ]);
    const booked = answers.filter(({ kind }) => kind === 'booked' || kind === 'created').length;
    const [rows] = await query(
      `select count(*)::int as rows, count(distinct (day, hour, court))::int as courts from private.reservations`,
    );
    expect(rows).toEqual({
      rows: booked + (answers[0]?.kind === 'created' ? 1 : 0),
      courts: Object(rows).rows,
    });
  }
}

const aPlace = (day: string): Place => ({ day, hour: 19, court: 1 });
