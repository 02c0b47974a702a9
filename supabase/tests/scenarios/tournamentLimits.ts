import { randomUUID } from 'node:crypto';
import type { BackEnd, Visitor } from '../support/backEnd';
import { anEvent } from './anEvent';
import {
  aCast,
  aRecord,
  changeTournament,
  insertTournament,
  invite,
  offer,
  readTournament,
  withPlayoffs,
} from './cast';

const match = { log: 'log-1', fixture: 'r1-m1' };
const score = (counted: number) => ({ counted, status: 'inprogress', sets: [{ home: counted, away: 0 }] });
const sheet = (homeScore: number) => ({ result: { homeScore, awayScore: 0, details: null } });

interface Added {
  readonly kind: string;
  readonly head: number;
  readonly isScoreKept: boolean;
  readonly events: readonly { readonly id: string; readonly kind: string }[];
}
const add = (visitor: Visitor, tournament: string, given: object = {}) =>
  visitor.call<Added>('add_events', { ...match, tournament, events: [], ...given });
const live = (visitor: Visitor, tournament: string) =>
  visitor.call<{ readonly head: number; readonly matches: object; readonly behind: object }>('live', {
    tournament,
  });
const resultsSince = async (visitor: Visitor, tournament: string, since: number) =>
  (
    await visitor.call<{ readonly results: readonly object[] }>('tournament_with_results', {
      ...{ tournament, since, log: 'log-1' },
    })
  ).results;

interface Listed {
  readonly id: string;
  readonly date: string;
  readonly fixtures: object;
}
const pageOf = (visitor: Visitor, given: object = {}) =>
  visitor.call<{
    readonly tournaments: readonly Listed[];
    readonly after: { readonly date: string; readonly id: string } | null;
  }>('listed_tournaments', given);
const list = async (visitor: Visitor) => (await pageOf(visitor)).tournaments;
const removed = (visitor: Visitor, given: object = {}) =>
  visitor.call<{ readonly at: string; readonly ids: readonly string[] }>('removed_tournaments', given);

/** Limits of tournaments, their handover, and lists in pages. */
export const tournamentLimitScenarios = {
  async 'a result without an event is none, and the same result again is no news'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    expect(await add(people.scorer, id, { score: score(0), sheet: sheet(0) })).toMatchObject({
      isScoreKept: false,
    });
    expect(await live(people.guest, id)).toMatchObject({ head: 0, matches: {}, behind: {} });
    const result = { score: score(1), sheet: sheet(1) };
    await add(people.scorer, id, { events: [anEvent(1)], ...result });
    expect(await add(people.scorer, id, result)).toMatchObject({ isScoreKept: true, head: 2 });
    expect(await live(people.guest, id)).toMatchObject({ head: 2 });
    const long = { ...score(1), more: Array.from({ length: 30 }, () => randomUUID()).join('') };
    expect(await add(people.scorer, id, { score: long })).toEqual({ kind: 'refused', reason: 'malformed' });
  },

  async 'an organiser takes the events of one person off the sheets, and the results follow'(
    backEnd: BackEnd,
  ) {
    const { id, people, scorerId } = await aCast(backEnd);
    await add(people.scorer, id, { events: [anEvent(1)], score: score(1), sheet: sheet(1) });
    await add(people.organiser, id, { events: [anEvent(2)], score: score(2), sheet: sheet(2) });
    const other = { fixture: 'r1-m2', events: [anEvent(1), anEvent(2)], score: score(2), sheet: sheet(2) };
    const { head } = await add(people.scorer, id, other);
    const listed = (await list(people.guest)).find((each) => each.id === id);
    expect(listed?.fixtures).toEqual({ pending: 0, inprogress: 2, finished: 0 });

    const answer = await people.organiser.call('remove_events', { tournament: id, person: scorerId });
    expect(answer).toEqual({ kind: 'removed', events: 3, matches: 2 });
    // The event of the other person stays; three events count, one of which is the removal's own.
    const { events } = await add(people.organiser, id, { since: head });
    expect(events.map((event) => [event.kind, event.id === 'event-0001'])).toEqual([
      ['take-back', true],
      ['take-back', false],
    ]);
    expect(await live(people.guest, id)).toMatchObject({ behind: { 'r1-m1': 3 } });
    expect((await live(people.guest, id)).matches).not.toHaveProperty('r1-m2');
    expect(await resultsSince(people.guest, id, head)).toMatchObject([
      { fixture: 'r1-m1', counted: 2, events: 3 },
      { fixture: 'r1-m2', counted: 3, events: 3, sheet: { result: null } },
    ]);
    expect((await list(people.guest)).find((each) => each.id === id)?.fixtures).toEqual({
      ...{ pending: 1, inprogress: 1, finished: 0 },
    });
    const again = await add(people.organiser, id, { events: [anEvent(1)], score: score(3), sheet: sheet(1) });
    expect(again).toMatchObject({ added: 0, isScoreKept: true });
    expect(await live(people.guest, id)).toMatchObject({ behind: {} });
    expect(await people.organiser.call('scorers_by_name', { tournament: id })).toMatchObject({
      scorers: [{ events: 0 }],
      former: [],
    });
    const left = await backEnd.query(
      `select from public.match_events where tournament = '${id}' and event ->> 'kind' = 'goal'`,
    );
    expect(left).toHaveLength(1);
  },

  async 'events that were taken off leave their room to others'(backEnd: BackEnd) {
    const { id, people, scorerId } = await aCast(backEnd);
    const events = Array.from({ length: 2000 }, (_, place) => anEvent(place + 1));
    for (let sent = 0; sent < 2000; sent += 500)
      await add(people.scorer, id, { events: events.slice(sent, sent + 500) });
    await people.organiser.call('remove_events', { tournament: id, person: scorerId });
    expect(await add(people.organiser, id, { events: [anEvent(3000)] })).toMatchObject({ added: 1 });
  },

  async 'an organiser sees by name who has events on the sheets, dismissed scorers too'(backEnd: BackEnd) {
    const { id, people, scorerId } = await aCast(backEnd);
    await add(people.scorer, id, { events: [anEvent(1)] });
    const known = { person: scorerId, name: 'Ana Diaz', events: 1 };
    const ask = () => people.organiser.call('scorers_by_name', { tournament: id });
    expect(await ask()).toMatchObject({ kind: 'listed', scorers: [known], former: [] });
    await people.organiser.call('dismiss_scorer', { tournament: id, person: scorerId });
    expect(await ask()).toMatchObject({ kind: 'listed', scorers: [], former: [known] });
  },

  async 'an organiser reads which kinds of links to their tournament are still valid'(backEnd: BackEnd) {
    const { people } = await aCast(backEnd);
    // Without the invitation that made the scorer.
    const id = `t-${randomUUID()}`;
    await insertTournament(people.organiser, id);
    const links = async () =>
      (await people.organiser.call<{ readonly links: object }>('scorers_by_name', { tournament: id })).links;
    expect(await links()).toEqual([]);
    await invite(people.organiser, id);
    await invite(people.organiser, id);
    expect(await links()).toEqual(['open']);
    await offer(people.organiser, id);
    expect(await links()).toEqual(['handover', 'open']);
    await people.organiser.call('end_invitations', { tournament: id });
    expect(await links()).toEqual(['handover']);
    await backEnd.setClock('2026-11-22T12:00:01+01:00');
    expect(await links()).toEqual([]);
  },

  async 'an organiser hands a tournament to another organiser, who accepts'(backEnd: BackEnd) {
    const { id, people, otherId } = await aCast(backEnd);
    const token = await offer(people.organiser, id);
    const accept = (visitor: Visitor) => visitor.call('accept_tournament', { token });
    expect(await people.other.call('read_invitation', { token })).toMatchObject({ kind: 'handover' });
    expect(await people.player.call('accept_invitation', { token })).toEqual({
      kind: 'refused',
      reason: 'expired',
    });
    expect(await accept(people.player)).toEqual({ kind: 'refused', reason: 'not-an-organiser' });
    expect(await accept(people.guest)).toEqual({ kind: 'refused', reason: 'nobody' });
    await people.other.call('accept_invitation', { token: await invite(people.organiser, id) });
    expect(await accept(people.other)).toEqual({ kind: 'accepted', tournament: id });
    const [row] = await backEnd.query(`select organiser from public.tournaments where id = '${id}'`);
    expect(row).toEqual({ organiser: otherId });
    const renamed = (visitor: Visitor) =>
      changeTournament(visitor, id, { record: aRecord(id, { name: 'Reprise' }) });
    expect((await renamed(people.organiser)).body).toEqual([]);
    expect((await renamed(people.other)).body).toMatchObject([{ revision: 2 }]);
    expect(await add(people.organiser, id, { events: [anEvent(1)] })).toMatchObject({ kind: 'refused' });
    // The new organiser scores by their own right alone, and the link is used up.
    expect(await people.other.call('scored_tournaments')).not.toContain(id);
    expect(await accept(people.organiser)).toEqual({ kind: 'refused', reason: 'expired' });
  },

  async 'an offer ends by itself, by another one, or by its organiser'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const accept = (token: string) => people.other.call('accept_tournament', { token });
    const expired = { kind: 'refused', reason: 'expired' };
    const first = await offer(people.organiser, id);
    const second = await offer(people.organiser, id);
    expect(await accept(first)).toEqual(expired);
    // An end of the scorers' links leaves it.
    await people.organiser.call('end_invitations', { tournament: id });
    expect(await people.other.call('read_invitation', { token: second })).toMatchObject({ kind: 'handover' });
    await people.organiser.call('withdraw_offer', { tournament: id });
    expect(await accept(second)).toEqual(expired);
    const third = await offer(people.organiser, id);
    await backEnd.setClock('2026-11-22T12:00:01+01:00');
    expect(await accept(third)).toEqual(expired);
  },

  async 'the operator hands a tournament over, and its former organiser can delete their account'(
    backEnd: BackEnd,
  ) {
    const [leaving, staying] = [await backEnd.member('organizer'), await backEnd.member('organizer')];
    const id = `t-${randomUUID()}`;
    await insertTournament(leaving, id);
    expect(await leaving.call('delete_account', { password: 'un-mot-de-passe' })).toMatchObject({
      kind: 'organiser',
    });
    // As docs/how-to/back-end.md has it.
    await backEnd.query(`update public.tournaments set organiser =
      (select id from auth.users where email = '${staying.email}') where id = '${id}'`);
    expect(await leaving.call('delete_account', { password: 'un-mot-de-passe' })).toEqual({
      kind: 'deleted',
    });
    expect((await changeTournament(staying, id, { published: true })).body).toMatchObject([{ revision: 1 }]);
  },

  async 'an organiser who is one no more scores nothing through an earlier invitation'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const fired = await backEnd.member('organizer');
    const own = `t-${randomUUID()}`;
    await insertTournament(fired, own);
    const [token, others] = [await invite(fired, own), await invite(people.organiser, id)];
    await fired.call('accept_invitation', { token: others });
    expect(await add(fired, id, { events: [anEvent(1)] })).toMatchObject({ kind: 'added' });
    await backEnd.query(`update auth.users set raw_app_meta_data = '{}' where id = '${fired.id}'`);
    expect(await add(fired, id, { events: [anEvent(2)] })).toEqual({
      kind: 'refused',
      reason: 'not-a-scorer',
    });
    expect(await people.player.call('accept_invitation', { token })).toMatchObject({ kind: 'refused' });
    expect(await people.player.call('read_invitation', { token: others })).toMatchObject({ kind: 'open' });
    await changeTournament(fired, own, { record: aRecord(own, { name: 'Coupe' }), published: false });
    expect((await readTournament(people.guest, own))?.record.name).toBe('Championnat d’automne');
  },

  async 'an identifier stays with its organiser, and nobody learns what has it'(backEnd: BackEnd) {
    const { id, draft, people } = await aCast(backEnd);
    const gone = `t-${randomUUID()}`;
    await insertTournament(people.organiser, gone);
    await people.organiser.ask(`/rest/v1/tournaments?id=eq.${gone}`, { method: 'DELETE' });
    const refused = await insertTournament(people.player, `t-${randomUUID()}`);
    expect(refused.status).toBe(403);
    for (const taken of [id, draft, gone]) {
      const { status, body } = await insertTournament(people.other, taken);
      expect([status, body]).toEqual([refused.status, refused.body]);
    }
    expect((await insertTournament(people.organiser, gone)).status).toBe(201);
  },

  async 'an organiser has so many tournaments, and no more'(backEnd: BackEnd) {
    const organiser = await backEnd.member('organizer');
    const create = async () => (await insertTournament(organiser, `t-${randomUUID()}`)).status;
    const limit = (most: number) => backEnd.query(`update private.centres set tournaments_by_one = ${most}`);
    await limit(2);
    try {
      expect([await create(), await create()]).toEqual([201, 201]);
      const { status, body } = await insertTournament(organiser, `t-${randomUUID()}`);
      expect([status, body]).toMatchObject([422, { message: 'too-many-tournaments' }]);
      // A deleted one makes room, ten times.
      await backEnd.query(`delete from public.tournaments where organiser = '${organiser.id}'`);
      expect(await create()).toBe(201);
      await backEnd.query(`insert into private.feeds (tournament, organiser)
        select 't-' || gen_random_uuid(), '${organiser.id}' from generate_series(1, 20)`);
      expect(await create()).toBe(422);
      await limit(300);
      expect(await create()).toBe(201);
      await backEnd.query(`update private.feeds set hidden_at = private.clock() where organiser = '${organiser.id}';
        insert into private.feeds (tournament, organiser, hidden_at)
        select 't-' || gen_random_uuid(), '${organiser.id}', private.clock() from generate_series(1, 80)`);
      expect(await create()).toBe(422);
      await backEnd.setClock('2026-11-22T12:00:01+01:00');
      expect(await create()).toBe(201);
    } finally {
      await limit(300);
    }
  },

  async 'a list goes on where a page ends, and says nothing of the others'(backEnd: BackEnd) {
    const { id, draft, people } = await aCast(backEnd);
    await backEnd.query(`
      delete from public.tournaments where id like 'page-%';
      insert into public.tournaments (id, organiser, record)
      select 'page-' || place, (select organiser from public.tournaments where id = '${id}'),
        (select record from public.tournaments where id = '${id}') || jsonb_build_object('id', 'page-' || place, 'date',
          to_char(date '2027-01-01' + place % 40, 'YYYY-MM-DD'))
      from generate_series(1, 250) place`);
    const seen: string[] = [];
    let page = await pageOf(people.guest);
    expect(page.tournaments).toHaveLength(100);
    for (;;) {
      seen.push(...page.tournaments.map((each) => each.id));
      if (page.after === null) break;
      page = await pageOf(people.guest, { before_date: page.after.date, before_id: page.after.id });
    }
    expect(new Set(seen.filter((each) => each.startsWith('page-'))).size).toBe(250);
    expect(seen.length).toBe(new Set(seen).size);
    expect(seen).not.toContain(draft);
    // However old, the first page has those of its reader.
    expect((await list(people.scorer)).map((each) => each.id)).toEqual(expect.arrayContaining([id, draft]));
    await backEnd.query(`delete from public.tournaments where id like 'page-%'`);
  },

  async 'a page of the list with long texts has fewer tournaments, and the next one goes on'(
    backEnd: BackEnd,
  ) {
    const { id, people } = await aCast(backEnd);
    await backEnd.query(`
      insert into public.tournaments (id, organiser, record)
      select 'long-' || place, organiser, record || jsonb_build_object('id', 'long-' || place, 'date', '2027-02-01',
        'description', repeat('x', 60000))
      from public.tournaments, generate_series(1, 20) place where id = '${id}'`);
    const first = await pageOf(people.guest);
    expect(JSON.stringify(first).length).toBeLessThan(600_000);
    const { date: before_date, id: before_id } = first.tournaments.at(-1) ?? {};
    expect(first.after).toEqual({ date: before_date, id: before_id });
    const second = await pageOf(people.guest, { before_date, before_id });
    const third = await pageOf(people.guest, {
      ...{ before_date: second.after?.date, before_id: second.after?.id },
    });
    const seen = [first, second, third].flatMap((page) => page.tournaments.map((each) => each.id));
    expect(seen.filter((each) => each.startsWith('long-'))).toHaveLength(20);
    expect(seen).toContain(id);
    await backEnd.query(`delete from public.tournaments where id like 'long-%'`);
  },

  async 'a result has nothing but what pages send, and loses all of it with its events'(backEnd: BackEnd) {
    const { id, people, scorerId } = await aCast(backEnd);
    await changeTournament(people.organiser, id, { record: aRecord(id, withPlayoffs) });
    const sent = (changed: object) =>
      add(people.scorer, id, { events: [anEvent(1)], score: score(1), sheet: sheet(1), ...changed });
    for (const changed of [
      { score: { ...score(1), more: '' } },
      { score: { ...score(1), status: 'won' } },
      { sheet: { ...sheet(1), more: '' } },
      { fixture: 'a-\u0001-final-a_b' },
    ])
      expect([changed, await sent(changed)]).toMatchObject([changed, { kind: 'refused' }]);
    await changeTournament(people.organiser, id, { record: aRecord(id, { log: 'log-\u0001' }) });
    expect(await sent({ log: 'log-\u0001' })).toMatchObject({ kind: 'refused' });
    await changeTournament(people.organiser, id, { record: aRecord(id, withPlayoffs) });
    const whole = { ...sheet(1), times: {}, slot: 'final', homeTeam: 'Lille', awayTeam: 'Lyon' };
    expect(await sent({ sheet: whole })).toMatchObject({ isScoreKept: true });
    expect(await resultsSince(people.guest, id, 0)).toMatchObject([{ sheet: whole }]);
    await people.organiser.call('remove_events', { tournament: id, person: scorerId });
    const [{ sheet: left }] = (await resultsSince(people.guest, id, 0)) as [{ readonly sheet: object }];
    expect(left).toEqual({ result: null });
  },

  async 'a tournament that is gone leaves a tombstone, until it is there again'(backEnd: BackEnd) {
    const { id, draft, people } = await aCast(backEnd);
    const { id: other } = await aCast(backEnd);
    const { at } = await removed(people.guest);
    const gone = async (visitor = people.guest) =>
      (await removed(visitor, { since: at })).ids.filter((each) => [id, draft, other].includes(each));
    expect(await gone()).toEqual([]);
    for (const each of [id, draft])
      await people.organiser.ask(`/rest/v1/tournaments?id=eq.${each}`, { method: 'DELETE' });
    await changeTournament(people.organiser, other, { published: false });
    // A draft was never known to anybody.
    expect([...(await gone())].sort()).toEqual([id, other].sort());
    expect(await gone(people.organiser)).toEqual([id]);
    await insertTournament(people.organiser, id);
    await changeTournament(people.organiser, other, { published: true });
    expect(await gone()).toEqual([]);
    await backEnd.setClock('2026-11-21T15:00:00+01:00');
    const { at: later } = await removed(people.guest);
    expect(new Date(later)).toEqual(new Date('2026-11-21T13:59:00Z'));
  },

  async 'an unknown tournament is answered as briefly, and cached as long, as any other'({ guest }: BackEnd) {
    const answer = await guest().ask(`/rest/v1/rpc/live?tournament=${randomUUID()}`);
    expect([answer.status, answer.body]).toEqual([200, null]);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=1, stale-while-revalidate=5');
    const tag = answer.headers.get('ETag') ?? '';
    const again = await guest().ask(`/rest/v1/rpc/live?tournament=${randomUUID()}`, {
      headers: { 'If-None-Match': tag },
    });
    expect(again.status).toBe(304);
  },

  async 'what prints long is refused in records, events and results'(backEnd: BackEnd) {
    const { id, people, scorerId } = await aCast(backEnd);
    await add(people.scorer, id, { events: [anEvent(1)] });
    // As PostgREST hands it on: a body of JavaScript has no such number.
    const ask = async (long: string, given: object) => {
      const sent = JSON.stringify({ events: [], score: null, sheet: null, ...given }).replaceAll(
        '"long"',
        long,
      );
      const [row] = await backEnd.query(`select set_config('request.jwt.claim.sub', '${scorerId}', false),
          set_config('request.jwt.claims', jsonb_build_object('session_id', id)::text, false)
        from auth.sessions where user_id = '${scorerId}';
        select public.add_events('${id}', 'log-1', 'r1-m1', sent -> 'events', 0,
          nullif(sent -> 'score', 'null'), nullif(sent -> 'sheet', 'null')) ->> 'reason' as reason
        from (select '${sent}'::jsonb as sent) request`);
      return row?.reason;
    };
    try {
      for (const long of ['1e131071', '-1e131071', '1e-16383', '0e-16383']) {
        const reasons = [
          await ask(long, { events: [{ ...anEvent(2), more: [{ deep: 'long' }] }] }),
          await ask(long, { score: { ...score(1), sets: 'long' }, sheet: sheet(1) }),
          await ask(long, { score: score(1), sheet: { result: ['long'] } }),
        ];
        expect([long, reasons]).toEqual([long, ['malformed', 'malformed', 'malformed']]);
        const changed =
          backEnd.query(`update public.tournaments set record = record || '{"more":${long}}'::jsonb
          where id = '${id}'`);
        await expect(changed).rejects.toThrow('tournaments_record_check');
      }
      const controls = (count: number) => '\u0001'.repeat(count);
      expect([
        await ask('', { events: [{ ...anEvent(2), more: controls(400) }] }),
        await ask('', { score: { ...score(1), sets: controls(60) }, sheet: sheet(1) }),
        await ask('', { score: score(1), sheet: { result: controls(3000) } }),
      ]).toEqual(['malformed', 'malformed', 'malformed']);
      const usual = { events: [{ ...anEvent(2), more: [1e15, -0.1, 1 / 3] }] };
      expect(await ask('', usual)).toBeNull();
    } finally {
      await backEnd.query(
        `select set_config('request.jwt.claim.sub', '', false), set_config('request.jwt.claims', '', false)`,
      );
    }
  },

  async 'an event far ahead of all others is refused, or no event could follow it'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const sent = (sequence: number) =>
      add(people.scorer, id, { events: [anEvent(sequence, `event-at-${sequence}`)] });
    expect(await sent(2_000_000_000)).toEqual({ kind: 'refused', reason: 'malformed' });
    // A phone may have been without a network for long, and others follow it.
    for (const sequence of [10_000, 10_001, 10_002])
      expect(await sent(sequence)).toMatchObject({ kind: 'added', added: 1 });
  },

  async 'a line of the list has a limit'(backEnd: BackEnd) {
    const organiser = await backEnd.member('organizer');
    const id = `t-${randomUUID()}`;
    await insertTournament(organiser, id);
    const teams = (count: number) =>
      Array.from({ length: count }, (_, place) => `${place} ${'é'.repeat(200)}`);
    const change = async (changed: object) =>
      (await changeTournament(organiser, id, { record: aRecord(id, changed) })).status;
    expect(await change({ teams: teams(100) })).toBe(200);
    for (const long of [
      { teams: teams(200) },
      { description: 'x'.repeat(70_000) },
      { level: 'x'.repeat(70_000) },
      { teams: ['\u0001'.repeat(11_000)] },
    ])
      expect([Object.keys(long), await change(long)]).toEqual([Object.keys(long), 400]);
  },

  async 'a request of a table answers ten rows, so that no answer has all records or calendars'({
    guest,
    member,
    query,
  }: BackEnd) {
    const organiser = await member('organizer');
    for (let count = 0; count < 11; count += 1) await insertTournament(organiser, `t-${randomUUID()}`);
    const { body } = await guest().ask('/rest/v1/tournaments?select=record,calendar&limit=1000');
    expect(body).toHaveLength(10);
    expect(await query(`select rolconfig from pg_roles where rolname = 'authenticator'`)).toEqual([
      { rolconfig: ['pgrst.db_max_rows=10'] },
    ]);
  },

  async 'a request that takes seconds is ended by the data interface'({ query }: BackEnd) {
    const told = await query(`select rolname, rolconfig from pg_roles
      where rolname in ('anon', 'authenticated') order by rolname`);
    expect(told).toEqual([
      { rolname: 'anon', rolconfig: ['statement_timeout=3s'] },
      { rolname: 'authenticated', rolconfig: ['statement_timeout=8s'] },
    ]);
  },

  async 'of one tournament the board shows the last two hundred matches'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    await backEnd.query(`
      insert into public.live_matches (tournament, log, fixture, events, counted, score, sheet, changed_at)
      select '${id}', 'log-1', 'm' || place, 1, 1, '{"sets":[],"status":"inprogress"}', '{"result":null}',
        private.clock() - place * interval '1 second' from generate_series(1, 201) place;
      update private.feeds set scored_at = private.clock() where tournament = '${id}'`);
    const board = await people.guest.call<Readonly<Record<string, { readonly matches: object }>>>('live_now');
    const shown = Object.keys(board[id]?.matches ?? {});
    expect([shown.length, shown.includes('m1'), shown.includes('m201')]).toEqual([200, true, false]);
  },

  async 'the board has an end, and room for short tournaments before long ones'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    await add(people.scorer, id, { events: [anEvent(1)], score: score(1), sheet: sheet(1) });
    await backEnd.query(`
      insert into public.tournaments (id, organiser, record)
      select 'long-' || place, organiser, record || jsonb_build_object('id', 'long-' || place)
      from public.tournaments, generate_series(1, 8) place where id = '${id}';
      insert into public.live_matches (tournament, log, fixture, events, counted, score, sheet, changed_at)
      select 'long-' || place, 'log-1', lpad(match::text, 500, 'x'), 1, 1, '{"sets":[],"status":"inprogress"}',
        '{"result":null}', private.clock() from generate_series(1, 8) place, generate_series(1, 200) match;
      update private.feeds set scored_at = private.clock() where tournament like 'long-%'`);
    const board = await people.guest.call<Readonly<Record<string, object>>>('live_now');
    expect(JSON.stringify(board).length).toBeLessThan(600_000);
    expect(board).toHaveProperty([id]);
    expect(Object.keys(board).length).toBeLessThan(6);
  },

  async 'of one tournament a hundred links of scorers count, and an offer stays'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const offered = await offer(people.organiser, id);
    const first = await invite(people.organiser, id);
    await backEnd.query(`update private.invitations set expires_at = expires_at - interval '1 hour'
      where tournament = '${id}' and not is_handover`);
    for (let count = 0; count < 100; count += 1) await invite(people.organiser, id);
    expect(await people.player.call('accept_invitation', { token: first })).toEqual({
      ...{ kind: 'refused', reason: 'expired' },
    });
    const left = await backEnd.query(`select from private.invitations where tournament = '${id}'`);
    expect(left).toHaveLength(101);
    expect(await people.other.call('read_invitation', { token: offered })).toMatchObject({
      kind: 'handover',
    });
  },

  async 'a removal of the events of a person without any leaves everything as it is'(backEnd: BackEnd) {
    const { id, people, otherId } = await aCast(backEnd);
    await add(people.scorer, id, { events: [anEvent(1)], score: score(1), sheet: sheet(1) });
    const state = () =>
      backEnd.query(`select head, scored_at::text, (select count(*)::int from private.audit) as audited
        from private.feeds where tournament = '${id}'`);
    const before = await state();
    await backEnd.setClock('2026-11-21T13:00:00+01:00');
    const answer = await people.organiser.call('remove_events', { tournament: id, person: otherId });
    expect(answer).toEqual({ kind: 'removed', events: 0, matches: 0 });
    expect(await state()).toEqual(before);
  },

  async 'the removed events of a match have an end'(backEnd: BackEnd) {
    const { id, people, scorerId } = await aCast(backEnd);
    await add(people.scorer, id, { events: [anEvent(1)] });
    await backEnd.query(`insert into public.match_events (tournament, log, fixture, id, seq, event, removed)
      select '${id}', 'log-1', 'r1-m1', 'removed-' || place, place + 10, jsonb_build_object('sequence', place), true
      from generate_series(1, 10000) place`);
    const removing = people.organiser.call('remove_events', { tournament: id, person: scorerId });
    await expect(removing).rejects.toThrow('live_matches_removed_check');
  },
} satisfies Record<string, (backEnd: BackEnd) => Promise<void>>;
