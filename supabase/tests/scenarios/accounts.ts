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
const remove = (visitor: Visitor) => visitor.call('delete_account');
const canLogIn = async ({ guest }: BackEnd, { email }: Member) =>
  (
    await guest().ask('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify({ email, password: 'un-mot-de-passe' }),
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
    await aScorer(backEnd, organiser, tournament);
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
      organiser.call<{ readonly kind: string }>('delete_account'),
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
