import { randomUUID } from 'node:crypto';
import type { BackEnd, Member, Visitor } from '../support/backEnd';
import { anEvent } from './anEvent';
import { insertTournament, invite } from './cast';
import { aWish, keyOf } from './wish';

interface Known {
  readonly kind: string;
  readonly reason?: string;
  readonly account: {
    readonly email: string;
    readonly writtenByYou: object;
    readonly writtenByTheCentre: object;
  };
  readonly reservations: readonly {
    readonly id: string;
    readonly name: string;
    readonly cancelledAt: string | null;
  }[];
  readonly tournaments: readonly { readonly id: string; readonly record: { readonly name: string } }[];
  readonly scorerOf: readonly object[];
  readonly eventsWritten: readonly object[];
  readonly changes: readonly object[];
}

const known = (visitor: Visitor) => visitor.call<Known>('my_data');
/** The password of every member of these scenarios (support/backEnd.ts). */
const password = 'un-mot-de-passe';
const remove = (visitor: Visitor, given = password) => visitor.call('delete_account', { password: given });
const canLogIn = async ({ guest }: BackEnd, { email }: Member) =>
  (
    await guest().ask('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify({ email, password }),
    })
  ).status === 200;

async function aTournament(organiser: Visitor): Promise<string> {
  const id = `t-${randomUUID()}`;
  await insertTournament(organiser, id);
  return id;
}

/** A scorer who records a goal of that tournament. */
async function aScorer({ member }: BackEnd, organiser: Visitor, tournament: string): Promise<Member> {
  const scorer = await member();
  await scorer.call('accept_invitation', { token: await invite(organiser, tournament) });
  const match = { tournament, log: 'log-1', fixture: 'r1-m1' };
  await scorer.call('add_events', { ...match, events: [anEvent(2), anEvent(3)] });
  return scorer;
}

/** The rules for accounts, on every engine. */
export const accountScenarios = {
  async 'a member is handed all that is known of them, and nothing of anybody else'(backEnd: BackEnd) {
    const { member, guest, query } = backEnd;
    const [organiser, theirs] = [await member('organizer'), await member()];
    const tournament = await aTournament(organiser);
    const ana = await aScorer(backEnd, organiser, tournament);
    await aScorer(backEnd, organiser, await aTournament(organiser));
    await query(
      `update auth.users set raw_app_meta_data = '{"licenseNumber":"FJF-7"}' where id = '${ana.id}'`,
    );
    const [kept, cancelled, other] = [aWish(), aWish({ hour: 20 }), aWish({ name: 'Zoé Autrui' })];
    for (const wish of [kept, cancelled]) await ana.call('book', wish);
    await ana.call('cancel_reservation', keyOf(cancelled));
    await theirs.call('book', other);
    await guest().call('book', aWish({ name: 'Zoé Autrui' }));

    const data = await known(ana);
    expect(data.kind).toBe('known');
    expect(data.account).toMatchObject({
      email: ana.email,
      writtenByYou: { name: 'Ana Diaz' },
      writtenByTheCentre: { licenseNumber: 'FJF-7' },
    });
    expect(data.reservations.map(({ id, cancelledAt }) => [id, cancelledAt !== null])).toEqual([
      [kept.id, false],
      [cancelled.id, true],
    ]);
    expect(data.scorerOf).toEqual([{ id: tournament, name: 'Championnat d’automne' }]);
    expect(data.eventsWritten).toMatchObject([{ tournament, match: 'r1-m1', count: 2 }]);
    expect(data.changes).toMatchObject([
      { action: 'insert', entity: 'scorers' },
      { action: 'insert', entity: 'reservations', id: kept.id },
      { action: 'insert', entity: 'reservations', id: cancelled.id },
      { action: 'update', entity: 'reservations', id: cancelled.id },
    ]);
    expect(data.tournaments).toEqual([]);
    expect(JSON.stringify(data)).not.toMatch(/Zoé|secret|password/);
  },

  async 'an organiser is handed their tournaments, and nobody else’s'({ member }: BackEnd) {
    const [organiser, other] = [await member('organizer'), await member('organizer')];
    const tournament = await aTournament(organiser);
    await aTournament(other);
    const { tournaments } = await known(organiser);
    expect(tournaments).toMatchObject([{ id: tournament, record: { name: 'Championnat d’automne' } }]);
  },

  async 'nobody is known of a guest, and there is nobody to delete'({ guest }: BackEnd) {
    expect(await known(guest())).toEqual({ kind: 'refused', reason: 'nobody' });
    expect(await remove(guest())).toEqual({ kind: 'refused', reason: 'nobody' });
  },

  async 'whose account is deleted is gone with their sessions, gives back their court and leaves no name'(
    backEnd: BackEnd,
  ) {
    const { member, query, setClock } = backEnd;
    const [ana, theirs] = [await member(), await member()];
    const [past, ahead, other] = [
      aWish({ day: '2026-11-21', hour: 13 }),
      aWish(),
      aWish({ day: '2026-12-05' }),
    ];
    for (const wish of [past, ahead]) await ana.call('book', wish);
    await theirs.call('book', other);
    await setClock('2026-11-21T15:00:00+01:00');
    expect(await canLogIn(backEnd, ana)).toBe(true);
    expect(await remove(ana)).toEqual({ kind: 'deleted' });

    expect(await canLogIn(backEnd, ana)).toBe(false);
    expect((await ana.ask('/auth/v1/user')).status).toBeGreaterThanOrEqual(400);
    expect(await query(`select from auth.sessions where user_id = '${ana.id}'`)).toEqual([]);
    // Her token has not run out; it opens nothing.
    expect(await known(ana)).toEqual({ kind: 'refused', reason: 'nobody' });
    expect(await remove(ana)).toEqual({ kind: 'refused', reason: 'nobody' });
    const left = await query(
      `select id, name, email, owner, cancelled_at is not null as cancelled from private.reservations order by day`,
    );
    expect(left).toMatchObject([
      { id: past.id, name: null, email: null, owner: null, cancelled: false },
      { id: ahead.id, name: null, email: null, owner: null, cancelled: true },
      { id: other.id, name: 'Ana Diaz', owner: theirs.id, cancelled: false },
    ]);
    expect(await canLogIn(backEnd, theirs)).toBe(true);
    const written = await query(`select action, entity from private.audit where entity = 'accounts'`);
    expect(written).toEqual([{ action: 'delete', entity: 'accounts' }]);
  },

  async 'what grows for ever is read by indexes, for one person and in the night'({
    member,
    query,
  }: BackEnd) {
    const { id } = await member();
    for (const call of [
      `public.own_reservations(jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'secret', '${password}')))`,
      'public.my_data()',
      `public.delete_account('${password}')`,
      'private.forget_outdated()',
    ]) {
      // Counts of earlier work of this session would be among those of the transaction.
      await query('select pg_stat_force_next_flush()');
      await query(`begin; discard plans; set local enable_seqscan = off;
        select set_config('request.jwt.claim.sub', '${id}', true), set_config('request.jwt.claims',
          jsonb_build_object('session_id', (select id from auth.sessions where user_id = '${id}'))::text, true)`);
      try {
        await query(`select ${call}`);
        const scanned = await query(`select relname as name from pg_stat_xact_user_tables
          where seq_scan > 0 and schemaname in ('private', 'public') order by relname`);
        // These are short: their rows end after days, or are made one by one by the desk.
        const short =
          /^(centres|closures|invitations|mail_links|series|series_requests|suspensions|waiting)$/;
        expect([call, scanned.filter(({ name }) => !short.test(String(name)))]).toEqual([call, []]);
        const plan = await query(`explain select from private.reservations where owner = '${id}'`);
        expect(JSON.stringify(plan)).toContain('reservations_by_owner');
      } finally {
        await query('rollback');
      }
    }
  },

  async 'an account is deleted with its password alone, and five wrong ones are enough for an hour'(
    backEnd: BackEnd,
  ) {
    const { member, query, setClock } = backEnd;
    const [ana, theirs] = [await member(), await member()];
    await setClock('2026-11-21T15:00:00+01:00');
    for (const wrong of ['', 'un-autre', `${password}!`, 'x'.repeat(5_000), null]) {
      const answer = await ana.call('delete_account', { password: wrong });
      expect([wrong, answer]).toEqual([wrong, { kind: 'wrong-password' }]);
    }
    // Now even the right one has to wait, and the wrong ones of one member keep no other from leaving.
    const { kind, until } = Object(await remove(ana));
    expect([kind, Date.parse(until)]).toEqual(['too-many-tries', Date.parse('2026-11-21T16:00:00+01:00')]);
    expect(await canLogIn(backEnd, ana)).toBe(true);
    expect(await remove(theirs)).toEqual({ kind: 'deleted' });
    await setClock('2026-11-21T16:00:01+01:00');
    // Supabase writes the same hash in another spelling.
    await query(`update auth.users set encrypted_password = replace(encrypted_password, '$2b$', '$2a$')
      where id = '${ana.id}'`);
    expect(await remove(ana, 'un-autre')).toEqual({ kind: 'wrong-password' });
    expect(await remove(ana)).toEqual({ kind: 'deleted' });
    expect(await query('select from private.wrong_passwords')).toEqual([]);
  },

  async 'an account without a password of its own is not deleted by a request'({ member, query }: BackEnd) {
    const ana = await member();
    for (const stored of ['null', "''", "'$argon2id$v=19$m=65536'", "'$2a$'"]) {
      await query(`update auth.users set encrypted_password = ${stored} where id = '${ana.id}'`);
      expect([stored, await remove(ana, '')]).toEqual([stored, { kind: 'wrong-password' }]);
    }
  },

  async 'what a member writes about themselves is in their profile, and not in their metadata or tokens'({
    guest,
    member,
    query,
  }: BackEnd) {
    const ana = await member();
    const bob = await member();
    const profile = (visitor: Visitor) => visitor.call('my_profile');
    const change = (visitor: Visitor, changed: unknown) => visitor.call('change_profile', { changed });
    const of = (details: object) => ({ kind: 'profile', details });
    expect(await profile(ana)).toEqual(of({ name: 'Ana Diaz' }));
    const traces = async (text: string) =>
      query(`select id from auth.users where to_jsonb(users)::text like '%${text}%' and id = '${ana.id}'
        union select user_id from auth.identities where to_jsonb(identities)::text like '%${text}%' and user_id = '${ana.id}'`);
    expect(await traces('Diaz')).toEqual([]);
    const { body } = await guest().ask('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify({ email: ana.email, password }),
    });
    expect(JSON.stringify(body)).not.toContain('Diaz');

    expect(await change(ana, { phone: '06 12', club: '' })).toEqual(
      of({ name: 'Ana Diaz', phone: '06 12', club: '' }),
    );
    for (const wrong of [{ role: 'organizer' }, { name: 3 }, { name: 'x'.repeat(201) }, ['name'], null]) {
      expect([wrong, await change(ana, wrong)]).toEqual([wrong, { kind: 'refused', reason: 'malformed' }]);
    }
    await expect(change(ana, { name: 'x'.repeat(9_000) })).rejects.toThrow(/8192/);
    expect(await profile(bob)).toEqual(of({ name: 'Ana Diaz' }));
    expect(await change(guest(), { name: 'Personne' })).toEqual({ kind: 'refused', reason: 'nobody' });

    // A site of an earlier release writes the metadata.
    await ana.ask('/auth/v1/user', {
      method: 'PUT',
      body: JSON.stringify({ data: { name: 'Ana Changée' } }),
    });
    expect(await profile(ana)).toEqual(of({ name: 'Ana Changée', phone: '06 12', club: '' }));
    expect(await traces('Changée')).toEqual([]);
    await remove(ana);
    expect(await query(`select from private.profiles where person = '${ana.id}'`)).toEqual([]);
    expect(await profile(ana)).toEqual({ kind: 'refused', reason: 'nobody' });
  },

  async 'a name in a profile can be read: controls are taken out, and invisible characters are no name'({
    member,
  }: BackEnd) {
    const ana = await member();
    const named = async (name: string) => {
      const { details } = await ana.call<{ details: { name: string } }>('change_profile', {
        changed: { name },
      });
      return details.name;
    };
    expect(await named(' Ana\u202e Diaz ')).toBe('Ana Diaz');
    expect(await named('\u200b\u202e\u3164')).toBe('');
  },

  async 'accounts from before there were profiles get theirs, and lose the metadata'({ query }: BackEnd) {
    const id = randomUUID();
    await query(`set session_replication_role = replica;
      insert into auth.users (id, email, raw_user_meta_data)
      values ('${id}', '${id}@example.org', '{"sub":"${id}","name":"Léa Ancienne","phone":null,"club":"lyon"}');
      reset session_replication_role`);
    // As the migration does.
    await query(
      `update auth.users set raw_user_meta_data = raw_user_meta_data where raw_user_meta_data ?| private.detail_names()`,
    );
    expect(
      await query(`select raw_user_meta_data as metadata, details from auth.users
        join private.profiles on person = id where id = '${id}'`),
    ).toEqual([{ metadata: { sub: id }, details: { name: 'Léa Ancienne', club: 'lyon' } }]);
  },

  async 'a scorer without a name has none, and no e-mail address in its place'(backEnd: BackEnd) {
    const organiser = await backEnd.member('organizer');
    const tournament = await aTournament(organiser);
    const scorer = await aScorer(backEnd, organiser, tournament);
    await scorer.call('change_profile', { changed: { name: '' } });
    const scorers = [{ person: scorer.id, name: '' }];
    expect(await organiser.call('scorers_by_name', { tournament })).toMatchObject({
      kind: 'listed',
      scorers,
    });
    expect(await organiser.call('writers_by_name', { tournament })).toEqual({ kind: 'listed', scorers: [] });
    await backEnd.query(`delete from private.profiles where person = '${scorer.id}'`);
    expect(await organiser.call('scorers_by_name', { tournament })).toMatchObject({
      kind: 'listed',
      scorers,
    });
  },

  async 'an account that goes too late to cancel keeps its court, and its name until the game is played'({
    member,
    query,
    setClock,
  }: BackEnd) {
    const ana = await member();
    const near = aWish({ day: '2026-11-21', hour: 14 });
    await ana.call('book', near);
    await setClock('2026-11-21T12:30:00+01:00');
    // No request forgets by another way.
    expect(
      (await ana.ask('/rest/v1/rpc/forget_me', { method: 'POST', body: '{}' })).status,
    ).toBeGreaterThanOrEqual(400);
    expect(await remove(ana)).toEqual({ kind: 'deleted' });
    const left = () =>
      query(`select name, owner, cancelled_at from private.reservations where id = '${near.id}'`);
    await query('select private.forget_outdated()');
    expect(await left()).toEqual([{ name: near.name, owner: null, cancelled_at: null }]);
    await setClock('2026-11-21T14:00:00+01:00');
    await query('select private.forget_outdated()');
    expect(await left()).toEqual([{ name: null, owner: null, cancelled_at: null }]);
  },

  async 'a scorer who is gone scores no more; what they wrote down of the match stays'(backEnd: BackEnd) {
    const { member, query } = backEnd;
    const organiser = await member('organizer');
    const tournament = await aTournament(organiser);
    const scorer = await aScorer(backEnd, organiser, tournament);
    expect(await remove(scorer)).toEqual({ kind: 'deleted' });
    expect(await query(`select from public.scorers where tournament = '${tournament}'`)).toEqual([]);
    const events = await query(`select author from public.match_events where tournament = '${tournament}'`);
    expect(events).toEqual([{ author: null }, { author: null }]);
  },

  async 'an organiser is told which tournaments need them, keeps their account, and can go once they are gone'(
    backEnd: BackEnd,
  ) {
    const organiser = await backEnd.member('organizer');
    const tournament = await aTournament(organiser);
    const wish = aWish();
    await organiser.call('book', wish);
    expect(await remove(organiser)).toEqual({
      kind: 'organiser',
      tournaments: [{ id: tournament, name: 'Championnat d’automne' }],
    });
    expect((await known(organiser)).reservations).toMatchObject([{ id: wish.id, name: wish.name }]);
    expect(await canLogIn(backEnd, organiser)).toBe(true);
    await organiser.ask(`/rest/v1/tournaments?id=eq.${tournament}`, { method: 'DELETE' });
    expect(await remove(organiser)).toEqual({ kind: 'deleted' });
    expect(await canLogIn(backEnd, organiser)).toBe(false);
  },
} satisfies Record<string, (backEnd: BackEnd) => Promise<void>>;

/** Accounts deleted during the creation of their tournament, for which the answer and the tournament disagree. */
export async function halfGone(backEnd: BackEnd): Promise<readonly unknown[]> {
  const wrong: unknown[] = [];
  for (let round = 0; round < 6; round += 1) {
    const organiser = await backEnd.member('organizer');
    const [made, answer] = await Promise.all([
      insertTournament(organiser, `t-${randomUUID()}`),
      organiser.call<{ readonly kind: string }>('delete_account', { password }),
    ]);
    const isGone = answer.kind === 'deleted';
    const left = await backEnd.query(
      `select from public.tournaments where organiser = '${organiser.id}' union all
       select from auth.users where id = '${organiser.id}'`,
    );
    if (left.length !== (isGone ? 0 : 2) || made.status < 300 === isGone) wrong.push({ answer, made, left });
  }
  return wrong;
}
