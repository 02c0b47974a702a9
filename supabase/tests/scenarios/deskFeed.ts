import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import type { BackEnd, Visitor } from '../support/backEnd';
import { aWish } from './wish';

const renew = (visitor: Visitor) =>
  visitor.call<{ readonly kind: string; readonly secret?: string }>('renew_desk_feed');

/** What a calendar program reads at the address: its events, in the order of the file. */
async function subscribe({ url, publicKey }: BackEnd, secret = '') {
  const address = `${url}/rest/v1/rpc/desk_calendar?${new URLSearchParams({ key: secret, apikey: publicKey })}`;
  const answer = await fetch(address, { headers: { Accept: 'text/calendar' } });
  expect(answer.headers.get('Content-Type')).toMatch('text/calendar');
  const text = await answer.text();
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((found) => {
    const event = new ICAL.Event(found);
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      starts: event.startDate.toJSDate().toISOString(),
      ends: event.endDate.toJSDate().toISOString(),
      status: String(found.getFirstPropertyValue('status')),
    };
  });
}

const isDismissed = (id: string, metadata: object = {}) =>
  `update auth.users set raw_app_meta_data = '${JSON.stringify(metadata)}' where id = '${id}'`;

/** The rules of the staff's calendars, on every engine; a library reads what they answer. */
export const deskFeedScenarios = {
  async 'a subscription shows the reservations of the last seven and the next thirty days'(backEnd: BackEnd) {
    const { guest, member, query } = backEnd;
    const desk = await member('staff');
    const wish = aWish({ name: 'Zoé “l’éclair” ; Petit, 🥅🥅🥅🥅🥅🥅🥅🥅 \\nord O’Neill', players: 3 });
    await guest().call('book', wish);
    for (const day of ['2026-12-21', '2026-12-22', '2026-12-23']) await guest().call('book', aWish({ day }));
    const cancelled = aWish({ hour: 12 });
    await guest().call('book', cancelled);
    await guest().call('cancel_reservation', { id: cancelled.id, secret: cancelled.secret });
    for (const [day, name] of [
      ['2026-11-14', 'Il y a sept jours'],
      ['2026-11-13', 'Il y a huit jours'],
    ])
      await query(`insert into private.reservations (id, centre, court, day, hour, players, plan, service, name, secret_hash, created_at)
        values (gen_random_uuid(), 'prouvy', 1, '${day}', 18, 2, '', '', '${name}', '', private.clock())`);
    const { secret } = await renew(desk);
    const events = await subscribe(backEnd, secret);
    expect(events.map(({ summary }) => summary)).toEqual([
      'Terrain 1 : Il y a sept jours',
      `Terrain 1 : ${wish.name}`,
      'Terrain 1 : Ana Diaz',
    ]);
    const [row] = await query(`select reference from private.reservations where id = '${wish.id}'`);
    expect(events[1]).toEqual({
      uid: `${wish.id}@jorkyball-accueil`,
      summary: `Terrain 1 : ${wish.name}`,
      description: `3 joueurs, Découverte, référence ${row?.reference}`,
      starts: '2026-11-30T17:00:00.000Z',
      ends: '2026-11-30T18:00:00.000Z',
      status: 'CONFIRMED',
    });
    expect(JSON.stringify(events)).not.toContain('@example.org');
  },

  async 'a subscription shows a closure as one event'(backEnd: BackEnd) {
    const { member, query } = backEnd;
    const id = randomUUID();
    await query(`
      insert into private.closures (id, centre, courts, first_day, first_hour, last_day, last_hour, sentence, created_at)
      values ('${id}', 'prouvy', array[3], '2026-11-24', 10, '2026-11-25', 22, 'Terrain 3 en travaux', private.clock());
      insert into private.reservations (id, centre, court, day, hour, players, plan, service, secret_hash, created_at, closure)
      select gen_random_uuid(), 'prouvy', 3, '2026-11-24', hour, 0, '', '', '', private.clock(), '${id}' from generate_series(10, 22) hour`);
    try {
      const { secret } = await renew(await member('manager'));
      expect(await subscribe(backEnd, secret)).toMatchObject([
        {
          summary: 'Terrain 3 : Terrain 3 en travaux',
          starts: '2026-11-24T09:00:00.000Z',
          ends: '2026-11-25T22:00:00.000Z',
        },
      ]);
    } finally {
      await query(`delete from private.closures where id = '${id}'`);
    }
  },

  async 'a new address ends the one before it, and an ended one is empty'(backEnd: BackEnd) {
    const [desk, colleague] = [await backEnd.member('staff'), await backEnd.member('staff')];
    await backEnd.guest().call('book', aWish());
    const theirs = await renew(colleague);
    expect(await desk.call('desk_feed')).toEqual({ kind: 'feed', since: null });
    const first = await renew(desk);
    expect(await subscribe(backEnd, first.secret)).toHaveLength(1);
    expect(await desk.call('desk_feed')).toMatchObject({ kind: 'feed', since: expect.any(String) });
    const second = await renew(desk);
    expect(await subscribe(backEnd, first.secret)).toEqual([]);
    expect(await subscribe(backEnd, second.secret)).toHaveLength(1);
    expect(await desk.call('end_desk_feed')).toEqual({ kind: 'ended' });
    expect(await subscribe(backEnd, second.secret)).toEqual([]);
    expect(await subscribe(backEnd, 'x'.repeat(64))).toEqual([]);
    expect(await subscribe(backEnd)).toEqual([]);
    expect(await desk.call('end_desk_feed')).toEqual({ kind: 'ended' });
    // A colleague’s own address is not touched by any of this.
    expect(await subscribe(backEnd, theirs.secret)).toHaveLength(1);
    const audit = await backEnd.query(
      `select action from private.audit where entity = 'desk_feeds' and entity_id = '${desk.id}' order by id`,
    );
    expect(audit.map(({ action }) => action)).toEqual(['update', 'update', 'delete']);
  },

  async 'a dismissed person’s subscription ends, also if they are staff again'(backEnd: BackEnd) {
    const { guest, member, query } = backEnd;
    const desk = await member('staff');
    await guest().call('book', aWish());
    const { secret } = await renew(desk);
    await query(isDismissed(desk.id));
    expect(await subscribe(backEnd, secret)).toEqual([]);
    await query(isDismissed(desk.id, { role: 'staff' }));
    expect(await subscribe(backEnd, secret)).toEqual([]);
  },

  async 'the role is asked at each reading'(backEnd: BackEnd) {
    const { guest, member, query } = backEnd;
    const desk = await member('staff');
    await guest().call('book', aWish());
    const { secret } = await renew(desk);
    // As if the role had gone without the trigger.
    await query(`
      alter table auth.users disable trigger feed_ended; ${isDismissed(desk.id)}; alter table auth.users enable trigger feed_ended`);
    expect(await subscribe(backEnd, secret)).toEqual([]);
  },

  async 'visitors have no subscription, and the database knows no secret of one'(backEnd: BackEnd) {
    const { guest, member, query } = backEnd;
    for (const visitor of [guest(), await member(), await member('organizer')]) {
      expect(await renew(visitor)).toEqual({ kind: 'refused', reason: 'not-staff' });
      expect(await visitor.call('desk_feed')).toEqual({ kind: 'refused', reason: 'not-staff' });
    }
    const { secret = '' } = await renew(await member('staff'));
    const [row] = await query('select string_agg(desk_feeds::text, chr(10)) as text from private.desk_feeds');
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(String(row?.text)).not.toContain(secret);
  },
};

/** Six full courts of 37 days: the milliseconds of one reading, the best of three, and its number of events. */
export async function readsFullWeeks(backEnd: BackEnd) {
  await backEnd.query(`
    insert into private.reservations (id, centre, court, day, hour, players, plan, service, name, secret_hash, created_at)
    select gen_random_uuid(), 'prouvy', court, date '2026-11-14' + ahead, hour, 4, '', '', 'Ana Diaz', '', private.clock()
    from generate_series(1, 6) court, generate_series(0, 37) ahead, generate_series(10, 23) hour`);
  const { secret } = await renew(await backEnd.member('staff'));
  const address = `${backEnd.url}/rest/v1/rpc/desk_calendar?${new URLSearchParams({ key: secret ?? '', apikey: backEnd.publicKey })}`;
  const times: number[] = [];
  let text = '';
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now();
    text = await (await fetch(address)).text();
    times.push(performance.now() - start);
  }
  return { ms: Math.min(...times), events: text.split('BEGIN:VEVENT').length - 1 };
}
