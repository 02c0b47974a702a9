import type { BackEnd, Visitor } from '../support/backEnd';
import { aWish, keyOf, type Wish } from './wish';

type Hours = readonly [first: number, last: number];

interface Settings {
  readonly revision: number;
  readonly hours: readonly (Hours | null)[];
  readonly door: Hours;
  readonly exceptions: readonly {
    readonly day: string;
    readonly hours: Hours | null;
    readonly note: string;
  }[];
  readonly courts: readonly { readonly number: number; readonly name: string }[];
  readonly months: number;
  readonly notice: number;
  readonly prices: {
    readonly base: number;
    readonly bands: readonly {
      readonly weekdays: readonly number[];
      readonly hours: Hours;
      readonly cents: number;
    }[];
  };
  readonly limits: Readonly<Record<'networkHour' | 'networkDay' | 'personHour' | 'held', number>>;
}

const week = (hours: Hours | null): Settings['hours'] => Array.from({ length: 7 }, () => hours);
const six = Array.from({ length: 6 }, (_, place) => ({ number: place + 1, name: '' }));

/** The settings of a new centre. */
const usual: Omit<Settings, 'revision'> = {
  hours: week([10, 23]),
  door: [8, 23],
  exceptions: [],
  courts: six,
  months: 2,
  notice: 120,
  prices: { base: 2500, bands: [] },
  limits: { networkHour: 60, networkDay: 150, personHour: 10, held: 8 },
};

const centre = 'prouvy';

interface Answer {
  readonly kind: string;
  readonly settings?: Settings;
  readonly [more: string]: unknown;
}

/** A manager of the centre with its usual settings; `save` saves changes of them. */
async function aManager(backEnd: BackEnd) {
  await backEnd.query(`
    update private.centres set months_ahead = 2, change_notice = '2 hours', held_ahead = 8,
      door_opens = 8, door_closes = 23, booked_an_hour = 60, booked_a_day = 150, booked_an_hour_by_one = 10;
    select private.write_settings('${centre}', '${JSON.stringify(usual)}')`);
  const manager = await backEnd.member('manager');
  const read = async () => {
    const { settings } = await manager.call<Answer>('managed_centre', { centre });
    if (!settings) throw new Error('The settings could not be read.');
    return settings;
  };
  return {
    manager,
    read,
    save: async (changed: Partial<Settings>, more: object = {}) => {
      const settings = await read();
      return manager.call<Answer>('save_centre', {
        centre,
        revision: settings.revision,
        settings: { ...settings, ...changed },
        ...more,
      });
    },
  };
}

const refused = (reason: string) => ({ kind: 'refused', reason });

async function kindOfBooking(visitor: Visitor, changed: Partial<Wish>) {
  const answer = await visitor.call<{ readonly kind: string; readonly reason?: string }>(
    'book',
    aWish(changed),
  );
  return answer.reason ?? answer.kind;
}

/** Monday to Sunday of the week after the next. */
const monday = '2026-11-30';
const tuesday = '2026-12-01';
const wednesday = '2026-12-02';
const thursday = '2026-12-03';

/** A change of the settings, and its faults as « field place reason ». */
const wrong: readonly (readonly [Partial<Record<keyof Settings, unknown>>, readonly string[]])[] = [
  [{ hours: [[18, 10], ...usual.hours.slice(1)] }, ['hours 0 ends-before-it-begins']],
  [{ hours: [...usual.hours.slice(0, 6), [10, 24]] }, ['hours 6 not-an-hour']],
  [{ hours: [...usual.hours.slice(0, 6), [10.5, 11]] }, ['hours 6 not-an-hour']],
  [{ hours: [...usual.hours.slice(0, 6), 'closed'] }, ['hours 6 not-an-hour']],
  [{ hours: [] }, ['settings 0 malformed']],
  [{ courts: undefined }, ['settings 0 malformed']],
  [{ door: [23, 8] }, ['door 0 ends-before-it-begins']],
  [{ door: [8, 25] }, ['door 0 not-an-hour']],
  [{ exceptions: [{ day: '2026-11-20', hours: null, note: '' }] }, ['exceptions 0 past-day']],
  [{ exceptions: [{ day: '2026-02-30', hours: null, note: '' }] }, ['exceptions 0 malformed']],
  [
    {
      exceptions: [
        { day: monday, hours: null, note: '' },
        { day: monday, hours: [10, 12], note: '' },
      ],
    },
    ['exceptions 1 day-twice'],
  ],
  [{ exceptions: [{ day: monday, hours: [12, 10], note: '' }] }, ['exceptions 0 ends-before-it-begins']],
  [{ courts: [] }, ['courts 0 no-court']],
  [{ courts: [six[0], six[0]] }, ['courts 1 court-twice']],
  [
    {
      courts: ['Central', '', '', ' central'].map((name, place) => ({ number: place + 1, name })),
    },
    ['courts 3 name-twice'],
  ],
  [{ courts: [{ number: 0, name: '' }] }, ['courts 0 malformed']],
  [{ months: 0 }, ['months 0 out-of-range']],
  [{ notice: -1 }, ['notice 0 out-of-range']],
  [{ prices: { base: 0, bands: [] } }, ['price 0 price-zero']],
  [{ prices: { base: '12,50', bands: [] } }, ['price 0 out-of-range']],
  [
    { prices: { base: 2500, bands: [{ weekdays: [], hours: [18, 22], cents: 2800 }] } },
    ['bands 0 no-weekday'],
  ],
  [
    { prices: { base: 2500, bands: [{ weekdays: [8], hours: [18, 22], cents: 2800 }] } },
    ['bands 0 malformed'],
  ],
  [
    {
      prices: {
        base: 2500,
        bands: [
          { weekdays: [5, 6], hours: [18, 22], cents: 2800 },
          { weekdays: [6, 7], hours: [22, 23], cents: 3000 },
        ],
      },
    },
    ['bands 1 overlap'],
  ],
  [{ limits: { ...usual.limits, held: 0 } }, ['held 0 out-of-range']],
  [{ limits: { ...usual.limits, networkHour: 200 } }, ['networkDay 0 hour-above-day']],
];

export const centreScenarios = {
  async 'the settings are changed by a manager alone, and no more after their dismissal'(backEnd: BackEnd) {
    const { manager, read } = await aManager(backEnd);
    const settings = await read();
    const attempts = [
      ['managed_centre', { centre }],
      ['save_centre', { centre, revision: settings.revision, settings }],
    ] as const;
    const others = [backEnd.guest(), await backEnd.member(), await backEnd.member('organizer')];
    for (const visitor of [...others, await backEnd.member('staff')]) {
      for (const [name, given] of attempts) {
        expect(await visitor.call(name, given)).toEqual(refused('not-manager'));
      }
    }
    // Another one stays.
    await backEnd.member('manager');
    await backEnd.query(`update auth.users set raw_app_meta_data = '{}' where id = '${manager.id}'`);
    for (const [name, given] of attempts) {
      expect(await manager.call(name, given)).toEqual(refused('not-manager'));
    }
    const another = await backEnd.member('manager');
    expect(await another.call('managed_centre', { centre: 'lyon' })).toEqual(refused('unknown-centre'));
    expect(await another.call('save_centre', { centre: 'lyon', revision: 1, settings })).toEqual(
      refused('unknown-centre'),
    );
  },

  async 'a booking follows the hours of its weekday and of its exceptions'(backEnd: BackEnd) {
    const { save } = await aManager(backEnd);
    const exceptions = [
      { day: tuesday, hours: null, note: 'Travaux' },
      { day: '2026-12-07', hours: [14, 16], note: '' },
      { day: wednesday, hours: [8, 9], note: '' },
    ] as const;
    const saved = await save({ hours: [null, ...usual.hours.slice(1)], exceptions });
    expect(saved).toMatchObject({ kind: 'saved', settings: { hours: [null, ...usual.hours.slice(1)] } });
    const at = (day: string, hour: number) => kindOfBooking(backEnd.guest(), { day, hour });
    // Closed each Monday, but not on the second one.
    expect(await at(monday, 18)).toBe('closed');
    expect(await at('2026-12-07', 14)).toBe('booked');
    expect(await at('2026-12-07', 13)).toBe('closed');
    expect(await at('2026-12-07', 17)).toBe('closed');
    expect(await at(tuesday, 18)).toBe('closed');
    expect(await at(wednesday, 8)).toBe('booked');
    expect(await at(wednesday, 10)).toBe('closed');
    expect(await at(thursday, 23)).toBe('booked');
    expect(await at(thursday, 9)).toBe('closed');
  },

  async 'a reservation keeps the price of its booking until it moves to another hour'(backEnd: BackEnd) {
    const { save } = await aManager(backEnd);
    const bands = [
      { weekdays: [1], hours: [18, 20], cents: 3500 },
      { weekdays: [2], hours: [18, 23], cents: 4000 },
    ] as const;
    await save({ prices: { base: 2500, bands } });
    const guest = backEnd.guest();
    const book = async (changed: Partial<Wish>) => {
      const wish = aWish(changed);
      await guest.call('book', wish);
      return wish;
    };
    const wishes = [
      await book({ day: monday, hour: 20 }),
      await book({ day: tuesday, hour: 20 }),
      await book({ day: tuesday, hour: 17 }),
    ];
    const [evening] = wishes;
    const prices = async () => {
      const own = await guest.call<readonly { readonly id: string; readonly cents: number }[]>(
        'own_reservations',
        { keys: wishes.map(keyOf) },
      );
      return wishes.map((wish) => own.find(({ id }) => id === wish.id)?.cents);
    };
    expect(await prices()).toEqual([3500, 4000, 2500]);
    await save({ prices: { base: 3000, bands: [] } });
    expect(await prices()).toEqual([3500, 4000, 2500]);
    await guest.call('move_reservation', { ...keyOf(evening as Wish), day: monday, hour: 21 });
    expect(await prices()).toEqual([3000, 4000, 2500]);
  },

  async 'the hours that are offered instead of a full one follow the settings'(backEnd: BackEnd) {
    const { save } = await aManager(backEnd);
    const courts = six.slice(0, 1);
    await save({ courts, exceptions: [{ day: tuesday, hours: null, note: '' }] });
    const guest = backEnd.guest();
    await guest.call('book', aWish({ day: monday, hour: 23 }));
    const full = await guest.call('book', aWish({ day: monday, hour: 23 }));
    expect(full).toEqual({
      kind: 'full',
      nearest: [
        { day: monday, hour: 20 },
        { day: monday, hour: 21 },
        { day: monday, hour: 22 },
      ],
    });
    await guest.call('book', aWish({ day: monday, hour: 22 }));
    await guest.call('book', aWish({ day: wednesday, hour: 10 }));
    const atDawn = await guest.call('book', aWish({ day: wednesday, hour: 10 }));
    expect(atDawn).toMatchObject({ nearest: [{ hour: 11 }, { hour: 12 }, { hour: 13 }] });
  },

  async 'a court out of service is given to no booking, and its games take no other one'(backEnd: BackEnd) {
    const { save } = await aManager(backEnd);
    const guest = backEnd.guest();
    const wishes = Array.from({ length: 3 }, () => aWish({ day: monday }));
    for (const wish of wishes) await guest.call('book', wish);
    // The second game is on court 2.
    expect(await save({ courts: six.filter(({ number }) => number !== 2) }, { accepted: 1 })).toMatchObject({
      kind: 'saved',
    });
    const taken = async () => (await guest.call<{ readonly taken: object }>('courts_now', { centre })).taken;
    expect(await taken()).toEqual({ [monday]: { 18: 2 } });
    for (let more = 0; more < 3; more += 1) {
      expect(await kindOfBooking(guest, { day: monday })).toBe('booked');
    }
    expect(await kindOfBooking(guest, { day: monday })).toBe('full');
    const later = await Promise.all(six.map(() => kindOfBooking(backEnd.guest(), { day: monday, hour: 20 })));
    expect(later.sort()).toEqual(['booked', 'booked', 'booked', 'booked', 'booked', 'full']);
    const [row] = await backEnd.query(
      `select array_agg(court order by court) as courts from private.reservations where day = '${monday}' and hour = 18`,
    );
    expect(row?.courts).toEqual([1, 2, 3, 4, 5, 6]);
    // It comes back under another name.
    await save({
      courts: six.map((court) => (court.number === 2 ? { ...court, name: 'Le Central' } : court)),
    });
    expect(await guest.call('centre_settings', { centre })).toMatchObject({
      courts: [{ number: 1 }, { number: 2, name: 'Le Central' }, {}, {}, {}, {}],
    });
  },

  async 'how far ahead is booked, until when is changed, and how much one person holds follow the settings'(
    backEnd: BackEnd,
  ) {
    const { save } = await aManager(backEnd);
    await save({ months: 1, notice: 24 * 60, limits: { ...usual.limits, held: 2 } });
    const ana = await backEnd.member();
    expect(await kindOfBooking(ana, { day: '2026-12-22' })).toBe('too-far');
    const near = aWish({ day: '2026-11-22', hour: 11 });
    await ana.call('book', near);
    expect(await ana.call('cancel_reservation', { ...keyOf(near) })).toEqual({ kind: 'too-late' });
    expect(await kindOfBooking(ana, { day: '2026-12-21' })).toBe('booked');
    expect(await kindOfBooking(ana, { day: '2026-12-20' })).toBe('too-many');
  },

  async 'each value of the settings is saved, and read again'(backEnd: BackEnd) {
    const { save, read } = await aManager(backEnd);
    const changed: Omit<Settings, 'revision'> = {
      hours: [[9, 21], null, [11, 22], [12, 20], [13, 19], [14, 18], [15, 17]],
      door: [7, 22],
      exceptions: [
        { day: monday, hours: null, note: 'Travaux' },
        { day: tuesday, hours: [8, 9], note: '' },
      ],
      courts: [
        { number: 2, name: 'Le Central' },
        { number: 7, name: '' },
      ],
      months: 3,
      notice: 90,
      prices: { base: 1250, bands: [{ weekdays: [3, 6], hours: [11, 16], cents: 2850 }] },
      limits: { networkHour: 61, networkDay: 151, personHour: 11, held: 9 },
    };
    const { revision } = await read();
    expect(await save(changed)).toMatchObject({ kind: 'saved', settings: changed });
    expect(await read()).toEqual({ ...changed, revision: revision + 1 });
  },

  async 'settings with a fault are not saved, and each fault has its field and reason'(backEnd: BackEnd) {
    const { save, read } = await aManager(backEnd);
    const before = await read();
    for (const [changed, faults] of wrong) {
      const answer = await save(changed as Partial<Settings>);
      const found = (answer.faults as readonly Record<string, unknown>[] | undefined)?.map(
        ({ field, place, reason }) => `${field} ${place} ${reason}`,
      );
      expect([changed, found]).toEqual([changed, faults]);
    }
    expect(await read()).toEqual(before);
  },

  async 'the second of two managers who save is told, and sees the values of the first'(backEnd: BackEnd) {
    const { manager, read, save } = await aManager(backEnd);
    const settings = await read();
    const other = await backEnd.member('manager');
    expect(await save({ months: 3 })).toMatchObject({ kind: 'saved' });
    const second = { centre, revision: settings.revision, settings: { ...settings, notice: 60 } };
    expect(await other.call('save_centre', second)).toEqual({ kind: 'conflict', settings: await read() });
    expect(await read()).toMatchObject({ months: 3, notice: 120 });
    expect(await manager.call('managed_centre', { centre })).toMatchObject({ kind: 'centre' });
  },

  async 'games that new settings have no room for are shown first, and stay when they are accepted'(
    backEnd: BackEnd,
  ) {
    const { manager, save, read } = await aManager(backEnd);
    const guest = backEnd.guest();
    const [early, late] = [aWish({ day: monday, hour: 10 }), aWish({ day: monday, hour: 22 })];
    const called = { reference: expect.stringMatching(/^\w{6}$/), phone: '06 55 55 55 55' };
    const tuesdays = [aWish({ day: tuesday }), aWish({ day: tuesday })];
    for (const wish of [early, late, ...tuesdays]) await guest.call('book', { ...wish, phone: called.phone });
    const cancelled = aWish({ day: monday, hour: 10 });
    await guest.call('book', cancelled);
    await guest.call('cancel_reservation', keyOf(cancelled));

    const changed = { hours: [[12, 20] as const, ...usual.hours.slice(1)] };
    const before = await read();
    expect(await save(changed)).toMatchObject({
      kind: 'outside',
      count: 2,
      ids: expect.arrayContaining([early.id, late.id]),
      reservations: [
        { id: early.id, name: early.name, email: early.email, ...called, reason: 'hour' },
        { id: late.id, reason: 'hour' },
      ],
    });
    expect(await save({ hours: [null, ...usual.hours.slice(1)] })).toMatchObject({
      reservations: [{ reason: 'day' }, { reason: 'day' }],
    });
    // As many as were seen, but not the same.
    for (const more of [{ accepted: 1 }, { seen: [early.id] }, { seen: [early.id, cancelled.id] }])
      expect(await save(changed, more)).toMatchObject({ kind: 'outside' });
    expect(await read()).toEqual(before);
    expect(await save(changed, { seen: [late.id, early.id, cancelled.id] })).toMatchObject({ kind: 'saved' });
    expect(await guest.call('own_reservations', { keys: [keyOf(early)] })).toMatchObject([{ hour: 10 }]);
    // Known ones are not asked about again.
    expect(await save({ courts: six.slice(1) })).toMatchObject({
      kind: 'outside',
      count: 1,
      reservations: [{ id: tuesdays[0]?.id, court: 1, reason: 'court' }],
    });
    expect(await manager.call('managed_centre', { centre })).toMatchObject({ outside: { count: 2 } });
    // Pages of earlier releases accept a number.
    expect(await save({ courts: six.slice(1) }, { accepted: 1 })).toMatchObject({ kind: 'saved' });
  },

  async 'a manager is offered names of courts out of service, and subscriptions that accounts have'(
    backEnd: BackEnd,
  ) {
    const { manager, save } = await aManager(backEnd);
    const [ana, yanis] = [await backEnd.member(), await backEnd.member()];
    for (const { id } of [ana, yanis])
      await backEnd.query(`
        update auth.users set raw_app_meta_data = '{"subscription": {"plan": "Étudiant"}}' where id = '${id}'`);
    await save({ courts: [...six.slice(0, 4), { number: 5, name: 'Le Central' }] });
    await save({ courts: [{ number: 1, name: 'Le Petit' }, ...six.slice(1, 4)] });
    const { formerCourts, plans } = await manager.call<Answer>('managed_centre', { centre });
    expect(formerCourts).toEqual([{ number: 5, name: 'Le Central' }]);
    expect((plans as readonly string[]).filter((plan) => plan === 'Étudiant')).toHaveLength(1);
  },

  async 'visitors read the settings without limits, and a repeat without a body'(backEnd: BackEnd) {
    const { save } = await aManager(backEnd);
    await save({ exceptions: [{ day: tuesday, hours: null, note: 'Travaux' }] });
    const guest = backEnd.guest();
    const ask = (headers: Record<string, string> = {}) =>
      guest.ask(`/rest/v1/rpc/centre_settings?centre=${centre}`, { headers });
    const { body, headers } = await ask();
    expect(Object.keys(Object(body)).sort()).toEqual(
      ['courts', 'door', 'exceptions', 'hours', 'months', 'notice', 'prices', 'revision'].sort(),
    );
    expect(body).toMatchObject({ exceptions: [{ day: tuesday, hours: null, note: 'Travaux' }] });
    expect(headers.get('cache-control')).toContain('max-age=60');
    const elsewhere = await guest.ask('/rest/v1/rpc/centre_settings?centre=lyon');
    expect([elsewhere.status < 300, elsewhere.body]).toEqual([true, null]);
    expect((await ask({ 'If-None-Match': headers.get('etag') ?? '' })).status).toBe(304);
    expect(await guest.call('courts_now', { centre })).toMatchObject({ settings: body });
    // A past exception concerns no visitor any more.
    await backEnd.setClock('2026-12-02T12:00:00+01:00');
    expect(await guest.call('centre_settings', { centre })).toMatchObject({ exceptions: [] });
  },

  async 'the audit has what a manager changed in the settings, before and after'(backEnd: BackEnd) {
    const { manager, save } = await aManager(backEnd);
    await save({ months: 3, prices: { base: 1250, bands: [] } });
    await save({ months: 0 });
    await save({});
    expect(
      await backEnd.query(`select actor, action, details from private.audit where entity = 'centres'`),
    ).toEqual([
      {
        actor: manager.id,
        action: 'update',
        details: {
          months: { before: 2, after: 3 },
          prices: { before: { base: 2500, bands: [] }, after: { base: 1250, bands: [] } },
        },
      },
    ]);
  },
} satisfies Record<string, (backEnd: BackEnd) => Promise<void>>;

/** Managers who save at once: resolves to the kinds of the answers, which hold one « saved » a round. */
export async function savesAtOnce(backEnd: BackEnd): Promise<readonly string[]> {
  const { read } = await aManager(backEnd);
  const managers = await Promise.all(Array.from({ length: 5 }, () => backEnd.member('manager')));
  const kinds: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    const settings = await read();
    const answers = await Promise.all(
      managers.map((manager, place) =>
        manager.call<Answer>('save_centre', {
          centre,
          revision: settings.revision,
          settings: { ...settings, notice: 60 * place },
        }),
      ),
    );
    kinds.push(
      answers
        .map(({ kind }) => kind)
        .sort()
        .join(' '),
    );
  }
  return kinds;
}
