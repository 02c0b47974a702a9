import { randomUUID } from 'node:crypto';
import type { BackEnd, Visitor } from '../support/backEnd';
import { anEvent } from './anEvent';
import { aCast, aRecord, changeTournament, insertTournament, readTournament, withPlayoffs } from './cast';

interface Added {
  readonly kind: string;
  readonly head: number;
  readonly added: number;
  readonly isScoreKept: boolean;
  readonly events: readonly { readonly id: string }[];
}

const match = { log: 'log-1', fixture: 'r1-m1' };
const add = (visitor: Visitor, tournament: string, given: object) =>
  visitor.call<Added>('add_events', { ...match, tournament, ...given });
const ids = ({ events }: { readonly events: readonly { readonly id: string }[] }) =>
  events.map(({ id }) => id);
const eventsOf = (visitor: Visitor, tournament: string, since = 0) =>
  visitor.call<Added>('events_of_match', { ...match, tournament, since });

/** The rules for tournaments, the events of their matches and their live scores. */
export const tournamentScenarios = {
  async 'of two who change one record the second is told, and nothing is lost'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const { organiser } = people;
    const row = await readTournament(organiser, id);
    const change = (name: string) =>
      changeTournament(organiser, id, { record: aRecord(id, { name }) }, row?.revision);
    expect((await change('Mien')).body).toMatchObject([{ revision: 2 }]);
    expect((await change('Sien')).body).toEqual([]);
    expect(await readTournament(organiser, id)).toMatchObject({ revision: 2, record: { name: 'Mien' } });
  },

  async 'agendas read the calendar that the organiser alone writes'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const written = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
    const write = (visitor: Visitor, calendar: string) => changeTournament(visitor, id, { calendar });
    expect((await write(people.organiser, written)).body).toMatchObject([{ revision: 1 }]);
    expect((await write(people.scorer, 'other')).body).toEqual([]);
    const read = (tournament: string) =>
      fetch(
        `${backEnd.url}/rest/v1/rpc/calendar?${new URLSearchParams({ tournament, apikey: backEnd.publicKey })}`,
      );
    const answer = await read(id);
    expect(answer.headers.get('Content-Type')).toMatch('text/calendar');
    expect(await answer.text()).toBe(written);
    expect(await (await read('gone')).text()).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
  },

  async 'a list counts annulled matches neither as played nor as to come'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const fixtures = [
      { id: 'r1-m1', status: 'pending' },
      { id: 'r1-m2', status: 'finished', ruling: { kind: 'annulled' } },
      { id: 'r2-m1', status: 'finished', ruling: { kind: 'forfeit', by: 'teamA' } },
      { id: 'r2-m2', status: 'finished' },
    ];
    await changeTournament(people.organiser, id, { record: aRecord(id, { fixtures }) });
    const { body } = await people.guest.ask(`/rest/v1/tournaments?id=eq.${id}&select=fixtures`);
    expect(body).toEqual([{ fixtures: { pending: 1, inprogress: 0, finished: 2 } }]);
  },

  async 'a match of the playoffs is called after its teams, however long their names are'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const name = 'les-amis-du-jorkyball-de-prouvy-et-des-environs-section-des-anciens';
    const fixture = `semifinal-1-${name}-un-${name}-deux`;
    await changeTournament(people.organiser, id, { record: aRecord(id, withPlayoffs) });
    const score = { counted: 1, status: 'inprogress', sets: [] };
    const added = await add(people.scorer, id, { fixture, events: [anEvent(1)], score });
    expect(added).toMatchObject({ added: 1, isScoreKept: true });
  },

  async 'a write that changes nothing is no revision'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const { body } = await changeTournament(people.organiser, id, { record: aRecord(id) });
    expect(body).toMatchObject([{ revision: 1 }]);
  },

  async 'twenty changes at once from several devices are all kept'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const { organiser } = people;
    const names = Array.from({ length: 20 }, (_, place) => `m-${place}`);
    const fixtures = names.map((name) => ({ id: name, status: 'pending' }));
    await changeTournament(organiser, id, { record: aRecord(id, { fixtures }) });
    async function finish(visitor: Visitor, name: string): Promise<void> {
      const row = await readTournament(visitor, id);
      const changed = row?.record.fixtures.map((each) =>
        each.id === name ? { ...each, status: 'finished' } : each,
      );
      const { body } = await changeTournament(
        visitor,
        id,
        { record: { ...row?.record, fixtures: changed } },
        row?.revision,
      );
      if ((body as readonly unknown[]).length === 0) await finish(visitor, name);
    }
    await Promise.all(names.map((name) => finish(organiser, name)));
    const row = await readTournament(organiser, id);
    expect(row?.revision).toBe(22);
    expect(row?.record.fixtures.every(({ status }) => status === 'finished')).toBe(true);
  },

  async 'what stands beside the record is made of it'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const fixtures = ['finished', 'finished', 'inprogress', 'pending'].map((status, place) => ({
      id: `m-${place}`,
      status,
    }));
    await changeTournament(people.organiser, id, { record: aRecord(id, { name: 'Coupe', fixtures }) });
    const { body } = await people.guest.ask(
      `/rest/v1/tournaments?id=eq.${id}&select=id,name,date,level,description,teams,fixtures`,
    );
    expect(body).toEqual([
      {
        id,
        name: 'Coupe',
        date: '2026-12-01',
        level: 'National',
        description: '',
        teams: ['Lille', 'Lyon'],
        fixtures: { pending: 1, inprogress: 1, finished: 2 },
      },
    ]);
  },

  async 'a record that is none is not taken'({ member }: BackEnd) {
    const organiser = await member('organizer');
    const id = `t-${randomUUID()}`;
    for (const record of [
      aRecord('another'),
      aRecord(id, { name: '' }),
      aRecord(id, { name: ' ' }),
      aRecord(id, { name: '\u200b\u2060' }),
      aRecord(id, { name: '\u{e0041}\u{e0042}' }),
      aRecord(id, { name: 'Coupe\u202e de France' }),
      aRecord(id, { name: 'Coupe\u0007' }),
      aRecord(id, { name: 'x'.repeat(201) }),
      aRecord(id, { date: 'demain' }),
      aRecord(id, { level: null }),
      // The list of all tournaments would fail with one of these.
      aRecord(id, { teams: 3 }),
      aRecord(id, { fixtures: 3 }),
      aRecord(id, { id: undefined }),
      // This text exceeds the size limit even after compression.
      aRecord(id, { description: Array.from({ length: 60_000 }, () => randomUUID()).join('') }),
    ]) {
      expect((await insertTournament(organiser, id, { record })).status).toBeGreaterThanOrEqual(400);
    }
    expect((await insertTournament(organiser, 'no identifier')).status).toBeGreaterThanOrEqual(400);
    expect((await insertTournament(organiser, id)).status).toBe(201);
  },

  async 'events are added once, however often they are sent, in the order of the phones'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const first = await add(people.scorer, id, { events: [anEvent(2), anEvent(1), anEvent(2)] });
    expect(first).toMatchObject({ kind: 'added', added: 2, head: 2 });
    expect(ids(first)).toEqual(['event-0001', 'event-0002']);
    // The answer was lost.
    expect(await add(people.scorer, id, { events: [anEvent(2), anEvent(1)] })).toMatchObject({
      added: 0,
      head: 2,
    });
    // Another phone has read up to there, and learns of the third alone.
    await add(people.organiser, id, { events: [anEvent(3)], since: 2 });
    const rest = await add(people.scorer, id, { events: [], since: 2 });
    expect([rest.head, ids(rest)]).toEqual([3, ['event-0003']]);
    expect(ids(await eventsOf(people.guest, id))).toEqual(['event-0001', 'event-0002', 'event-0003']);
    expect(await eventsOf(people.guest, id, 3)).toEqual({ head: 3, counted: 0, events: [] });
  },

  async 'who notes the events of a match, its writers alone learn'(backEnd: BackEnd) {
    const { id, people, scorerId, otherId } = await aCast(backEnd);
    await add(people.scorer, id, { events: [{ ...anEvent(1), author: scorerId }] });
    await add(people.organiser, id, { events: [{ ...anEvent(2), author: otherId }] });
    const [row] = await backEnd.query(`select organiser from public.tournaments where id = '${id}'`);
    const authors = async (reader: Visitor) =>
      (await eventsOf(reader, id)).events.map((event) => (event as { readonly author?: string }).author);
    for (const writer of [people.organiser, people.scorer])
      expect(await authors(writer)).toEqual([scorerId, row?.organiser]);
    for (const reader of [people.guest, people.player]) {
      const [first, second] = await authors(reader);
      expect(first).toMatch(/^[0-9a-f]{32}$/);
      expect(second).not.toBe(first);
    }
  },

  async 'matches, logs and tournaments do not mix'(backEnd: BackEnd) {
    const { id, draft, people } = await aCast(backEnd);
    await add(people.scorer, id, { events: [anEvent(1)] });
    const other = await add(people.scorer, id, { fixture: 'r1-m2', events: [anEvent(1)] });
    expect([other.added, other.events]).toEqual([1, [anEvent(1)]]);
    await changeTournament(people.organiser, id, { record: aRecord(id, { log: 'log-2' }) });
    const drawnAnew = await add(people.scorer, id, { log: 'log-2', events: [anEvent(1)] });
    expect([drawnAnew.added, drawnAnew.events]).toEqual([1, [anEvent(1)]]);
    expect((await add(people.scorer, draft, { events: [anEvent(1)] })).head).toBe(1);
    expect(ids(await eventsOf(people.organiser, id))).toEqual(['event-0001']);
  },

  async 'what is no event is refused'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    for (const events of [
      [{ ...anEvent(1), id: 'short' }],
      [{ ...anEvent(1), id: undefined }],
      [{ ...anEvent(1), sequence: 'first' }],
      [{ ...anEvent(1), more: Array.from({ length: 80 }, () => randomUUID()).join('') }],
      { id: 'no list' },
      null,
    ]) {
      expect(await add(people.scorer, id, { events })).toEqual({ kind: 'refused', reason: 'malformed' });
    }
    const many = Array.from({ length: 501 }, (_, place) => anEvent(place + 1));
    expect(await add(people.scorer, id, { events: many })).toEqual({ kind: 'refused', reason: 'too-many' });
    expect((await add(people.scorer, id, { events: many.slice(1) })).added).toBe(500);
  },

  async 'the events of a match and of a tournament have an end'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const tooMany = { kind: 'refused', reason: 'too-many' };
    const events = Array.from({ length: 2000 }, (_, place) => anEvent(place + 1));
    for (let sent = 0; sent < 2000; sent += 500)
      await add(people.scorer, id, { events: events.slice(sent, sent + 500) });
    expect(await add(people.scorer, id, { events: [anEvent(2001)] })).toEqual(tooMany);
    // A phone whose answer was lost sends known ones again, and the result of all.
    const score = { counted: 2000, status: 'finished', sets: [] };
    const again = await add(people.scorer, id, { events: [anEvent(2000)], score, since: 2000 });
    expect(again).toMatchObject({ added: 0, isScoreKept: true });
    const other = { fixture: 'r1-m2', events: [anEvent(1)] };
    const inAll = (count: number) =>
      backEnd.query(`update public.live_matches set events = ${count} where tournament = '${id}'`);
    await inAll(5000);
    expect(await add(people.scorer, id, other)).toEqual(tooMany);
    await inAll(4999);
    expect(await add(people.scorer, id, other)).toMatchObject({ added: 1 });
  },

  async 'a request with very long events is refused before they are read'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const long = 'x'.repeat(400_000);
    const events = [1, 2, 3].map((sequence) => ({ ...anEvent(sequence), long }));
    expect(await add(people.scorer, id, { events })).toEqual({ kind: 'refused', reason: 'too-many' });
  },

  async 'a score is kept where it counts all events, and no other one'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const score = (counted: number) => ({ counted, status: 'inprogress', sets: [[counted, 0]] });
    const live = () => people.guest.call<{ matches: object }>('live', { tournament: id });
    expect((await add(people.scorer, id, { events: [anEvent(1)], score: score(1) })).isScoreKept).toBe(true);
    expect((await live()).matches).toEqual({ 'r1-m1': { ...score(1), log: 'log-1' } });
    // The reader lacks the event that another scorer has just added.
    await add(people.organiser, id, { events: [anEvent(2)] });
    expect((await add(people.scorer, id, { events: [anEvent(3)], score: score(2) })).isScoreKept).toBe(false);
    expect((await live()).matches).toEqual({ 'r1-m1': { ...score(1), log: 'log-1' } });
    expect((await add(people.scorer, id, { events: [], score: score(3) })).isScoreKept).toBe(true);
    expect((await live()).matches).toEqual({ 'r1-m1': { ...score(3), log: 'log-1' } });
    for (const faulty of [{ counted: 'three' }, [], 3]) {
      expect((await add(people.scorer, id, { events: [], score: faulty })).isScoreKept).toBe(false);
    }
  },

  async 'a spectator who asks again is told that nothing is new, until something is'(backEnd: BackEnd) {
    const { id, draft, people } = await aCast(backEnd);
    const ask = async (tag = '') =>
      people.guest.ask(`/rest/v1/rpc/live?tournament=${id}`, {
        headers: tag ? { 'If-None-Match': tag } : {},
      });
    const first = await ask();
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=1, stale-while-revalidate=5');
    const tag = first.headers.get('ETag') ?? '';
    expect((await ask(tag)).status).toBe(304);
    // The answer is compressed.
    expect((await ask(`W/${tag}`)).status).toBe(304);
    await add(people.scorer, id, { events: [anEvent(1)] });
    const second = await ask(tag);
    expect([second.status, second.body]).toMatchObject([200, { head: 1, revision: 1 }]);
    await add(people.scorer, id, { events: [], score: { counted: 1, sets: [[1, 0]] } });
    const third = await ask(second.headers.get('ETag') ?? '');
    expect(third.body).toMatchObject({ matches: { 'r1-m1': { counted: 1 } } });
    await changeTournament(people.organiser, id, { record: aRecord(id, { name: 'Coupe' }) });
    expect((await ask(third.headers.get('ETag') ?? '')).body).toMatchObject({ revision: 2 });
    expect(await people.guest.call('live', { tournament: draft })).toBeNull();
    expect(await people.guest.call('live', { tournament: 'never-made' })).toBeNull();
  },

  async 'a gateway may hand the key of the address on to the database'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const apikey = 'public';
    expect(await people.guest.call('live', { tournament: id, apikey })).toMatchObject({ revision: 1 });
    expect(await people.guest.call('live_now', { apikey })).not.toBeNull();
  },

  async 'one question tells the scores of all that is played, and of nothing else'(backEnd: BackEnd) {
    const { id, draft, people } = await aCast(backEnd);
    const { id: other, people: others } = await aCast(backEnd);
    const { id: quiet } = await aCast(backEnd);
    const score = { counted: 1, sets: [{ home: 1, away: 0 }], status: 'inprogress' };
    const ask = async (tag = '') =>
      people.guest.ask('/rest/v1/rpc/live_now', { headers: tag ? { 'If-None-Match': tag } : {} });
    for (const tournament of [id, draft]) {
      await add(people.scorer, tournament, { events: [anEvent(1)], score });
    }
    for (const fixture of ['r1-m1', 'r1-m2'])
      await add(others.scorer, other, { fixture, events: [anEvent(1)], score });
    const first = await ask();
    const told = { ...score, log: 'log-1' };
    expect(first.body).toMatchObject({
      [id]: { revision: 1, head: 2, matches: { 'r1-m1': told } },
      [other]: { revision: 1, head: 4, matches: { 'r1-m1': told, 'r1-m2': told } },
    });
    expect(first.body).not.toHaveProperty(draft);
    expect(first.body).not.toHaveProperty(quiet);
    const tag = first.headers.get('ETag') ?? '';
    expect((await ask(tag)).status).toBe(304);
    await backEnd.setClock('2026-11-21T18:30:00+01:00');
    await add(others.scorer, other, { events: [anEvent(2)], score: { ...score, counted: 2 } });
    const later = await ask(tag);
    expect([later.status, later.body]).toMatchObject([200, { [other]: { head: 6 } }]);
    expect(later.body).not.toHaveProperty([other, 'matches', 'r1-m2']);
    expect(later.body).not.toHaveProperty(id);
  },

  async 'however many tournaments there are, those that moved are found by an index'({ query }: BackEnd) {
    await query('set enable_seqscan = off');
    try {
      const plan = await query('explain select from private.feeds where scored_at > now()');
      expect(JSON.stringify(plan)).toContain('feeds_by_score');
    } finally {
      await query('reset enable_seqscan');
    }
  },

  async 'a tournament made again under its identifier is newer to its followers'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const live = () => people.guest.call<{ revision: number; head: number }>('live', { tournament: id });
    await add(people.scorer, id, { events: [anEvent(1), anEvent(2)], score: { counted: 2 } });
    const before = await live();
    await people.organiser.ask(`/rest/v1/tournaments?id=eq.${id}`, { method: 'DELETE' });
    expect(await live()).toBeNull();
    await insertTournament(people.organiser, id);
    const after = await live();
    expect(after.revision).toBe(before.revision + 1);
    expect(after.head).toBe(before.head);
    await people.organiser.ask(`/rest/v1/tournaments?id=eq.${id}`, { method: 'DELETE' });
    await insertTournament(people.organiser, id);
    expect((await live()).revision).toBe(before.revision + 2);
  },

  async 'what is deleted takes its events, scores and scorers along'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    await add(people.scorer, id, { events: [anEvent(1)], score: { counted: 1 } });
    await people.organiser.ask(`/rest/v1/tournaments?id=eq.${id}`, { method: 'DELETE' });
    const left = await backEnd.query(`
      select tournament from public.match_events where tournament = '${id}'
      union all select tournament from public.live_matches where tournament = '${id}'
      union all select tournament from public.scorers where tournament = '${id}'`);
    expect(left).toEqual([]);
    expect(await add(people.scorer, id, { events: [anEvent(2)] })).toEqual({
      kind: 'refused',
      reason: 'not-a-scorer',
    });
    const written = await backEnd.query(
      `select entity, action from private.audit where entity_id = '${id}' order by id`,
    );
    expect(written).toEqual([
      { entity: 'tournaments', action: 'insert' },
      { entity: 'scorers', action: 'insert' },
      expect.objectContaining({ action: 'delete' }),
      expect.objectContaining({ action: 'delete' }),
    ]);
  },

  async 'courts that a tournament has are called after it, while it is published'(backEnd: BackEnd) {
    const organiser = await backEnd.member('organizer');
    const id = `t-${randomUUID()}`;
    const record = (name: string) => ({ record: aRecord(id, { name, date: '2026-11-20' }) });
    await insertTournament(organiser, id, record('Coupe'));
    const hours = { day: '2026-11-23', first_hour: 18, last_hour: 19, courts: [1, 2, 3, 4, 5, 6] };
    await organiser.call('take_courts', { tournament: id, centre: 'prouvy', ...hours });
    const sentence = async () => {
      const { closures } = await backEnd
        .guest()
        .call<{ readonly closures: object }>('courts_now', { centre: 'prouvy' });
      return JSON.stringify(closures).match(/Tournoi[^"]*|Gala/)?.[0];
    };
    expect(await sentence()).toBe('Tournoi\u00a0: Coupe');
    await changeTournament(organiser, id, record('Challenge'));
    expect(await sentence()).toBe('Tournoi\u00a0: Challenge');
    await changeTournament(organiser, id, { published: false });
    expect(await sentence()).toBe('Tournoi');
    await changeTournament(organiser, id, { ...record('Coupe'), published: true });
    expect(await sentence()).toBe('Tournoi\u00a0: Coupe');
    // Words of the staff stay.
    await backEnd.query(`update private.closures set sentence = 'Gala' where tournament = '${id}'`);
    await changeTournament(organiser, id, { published: false });
    expect(await sentence()).toBe('Gala');
  },

  async 'what time it is, everybody may know'({ guest, setClock }: BackEnd) {
    await setClock('2026-12-31T23:30:00Z');
    expect(new Date(await guest().call<string>('present_time'))).toEqual(new Date('2026-12-31T23:30:00Z'));
  },
} satisfies Record<string, (backEnd: BackEnd) => Promise<void>>;

/**
 * Ten phones add events at once while a reader goes on from their last position, and must not miss any. PGlite has one
 * session only and cannot show it.
 */
export async function missedEvents(backEnd: BackEnd): Promise<readonly string[]> {
  const { id, people } = await aCast(backEnd);
  const seen = new Set<string>();
  let isOver = false;
  const reading = (async () => {
    let since = 0;
    for (let isLast = false; !isLast; ) {
      isLast = isOver;
      const answer = await eventsOf(people.guest, id, since);
      since = answer.head;
      for (const event of ids(answer)) seen.add(event);
    }
  })();
  const names = Array.from({ length: 200 }, (_, place) => `event-${1000 + place}`);
  await Promise.all(
    Array.from({ length: 10 }, async (_, phone) => {
      for (let tap = 0; tap < 20; tap += 1) {
        await add(people.scorer, id, { events: [anEvent(tap, names[20 * phone + tap])] });
      }
    }),
  );
  isOver = true;
  await reading;
  return names.filter((name) => !seen.has(name));
}
