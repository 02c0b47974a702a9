import { services } from '../../../shared-kernel/src/reservations/plans/offers';
import { plans } from '../../../shared-kernel/src/reservations/plans/plans';
import type { BackEnd, Visitor } from '../support/backEnd';
import { aWish, keyOf, saturdayNoon, type Wish } from './wish';

interface Mail {
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  readonly reservation: string;
  readonly attempts: number;
  readonly payload: {
    readonly day: string;
    readonly hour: number;
    readonly startsAt: string;
    readonly sequence: number;
    readonly key?: string;
    readonly stop?: string;
    readonly confirmBy?: string;
    readonly name?: string;
    readonly courtName?: string | null;
    readonly cents?: number;
    readonly before?: { readonly day: string; readonly hour: number };
  };
}

interface Answer {
  readonly kind: string;
  readonly reason?: string;
  readonly reservation?: { readonly id: string; readonly court: number; readonly confirmBy?: string };
}

type Work = (backEnd: BackEnd) => Promise<void>;

/** The worker of the centre, which has the secret key. */
export function workerOf({ guest, publicKey }: BackEnd) {
  const visitor = guest();
  const call = async <T>(name: string, given: object) => {
    const { status, body } = await visitor.ask(`/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: `sb_secret_${publicKey}` },
      body: JSON.stringify(given),
    });
    if (status >= 300) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
    return body as T;
  };
  return {
    claim: (most = 100) => call<readonly Mail[]>('claim_mails', { most }),
    sent: (id: string) => call('mail_sent', { id }),
    failed: (id: string, error: string, is_final = false) => call('mail_failed', { id, error, is_final }),
  };
}

/** The scenario at a centre that sends mails, whose worker has just asked. */
export function withMails(
  work: (backEnd: BackEnd, worker: ReturnType<typeof workerOf>) => Promise<void>,
): Work {
  return async (backEnd) => {
    await backEnd.query(
      `delete from private.without_reminders; delete from private.unconfirmed_mails;
      update private.centres set sends_mail = true`,
    );
    try {
      const worker = workerOf(backEnd);
      await worker.claim();
      await work(backEnd, worker);
    } finally {
      await backEnd.query('update private.centres set sends_mail = false, mail_worker_seen_at = null');
    }
  };
}

const book = (visitor: Visitor, wish: Wish) => visitor.call<Answer>('book', wish);
const open = (visitor: Visitor, id: string, secret: string | undefined) =>
  visitor.call<Answer>('open_reservation', { id, secret: secret ?? '' });
const own = (visitor: Visitor, keys: readonly object[]) =>
  visitor.call<readonly { readonly id: string; readonly confirmBy?: string }[]>('own_reservations', { keys });
const move = (visitor: Visitor, wish: Wish, hour: number, secret = wish.secret) =>
  visitor.call<Answer>('move_reservation', { id: wish.id, day: wish.day, hour, secret });
const cancel = (visitor: Visitor, wish: Wish, secret = wish.secret) =>
  visitor.call<Answer>('cancel_reservation', { id: wish.id, secret });
const kinds = (mails: readonly Mail[]) => mails.map(({ kind }) => kind);
export const at = (minutes: number) => new Date(Date.parse(saturdayNoon) + minutes * 60_000).toISOString();

/** Books as a guest, and confirms by the link of the mail; answers the link's secret. */
async function bookConfirmed(
  { guest }: BackEnd,
  worker: ReturnType<typeof workerOf>,
  wish: Wish,
): Promise<string> {
  expect((await book(guest(), wish)).kind).toBe('booked');
  const [confirm] = await worker.claim();
  expect(confirm).toMatchObject({ kind: 'confirm', to: wish.email });
  await worker.sent(confirm?.id ?? '');
  const key = confirm?.payload.key ?? '';
  expect((await open(guest(), wish.id, key)).kind).toBe('open');
  return key;
}

/** Claims all mails and reports them as sent; answers them. */
async function send(worker: ReturnType<typeof workerOf>): Promise<readonly Mail[]> {
  const mails = await worker.claim();
  for (const { id } of mails) await worker.sent(id);
  return mails;
}

/** The rules for mails about reservations, on every engine. */
export const mailScenarios = {
  async 'a centre that sends no mail writes none, and a guest needs no confirmation'({
    guest,
    query,
  }: BackEnd) {
    const wish = aWish();
    const { reservation } = await book(guest(), wish);
    expect(reservation?.confirmBy).toBeUndefined();
    await move(guest(), wish, 20);
    expect(await query('select from private.outgoing_mail')).toEqual([]);
    await cancel(guest(), wish);
    expect(await query('select from private.outgoing_mail')).toEqual([]);
    expect(await guest().call('courts_now', { centre: 'prouvy' })).toMatchObject({ confirms: false });
  },

  'each change of a reservation writes its mail, with a sequence that grows': withMails(
    async (backEnd, worker) => {
      const wish = aWish();
      const key = await bookConfirmed(backEnd, worker, wish);
      const device = backEnd.guest();
      const sequences: number[] = [];
      for (const [kind, change] of [
        ['booked', async () => {}],
        ['moved', () => move(device, wish, 20)],
        ['moved', () => move(device, wish, 21)],
        ['cancelled', () => cancel(device, wish)],
      ] as const) {
        await change();
        const [mail, ...others] = await worker.claim();
        expect(others).toEqual([]);
        expect(mail).toMatchObject({
          kind,
          to: wish.email,
          reservation: wish.id,
          payload: { name: 'Ana Diaz' },
        });
        expect(mail?.payload.key === undefined).toBe(kind === 'cancelled');
        expect(mail?.payload.key).not.toBe(key);
        sequences.push(mail?.payload.sequence ?? 0);
        await worker.sent(mail?.id ?? '');
      }
      expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => one - other));
      const moved = await backEnd.query('select kind, payload, recipient from private.outgoing_mail');
      expect(
        moved.filter(({ payload, recipient }) => JSON.stringify(payload) !== '{}' || recipient !== null),
      ).toEqual([]);
    },
  ),

  'a change that no function of the site makes writes its mail too': withMails(
    async ({ guest, query }, worker) => {
      const wish = aWish();
      await book(guest(), wish);
      await query(`update private.reservations set hour = 20 where id = '${wish.id}'`);
      const [mail] = await worker.claim();
      expect(mail).toMatchObject({ kind: 'confirm', payload: { hour: 20, before: { hour: 18 } } });
    },
  ),

  'a mail that has not left yet is replaced by that of the next change': withMails(
    async (backEnd, worker) => {
      const wish = aWish();
      await bookConfirmed(backEnd, worker, wish);
      await move(backEnd.guest(), wish, 20);
      await move(backEnd.guest(), wish, 21);
      const mails = await worker.claim();
      // They know of the booking by the page alone.
      expect(mails.map(({ kind, payload }) => [kind, payload.hour])).toEqual([['booked', 21]]);
    },
  ),

  'what waits for a mail and the next change are one: nothing to tell, or what the visitor has to know':
    withMails(async (backEnd, worker) => {
      const { guest } = backEnd;
      const wish = aWish();
      await bookConfirmed(backEnd, worker, wish);
      // The visitor has confirmed, and has not read that it is booked: a cancellation is told.
      await cancel(guest(), wish);
      expect(kinds(await send(worker))).toEqual(['cancelled']);

      const ana = await backEnd.member();
      const own = aWish({ email: ana.email });
      await book(ana, own);
      await move(ana, own, 19);
      expect(await send(worker)).toMatchObject([{ kind: 'booked', payload: { hour: 19 } }]);
      // There and back.
      await move(ana, own, 20);
      await move(ana, own, 19);
      expect(await send(worker)).toEqual([]);
      await move(ana, own, 20);
      await move(ana, own, 21);
      expect(await send(worker)).toMatchObject([
        { kind: 'moved', payload: { hour: 21, before: { hour: 19 } } },
      ]);
      // The game that is cancelled is named as it is known.
      await move(ana, own, 20);
      await cancel(ana, own);
      const [cancelled, ...others] = await send(worker);
      expect(others).toEqual([]);
      expect(cancelled).toMatchObject({ kind: 'cancelled', payload: { hour: 21 } });
      expect(Date.parse(cancelled?.payload.startsAt ?? '')).toBe(Date.parse('2026-11-30T21:00:00+01:00'));
      // Of a booking that is taken back at once there is nothing to tell.
      const brief = aWish({ email: ana.email });
      await book(ana, brief);
      await cancel(ana, brief);
      expect(await send(worker)).toEqual([]);
    }),

  'a mail names a court as the manager does': withMails(async ({ member, query }, worker) => {
    const ana = await member();
    await query(`update private.courts set name = 'Central' where number = 1`);
    await book(ana, aWish());
    await book(ana, aWish());
    await query(`update private.courts set name = '' where number = 1`);
    expect((await worker.claim()).map(({ payload }) => payload.courtName)).toEqual(['Central', null]);
  }),

  'a mail says the price of the hour that was booked, and of the one it was moved to': withMails(
    async ({ member, query }, worker) => {
      const ana = await member();
      // Mondays from 20 h; 30 November is one.
      await query(`insert into private.price_bands (centre, place, weekdays, first_hour, last_hour, cents)
        values ('prouvy', 1, '{1}', 20, 23, 3050)`);
      const wish = aWish({ email: ana.email });
      await book(ana, wish);
      const booked = await send(worker);
      await move(ana, wish, 20);
      const moved = await send(worker);
      await query('delete from private.price_bands');
      expect([...booked, ...moved].map(({ kind, payload }) => [kind, payload.cents])).toEqual([
        ['booked', 2500],
        ['moved', 3050],
      ]);
    },
  ),

  'an address that has not confirmed gets one mail, however often its booking is moved': withMails(
    async ({ guest, setClock }, worker) => {
      const wish = aWish();
      const device = guest();
      await book(device, wish);
      // More moves than an address has bookings to confirm.
      for (const hour of [20, 21, 22, 19]) await move(device, wish, hour);
      const [mail, ...others] = await worker.claim();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ kind: 'confirm', payload: { hour: 19 } });
      await move(device, wish, 20);
      await worker.sent(mail?.id ?? '');
      await move(device, wish, 21);
      await setClock(at(1));
      expect(await worker.claim()).toEqual([]);
      expect(await open(guest(), wish.id, mail?.payload.key)).toMatchObject({ reservation: { hour: 21 } });
      expect((await worker.claim()).map(({ kind, payload }) => [kind, payload.hour])).toEqual([
        ['booked', 21],
      ]);
    },
  ),

  'a guest confirms by the link of the mail within fifteen minutes': withMails(
    async ({ guest, setClock }, worker) => {
      const wish = aWish();
      const device = guest();
      const { reservation } = await book(device, wish);
      expect(Date.parse(reservation?.confirmBy ?? '')).toBe(Date.parse(at(15)));
      expect(await device.call('courts_now', { centre: 'prouvy' })).toMatchObject({ confirms: true });
      const [mail] = await worker.claim();
      expect(mail?.payload.confirmBy).toBeDefined();
      expect((await open(guest(), wish.id, wish.secret)).kind).toBe('unknown');
      expect((await open(guest(), wish.id, 'x'.repeat(64))).kind).toBe('unknown');
      expect((await open(guest(), aWish().id, mail?.payload.key)).kind).toBe('unknown');
      await setClock(at(14));
      expect(await open(guest(), wish.id, mail?.payload.key)).toMatchObject({
        kind: 'open',
        reservation: { id: wish.id, hour: 18 },
      });
      await setClock(at(60));
      const [held] = await own(device, [keyOf(wish)]);
      expect(held?.confirmBy).toBeUndefined();
      expect((await open(guest(), wish.id, mail?.payload.key)).kind).toBe('open');
    },
  ),

  'a program that opens a link confirms nothing, and reads neither name nor address': withMails(
    async ({ guest, query, setClock }, worker) => {
      const wish = aWish();
      await book(guest(), wish);
      const [mail] = await worker.claim();
      const look = { id: wish.id, secret: mail?.payload.key, confirms: false };
      for (let round = 0; round < 2; round += 1)
        expect(await guest().call('open_reservation', look)).toMatchObject({
          kind: 'to-confirm',
          isOffer: false,
          reservation: { id: wish.id, hour: 18, court: 1, name: '', email: '', reference: '' },
        });
      const counted = () => query('select from private.unconfirmed_mails');
      expect(await counted()).toHaveLength(1);
      expect(await query('select from private.reservations where is_confirmed')).toEqual([]);
      expect(await open(guest(), wish.id, mail?.payload.key)).toMatchObject({ isConfirmedNow: true });
      expect(await counted()).toEqual([]);
      // What is confirmed opens without a question.
      expect(await guest().call('open_reservation', look)).toMatchObject({
        kind: 'open',
        isConfirmedNow: false,
        reservation: { name: wish.name },
      });
      const late = aWish();
      await book(guest(), late);
      const key = (await worker.claim()).find(({ reservation }) => reservation === late.id)?.payload.key;
      await setClock(at(15));
      expect(await guest().call('open_reservation', { id: late.id, secret: key, confirms: false })).toEqual({
        kind: 'released',
      });
    },
  ),

  'a booking that is not confirmed counts as free after fifteen minutes, without any nightly run': withMails(
    async (backEnd, worker) => {
      const { guest, setClock, query, member } = backEnd;
      const hour = { day: '2026-12-01', hour: 18 };
      const wishes = Array.from({ length: 6 }, () => aWish(hour));
      const device = guest();
      for (const wish of wishes) expect((await book(guest(), wish)).kind).toBe('booked');
      const mails = await worker.claim();
      expect((await book(device, aWish(hour))).kind).toBe('full');
      await setClock(at(15));
      const [first = aWish(), second = aWish()] = wishes;
      const taken = () =>
        device.call('taken_courts', { centre: 'prouvy', first_day: hour.day, last_day: hour.day });
      expect(await taken()).toEqual({});
      expect(await own(device, [keyOf(first)])).toEqual([]);
      expect(await move(device, first, 20)).toEqual({ kind: 'gone' });
      // Nothing has released them so far.
      expect(await query('select from private.reservations where cancelled_at is null')).toHaveLength(6);
      const link = mails.find(({ reservation }) => reservation === second.id)?.payload.key;
      expect(await open(guest(), second.id, link)).toEqual({ kind: 'released' });
      expect(await book(device, first)).toEqual({ kind: 'refused', reason: 'cancelled' });
      const again = aWish(hour);
      expect((await book(device, again)).reservation?.court).toBe(1);
      const desk = await member('staff');
      expect(
        await desk.call<object>('reservations_of_day', { centre: 'prouvy', day: hour.day }),
      ).toMatchObject({ reservations: [{ id: again.id }] });
      // No address that was never confirmed gets a second mail.
      expect(await query(`select from private.outgoing_mail where kind = 'cancelled'`)).toEqual([]);
      expect((await worker.claim()).map(({ to }) => to)).toEqual([again.email]);
    },
  ),

  'a court of an hour that is full of unconfirmed bookings is moved to': withMails(
    async ({ guest, setClock }, worker) => {
      const hour = { day: '2026-12-01', hour: 18 };
      for (let court = 0; court < 6; court += 1) await book(guest(), aWish(hour));
      const wish = aWish({ ...hour, hour: 20 });
      await setClock(at(10));
      await book(guest(), wish);
      await worker.claim();
      await setClock(at(15));
      expect((await move(guest(), wish, 18)).kind).toBe('moved');
    },
  ),

  'bookings that were released do not count as held': withMails(async ({ guest, query, setClock }) => {
    const person = { email: 'zoe@example.org' };
    await query('update private.centres set mails_pending = 100');
    for (let hour = 10; hour < 18; hour += 1) await book(guest(), aWish({ ...person, hour }));
    expect(await book(guest(), aWish(person))).toMatchObject({ reason: 'too-many', limit: 'held' });
    await query('update private.centres set mails_pending = 3');
    await setClock(at(61));
    // The worker has been silent for an hour: no mail would arrive, and no confirmation is asked for.
    const booked = await book(guest(), aWish(person));
    expect(booked).toMatchObject({ kind: 'booked' });
    expect(booked.reservation?.confirmBy).toBeUndefined();
  }),

  'a member needs no confirmation, nor does a game that begins at once': withMails(
    async ({ guest, member, setClock }, worker) => {
      const ana = await member();
      expect((await book(ana, aWish({ email: ana.email }))).reservation?.confirmBy).toBeUndefined();
      expect(kinds(await worker.claim())).toEqual(['booked']);
      await setClock(at(50));
      await worker.claim();
      const soon = await book(guest(), aWish({ day: '2026-11-21', hour: 13 }));
      expect(soon.reservation?.confirmBy).toBeUndefined();
    },
  ),

  'the link of a mail opens what the device that booked opens, on any device': withMails(
    async (backEnd, worker) => {
      const { guest } = backEnd;
      const [wish, other] = [aWish(), aWish()];
      const key = await bookConfirmed(backEnd, worker, wish);
      await worker.claim();
      const otherKey = await bookConfirmed(backEnd, worker, other);
      const phone = guest();
      expect((await own(phone, [{ id: wish.id, secret: key }])).map(({ id }) => id)).toEqual([wish.id]);
      expect(await own(phone, [{ id: wish.id, secret: otherKey }])).toEqual([]);
      expect(await move(phone, wish, 20, otherKey)).toEqual({ kind: 'gone' });
      expect((await move(phone, wish, 20, key)).kind).toBe('moved');
      expect(await phone.call('guest_data', { keys: [{ id: wish.id, secret: key }] })).toMatchObject({
        reservations: [{ id: wish.id }],
      });
      expect((await cancel(phone, wish, key)).kind).toBe('cancelled');
      expect(await open(phone, wish.id, key)).toEqual({ kind: 'cancelled' });
    },
  ),

  'a forwarded link hands a reservation over to the account of its address alone': withMails(
    async (backEnd, worker) => {
      const { guest, member } = backEnd;
      const [friend, ana] = [await member(), await member()];
      const wish = aWish({ email: ana.email.toUpperCase() });
      const key = await bookConfirmed(backEnd, worker, wish);
      for (const { id } of await worker.claim()) await worker.sent(id);
      const keys = [{ id: wish.id, secret: key }];
      expect(await friend.call('claim_reservations', { keys })).toBe(0);
      expect(await ana.call('claim_reservations', { keys })).toBe(1);
      const [claimed, ...others] = await worker.claim();
      expect(others).toEqual([]);
      expect(claimed).toMatchObject({ kind: 'claimed', to: wish.email });
      expect(claimed?.payload.key).toBeUndefined();
      // Nor does the device that booked open it any more.
      for (const secret of [key, wish.secret]) {
        expect(await own(guest(), [{ id: wish.id, secret }])).toEqual([]);
        expect(await cancel(guest(), wish, secret)).toEqual({ kind: 'gone' });
      }
      expect(await open(guest(), wish.id, key)).toEqual({ kind: 'in-account' });
      expect((await open(ana, wish.id, key)).kind).toBe('open');
    },
  ),

  'the secret of a link lies in the database while its mail waits, and then its hash alone': withMails(
    async (backEnd, worker) => {
      const wish = aWish();
      const known = async () => {
        const [row] = await backEnd.query(
          `select coalesce(string_agg(payload::text, ' '), '') as text from private.outgoing_mail`,
        );
        return String(row?.text);
      };
      await book(backEnd.guest(), wish);
      expect(await known()).not.toContain('"key"');
      const [mail] = await worker.claim();
      expect(await known()).toContain(mail?.payload.key);
      await worker.failed(mail?.id ?? '', 'refusé', true);
      expect(await known()).not.toContain(mail?.payload.key);
      expect((await open(backEnd.guest(), wish.id, mail?.payload.key)).kind).toBe('open');
    },
  ),

  'a claimed mail is given to no other worker before its lease ends': withMails(
    async ({ guest, setClock }, worker) => {
      await book(guest(), aWish());
      const [first] = await worker.claim();
      expect(await worker.claim()).toEqual([]);
      await setClock(at(9));
      expect(await worker.claim()).toEqual([]);
      await setClock(at(10));
      const [again] = await worker.claim();
      expect(again).toEqual({ ...first, attempts: 2 });
      await worker.sent(first?.id ?? '');
      await setClock(at(30));
      expect(await worker.claim()).toEqual([]);
    },
  ),

  'a mail that fails is tried again with growing pauses, and given up after a day': withMails(
    async (backEnd, worker) => {
      const { query, setClock, member } = backEnd;
      const ana = await member();
      await book(ana, aWish({ email: ana.email }));
      const pauses: number[] = [];
      let minutes = 0;
      for (;;) {
        await setClock(at(minutes));
        const [mail] = await worker.claim();
        if (!mail) break;
        await worker.failed(mail.id, 'Le serveur d’e-mails a refusé le message.');
        const [row] =
          await query(`select given_up_at, extract(epoch from next_try_at - private.clock()) / 60 as pause
          from private.outgoing_mail where kind = 'booked'`);
        if (row?.given_up_at) break;
        pauses.push(Number(row?.pause));
        minutes += Number(row?.pause);
      }
      expect(pauses.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
      expect(minutes).toBeGreaterThan(22 * 60);
      expect(minutes).toBeLessThan(24 * 60);
      await query(`update auth.users set raw_app_meta_data = '{"role":"manager"}' where id = '${ana.id}'`);
      expect(await ana.call('mail_state')).toMatchObject({
        kind: 'state',
        sendsMail: true,
        waiting: 0,
        givenUp: [{ kind: 'booked', to: ana.email, reason: 'Le serveur d’e-mails a refusé le message.' }],
      });
      expect(await query(`select entity from private.audit where action = 'read'`)).toEqual([
        { entity: 'mails' },
      ]);
    },
  ),

  'a manager sends a mail again that was given up, not for a booking that was released': withMails(
    async ({ guest, member, query, setClock }, worker) => {
      await book(guest(), aWish());
      const [mail] = await worker.claim();
      await worker.failed(mail?.id ?? '', 'Adresse inconnue.', true);
      const ana = await member('manager');
      const again = () => ana.call('send_mail_again', { id: mail?.id });
      expect(await again()).toEqual({ kind: 'queued' });
      expect(await again()).toEqual({ kind: 'refused', reason: 'gone' });
      expect(await worker.claim()).toMatchObject([{ id: mail?.id, attempts: 1 }]);
      await worker.failed(mail?.id ?? '', 'Adresse inconnue.', true);
      expect(await query(`select action from private.audit where entity = 'outgoing_mail'`)).toEqual([
        { action: 'update' },
      ]);
      // An unconfirmed booking is released by then.
      await setClock(at(16));
      expect(await again()).toEqual({ kind: 'refused', reason: 'gone' });
    },
  ),

  'an address that the server refuses for good is tried once': withMails(
    async ({ guest, setClock }, worker) => {
      await book(guest(), aWish());
      const [mail] = await worker.claim();
      await worker.failed(mail?.id ?? '', 'Adresse inconnue.', true);
      await setClock(at(5));
      expect(await worker.claim()).toEqual([]);
    },
  ),

  'a mail that no worker has asked for in time is given up': withMails(
    async ({ member, setClock }, worker) => {
      const ana = await member();
      await book(ana, aWish({ email: ana.email }));
      await setClock(at(24 * 60));
      expect(await worker.claim()).toEqual([]);
    },
  ),

  'a reminder leaves the day before at six in the evening, of the present hour and once': withMails(
    async (backEnd, worker) => {
      const wish = aWish({ day: '2026-11-25' });
      await bookConfirmed(backEnd, worker, wish);
      await move(backEnd.guest(), wish, 20);
      for (const { id } of await worker.claim()) await worker.sent(id);
      await backEnd.setClock('2026-11-24T17:59:59+01:00');
      expect(await worker.claim()).toEqual([]);
      await backEnd.setClock('2026-11-24T18:00:00+01:00');
      const [reminder, ...others] = await worker.claim();
      expect(others).toEqual([]);
      expect(reminder).toMatchObject({ kind: 'reminder', payload: { hour: 20 } });
      expect(reminder?.payload.stop).not.toBe(reminder?.payload.key);
      await worker.sent(reminder?.id ?? '');
      expect((await open(backEnd.guest(), wish.id, reminder?.payload.stop)).kind).toBe('unknown');
    },
  ),

  'a cancelled game, and one that is booked after six the evening before, have no reminder': withMails(
    async (backEnd, worker) => {
      const wish = aWish({ day: '2026-11-25' });
      await bookConfirmed(backEnd, worker, wish);
      await cancel(backEnd.guest(), wish);
      await backEnd.setClock('2026-11-24T18:30:00+01:00');
      await worker.claim();
      const late = aWish({ day: '2026-11-25', hour: 19 });
      await bookConfirmed(backEnd, worker, late);
      expect(kinds(await worker.claim())).toEqual(['booked']);
      expect(await backEnd.query(`select from private.outgoing_mail where kind = 'reminder'`)).toEqual([]);
    },
  ),

  'who wants no reminder gets none for any game, until they want them again': withMails(
    async (backEnd, worker) => {
      const { guest, setClock } = backEnd;
      const person = { email: 'zoe@example.org' };
      const [first, second] = [
        aWish({ ...person, day: '2026-11-25' }),
        aWish({ ...person, day: '2026-11-27' }),
      ];
      for (const wish of [first, second]) {
        await bookConfirmed(backEnd, worker, wish);
        for (const { id } of await worker.claim()) await worker.sent(id);
      }
      await setClock('2026-11-24T18:00:00+01:00');
      const [reminder] = await worker.claim();
      await worker.sent(reminder?.id ?? '');
      const token = reminder?.payload.stop;
      expect(await guest().call('set_reminders', { token: reminder?.payload.key })).toEqual({
        kind: 'unknown',
      });
      expect(await guest().call('set_reminders', { token })).toEqual({ kind: 'stopped' });
      expect(await guest().call('set_reminders', { token })).toEqual({ kind: 'stopped' });
      await bookConfirmed(backEnd, worker, aWish({ ...person, day: '2026-11-28' }));
      await worker.claim();
      const waiting = () =>
        backEnd.query(`select from private.outgoing_mail where kind = 'reminder' and sent_at is null`);
      expect(await waiting()).toEqual([]);
      expect(await guest().call('set_reminders', { token, is_on: true })).toEqual({ kind: 'resumed' });
      expect(await waiting()).toHaveLength(2);
    },
  ),

  'who asks to be forgotten leaves no address in any mail': withMails(async (backEnd, worker) => {
    const { guest, query } = backEnd;
    const wish = aWish();
    await bookConfirmed(backEnd, worker, wish);
    const [mail] = await worker.claim();
    await worker.failed(mail?.id ?? '', 'refusé', true);
    await guest().call('forget_reservations', { keys: [keyOf(wish)] });
    expect(await query('select from private.outgoing_mail where recipient is not null')).toEqual([]);
    expect(await worker.claim()).toEqual([]);
  }),

  'a month later mails and links are forgotten': withMails(async (backEnd, worker) => {
    const wish = aWish({ day: '2026-11-25' });
    await bookConfirmed(backEnd, worker, wish);
    await book(backEnd.guest(), aWish());
    for (const { id } of await worker.claim()) await worker.sent(id);
    await backEnd.setClock('2027-01-05T12:00:00+01:00');
    await backEnd.query('select private.forget_outdated()');
    for (const table of ['mail_links', 'outgoing_mail where sent_at is not null', 'unconfirmed_mails'])
      expect(await backEnd.query(`select from private.${table}`)).toEqual([]);
  }),

  'one network causes ten mails a day that nobody confirms, and the strangers whom it names book on':
    withMails(async (backEnd, worker) => {
      const { guest, setClock, query } = backEnd;
      const mallory = guest('198.18.0.3');
      const ask = async (visitor: Visitor, email: string) => {
        const wish = aWish({ email, hour: 20 });
        const { kind, reservation, ...refusal } = await book(visitor, wish);
        return { kind, wish, ...refusal };
      };
      const limitOf = async (visitor: Visitor, email: string) => {
        const { until, ...said } = (await ask(visitor, email)) as { until?: string; limit?: string };
        return [said.limit, until && new Date(until).toISOString()];
      };
      const mails: Mail[] = [];
      for (let round = 0; round < 10; round += 1) {
        await setClock(at(round * 6));
        await worker.claim();
        const { kind, wish } = await ask(mallory, `Zoe${round % 2 ? '+a' : ''}@example.org`);
        expect(kind).toBe('booked');
        mails.push(...(await send(worker)));
        await (round % 3
          ? cancel(mallory, wish)
          : mallory.call('forget_reservations', { keys: [keyOf(wish)] }));
      }
      expect(mails).toHaveLength(10);
      await setClock(at(75));
      await worker.claim();
      expect(await limitOf(mallory, 'other@example.org')).toEqual(['network', at(24 * 60)]);
      // A member of that network confirms nothing, and the address is its own person’s.
      const { body } = await (await backEnd.member()).ask('/rest/v1/rpc/book', {
        method: 'POST',
        headers: { 'x-forwarded-for': '198.18.0.3' },
        body: JSON.stringify(aWish()),
      });
      expect(body).toMatchObject({ kind: 'booked' });
      for (let games = 0; games < 3; games += 1) {
        const { kind, wish } = await ask(guest(), 'zoe@example.org');
        expect(kind).toBe('booked');
        const key = (await send(worker)).find(({ reservation }) => reservation === wish.id)?.payload.key;
        expect((await open(guest(), wish.id, key)).kind).toBe('open');
      }
      // Who reads the mails has confirmed all of them.
      expect((await ask(mallory, 'other@example.org')).kind).toBe('booked');
      expect(await query('select from private.unconfirmed_mails')).toHaveLength(1);
    }),

  'an address has three bookings to confirm at a time, whoever makes, cancels and forgets them': withMails(
    async ({ guest, setClock }, worker) => {
      const wishes = Array.from({ length: 3 }, (_, place) =>
        aWish({ email: `Zoe${place % 2 ? '+a' : ''}@example.org`, hour: 10 + place }),
      );
      for (const [place, wish] of wishes.entries()) {
        const device = guest();
        await setClock(at(place));
        expect((await book(device, wish)).kind).toBe('booked');
        await (place % 2
          ? cancel(device, wish)
          : device.call('forget_reservations', { keys: [keyOf(wish)] }));
      }
      const again = () => book(guest(), aWish({ email: 'zoe@example.org' }));
      const answer = (await again()) as { readonly limit?: string; readonly until?: string };
      expect(answer).toMatchObject({ kind: 'refused', reason: 'too-many', limit: 'unconfirmed' });
      expect(new Date(answer.until ?? '').toISOString()).toBe(at(15));
      expect((await book(guest(), aWish())).kind).toBe('booked');
      await setClock(at(15));
      await worker.claim();
      expect((await again()).kind).toBe('booked');
      expect(await again()).toMatchObject({ limit: 'unconfirmed' });
    },
  ),

  'what nobody confirmed in time counts for no limit of its address': withMails(
    async ({ guest, query, setClock }, worker) => {
      const email = 'zoe@example.org';
      await query('update private.centres set mails_pending = 100, held_ahead = 100');
      try {
        for (let place = 0; place < 10; place += 1)
          expect((await book(guest(), aWish({ email, hour: 10 + place }))).kind).toBe('booked');
        expect(await book(guest(), aWish({ email }))).toMatchObject({ limit: 'person' });
        await setClock(at(15));
        await worker.claim();
        expect((await book(guest(), aWish({ email }))).kind).toBe('booked');
      } finally {
        await query('update private.centres set mails_pending = 3, held_ahead = 8');
      }
    },
  ),

  'a guest with a suspended address is answered as anybody, and reads the refusal in a mail without a link':
    withMails(async ({ guest, query, setClock }, worker) => {
      const wish = aWish();
      await query(`insert into private.suspensions (mailbox, sentence, created_at)
        values (private.mailbox_hash('${wish.email}'), 'Passez nous voir.', private.clock())`);
      try {
        const other = aWish();
        const [answer, usual] = [await book(guest(), wish), await book(guest(), other)];
        expect(answer.kind).toBe('booked');
        expect(Object.keys(answer.reservation ?? {})).toEqual(Object.keys(usual.reservation ?? {}));
        expect(answer.reservation?.confirmBy).toEqual(usual.reservation?.confirmBy);
        const [mail, ...others] = (await send(worker)).filter(({ to }) => to === wish.email);
        expect(others).toEqual([]);
        expect(mail).toMatchObject({ kind: 'suspended', payload: { sentence: 'Passez nous voir.' } });
        expect(Object.keys(mail?.payload ?? {})).toEqual(['sentence']);
        await move(guest(), wish, 20);
        expect(await send(worker)).toEqual([]);
        const past = aWish({ email: wish.email, day: '2026-11-20' });
        expect(await book(guest(), past)).toEqual({ kind: 'refused', reason: 'past' });
        await setClock(at(15));
        expect(await own(guest(), [keyOf(wish)])).toEqual([]);
        const refused = { kind: 'refused', reason: 'suspended', sentence: '' };
        const soon = () => book(guest(), aWish({ email: wish.email, day: '2026-11-21', hour: 13 }));
        // No worker asks for mails.
        expect(await soon()).toEqual(refused);
        await worker.claim();
        expect((await soon()).kind).toBe('booked');
        await setClock(at(50));
        await worker.claim();
        // A game of this hour asks for no confirmation.
        expect(await soon()).toEqual(refused);
      } finally {
        await query('delete from private.suspensions');
      }
    }),

  'an address that has confirmed nothing gets no more mails of changes than of bookings': withMails(
    async ({ guest, query }, worker) => {
      // No worker has asked for a while: the booking needs no confirmation, and its mail leaves later.
      await query('update private.centres set mail_worker_seen_at = null');
      const wish = aWish();
      const device = guest();
      expect((await book(device, wish)).reservation?.confirmBy).toBeUndefined();
      const mails = [...(await send(worker))];
      for (let round = 0; round < 12; round += 1) {
        expect((await move(device, wish, 10 + round)).kind).toBe('moved');
        mails.push(...(await send(worker)));
      }
      expect(kinds(mails)).toEqual(['booked', 'moved', 'moved']);
      expect(mails.filter(({ payload }) => payload.name !== undefined)).toEqual([]);
    },
  ),

  'a booking that is moved before its confirmation gets one mail, without what its visitor typed': withMails(
    async (backEnd, worker) => {
      const { guest } = backEnd;
      const wish = aWish({ name: 'Gagnez sur evil.example', plan: 'evil.example', service: 'evil.example' });
      await book(guest(), wish);
      const [mail, ...others] = await send(worker);
      expect(others).toEqual([]);
      expect(JSON.stringify(mail)).not.toContain('evil');
      expect((await move(guest(), wish, 20)).kind).toBe('moved');
      expect(await worker.claim()).toEqual([]);
      expect(await open(guest(), wish.id, mail?.payload.key)).toMatchObject({ reservation: { hour: 20 } });
      const [booked] = await worker.claim();
      expect(booked).toMatchObject({ kind: 'booked', payload: { hour: 20, name: wish.name } });
    },
  ),

  'a mail names the plans and services of the site, and no other words': withMails(
    async ({ member }, worker) => {
      const none = 'Non spécifié';
      for (const [said, offers] of [
        [
          { plan: 'Découverte\r\nBcc: x', service: 'Payez sur evil.example' },
          { plan: none, service: none },
        ],
        [
          { plan: 'Décou\u202everte', service: '' },
          { plan: 'Découverte', service: '' },
        ],
        ...plans.map(({ name: plan }) => [{ plan }, { plan }] as const),
        ...services.map((service) => [{ service }, { service }] as const),
      ]) {
        const ana = await member();
        const wish = aWish({ email: ana.email, ...said });
        expect((await book(ana, wish)).reservation).toMatchObject(offers);
        expect(await worker.claim()).toMatchObject([{ payload: offers }]);
        await cancel(ana, wish);
        await worker.claim();
      }
    },
  ),

  'a claim confirms the address of its account, and no other': withMails(async (backEnd, worker) => {
    const { guest, member, query } = backEnd;
    const ana = await member();
    const [own, other] = [
      aWish({ email: ana.email.replace('@', '+jorky@') }),
      aWish({ email: 'zoe@example.org' }),
    ];
    for (const wish of [own, other]) await book(guest(), wish);
    await send(worker);
    expect(await query('select from private.unconfirmed_mails')).toHaveLength(2);
    expect(await ana.call('claim_reservations', { keys: [own, other].map(keyOf) })).toBe(2);
    for (const wish of [own, other]) await cancel(ana, wish);
    expect(
      await query(
        `select mailbox = private.mailbox_hash('zoe@example.org') as of_other from private.unconfirmed_mails`,
      ),
    ).toEqual([{ of_other: true }]);
  }),

  'a claim confirms nothing that its account may not book': withMails(async (backEnd) => {
    const { guest, member } = backEnd;
    const [ana, staff] = [await member(), await member('staff')];
    const [wish, confirmed] = [aWish(), aWish({ hour: 19 })];
    await book(guest(), wish);
    const claim = () => ana.call('claim_reservations', { keys: [keyOf(wish)] });
    const person = { person: ana.id, email: null };
    await staff.call('suspend_person', { ...person, sentence: 'Passez nous voir.' });
    expect(await claim()).toBe(0);
    await staff.call('end_suspension', person);
    for (let day = 1; day <= 8; day += 1) await book(ana, aWish({ day: `2026-12-0${day}` }));
    expect(await claim()).toBe(0);
    await backEnd.query(`update private.centres set held_ahead = 9`);
    expect(await claim()).toBe(1);
    // What the guest confirmed by its mail follows them, as before.
    await book(guest(), confirmed);
    await backEnd.query(`update private.reservations set confirm_by = null where id = '${confirmed.id}'`);
    expect(await ana.call('claim_reservations', { keys: [keyOf(confirmed)] })).toBe(1);
  }),

  'mails about a member’s game go to the present address of the account, whatever they typed': withMails(
    async (backEnd, worker) => {
      const { guest, member, query, setClock } = backEnd;
      const ana = await member();
      const [wish, claimed] = [aWish({ email: 'zoe@example.org' }), aWish({ email: 'zoe@example.org' })];
      await book(ana, wish);
      await move(ana, wish, 20);
      await book(guest(), claimed);
      await send(worker);
      await ana.call('claim_reservations', { keys: [keyOf(claimed)] });
      expect((await send(worker)).map(({ kind, to }) => [kind, to])).toEqual([['claimed', ana.email]]);
      await cancel(ana, claimed);
      expect((await send(worker)).map(({ kind, to }) => [kind, to])).toEqual([['cancelled', ana.email]]);
      const present = `new-${ana.email}`;
      await query(`update auth.users set email = '${present}' where id = '${ana.id}'`);
      await setClock('2026-11-29T18:00:00+01:00');
      expect((await send(worker)).map(({ kind, to }) => [kind, to])).toEqual([['reminder', present]]);
    },
  ),

  'a guest reads at their own address that an account has taken their game over': withMails(
    async (backEnd, worker) => {
      const mallory = await backEnd.member();
      const wish = aWish();
      await bookConfirmed(backEnd, worker, wish);
      await send(worker);
      await mallory.call('claim_reservations', { keys: [keyOf(wish)] });
      expect((await send(worker)).map(({ kind, to }) => [kind, to])).toEqual([['claimed', wish.email]]);
      await move(mallory, wish, 20);
      expect((await send(worker)).map(({ kind, to }) => [kind, to])).toEqual([['moved', mallory.email]]);
    },
  ),

  'who refuses reminders gets none when an account changes to their address': withMails(
    async (backEnd, worker) => {
      const { guest, member, query, setClock } = backEnd;
      const ana = await member();
      await book(ana, aWish({ day: '2026-11-25' }));
      await book(ana, aWish({ day: '2026-11-28' }));
      await send(worker);
      await setClock('2026-11-24T18:00:00+01:00');
      const [reminder] = await send(worker);
      const { stop } = reminder?.payload ?? {};
      expect(await guest().call('set_reminders', { token: stop })).toEqual({ kind: 'stopped' });
      const waiting = () =>
        query(`select from private.outgoing_mail where kind = 'reminder' and sent_at is null`);
      await book(ana, aWish({ day: '2026-11-27' }));
      expect(await waiting()).toEqual([]);
      const other = await member();
      await book(other, aWish({ day: '2026-11-29' }));
      expect(await waiting()).toHaveLength(1);
      await query(`update auth.users set email = 'former-' || email where id = '${ana.id}'`);
      await query(`update auth.users set email = '${ana.email}' where id = '${other.id}'`);
      expect(await waiting()).toEqual([]);
      // Those of the present owner of the address, once each.
      await guest().call('set_reminders', { token: stop, is_on: true });
      await guest().call('set_reminders', { token: stop, is_on: true });
      expect(await waiting()).toHaveLength(1);
    },
  ),

  'an address that the worker sends nothing to books nothing': withMails(async ({ guest }) => {
    for (const email of [
      'ana@example.org\r\nBcc: zoe@example.org',
      'ana@example.org,zoe@example.org',
      '"ana"@example.org',
      '<ana@example.org>',
      'ana@example.org:25',
      'ana\u0085@example.org',
      'ana\u202e@example.org',
      'ana@b..example',
      'ana@-b.example',
      'ana@b-.example',
      'ana@b.-example',
      '.ana@b.example',
      'ana.@b.example',
      'a..na@b.example',
      'ana@example',
      '=?utf-8?q?ana?=@b.example',
      'ana@b.example#c.example',
      'ana@b.example?c.example',
      'ana@b.example/c.example',
      `${'x'.repeat(65)}@b.example`,
    ]) {
      expect([email, await book(guest(), aWish({ email }))]).toEqual([
        email,
        { kind: 'refused', reason: 'malformed' },
      ]);
    }
    for (const email of [
      "ana.o'neil@example.org",
      'josé@exämple.org',
      'ana_1%+x@example.co',
      `-${'x'.repeat(63)}@a-b.c--d.co`,
    ])
      expect([email, (await book(guest(), aWish({ email }))).kind]).toEqual([email, 'booked']);
  }),

  'a link from before a member had the game opens nothing when their account is gone': withMails(
    async (backEnd, worker) => {
      const { guest, member, setClock } = backEnd;
      const ana = await member();
      const wish = aWish({ email: ana.email, day: '2026-11-21', hour: 15 });
      const key = await bookConfirmed(backEnd, worker, wish);
      const keys = [{ id: wish.id, secret: key }];
      expect(await ana.call('claim_reservations', { keys })).toBe(1);
      // Too late to cancel: the centre keeps the name until the game.
      await setClock('2026-11-21T14:00:00+01:00');
      expect(await ana.call('delete_account', { password: 'un-mot-de-passe' })).toEqual({ kind: 'deleted' });
      expect(await open(guest(), wish.id, key)).toEqual({ kind: 'unknown' });
      expect(await own(guest(), keys)).toEqual([]);
      expect(await own(guest(), [keyOf(wish)])).toEqual([]);
    },
  ),

  async 'pg_cron calls the worker with its secret, and a database without it says so'({ query }: BackEnd) {
    const schedule = () => query('select private.schedule_mails() as is_scheduled');
    expect(await schedule()).toEqual([{ is_scheduled: false }]);
    try {
      // Stands in for Supabase's extensions, with their parameters.
      await query(`
        insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
          select 99000 + number, name, 10, 'public'::regnamespace, false, '1'
          from unnest(array['pg_cron', 'pg_net']) with ordinality known (name, number);
        create schema vault; create schema cron; create schema net;
        create table vault.decrypted_secrets as select 'mail_worker_url' as name, 'https://abc/mails' as decrypted_secret;
        create table cron.job (jobname text, schedule text, command text);
        create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql
          as 'insert into cron.job values ($1, $2, $3) returning 1';
        create table net.requests (url text, headers jsonb);
        create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
          timeout_milliseconds int default 5000) returns bigint language sql
          as 'insert into net.requests values ($1, $4) returning 1'`);
      expect(await schedule()).toEqual([{ is_scheduled: false }]);
      expect(await query('select from cron.job')).toEqual([]);
      await query("insert into vault.decrypted_secrets values ('mail_worker_secret', 'the secret')");
      expect(await schedule()).toEqual([{ is_scheduled: true }]);
      const [job, ...more] = await query('select * from cron.job');
      expect([job, more]).toEqual([
        { jobname: 'send-mails', schedule: '20 seconds', command: expect.anything() },
        [],
      ]);
      await query(String(job?.command));
      const headers = { 'Content-Type': 'application/json', 'x-worker-secret': 'the secret' };
      const request = { url: 'https://abc/mails/send', headers };
      expect(await query('select * from net.requests')).toEqual([request, request]);
    } finally {
      await query(`drop schema if exists vault, cron, net cascade;
        delete from pg_extension where oid in (99001, 99002)`);
    }
  },

  'no visitor works on mails, and a manager alone reads their state': withMails(
    async ({ guest, member, query }) => {
      for (const visitor of [guest(), await member(), await member('staff')]) {
        for (const [name, given] of [
          ['claim_mails', { most: 1 }],
          ['mail_sent', { id: aWish().id }],
          ['mail_failed', { id: aWish().id, error: '', is_final: false }],
        ] as const) {
          const { status } = await visitor.ask(`/rest/v1/rpc/${name}`, {
            method: 'POST',
            body: JSON.stringify(given),
          });
          expect([name, status >= 400]).toEqual([name, true]);
        }
        for (const [name, given] of [
          ['mail_state', {}],
          ['send_mail_again', { id: aWish().id }],
        ] as const) {
          expect(await visitor.call(name, given)).toEqual({ kind: 'refused', reason: 'not-manager' });
        }
        for (const table of ['outgoing_mail', 'mail_links', 'without_reminders', 'unconfirmed_mails']) {
          const { status } = await visitor.ask(`/rest/v1/${table}`, {
            headers: { 'Accept-Profile': 'private' },
          });
          expect(status).toBeGreaterThanOrEqual(400);
        }
      }
      const open = await query(`
      select relname from pg_class where relnamespace = 'private'::regnamespace and relkind = 'r' and not relrowsecurity`);
      expect(open).toEqual([]);
    },
  ),
} satisfies Record<string, Work>;
