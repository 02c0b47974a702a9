import { randomUUID } from 'node:crypto';
import type { Answer, BackEnd, Visitor } from '../support/backEnd';
import { anEvent } from './anEvent';
import {
  aCast,
  aRecord,
  type Cast,
  changeTournament,
  everybody,
  insertTournament,
  invite,
  offer,
  type Person,
  readTournament,
} from './cast';

type Attempt = (visitor: Visitor, cast: Cast, person: Person, backEnd: BackEnd) => Promise<boolean>;

/** The answer contained rows. */
const hasRows = ({ status, body }: Answer) => status < 300 && Array.isArray(body) && body.length > 0;
const reads =
  (path: (cast: Cast) => string): Attempt =>
  async (visitor, cast) =>
    hasRows(await visitor.ask(`/rest/v1/${path(cast)}`));
const isKind = (body: unknown, kind: string) => (body as { readonly kind?: string } | null)?.kind === kind;

function addEvent(visitor: Visitor, tournament: string, sequence = 2) {
  return visitor.call('add_events', {
    tournament,
    log: 'log-1',
    fixture: 'r1-m1',
    events: [anEvent(sequence)],
  });
}

/** The attempts, the roles that may succeed, and a function that returns true on success. */
const attempts: readonly (readonly [string, readonly Person[], Attempt])[] = [
  ['read a published tournament', everybody, reads(({ id }) => `tournaments?id=eq.${id}`)],
  ['read an unpublished one', ['scorer', 'organiser'], reads(({ draft }) => `tournaments?id=eq.${draft}`)],
  [
    'ask how far an unpublished one is, by a row that they write down',
    ['scorer', 'organiser'],
    async (visitor, { draft }, _, { query }) => {
      const [table] = await query(`select count(*)::int as columns from pg_attribute
        where attrelid = 'public.tournaments'::regclass and attnum > 0`);
      const listed = `(${draft}${','.repeat(Number(table?.columns) - 1)})`;
      const answers = [await visitor.call('head', { listed }), await visitor.call('fixtures', { listed })];
      return answers.some((answer) => answer !== null);
    },
  ],
  ['read events past the functions', [], reads(({ id }) => `match_events?tournament=eq.${id}`)],
  ['read results past the functions', [], reads(({ id }) => `live_matches?tournament=eq.${id}`)],
  [
    'ask for a match of a published one',
    everybody,
    async (visitor, { id }) => {
      const asked = { tournament: id, log: 'log-1', fixture: 'r1-m1' };
      const { events } = await visitor.call<{ readonly events: readonly unknown[] }>(
        'events_of_match',
        asked,
      );
      return events.length > 0;
    },
  ],
  [
    'ask for a match of an unpublished one',
    ['scorer', 'organiser'],
    async (visitor, { draft }) => {
      const asked = { tournament: draft, log: 'log-1', fixture: 'r1-m1' };
      const { events } = await visitor.call<{ readonly events: readonly unknown[] }>(
        'events_of_match',
        asked,
      );
      return events.length > 0;
    },
  ],
  [
    'follow an unpublished one live',
    [],
    async (visitor, { draft }) => (await visitor.call('live', { tournament: draft })) !== null,
  ],
  [
    'create a tournament',
    ['other', 'organiser'],
    async (visitor) => hasRows(await insertTournament(visitor, `t-${randomUUID()}`)),
  ],
  [
    'create one in the name of somebody else',
    [],
    async (visitor, { scorerId }) =>
      hasRows(await insertTournament(visitor, `t-${randomUUID()}`, { organiser: scorerId })),
  ],
  [
    'rename it',
    ['organiser'],
    async (visitor, { id }, person) =>
      hasRows(await changeTournament(visitor, id, { record: aRecord(id, { name: `Coupe de ${person}` }) })),
  ],
  [
    'state the result of a match in its record',
    ['organiser'],
    async (visitor, { id, people }, person) => {
      const row = await readTournament(people.organiser, id);
      const result = { homeScore: 3, awayScore: everybody.indexOf(person), details: null };
      const record = { ...row?.record, fixtures: [{ id: 'r1-m1', status: 'finished', result }] };
      return hasRows(await changeTournament(visitor, id, { record }));
    },
  ],
  [
    'take it back from the public',
    ['organiser'],
    async (visitor, { id, people }) => {
      await changeTournament(visitor, id, { published: false });
      const isHidden = (await readTournament(people.guest, id)) === undefined;
      if (isHidden) await changeTournament(people.organiser, id, { published: true });
      return isHidden;
    },
  ],
  [
    'give it to somebody else',
    [],
    async (visitor, { id, otherId }, _, { query }) => {
      await changeTournament(visitor, id, { organiser: otherId });
      return (
        (await query(`select organiser from public.tournaments where id = '${id}'`))[0]?.organiser === otherId
      );
    },
  ],
  [
    'count its changes otherwise',
    [],
    async (visitor, { id }, _, { query }) => {
      await changeTournament(visitor, id, { revision: 99 });
      return (await query(`select revision from public.tournaments where id = '${id}'`))[0]?.revision === 99;
    },
  ],
  [
    'add an event',
    ['scorer', 'organiser'],
    async (visitor, { id }) => isKind(await addEvent(visitor, id), 'added'),
  ],
  [
    'write an event past the function',
    [],
    async (visitor, { id }, person) =>
      hasRows(
        await visitor.ask('/rest/v1/match_events', {
          method: 'POST',
          headers: { Prefer: 'return=representation' },
          body: JSON.stringify({
            tournament: id,
            log: 'log-1',
            fixture: 'r1-m1',
            id: `forged-${person}`,
            seq: 900,
            event: anEvent(3),
          }),
        }),
      ),
  ],
  [
    'change an event',
    [],
    async (visitor, { id }, _, { query }) => {
      const path = `/rest/v1/match_events?tournament=eq.${id}`;
      await visitor.ask(path, { method: 'PATCH', body: JSON.stringify({ event: { changed: true } }) });
      return (await query(`select from public.match_events where event ? 'changed'`)).length > 0;
    },
  ],
  [
    'erase events',
    [],
    async (visitor, { id }, _, { query }) => {
      await visitor.ask(`/rest/v1/match_events?tournament=eq.${id}`, { method: 'DELETE' });
      return (await query(`select from public.match_events where tournament = '${id}'`)).length === 0;
    },
  ],
  [
    'write a score past the function',
    [],
    async (visitor, { id }, person) =>
      hasRows(
        await visitor.ask('/rest/v1/live_matches', {
          method: 'POST',
          headers: { Prefer: 'return=representation' },
          body: JSON.stringify({ tournament: id, fixture: person, log: 'log-1', counted: 1, score: {} }),
        }),
      ),
  ],
  [
    'read an unpublished one with its results',
    ['scorer', 'organiser'],
    async (visitor, { draft }) =>
      (await visitor.call('tournament_with_results', { tournament: draft })) !== null,
  ],
  [
    'ask how many events its results count, of an unpublished one',
    ['scorer', 'organiser'],
    async (visitor, { draft }) =>
      JSON.stringify(await visitor.call('results_of_log', { tournament: draft, log: 'log-1' })) !== '{}',
  ],
  ['read scorers past the functions', [], reads(({ id }) => `scorers?tournament=eq.${id}`)],
  [
    'know that they score it',
    ['scorer'],
    async (visitor, { id }) => (await visitor.call<readonly string[]>('scored_tournaments')).includes(id),
  ],
  [
    'find an unpublished one in the list',
    ['scorer', 'organiser'],
    async (visitor, { draft }) => JSON.stringify(await visitor.call('listed_tournaments')).includes(draft),
  ],
  [
    'take the events of a person off the sheets',
    ['organiser'],
    async (visitor, { id, scorerId }) =>
      isKind(await visitor.call('remove_events', { tournament: id, person: scorerId }), 'removed'),
  ],
  [
    'dismiss a scorer',
    ['scorer', 'organiser'],
    async (visitor, { id, scorerId }) =>
      isKind(await visitor.call('dismiss_scorer', { tournament: id, person: scorerId }), 'dismissed'),
  ],
  [
    'offer it to another organiser',
    ['organiser'],
    async (visitor, { id }) => isKind(await visitor.call('offer_tournament', { tournament: id }), 'offered'),
  ],
  [
    'withdraw the offer',
    ['organiser'],
    async (visitor, { id }) => isKind(await visitor.call('withdraw_offer', { tournament: id }), 'withdrawn'),
  ],
  [
    'accept an offer',
    ['other', 'organiser'],
    async (visitor, { people }) => {
      const offered = `t-${randomUUID()}`;
      await insertTournament(people.organiser, offered);
      return isKind(
        await visitor.call('accept_tournament', { token: await offer(people.organiser, offered) }),
        'accepted',
      );
    },
  ],
  [
    'become a scorer by themselves',
    [],
    async (visitor, { id }, _, { query }) => {
      const before = await query(`select from public.scorers where tournament = '${id}'`);
      await visitor.ask('/rest/v1/scorers', { method: 'POST', body: JSON.stringify({ tournament: id }) });
      return (await query(`select from public.scorers where tournament = '${id}'`)).length > before.length;
    },
  ],
  [
    'invite scorers',
    ['organiser'],
    async (visitor, { id }) => isKind(await visitor.call('invite_scorers', { tournament: id }), 'invited'),
  ],
  [
    'end the invitations',
    ['organiser'],
    async (visitor, { id }) => isKind(await visitor.call('end_invitations', { tournament: id }), 'ended'),
  ],
  [
    'accept an invitation that nobody made',
    [],
    async (visitor) =>
      isKind(await visitor.call('accept_invitation', { token: 'nobody made this one' }), 'accepted'),
  ],
  [
    'delete a tournament',
    ['organiser'],
    async (visitor, { people }, person, { query }) => {
      const doomed = `t-${randomUUID()}`;
      await insertTournament(people.organiser, doomed);
      await visitor.ask(`/rest/v1/tournaments?id=eq.${doomed}`, { method: 'DELETE' });
      return (
        person !== null && (await query(`select from public.tournaments where id = '${doomed}'`)).length === 0
      );
    },
  ],
  [
    'know the scorers by their names',
    ['organiser'],
    async (visitor, { id, scorerId }) => {
      const answer = await visitor.call<{ readonly scorers?: readonly object[] }>('scorers_by_name', {
        tournament: id,
      });
      return (
        JSON.stringify(answer.scorers) === JSON.stringify([{ name: 'Ana Diaz', events: 0, person: scorerId }])
      );
    },
  ],
  [
    'know by their names who has written on the sheets',
    ['scorer', 'organiser'],
    async (visitor, { id }) => {
      const answer = await visitor.call<{ readonly kind: string }>('writers_by_name', { tournament: id });
      return answer.kind === 'listed';
    },
  ],
];

/** The readers and writers of each resource, each with a token of their own. */
export const accessScenarios = Object.fromEntries(
  attempts.map(([what, allowed, attempt]) => [
    `${what}: ${allowed.length === 0 ? 'nobody' : allowed.join(', ')}`,
    async (backEnd: BackEnd) => {
      const cast = await aCast(backEnd);
      for (const tournament of [cast.id, cast.draft]) {
        const score = { counted: 1, sets: [[1, 0]] };
        await cast.people.organiser.call('add_events', {
          tournament,
          log: 'log-1',
          fixture: 'r1-m1',
          events: [anEvent(1)],
          score,
          sheet: { result: null },
        });
      }
      const did: Person[] = [];
      for (const person of everybody) {
        if (await attempt(cast.people[person], cast, person, backEnd)) did.push(person);
      }
      expect(did).toEqual([...allowed]);
    },
  ]),
);

/** The effect of a right's end. */
export const endingScenarios = {
  async 'an organiser who is one no more changes nothing, with a token that is valid still'(
    backEnd: BackEnd,
  ) {
    const fired = await backEnd.member('organizer');
    const id = `t-${randomUUID()}`;
    expect(hasRows(await insertTournament(fired, id))).toBe(true);
    await backEnd.query(`update auth.users set raw_app_meta_data = '{}' where id = '${fired.id}'`);
    expect(hasRows(await insertTournament(fired, `t-${randomUUID()}`))).toBe(false);
    expect(hasRows(await changeTournament(fired, id, { record: aRecord(id, { name: 'Coupe' }) }))).toBe(
      false,
    );
    expect(isKind(await addEvent(fired, id), 'added')).toBe(false);
    expect(isKind(await fired.call('invite_scorers', { tournament: id }), 'invited')).toBe(false);
    await fired.ask(`/rest/v1/tournaments?id=eq.${id}`, { method: 'DELETE' });
    expect((await readTournament(fired, id))?.record.name).toBe('Championnat d’automne');
  },

  async 'a token whose session has ended is a guest’s: it reads no draft, and no data of its account'(
    backEnd: BackEnd,
  ) {
    const { people } = await aCast(backEnd);
    const [organiser, scorer] = [await backEnd.member('organizer'), await backEnd.member()];
    const id = `t-${randomUUID()}`;
    await insertTournament(organiser, id, { published: false });
    const token = await invite(organiser, id);
    await scorer.call('accept_invitation', { token });
    expect(isKind(await addEvent(scorer, id), 'added')).toBe(true);
    for (const leaving of [organiser, scorer]) {
      expect(isKind(await leaving.call('my_data'), 'known')).toBe(true);
      expect(hasRows(await leaving.ask(`/rest/v1/tournaments?id=eq.${id}`))).toBe(true);
      await leaving.ask('/auth/v1/logout', { method: 'POST' });
      expect(hasRows(await leaving.ask(`/rest/v1/tournaments?id=eq.${id}`))).toBe(false);
      expect(await leaving.call('tournament_with_results', { tournament: id })).toBeNull();
      expect(JSON.stringify(await leaving.call('listed_tournaments'))).not.toContain(id);
    }
    const nobody = { kind: 'refused', reason: 'nobody' };
    expect(await scorer.call('my_data')).toEqual(nobody);
    expect(await scorer.call('my_profile')).toEqual(nobody);
    expect(await scorer.call('change_profile', { changed: { club: 'Lille' } })).toEqual(nobody);
    expect(await scorer.call('delete_account', { password: 'un-mot-de-passe' })).toEqual(nobody);
    expect(await addEvent(scorer, id, 3)).toEqual({ kind: 'refused', reason: 'not-a-scorer' });
    expect(await scorer.call('scored_tournaments')).toEqual([]);
    const other = await invite(people.organiser, (await aCast(backEnd)).id);
    expect(await scorer.call('accept_invitation', { token: other })).toEqual(nobody);
  },

  async 'nobody gives themselves a role'(backEnd: BackEnd) {
    const climber = await backEnd.member();
    await climber.ask('/auth/v1/user', {
      method: 'PUT',
      body: JSON.stringify({
        data: { role: 'organizer' },
        app_metadata: { role: 'organizer' },
        raw_app_meta_data: { role: 'organizer' },
      }),
    });
    expect(hasRows(await insertTournament(climber, `t-${randomUUID()}`))).toBe(false);
  },

  async 'an invitation ends after a day, and is forgotten'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const token = await invite(people.organiser, id);
    await backEnd.setClock('2026-11-22T12:00:01+01:00');
    expect(await people.player.call('accept_invitation', { token })).toEqual({
      kind: 'refused',
      reason: 'expired',
    });
    await backEnd.query('select private.forget_outdated()');
    expect(await backEnd.query(`select from private.invitations where tournament = '${id}'`)).toEqual([]);
  },

  async 'a holder of an invitation may read what it is for, as long as it counts'(backEnd: BackEnd) {
    const { draft, people } = await aCast(backEnd);
    const token = await invite(people.organiser, draft);
    const expired = { kind: 'refused', reason: 'expired' };
    expect(await people.guest.call('read_invitation', { token })).toEqual({
      kind: 'open',
      tournament: draft,
      name: 'Championnat d’automne',
    });
    expect(await people.guest.call('read_invitation', { token: 'nobody made this one' })).toEqual(expired);
    await backEnd.setClock('2026-11-22T12:00:01+01:00');
    expect(await people.guest.call('read_invitation', { token })).toEqual(expired);
  },

  async 'an organiser reads that an invitation is their own, and is no scorer by it'(backEnd: BackEnd) {
    const { id, people, scorerId } = await aCast(backEnd);
    const token = await invite(people.organiser, id);
    expect(isKind(await people.organiser.call('read_invitation', { token }), 'own')).toBe(true);
    expect(isKind(await people.organiser.call('accept_invitation', { token }), 'accepted')).toBe(true);
    const scorers = await backEnd.query(`select person from public.scorers where tournament = '${id}'`);
    expect(scorers).toEqual([{ person: scorerId }]);
  },

  async 'a guest who is invited is asked to log in first'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const token = await invite(people.organiser, id);
    expect(await people.guest.call('accept_invitation', { token })).toEqual({
      kind: 'refused',
      reason: 'nobody',
    });
    expect(await people.player.call('accept_invitation', { token })).toEqual({
      kind: 'accepted',
      tournament: id,
    });
  },

  async 'a scorer who is dismissed, or resigns, adds nothing more'(backEnd: BackEnd) {
    const { id, draft, people, scorerId } = await aCast(backEnd);
    const dismissed = { tournament: id, person: scorerId };
    await people.other.call('dismiss_scorer', dismissed);
    expect(isKind(await addEvent(people.scorer, id), 'added')).toBe(true);
    await people.organiser.call('dismiss_scorer', dismissed);
    expect(await addEvent(people.scorer, id)).toEqual({ kind: 'refused', reason: 'not-a-scorer' });
    await people.scorer.call('dismiss_scorer', { tournament: draft, person: scorerId });
    expect(await addEvent(people.scorer, draft)).toEqual({ kind: 'refused', reason: 'not-a-scorer' });
  },

  async 'who is dismissed comes back by a new invitation alone; who resigns ends nobody else’s'(
    backEnd: BackEnd,
  ) {
    const { id, people, scorerId } = await aCast(backEnd);
    const [before, refused] = [await invite(people.organiser, id), { kind: 'refused', reason: 'expired' }];
    const scorer = { tournament: id, person: scorerId };
    const accept = (token: string) => people.scorer.call('accept_invitation', { token });
    await people.scorer.call('dismiss_scorer', scorer);
    expect(isKind(await accept(before), 'accepted')).toBe(true);
    await people.organiser.call('dismiss_scorer', scorer);
    expect(await accept(before)).toEqual(refused);
    expect(isKind(await accept(await invite(people.organiser, id)), 'accepted')).toBe(true);
  },

  async 'one person accepts twenty invitations a day, so that the audit does not grow in a loop'(
    backEnd: BackEnd,
  ) {
    const { id, people } = await aCast(backEnd);
    const loop = await backEnd.member();
    const token = await invite(people.organiser, id);
    const accept = () => loop.call('accept_invitation', { token });
    for (let round = 0; round < 20; round += 1) {
      expect(isKind(await accept(), 'accepted')).toBe(true);
      // Again, it changes nothing.
      expect(isKind(await accept(), 'accepted')).toBe(true);
      await loop.call('dismiss_scorer', { tournament: id, person: loop.id });
    }
    expect(await accept()).toEqual({ kind: 'refused', reason: 'too-many' });
    expect(isKind(await people.player.call('accept_invitation', { token }), 'accepted')).toBe(true);
  },

  async 'an organiser ends their invitations, and nobody else’s'(backEnd: BackEnd) {
    const { id, people } = await aCast(backEnd);
    const { id: elsewhere } = await aCast(backEnd);
    const [ended, other] = [await invite(people.organiser, id), await invite(people.organiser, elsewhere)];
    expect(await people.organiser.call('end_invitations', { tournament: id })).toEqual({ kind: 'ended' });
    const accept = (token: string) => people.player.call('accept_invitation', { token });
    expect(await accept(ended)).toEqual({ kind: 'refused', reason: 'expired' });
    expect(isKind(await accept(other), 'accepted')).toBe(true);
  },

  async 'of the inner functions a request may run those that policies ask'({ query }: BackEnd) {
    const callable = await query(`
      select distinct proname from pg_proc join pg_namespace n on n.oid = pronamespace,
        unnest(array['anon', 'authenticated']) role
      where nspname = 'private' and has_function_privilege(role, pg_proc.oid, 'execute') order by proname`);
    expect(callable.map(({ proname }) => proname)).toEqual([
      'caller',
      'clean_name',
      'clock',
      'has_role',
      'is_organiser_of',
      'prints_within',
      'scored_by_caller',
    ]);
  },
} satisfies Record<string, (backEnd: BackEnd) => Promise<void>>;
