import { randomUUID } from 'node:crypto';
import type { BackEnd, Visitor } from '../support/backEnd';
import { at, withMails, type workerOf } from './mails';
import { aWish, type Wish } from './wish';

/** Of a Monday whose six courts the scenarios fill. */
const hour = { day: '2026-11-30', hour: 19 };
const centre = 'prouvy';

interface Waiting {
  readonly id: string;
  readonly state: 'waiting' | 'offered' | 'served' | 'missed' | 'over';
  readonly ahead: number;
  readonly confirmBy?: string;
  readonly reservation?: string;
}

interface Answer {
  readonly kind: string;
  readonly reason?: string;
  readonly limit?: string;
  readonly until?: string;
  readonly waiting?: Waiting;
  readonly reservation?: { readonly id: string; readonly court: number };
}

/** What has the court. */
interface AtDesk {
  readonly by?: { readonly id: string; readonly name: string; readonly waiting: string | null };
  readonly freeCourts?: readonly number[];
}

type Listed = Waiting & { readonly offer: string | null };

interface Entry {
  readonly id: string;
  readonly secret: string;
  readonly email: string;
}

type Worker = ReturnType<typeof workerOf>;
type Work = (backEnd: BackEnd) => Promise<void>;

/** At a centre that sends mails, with nobody in any line; `full` are the bookings that fill the hour. */
function withLine(work: (backEnd: BackEnd, worker: Worker, full: readonly Wish[]) => Promise<void>): Work {
  return withMails(async (backEnd, worker) => {
    await backEnd.query('delete from private.waiting');
    try {
      const full = Array.from({ length: 6 }, () => aWish(hour));
      for (const wish of full) await backEnd.guest().call('book', wish);
      await backEnd.query('update private.reservations set confirm_by = null');
      for (const { id } of await worker.claim()) await worker.sent(id);
      await work(backEnd, worker, full);
    } finally {
      await backEnd.query('delete from private.waiting');
    }
  });
}

function anEntry(changed: Partial<Entry> = {}): Entry {
  return { id: randomUUID(), secret: randomUUID(), email: `${randomUUID()}@example.org`, ...changed };
}

const join = (visitor: Visitor, entry: Entry, place = hour) =>
  visitor.call<Answer>('join_waiting', { centre, ...place, players: 4, name: 'Léa Petit', ...entry });
const cancel = (visitor: Visitor, { id, secret }: Wish) =>
  visitor.call<Answer>('cancel_reservation', { id, secret });
const open = (visitor: Visitor, id = '', secret = '') =>
  visitor.call<Answer & { readonly isConfirmedNow?: boolean }>('open_reservation', { id, secret });
const leave = (visitor: Visitor, { id, secret }: Entry) =>
  visitor.call<Answer>('leave_waiting', { id, secret });
const book = (visitor: Visitor, wish = aWish(hour)) => visitor.call<Answer>('book', wish);

/** The desk puts a caller into the line. */
const wait = (visitor: Visitor, changed: object = {}) =>
  visitor.call<Answer>('desk_wait', {
    ...{ command: randomUUID(), centre, ...hour, players: 3, name: 'Ana' },
    ...{ phone: '06 12 34 56 78', email: null, ...changed },
  });

async function stateOf(visitor: Visitor, ...keys: readonly Entry[]): Promise<readonly string[]> {
  const { waiting } = await visitor.call<{ readonly waiting: readonly Waiting[] }>('own_waiting', { keys });
  return keys.map(({ id }) => {
    const found = waiting.find((each) => each.id === id);
    return found ? (found.state === 'waiting' ? `${found.ahead} ahead` : found.state) : 'unknown';
  });
}

/** Two guests who wait, the first of them first. */
async function twoWait({ guest }: BackEnd) {
  const [first, second] = [anEntry(), anEntry()];
  expect(await join(guest(), first)).toMatchObject({
    kind: 'waiting',
    waiting: { id: first.id, state: 'waiting', ahead: 0 },
  });
  expect(await join(guest(), second)).toMatchObject({ waiting: { state: 'waiting', ahead: 1 } });
  return { first, second };
}

/** The mails that offer a court, by address. */
async function offers(worker: Worker) {
  const mails = (await worker.claim()).filter(({ kind }) => kind === 'offered');
  for (const { id } of mails) await worker.sent(id);
  return mails.map(({ to, reservation, payload }) => ({ to, id: reservation, key: payload.key }));
}

const activeAt = ({ query }: BackEnd, place = hour) =>
  query(
    `select name, court from private.reservations where day = '${place.day}' and hour = ${place.hour} and cancelled_at is null`,
  );

/** The rules of the waiting list, on every engine. */
export const waitingScenarios = {
  'the first in line gets the court of a cancelled game for twenty minutes, then the next': withLine(
    async (backEnd, worker, [game = aWish()]) => {
      const { guest, setClock } = backEnd;
      const { first, second } = await twoWait(backEnd);
      await cancel(guest(), game);
      const [offer, ...others] = await offers(worker);
      expect(others).toEqual([]);
      expect(offer).toMatchObject({ to: first.email });
      expect(await stateOf(guest(), first, second)).toEqual(['offered', '0 ahead']);
      // No visitor gets it meanwhile, nor when its time has run out.
      expect(await book(guest())).toMatchObject({ kind: 'full' });
      await setClock(at(19));
      await worker.claim();
      expect(await stateOf(guest(), first)).toEqual(['offered']);
      await setClock(at(20));
      expect(await book(guest())).toMatchObject({ kind: 'full' });
      expect(await stateOf(guest(), first, second)).toEqual(['missed', 'offered']);
      expect(await open(guest(), offer?.id, offer?.key)).toEqual({ kind: 'released' });
      const [next] = await offers(worker);
      expect(next).toMatchObject({ to: second.email });
      await setClock(at(39));
      expect(await open(guest(), next?.id, next?.key)).toMatchObject({ kind: 'open', isConfirmedNow: true });
      expect((await worker.claim()).find(({ to }) => to === second.email)?.kind).toBe('booked');
      await setClock(at(120));
      await worker.claim();
      expect(await stateOf(guest(), first, second)).toEqual(['missed', 'served']);
      expect(await activeAt(backEnd)).toHaveLength(6);
    },
  ),

  'a court that nobody in the line confirms is free for all': withLine(
    async (backEnd, worker, [game = aWish()]) => {
      const { guest, setClock } = backEnd;
      const only = anEntry();
      await join(guest(), only);
      await cancel(guest(), game);
      expect(await offers(worker)).toHaveLength(1);
      await setClock(at(20));
      await worker.claim();
      expect(await stateOf(guest(), only)).toEqual(['missed']);
      expect(await book(guest())).toMatchObject({ kind: 'booked' });
    },
  ),

  'a line is served when a game is moved away, deleted, or its court comes back into service': withLine(
    async (backEnd, worker, [moved = aWish(), deleted = aWish()]) => {
      const { guest, query } = backEnd;
      const entries = [anEntry(), anEntry(), anEntry()];
      for (const entry of entries) await join(guest(), entry);
      const { id, secret, day } = moved;
      await guest().call('move_reservation', { id, secret, day, hour: 12 });
      expect(await stateOf(guest(), ...entries)).toEqual(['offered', '0 ahead', '1 ahead']);
      await query(`delete from private.reservations where id = '${deleted.id}'`);
      expect(await stateOf(guest(), ...entries)).toEqual(['offered', 'offered', '0 ahead']);
      await query(`
        insert into private.courts (centre, number, in_service) values ('${centre}', 7, false);
        update private.courts set in_service = true where number = 7`);
      expect(await stateOf(guest(), ...entries)).toEqual(['offered', 'offered', 'offered']);
      expect(await offers(worker)).toHaveLength(3);
      await query(
        'delete from private.reservations where court = 7; delete from private.courts where number = 7',
      );
    },
  ),

  'two courts that are freed at once go to the first two, in order': withLine(
    async (backEnd, worker, full) => {
      const { guest, query } = backEnd;
      const entries = [anEntry(), anEntry(), anEntry()];
      for (const entry of entries) await join(guest(), entry);
      await query(
        `update private.reservations set cancelled_at = private.clock() where id in ('${full[2]?.id}', '${full[4]?.id}')`,
      );
      expect(await stateOf(guest(), ...entries)).toEqual(['offered', 'offered', '0 ahead']);
      expect((await offers(worker)).map(({ to }) => to).sort()).toEqual(
        entries
          .slice(0, 2)
          .map(({ email }) => email)
          .sort(),
      );
    },
  ),

  'a court that a change takes again in the same transaction is offered to nobody': withLine(
    async (backEnd, worker, [game = aWish()]) => {
      const { guest, query } = backEnd;
      const only = anEntry();
      await join(guest(), only);
      // As a closure does.
      await query(`
        begin;
        update private.reservations set cancelled_at = private.clock() where id = '${game.id}';
        insert into private.closures (id, centre, courts, first_day, first_hour, last_day, last_hour, sentence, created_at)
        values ('${game.secret}', '${centre}', null, '${hour.day}', 19, '${hour.day}', 19, 'En travaux', private.clock());
        insert into private.reservations (id, centre, court, day, hour, players, plan, service, secret_hash, created_at, closure)
        select gen_random_uuid(), centre, court, day, hour, 0, '', '', secret_hash, private.clock(), '${game.secret}'
        from private.reservations where id = '${game.id}';
        commit`);
      expect(await stateOf(guest(), only)).toEqual(['0 ahead']);
      await query(`delete from private.closures where id = '${game.secret}'`);
      expect(await stateOf(guest(), only)).toEqual(['offered']);
      expect(await offers(worker)).toHaveLength(1);
    },
  ),

  'a person who leaves is passed over, and gives back the court that they were offered': withLine(
    async (backEnd, worker, [game = aWish(), other = aWish()]) => {
      const { guest } = backEnd;
      const { first, second } = await twoWait(backEnd);
      const third = anEntry();
      await join(guest(), third);
      expect(await leave(guest(), { ...first, secret: second.secret })).toEqual({ kind: 'left' });
      expect(await stateOf(guest(), first)).toEqual(['0 ahead']);
      expect(await leave(guest(), first)).toEqual({ kind: 'left' });
      expect(await leave(guest(), first)).toEqual({ kind: 'left' });
      await cancel(guest(), game);
      expect((await offers(worker)).map(({ to }) => to)).toEqual([second.email]);
      await leave(guest(), second);
      const [offer] = await offers(worker);
      expect(offer).toMatchObject({ to: third.email });
      await open(guest(), offer?.id, offer?.key);
      // A confirmed court is a reservation, which its own page gives back.
      await leave(guest(), third);
      expect(await activeAt(backEnd)).toHaveLength(6);
      await cancel(guest(), other);
      expect(await offers(worker)).toEqual([]);
    },
  ),

  'no court is offered that its hour leaves no time to confirm': withLine(
    async (backEnd, worker, [game = aWish()]) => {
      const { guest, query, setClock } = backEnd;
      const only = anEntry();
      await join(guest(), only);
      await setClock(`${hour.day}T18:40:00+01:00`);
      await worker.claim();
      await query(`update private.reservations set cancelled_at = private.clock() where id = '${game.id}'`);
      expect(await stateOf(guest(), only)).toEqual(['over']);
      expect(await offers(worker)).toEqual([]);
      expect(await book(guest())).toMatchObject({ kind: 'booked' });
      expect(await join(guest(), anEntry())).toEqual({ kind: 'refused', reason: 'too-late' });
      await setClock(`${hour.day}T19:00:00+01:00`);
      await worker.claim();
      expect(await join(guest(), anEntry())).toEqual({ kind: 'refused', reason: 'past' });
    },
  ),

  'a visitor waits for a full hour alone, once, and while the centre sends mails': withLine(
    async (backEnd, worker, full) => {
      const { guest, member, query, setClock } = backEnd;
      const device = guest();
      const entry = anEntry();
      expect(await join(device, entry, { ...hour, hour: 20 })).toEqual({ kind: 'free' });
      expect(await join(device, entry, { ...hour, hour: 9 })).toEqual({ kind: 'refused', reason: 'closed' });
      for (const changed of [{ email: 'ana' }, { players: 5 }])
        expect(await join(device, { ...anEntry(), ...changed })).toEqual({
          kind: 'refused',
          reason: 'malformed',
        });
      expect(await join(device, entry)).toMatchObject({ kind: 'waiting' });
      // A repeat of the same request is the same entry.
      expect(await join(device, entry)).toMatchObject({ kind: 'waiting', waiting: { ahead: 0 } });
      expect(await join(guest(), { ...entry, secret: randomUUID() })).toMatchObject({ reason: 'taken-id' });
      // Whether somebody else's address waits is nothing that a guest learns.
      const again = anEntry({ email: entry.email.replace('@', '+encore@') });
      const third = anEntry();
      for (const [ahead, each] of [again, third].entries())
        expect(await join(guest(), each)).toMatchObject({
          kind: 'waiting',
          waiting: { state: 'waiting', ahead: ahead + 1 },
        });
      expect(await stateOf(device, entry, again, third)).toEqual(['0 ahead', '1 ahead', '2 ahead']);
      // One person gets one court, and nobody learns from the second place that the address waited.
      const [game = aWish(), other = aWish(), ...games] = full;
      for (const each of [game, other]) await cancel(device, each);
      expect(await stateOf(device, entry, again, third)).toEqual(['offered', 'offered', 'offered']);
      expect((await offers(worker)).map(({ to }) => to)).toEqual([entry.email, third.email]);
      const desk = await member('staff');
      const list = await desk.call<{ readonly waiting: readonly Waiting[] }>('waiting_list', { centre });
      expect(list.waiting.map(({ state }) => state)).toEqual(['offered', 'missed', 'offered']);
      await setClock(at(20));
      await worker.claim();
      expect(await stateOf(device, entry, again, third)).toEqual(['missed', 'missed', 'missed']);
      await setClock(at(0));
      // Who joins in another person's name, and leaves, takes nothing of theirs.
      await query(`delete from private.waiting; delete from private.unconfirmed_mails;
        update private.reservations set cancelled_at = null where id in ('${game.id}', '${other.id}')`);
      const [typed, own] = [anEntry(), anEntry()];
      await join(guest(), { ...typed, email: own.email });
      await join(guest(), own);
      await leave(guest(), typed);
      await cancel(device, games[0] ?? aWish());
      expect(await stateOf(device, own)).toEqual(['offered']);
      expect((await offers(worker)).map(({ to }) => to)).toEqual([own.email]);
      await query(`delete from private.waiting where email <> '${entry.email}'`);
      await query('update private.centres set mail_worker_seen_at = null');
      expect(await join(guest(), anEntry())).toEqual({ kind: 'refused', reason: 'no-mail' });
      await worker.claim();
    },
  ),

  'one person waits for five hours at most, and one network joins ten times an hour and thirty a day':
    withLine(async ({ guest, member, query, setClock }, worker) => {
      await query(`insert into private.reservations (id, centre, court, day, hour, players, plan, service, secret_hash, created_at)
        select gen_random_uuid(), '${centre}', court, '${hour.day}', hour, 2, '', '', '', private.clock()
        from generate_series(1, 6) court, generate_series(10, 15) hour`);
      const ana = await member();
      const email = 'zoe@example.org';
      for (const visitor of [guest(), ana])
        for (let at = 10; at < 15; at += 1)
          expect(await join(visitor, anEntry({ email }), { ...hour, hour: at })).toMatchObject({
            kind: 'waiting',
          });
      const sixth = { ...hour, hour: 15 };
      expect(await join(ana, anEntry(), sixth)).toMatchObject({ reason: 'too-many', limit: 'waiting' });
      // An address that anybody can type has no such limit.
      const sixthEntry = anEntry({ email });
      expect(await join(guest(), sixthEntry, sixth)).toMatchObject({
        kind: 'waiting',
        waiting: { ahead: 0 },
      });
      expect(await join(guest(), anEntry(), sixth)).toMatchObject({ kind: 'waiting', waiting: { ahead: 1 } });
      await query(
        `update private.reservations set cancelled_at = private.clock() where hour = 15 and court = 1`,
      );
      expect(await stateOf(guest(), sixthEntry)).toEqual(['offered']);
      await query(`delete from private.waiting where hour = 15; delete from private.reservations where waiting is not null;
        update private.reservations set cancelled_at = null where hour = 15`);

      const device = guest('198.18.0.2');
      const joinTen = async (lineOf: number) => {
        for (let place = 0; place < 10; place += 1)
          expect(await join(device, anEntry(), { ...hour, hour: lineOf })).toMatchObject({ kind: 'waiting' });
      };
      const another = async () => {
        const { reason, limit, until } = await join(device, anEntry());
        return [reason, limit, until && new Date(until).toISOString()];
      };
      // What the network books is another count, and so is the number that the manager allows.
      await query('update private.centres set booked_an_hour = 1000, booked_a_day = 1000');
      try {
        await joinTen(13);
        expect(await another()).toEqual(['too-many', 'network', at(60)]);
        expect(await book(device, aWish({ ...hour, hour: 20 }))).toMatchObject({ kind: 'booked' });
        // A place that is given back is a join all the same.
        await query('delete from private.waiting');
        expect(await another()).toEqual(['too-many', 'network', at(60)]);
        for (const [minutes, lineOf] of [
          [61, 14],
          [122, 15],
        ] as const) {
          await setClock(at(minutes));
          await worker.claim();
          await joinTen(lineOf);
        }
        await setClock(at(183));
        await worker.claim();
        expect(await another()).toEqual(['too-many', 'network', at(12 * 60)]);
        expect(await join(guest(), anEntry())).toMatchObject({ kind: 'waiting' });
        await setClock(at(12 * 60));
        await worker.claim();
        expect(await join(device, anEntry())).toMatchObject({ kind: 'waiting' });
      } finally {
        await query('update private.centres set booked_an_hour = 60, booked_a_day = 150');
      }
    }),

  'twelve people wait for one hour at most, and none for a closed one': withLine(async ({ guest, query }) => {
    for (let place = 0; place < 12; place += 1)
      expect(await join(guest(), anEntry())).toMatchObject({ kind: 'waiting' });
    // A place of a person who waits takes no further room.
    await query(`update private.waiting set person = 'phone 612345678'
      where place in (select place from private.waiting order by place desc limit 2)`);
    expect(await join(guest(), anEntry())).toMatchObject({ kind: 'waiting', waiting: { ahead: 12 } });
    expect(await join(guest(), anEntry())).toEqual({ kind: 'refused', reason: 'line-full' });
    const id = randomUUID();
    await query(`
      insert into private.closures (id, centre, first_day, first_hour, last_day, last_hour, sentence, created_at)
      values ('${id}', '${centre}', '${hour.day}', 12, '${hour.day}', 12, 'En travaux', private.clock());
      insert into private.reservations (id, centre, court, day, hour, players, plan, service, secret_hash, created_at, closure)
      select gen_random_uuid(), '${centre}', court, '${hour.day}', 12, 0, '', '', '', private.clock(), '${id}'
      from generate_series(1, 6) court`);
    expect(await join(guest(), anEntry(), { ...hour, hour: 12 })).toEqual({
      kind: 'refused',
      reason: 'closed',
    });
    await query(`delete from private.closures where id = '${id}'`);
  }),

  'a person with as many games as one may have, or with too many unconfirmed mails, is passed over': withLine(
    async (backEnd, worker, [game = aWish()]) => {
      const { guest, member, query } = backEnd;
      const [held, unconfirmed, third] = [anEntry(), anEntry(), anEntry()];
      for (const entry of [held, unconfirmed, third]) await join(guest(), entry);
      await query('update private.centres set mails_pending = 8');
      for (let at = 10; at < 18; at += 1) await book(guest(), aWish({ email: held.email, hour: at }));
      await query(`update private.centres set mails_pending = 3;
        delete from private.unconfirmed_mails where mailbox = private.mailbox_hash('${held.email}')`);
      await query(`insert into private.unconfirmed_mails
        select private.mailbox_hash('${unconfirmed.email}'), private.clock() from generate_series(1, 10)`);
      await cancel(guest(), game);
      expect(await stateOf(guest(), held, unconfirmed, third)).toEqual(['0 ahead', '1 ahead', 'offered']);
      expect((await offers(worker)).map(({ to }) => to)).toEqual([third.email]);
      // The account alone learns it when it asks.
      await query(`update private.centres set held_ahead = 0;
        insert into private.unconfirmed_mails
        select private.mailbox_hash('${game.email}'), private.clock() from generate_series(1, 3)`);
      try {
        expect(await join(await member(), anEntry())).toMatchObject({ limit: 'held' });
        expect(await join(guest(), anEntry({ email: game.email }))).toMatchObject({ kind: 'waiting' });
      } finally {
        await query('update private.centres set held_ahead = 8');
      }
    },
  ),

  'one mailbox is offered three courts in fifteen minutes, however often guests of other networks join and leave':
    withLine(async (backEnd, worker, [game = aWish()]) => {
      const { guest, query, setClock } = backEnd;
      let present = game;
      const turn = async (place: number) => {
        const entry = anEntry({ email: `zoe+${place}@example.org` });
        await join(guest(), entry);
        await cancel(guest(), present);
        const told = (await offers(worker)).map(({ to }) => to === entry.email);
        const states = await stateOf(guest(), entry);
        await leave(guest(), entry);
        present = aWish(hour);
        await book(guest(), present);
        await query('update private.reservations set confirm_by = null');
        return [...told, ...states];
      };
      for (let place = 1; place <= 3; place += 1) expect(await turn(place)).toEqual([true, 'offered']);
      expect(await turn(4)).toEqual(['0 ahead']);
      await setClock(at(14));
      await worker.claim();
      expect(await turn(5)).toEqual(['0 ahead']);
      await setClock(at(15));
      await worker.claim();
      expect(await turn(6)).toEqual([true, 'offered']);
    }),

  'the mail of an offer counts for the network that joined the line': withLine(
    async (backEnd, worker, [game = aWish()]) => {
      const { guest, query } = backEnd;
      const device = guest('198.18.0.4');
      await query('update private.centres set mails_unconfirmed = 1');
      try {
        await join(device, anEntry());
        await cancel(guest(), game);
        const [offer] = await offers(worker);
        expect(await book(device, aWish())).toMatchObject({ reason: 'too-many', limit: 'network' });
        await open(guest(), offer?.id, offer?.key);
        expect(await book(device, aWish())).toMatchObject({ kind: 'booked' });
      } finally {
        await query('update private.centres set mails_unconfirmed = 10');
      }
    },
  ),

  'a member’s mail goes to the account, and its link confirms the court on any device and opens nothing':
    withLine(async (backEnd, worker, [game = aWish()]) => {
      const { guest, member, query } = backEnd;
      const ana = await member();
      const entry = anEntry({ email: 'somebody.else@example.org' });
      expect(await join(ana, entry)).toMatchObject({ kind: 'waiting' });
      expect(await query('select email from private.waiting')).toEqual([{ email: ana.email }]);
      await cancel(guest(), game);
      const [offer] = await offers(worker);
      expect(offer).toMatchObject({ to: ana.email });
      // A change of the account leaves the offer as it is.
      await query(`update private.reservations set owner = owner where id = '${offer?.id}'`);
      expect(await stateOf(ana, entry)).toEqual(['offered']);
      expect(
        await guest().call('open_reservation', { id: offer?.id, secret: offer?.key, confirms: false }),
      ).toMatchObject({
        kind: 'to-confirm',
        isOffer: true,
        reservation: { hour: 19, cents: 2500, name: '' },
      });
      expect(await stateOf(ana, entry)).toEqual(['offered']);
      expect(await open(guest(), offer?.id, offer?.key)).toEqual({
        kind: 'in-account',
        isConfirmedNow: true,
      });
      expect(await stateOf(ana, entry)).toEqual(['served']);
      expect(
        await guest().call('own_reservations', { keys: [{ id: offer?.id, secret: offer?.key }] }),
      ).toEqual([]);
      expect(await cancel(guest(), { ...game, id: offer?.id ?? '', secret: offer?.key ?? '' })).toEqual({
        kind: 'gone',
      });
      expect(await open(ana, offer?.id, offer?.key)).toMatchObject({ kind: 'open', isConfirmedNow: false });
      expect((await worker.claim()).find(({ to }) => to === ana.email)?.kind).toBe('booked');
    }),

  'a member who does not confirm loses the court, and nobody reads another’s place': withLine(
    async (backEnd, worker, [game = aWish()]) => {
      const { guest, member, setClock } = backEnd;
      const [ana, other] = [await member(), await member()];
      const entry = anEntry();
      await join(ana, entry);
      await cancel(guest(), game);
      expect(await stateOf(other, { ...entry, secret: randomUUID() })).toEqual(['unknown']);
      await leave(other, { ...entry, secret: randomUUID() });
      expect(await stateOf(ana, entry)).toEqual(['offered']);
      await setClock(at(20));
      await worker.claim();
      expect(await stateOf(ana, entry)).toEqual(['missed']);
      expect(await activeAt(backEnd)).toHaveLength(5);
    },
  ),

  'whose offered court a closure takes waits again at their place': withLine(
    async (backEnd, worker, [game = aWish()]) => {
      const { guest, member, query } = backEnd;
      const only = anEntry();
      await join(guest(), only);
      await cancel(guest(), game);
      const [offer] = await offers(worker);
      const [row] = await query(`select court, sequence from private.reservations where id = '${offer?.id}'`);
      const hours = { first_day: hour.day, last_day: hour.day, first_hour: hour.hour, last_hour: hour.hour };
      const closure = { command: randomUUID(), centre, courts: [row?.court], ...hours, sentence: 'Travaux' };
      const staff = await member('staff');
      const decisions = [{ id: offer?.id, sequence: row?.sequence, action: 'cancel' }];
      expect(await staff.call('close_courts', { ...closure, decisions })).toMatchObject({ kind: 'closed' });
      expect(await stateOf(guest(), only)).toEqual(['0 ahead']);
      expect(await open(guest(), offer?.id, String(offer?.key))).toEqual({ kind: 'cancelled' });
    },
  ),

  'the desk takes a change back, or uses the court that it freed, before its person reads of an offer':
    withLine(async (backEnd, worker, [game = aWish(), other = aWish()]) => {
      const { guest, member, query, setClock } = backEnd;
      const only = anEntry();
      await join(guest(), only);
      const staff = await member('staff');
      const cancelAtDesk = async ({ id }: Wish) => {
        const command = randomUUID();
        const [row] = await query(`select sequence, court from private.reservations where id = '${id}'`);
        expect(
          await staff.call('desk_cancel', { command, id, sequence: row?.sequence, reason: '' }),
        ).toMatchObject({ kind: 'cancelled' });
        expect(await stateOf(guest(), only)).toEqual(['offered']);
        expect(await offers(worker)).toEqual([]);
        return { command, court: row?.court };
      };
      const { command } = await cancelAtDesk(game);
      expect(await staff.call('desk_undo', { command })).toMatchObject({ kind: 'undone' });
      expect(await stateOf(guest(), only)).toEqual(['0 ahead']);
      const freed = await cancelAtDesk(other);
      const call = { players: 2, name: 'Au téléphone', email: null, phone: null, member: null, note: '' };
      const terms = { plan: 'Non spécifié', service: 'Non spécifié' };
      const courts = [freed.court];
      const atDesk = { command: randomUUID(), centre, ...hour, courts, ...call, ...terms, takes: null };
      // Not by mistake, on a list that shows the court as free.
      const { kind, by, freeCourts } = await staff.call<Answer & AtDesk>('desk_book_courts', atDesk);
      expect([kind, by?.name, by?.waiting, freeCourts]).toEqual(['taken', 'Léa Petit', only.id, []]);
      const [moved] = await query(`select id, sequence from private.reservations where id = '${game.id}'`);
      const toFreed = { command: randomUUID(), ...moved, ...hour, court: freed.court, reason: '' };
      expect(await staff.call('desk_move', toFreed)).toMatchObject({ kind: 'taken', by: { id: by?.id } });
      expect(await staff.call('desk_book_courts', { ...atDesk, takes: randomUUID() })).toMatchObject({
        kind: 'taken',
      });
      expect(await staff.call('desk_book_courts', { ...atDesk, takes: by?.id })).toMatchObject({
        kind: 'booked',
      });
      expect(await stateOf(guest(), only)).toEqual(['0 ahead']);
      expect(await activeAt(backEnd)).toHaveLength(6);
      // A game that is moved back finds its court.
      const away = { ...toFreed, command: randomUUID(), hour: 10, court: 1 };
      expect(await staff.call('desk_move', away)).toMatchObject({ kind: 'moved' });
      expect(await stateOf(guest(), only)).toEqual(['offered']);
      expect(await staff.call('desk_undo', { command: away.command })).toMatchObject({ kind: 'undone' });
      expect(await stateOf(guest(), only)).toEqual(['0 ahead']);
      // An offer whose mail has left stays.
      await query('delete from private.unconfirmed_mails');
      const late = await cancelAtDesk(game);
      await setClock(at(1));
      expect(await offers(worker)).toHaveLength(1);
      expect(await staff.call('desk_undo', { command: late.command })).toMatchObject({
        kind: 'taken',
        by: { name: 'Léa Petit' },
      });
      expect(await stateOf(guest(), only)).toEqual(['offered']);
    }),

  'a person who joins again before they read of an offer does not hold up the desk': withLine(
    async (backEnd, _worker, [game = aWish()]) => {
      const { guest, member, query } = backEnd;
      const first = anEntry();
      const second = anEntry({ email: first.email });
      await join(guest(), first);
      const staff = await member('staff');
      const [row] = await query(`select sequence from private.reservations where id = '${game.id}'`);
      const command = randomUUID();
      await staff.call('desk_cancel', { command, id: game.id, sequence: row?.sequence, reason: '' });
      expect(await stateOf(guest(), first)).toEqual(['offered']);
      await join(guest(), second);
      expect(await staff.call('desk_undo', { command })).toMatchObject({ kind: 'undone' });
      expect(await stateOf(guest(), first, second)).toEqual(['0 ahead', '1 ahead']);
    },
  ),

  'the desk puts a caller into a line once, and tells of a court that is free': withLine(
    async (backEnd, worker, [game = aWish()]) => {
      const { guest, member, query, setClock } = backEnd;
      const staff = await member('staff');
      for (const visitor of [guest(), await member(), await member('organizer')])
        expect(await wait(visitor)).toEqual({ kind: 'refused', reason: 'not-staff' });
      for (const [changed, reason] of [
        [{ phone: null }, 'phone'],
        [{ phone: '06 AB' }, 'phone'],
        [{ email: 'ana@' }, 'email'],
        [{ name: ' ' }, 'malformed'],
        [{ players: 5 }, 'malformed'],
        [{ hour: 9 }, 'closed'],
        [{ day: '2026-11-01' }, 'past'],
      ] as const)
        expect(await wait(staff, changed)).toEqual({ kind: 'refused', reason });
      expect(await wait(staff, { hour: 20 })).toEqual({ kind: 'free', court: 1 });
      expect(await query('select from private.waiting')).toEqual([]);

      const ana = await member();
      // With the address of an account, and without logging in.
      const guestEntry = anEntry({ email: (await member()).email });
      await join(ana, anEntry());
      await join(guest(), guestEntry);
      expect(await wait(staff, { command: guestEntry.id })).toMatchObject({ reason: 'malformed' });
      for (const email of [ana.email, guestEntry.email.toUpperCase()])
        expect(await wait(staff, { email })).toMatchObject({ reason: 'already-waiting' });
      const known = { ...aWish({ day: '2026-12-01', email: guestEntry.email }), phone: '+33 6 99 99 99 99' };
      await guest().call('book', known);
      await query(`update private.reservations set confirm_by = null where id = '${known.id}'`);
      expect(await wait(staff, { phone: '0699999999' })).toMatchObject({ reason: 'already-waiting' });
      const command = randomUUID();
      expect(await wait(staff, { command })).toEqual({ kind: 'waiting', ahead: 2 });
      await query(`delete from private.waiting where owner = '${ana.id}'`);
      expect(await wait(staff, { command })).toEqual({ kind: 'waiting', ahead: 2 });
      expect(await wait(staff, { command, players: 2 })).toMatchObject({ reason: 'reused' });
      expect(await wait(staff, { phone: '+33 6 12 34 56 78' })).toMatchObject({ reason: 'already-waiting' });
      // The address is an account's, which then cannot join once more.
      expect(await wait(staff, { phone: '0611111111', email: ana.email })).toMatchObject({ ahead: 2 });
      expect(await join(ana, anEntry())).toMatchObject({ reason: 'already-waiting' });
      expect(await ana.call('my_data')).toMatchObject({ waiting: [{ phone: '0611111111' }] });
      expect(await query(`select actor from private.audit where entity = 'waiting'`)).toEqual([
        { actor: staff.id },
        { actor: staff.id },
      ]);
      // The limit of one person is not the desk's; that of an hour is.
      await query('update private.centres set waits_of_one = 1, waits_of_hour = 4');
      try {
        await book(guest(), aWish({ ...hour, hour: 20 }));
        await query(`insert into private.reservations (id, centre, court, day, hour, players, plan, service, secret_hash, created_at)
          select gen_random_uuid(), '${centre}', court, '${hour.day}', 20, 2, '', '', '', private.clock() from generate_series(2, 6) court`);
        expect(await wait(staff, { hour: 20 })).toMatchObject({ kind: 'waiting' });
        expect(await wait(staff, { phone: '0622222222' })).toMatchObject({ ahead: 3 });
        expect(await wait(staff, { phone: '0633333333' })).toMatchObject({ reason: 'line-full' });
      } finally {
        await query('update private.centres set waits_of_one = 5, waits_of_hour = 12');
      }
      await query('delete from private.waiting; update private.centres set mail_worker_seen_at = null');
      expect(await wait(staff)).toMatchObject({ reason: 'no-mail' });
      await setClock(`${hour.day}T18:40:00+01:00`);
      await worker.claim();
      expect(await wait(staff)).toMatchObject({ reason: 'too-late' });
      await query(`
        insert into private.closures (id, centre, first_day, first_hour, last_day, last_hour, sentence, created_at)
        values ('${game.id}', '${centre}', '${hour.day}', 19, '${hour.day}', 19, 'En travaux', private.clock());
        update private.reservations set closure = '${game.id}', players = 0 where day = '${hour.day}' and hour = 19`);
      expect(await wait(staff)).toMatchObject({ reason: 'closed' });
      await query('delete from private.closures');
    },
  ),

  'a court is held for a caller without an address, and the desk confirms it or offers it to the next':
    withLine(async (backEnd, worker, [game = aWish(), other = aWish()]) => {
      const { guest, member, query, setClock } = backEnd;
      const staff = await member('staff');
      await query('update private.centres set held_ahead = 0');
      try {
        await wait(staff);
        const next = { phone: '0622222222', email: 'zoe@example.org' };
        await wait(staff, next);
        await staff.call('suspend_person', {
          person: null,
          email: next.email,
          sentence: 'Passez nous voir.',
        });
        await cancel(guest(), game);
        expect(await offers(worker)).toEqual([]);
        const list = async () =>
          (await staff.call<{ readonly waiting: readonly Listed[] }>('waiting_list', { centre })).waiting;
        const [first] = await list();
        expect(first).toMatchObject({ state: 'offered', name: 'Ana', phone: '06 12 34 56 78', email: '' });
        expect(new Date(first?.confirmBy ?? '').toISOString()).toBe(at(20));
        // The desk has to call, and the next one still waits.
        expect(await staff.call('desk_counts', { centre })).toMatchObject({ waiting: 2 });
        expect(await wait(staff)).toMatchObject({ reason: 'already-waiting' });
        const { reservations } = await staff.call<{ readonly reservations: readonly { id: string }[] }>(
          'desk_days',
          { centre, first_day: hour.day, last_day: hour.day },
        );
        expect(reservations.find(({ id }) => id === first?.offer)).toMatchObject({
          name: 'Ana',
          phone: '06 12 34 56 78',
          players: 3,
          waiting: first?.id,
          confirmBy: expect.any(String),
        });
        expect(await guest().call('desk_confirm', { id: first?.offer })).toMatchObject({
          reason: 'not-staff',
        });
        // With an address it is still held.
        const [held] = reservations.filter(({ id }) => id === first?.offer);
        const wanted = {
          name: 'Ana',
          email: 'ana@example.org',
          phone: '06 12 34 56 78',
          players: 3,
          note: '',
        };
        const edit = { id: first?.offer, known: { ...wanted, email: '' }, wanted };
        const { kind, reservation: edited } = await staff.call<Answer>('desk_edit', edit);
        expect([kind, edited]).toEqual(['edited', { ...held, email: 'ana@example.org' }]);
        expect(await worker.claim()).not.toContainEqual(expect.objectContaining({ kind: 'booked' }));
        await setClock(at(19));
        const confirm = () => staff.call<Answer>('desk_confirm', { id: first?.offer });
        for (const turn of ['first', 'repeat'])
          expect([turn, await confirm()]).toMatchObject([
            turn,
            { kind: 'confirmed', reservation: { waiting: null, name: 'Ana' } },
          ]);
        expect((await confirm()).reservation).not.toHaveProperty('confirmBy');
        expect(
          await query(
            `select from private.audit where entity_id = '${first?.offer}' and actor = '${staff.id}' and details is null`,
          ),
        ).toHaveLength(1);
        expect(await staff.call('desk_counts', { centre })).toMatchObject({ waiting: 1 });
        // Neither the sentence of the desk nor the limit of visitors passes a caller over.
        await worker.claim();
        await cancel(guest(), other);
        const [offer] = await offers(worker);
        expect(offer).toMatchObject({ to: next.email });
        await setClock(at(39));
        expect(await staff.call('desk_confirm', { id: offer?.id })).toMatchObject({ reason: 'gone' });
      } finally {
        await query('update private.centres set held_ahead = 8; delete from private.suspensions');
      }
    }),

  'who is taken out of a line reads on the link that the desk withdrew the court': withLine(
    async (backEnd, worker, [game = aWish()]) => {
      const { guest, member, query } = backEnd;
      const { first, second } = await twoWait(backEnd);
      const staff = await member('staff');
      await cancel(guest(), game);
      const [offer] = await offers(worker);
      await staff.call('remove_waiting', { id: first.id });
      expect(await open(guest(), offer?.id, offer?.key)).toEqual({ kind: 'cancelled', isWithdrawn: true });
      // At once: nothing of it can be taken back.
      const [next] = await offers(worker);
      expect(next).toMatchObject({ to: second.email });
      await leave(guest(), second);
      expect(await open(guest(), next?.id, next?.key)).toEqual({ kind: 'released' });
      // A booking that waits for its confirmation is cancelled.
      const wish = aWish({ ...hour, hour: 20 });
      await book(guest(), wish);
      const mail = (await worker.claim()).find(({ reservation }) => reservation === wish.id);
      const [row] = await query(`select id, sequence from private.reservations where id = '${wish.id}'`);
      await staff.call('desk_cancel', { command: randomUUID(), ...row, reason: '' });
      expect(await open(guest(), wish.id, mail?.payload.key)).toEqual({ kind: 'cancelled' });
    },
  ),

  'what a caller left in a line goes with their reservation, and after the hour': withLine(
    async (backEnd, worker, [game = aWish()]) => {
      const { guest, member, query, setClock } = backEnd;
      const staff = await member('staff');
      const email = 'nina@example.org';
      await wait(staff, { email });
      await cancel(guest(), game);
      const [offer] = await offers(worker);
      await open(guest(), offer?.id, offer?.key);
      await wait(staff, { phone: '0622222222' });
      // The same person at the desk again, whom no court has been offered.
      await wait(staff, { email: email.toUpperCase(), phone: '06 33 33 33 33' });
      const keys = [{ id: offer?.id, secret: offer?.key }];
      expect(await guest().call('guest_data', { keys })).toMatchObject({
        waiting: [
          { email, phone: '06 12 34 56 78' },
          { email: email.toUpperCase(), phone: '06 33 33 33 33' },
        ],
        reservations: [{ phone: '06 12 34 56 78' }],
      });
      await guest().call('forget_reservations', { keys });
      expect(await query('select phone from private.waiting')).toEqual([{ phone: '0622222222' }]);
      expect(await query(`select from private.reservations where phone = '06 12 34 56 78'`)).toEqual([]);
      // What the desk confirmed has no button in its mail: the key that came with it says whose address it is.
      const wish = aWish({ ...hour, hour: 20, email });
      await book(guest(), wish);
      await worker.claim();
      await staff.call('desk_confirm', { id: wish.id });
      const mail = (await worker.claim()).find(({ reservation }) => reservation === wish.id);
      await wait(staff, { email });
      const left = () => query(`select from private.waiting where email = '${email}'`);
      await guest().call('forget_reservations', {
        keys: [{ id: wish.id, secret: 'of another device, which is long' }],
      });
      expect(await left()).toHaveLength(1);
      await guest().call('forget_reservations', { keys: [{ id: wish.id, secret: mail?.payload.key }] });
      expect(await left()).toEqual([]);
      await setClock(`${hour.day}T20:01:00+01:00`);
      await query('select private.forget_outdated()');
      expect(await query('select from private.waiting')).toEqual([]);
    },
  ),

  'a suspended account joins no line, and a guest with such an address is passed over': withLine(
    async (backEnd, worker, [game = aWish()]) => {
      const { guest, member, query } = backEnd;
      const { first, second } = await twoWait(backEnd);
      const staff = await member('staff');
      await staff.call('suspend_person', { person: null, email: first.email, sentence: 'Passez nous voir.' });
      try {
        const ana = await member();
        await staff.call('suspend_person', { person: ana.id, email: null, sentence: 'Passez nous voir.' });
        expect(await join(ana, anEntry())).toEqual({
          kind: 'refused',
          reason: 'suspended',
          sentence: 'Passez nous voir.',
        });
        const third = anEntry({ email: ana.email });
        expect(await join(guest(), third)).toMatchObject({ kind: 'waiting', waiting: { ahead: 2 } });
        await cancel(guest(), game);
        expect((await offers(worker)).map(({ to }) => to)).toEqual([second.email]);
        // As for anybody who does not confirm.
        expect(await stateOf(guest(), first, third)).toEqual(['offered', '0 ahead']);
      } finally {
        await query('delete from private.suspensions');
      }
    },
  ),

  'the desk reads who waits in order and removes one; nobody else does': withLine(
    async (backEnd, worker, [game = aWish()]) => {
      const { guest, member, query } = backEnd;
      const { first, second } = await twoWait(backEnd);
      const desk = await member('staff');
      for (const visitor of [guest(), await member(), await member('organizer')]) {
        expect(await visitor.call('waiting_list', { centre })).toEqual({
          kind: 'refused',
          reason: 'not-staff',
        });
        expect(await visitor.call('remove_waiting', { id: first.id })).toMatchObject({ reason: 'not-staff' });
      }
      const list = () =>
        desk.call<{
          readonly waiting: readonly (Waiting & { readonly email: string; readonly phone: string })[];
        }>('waiting_list', { centre });
      // The number of the last booking that is sure to be theirs, for the desk to call.
      for (const [day, phone, changed] of [
        ['2026-12-01', '06 11 11 11 11', "confirm_by = null, created_at = created_at - interval '1 day'"],
        ['2026-12-02', '06 22 22 22 22', 'confirm_by = null'],
        ['2026-12-03', '06 33 33 33 33', 'confirm_by = confirm_by'],
      ] as const) {
        const wish = aWish({ day, email: first.email.toUpperCase() });
        await guest().call('book', { ...wish, phone });
        await query(`update private.reservations set ${changed} where id = '${wish.id}'`);
      }
      expect((await list()).waiting.map(({ email, phone }) => [email, phone])).toEqual([
        [first.email, '06 22 22 22 22'],
        [second.email, ''],
      ]);
      await query('update private.reservations set confirm_by = null; delete from private.unconfirmed_mails');
      await list();
      expect(await query(`select from private.audit where entity = 'waiting_list'`)).toHaveLength(1);
      await cancel(guest(), game);
      expect((await list()).waiting.map(({ state }) => state)).toEqual(['offered', 'waiting']);
      expect(await desk.call('remove_waiting', { id: first.id })).toEqual({ kind: 'removed' });
      expect(await desk.call('remove_waiting', { id: first.id })).toEqual({ kind: 'removed' });
      expect((await list()).waiting.map(({ email, state }) => [email, state])).toEqual([
        [second.email, 'offered'],
      ]);
      expect((await offers(worker)).map(({ to }) => to)).toEqual([second.email]);
      expect(
        await query(`select from private.audit where entity = 'waiting' and action = 'delete'`),
      ).toHaveLength(1);
    },
  ),

  'the staff alone counts what waits for the desk, and the audit notes no reading of it': withLine(
    async (backEnd, worker, [game = aWish()]) => {
      const { guest, member, query, setClock } = backEnd;
      const desk = await member('staff');
      const counts = () => desk.call('desk_counts', { centre });
      expect(await counts()).toEqual({ kind: 'counted', requests: 0, waiting: 0 });
      const asks = [randomUUID(), randomUUID(), randomUUID()];
      for (const id of asks)
        expect(
          await guest().call<Answer>('request_series', {
            ...anEntry({ id }),
            ...{ centre, name: 'Léa Petit', phone: null, weekday: 1, hour: 19, players: 4 },
            ...{ first_day: hour.day, weeks: 10, message: '' },
          }),
        ).toEqual({ kind: 'requested' });
      await desk.call('decline_series', { request: asks[0] });
      await twoWait(backEnd);
      expect(await counts()).toEqual({ kind: 'counted', requests: 2, waiting: 2 });
      expect(await desk.call('desk_counts', { centre: 'ailleurs' })).toMatchObject({
        requests: 0,
        waiting: 0,
      });
      // The one who has an offer waits for a mail, and not for the desk.
      await cancel(guest(), game);
      await offers(worker);
      expect(await counts()).toMatchObject({ waiting: 1 });
      await setClock(`${hour.day}T18:40:00+01:00`);
      expect(await counts()).toMatchObject({ requests: 2, waiting: 0 });
      expect(await query(`select from private.audit where action = 'read'`)).toEqual([]);
      for (const visitor of [guest(), await member(), await member('organizer')])
        expect(await visitor.call('desk_counts', { centre })).toEqual({
          kind: 'refused',
          reason: 'not-staff',
        });
    },
  ),

  'visitors read what they wait for, and a guest who is forgotten waits no longer': withLine(
    async (backEnd, worker, [game = aWish()]) => {
      const { guest, member, query } = backEnd;
      const ana = await member();
      await join(ana, anEntry());
      expect(await ana.call('my_data')).toMatchObject({
        waiting: [{ name: 'Léa Petit', email: ana.email, state: 'waiting', centre }],
      });
      await query(`delete from private.waiting where owner = '${ana.id}'`);
      const { first, second } = await twoWait(backEnd);
      const keys = [{ id: first.id, secret: first.secret }];
      expect(await guest().call('guest_data', { keys })).toMatchObject({
        waiting: [{ id: first.id, email: first.email, offeredAt: null }],
      });
      expect(
        await guest().call('guest_data', { keys: [{ ...keys[0], secret: second.secret }] }),
      ).toMatchObject({
        waiting: [],
      });
      await cancel(guest(), game);
      await offers(worker);
      expect(await guest().call('forget_reservations', { keys })).toEqual({ kind: 'forgotten', kept: [] });
      expect(await stateOf(guest(), first, second)).toEqual(['unknown', 'offered']);
      expect(await query(`select from private.waiting where email = '${first.email}'`)).toEqual([]);
    },
  ),

  'an account that is deleted waits no longer, and the night forgets who waited': withLine(
    async ({ guest, member, query, setClock }) => {
      const ana = await member();
      await join(ana, anEntry());
      await join(guest(), anEntry());
      await query(`delete from auth.users where id = '${ana.id}'`);
      expect(await query('select from private.waiting')).toHaveLength(1);
      await setClock(`${hour.day}T20:01:00+01:00`);
      await query('select private.forget_outdated()');
      expect(await query('select from private.waiting')).toEqual([]);
    },
  ),
};

/** Twenty visitors ask for the hour while one of its games is cancelled: the offer gets its court in every round. */
export async function raceWithTheLine(backEnd: BackEnd): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (let round = 0; round < 6; round += 1) {
    await backEnd.query(
      'delete from private.waiting; delete from private.reservations; delete from private.network_uses',
    );
    await withLine(async ({ guest }, _worker, [game = aWish()]) => {
      const only = anEntry();
      await join(guest(), only);
      const answers = await Promise.all([
        ...Array.from({ length: 10 }, () => book(guest())),
        cancel(guest(), game),
        ...Array.from({ length: 10 }, () => book(guest())),
      ]);
      const booked = answers.filter(({ kind }) => kind === 'booked').length;
      const [state] = await stateOf(guest(), only);
      if (booked > 0 || state !== 'offered')
        wrong.push(`round ${round}: ${booked} booked, the first is ${state}`);
    })(backEnd);
  }
  return wrong;
}

/** A visitor joins while the only game before them is cancelled: they find the court, or get its offer, and never wait beside it. */
export async function joinsBesideACancellation(backEnd: BackEnd): Promise<readonly string[]> {
  const seen: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    await backEnd.query(
      'delete from private.waiting; delete from private.reservations; delete from private.network_uses',
    );
    await withLine(async ({ guest }, _worker, [game = aWish()]) => {
      const only = anEntry();
      const [joined] = await Promise.all([join(guest(), only), cancel(guest(), game)]);
      seen.push(joined.kind === 'free' ? 'free' : String((await stateOf(guest(), only))[0]));
    })(backEnd);
  }
  return seen.filter((state) => state !== 'free' && state !== 'offered');
}

/** Two of the staff cancel series on the same dates at once, which locks in different orders would stop for good; answers the kinds. */
export async function cancelledSeriesAtOnce({ member, query }: BackEnd): Promise<readonly string[]> {
  const desks = [await member('staff'), await member('staff')];
  const days = Array.from({ length: 20 }, (_, week) => `2026-12-01'::date + ${7 * week}`);
  const kinds: string[] = [];
  // A slow end, so that both transactions end at once.
  await query(`
    create function private.slow_down() returns trigger language plpgsql as 'begin perform pg_sleep(0.005); return null; end';
    create constraint trigger slowed after update on private.reservations
    deferrable initially deferred for each row execute function private.slow_down()`);
  for (let round = 0; round < 4; round += 1) {
    await query('delete from private.reservations');
    const series = await Promise.all(
      desks.map(async (_, place) => {
        const id = randomUUID();
        // Rows are cancelled in the order in which they lie.
        await query(`
          insert into private.series values ('${id}', '${centre}', 2, null, private.clock());
          insert into private.reservations (id, centre, court, day, hour, players, plan, service, name, secret_hash, created_at, series)
          values ${(place === 0 ? days : days.toReversed())
            .map(
              (day) =>
                `(gen_random_uuid(), '${centre}', ${place + 1}, '${day}, 19, 4, '', '', 'Ana', '\\x00', private.clock(), '${id}')`,
            )
            .join()}`);
        return {
          id,
          dates: await query(`select id, sequence from private.reservations where series = '${id}'`),
        };
      }),
    );
    const answers = await Promise.all(
      desks.map((desk, place) =>
        desk.ask('/rest/v1/rpc/change_series', {
          method: 'POST',
          body: JSON.stringify({
            command: randomUUID(),
            series: series[place]?.id,
            action: 'cancel',
            dates: series[place]?.dates,
            reason: '',
          }),
        }),
      ),
    );
    kinds.push(
      ...answers.map(({ status, body }) =>
        status === 200 ? String(Object(body).kind) : JSON.stringify(body),
      ),
    );
  }
  await query('drop function private.slow_down() cascade');
  return kinds;
}
