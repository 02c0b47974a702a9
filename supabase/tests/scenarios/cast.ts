import { randomUUID } from 'node:crypto';
import type { BackEnd, Member, Visitor } from '../support/backEnd';

/** A tournament, and all kinds of people around it. */
export interface Cast {
  readonly id: string;
  /** An unpublished tournament of the same organiser and scorer. */
  readonly draft: string;
  readonly people: Readonly<Record<Person, Visitor>>;
  readonly scorerId: string;
  readonly otherId: string;
}

export const everybody = ['guest', 'player', 'scorer', 'other', 'organiser', 'staff', 'manager'] as const;
export type Person = (typeof everybody)[number];

/** A record as the site keeps it, as far as the database looks into it. */
export function aRecord(id: string, changed: object = {}) {
  return {
    id,
    name: 'Championnat d’automne',
    date: '2026-12-01',
    level: 'National',
    description: '',
    teams: ['Lille', 'Lyon'],
    log: 'log-1',
    fixtures: [
      { id: 'r1-m1', status: 'pending' },
      { id: 'r1-m2', status: 'pending' },
    ],
    ...changed,
  };
}

/** Enough teams for playoffs. */
export const withPlayoffs = {
  teams: Array.from({ length: 8 }, (_, place) => `Équipe ${place}`),
  format: { playoffs: true },
} as const;

const wholeRow = { Prefer: 'return=representation' };

export function insertTournament(visitor: Visitor, id: string, changed: object = {}) {
  return visitor.ask('/rest/v1/tournaments', {
    method: 'POST',
    headers: wholeRow,
    body: JSON.stringify({ id, record: aRecord(id), ...changed }),
  });
}

export function changeTournament(visitor: Visitor, id: string, change: object, revision?: number) {
  const filter = `id=eq.${id}${revision === undefined ? '' : `&revision=eq.${revision}`}`;
  return visitor.ask(`/rest/v1/tournaments?${filter}`, {
    method: 'PATCH',
    headers: wholeRow,
    body: JSON.stringify(change),
  });
}

export async function readTournament(visitor: Visitor, id: string) {
  const { body } = await visitor.ask(`/rest/v1/tournaments?id=eq.${id}`);
  const [row] = body as readonly { readonly revision: number; readonly record: ReturnType<typeof aRecord> }[];
  return row;
}

export async function invite(organiser: Visitor, tournament: string): Promise<string> {
  const { token } = await organiser.call<{ readonly token: string }>('invite_scorers', { tournament });
  return token;
}

/** The secret of a link that hands the tournament over. */
export async function offer(organiser: Visitor, tournament: string): Promise<string> {
  const { token } = await organiser.call<{ readonly token: string }>('offer_tournament', { tournament });
  return token;
}

interface Troupe {
  readonly organiser: Member;
  readonly other: Member;
  readonly scorer: Member;
  readonly player: Member;
  readonly staff: Member;
  readonly manager: Member;
}

/** Registering costs more than all that is done with it: the same people play in every tournament. */
const troupes = new WeakMap<BackEnd, Promise<Troupe>>();

async function gather({ member }: BackEnd): Promise<Troupe> {
  return {
    organiser: await member('organizer'),
    other: await member('organizer'),
    scorer: await member(),
    player: await member(),
    staff: await member('staff'),
    manager: await member('manager'),
  };
}

/** The people of that back end, and two untouched tournaments. */
export async function aCast(backEnd: BackEnd): Promise<Cast> {
  const gathered = troupes.get(backEnd) ?? gather(backEnd);
  troupes.set(backEnd, gathered);
  const { organiser, other, scorer, player, staff, manager } = await gathered;
  const [id, draft] = [`t-${randomUUID()}`, `t-${randomUUID()}`];
  await insertTournament(organiser, id);
  await insertTournament(organiser, draft, { published: false });
  for (const tournament of [id, draft]) {
    await scorer.call('accept_invitation', { token: await invite(organiser, tournament) });
  }
  return {
    id,
    draft,
    people: { guest: backEnd.guest(), player, scorer, other, organiser, staff, manager },
    scorerId: scorer.id,
    otherId: other.id,
  };
}
