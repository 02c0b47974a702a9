import type { Schema } from 'shared-kernel';
import { askBackEnd, type BackEndRefusal, callBackEnd } from 'shared-kernel/back-end';
import * as v from '../model/validation';

/** A person who records matches of a tournament beside its organiser. */
export type Scorer = { readonly person: string; readonly name: string };

/** Why an invitation, a list or a dismissal failed; `expired` is an invitation older than a day, or one that never was. */
export type ScorerRefusal = BackEndRefusal | { readonly kind: 'not-the-organiser' | 'nobody' | 'expired' };

export type ScorerAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: ScorerRefusal };

const refused = v.pipe(
  v.looseObject({
    kind: v.literal('refused'),
    reason: v.picklist(['not-the-organiser', 'nobody', 'expired']),
  }),
  v.transform(({ reason }): ScorerAnswer<never> => ({ ok: false, refusal: { kind: reason } })),
);

async function ask<T>(name: string, given: object, schema: Schema<T>): Promise<ScorerAnswer<T>> {
  const accepted = v.pipe(
    schema,
    v.transform((value): ScorerAnswer<T> => ({ ok: true, value })),
  );
  const answer = await callBackEnd(name, given, v.union([refused, accepted]));
  return answer.ok ? answer.value : answer;
}

function field<T>(name: string, schema: Schema<T>): Schema<T> {
  return v.pipe(
    v.looseObject({ [name]: schema }),
    v.transform((answer) => answer[name] as T),
  );
}

const invitation = v.pipe(
  v.looseObject({ kind: v.picklist(['open', 'own']), name: v.string() }),
  v.transform(({ kind, name }) => ({ name, isOwn: kind === 'own' })),
);
/** The tournament's name, and whether it is the reader's own. */
export type Invitation = v.InferOutput<typeof invitation>;
const people = v.array(v.looseObject({ person: v.string(), name: v.string() }));

/** Creates a secret invitation for scorers of that tournament; it is valid for a day, for any number of uses. */
export function inviteScorers(tournament: string): Promise<ScorerAnswer<string>> {
  return ask('invite_scorers', { tournament }, field('token', v.string()));
}

/** Ends every invitation of that tournament; scorers who accepted one stay scorers. */
export function endInvitations(tournament: string): Promise<ScorerAnswer<unknown>> {
  return ask('end_invitations', { tournament }, field('kind', v.literal('ended')));
}

/** The tournament of an invitation, which guests may read too. */
export function readInvitation(token: string) {
  return ask('read_invitation', { token }, invitation);
}

/** Makes the logged-in member a scorer; returns the tournament. */
export function acceptInvitation(token: string): Promise<ScorerAnswer<string>> {
  return ask('accept_invitation', { token }, field('tournament', v.string()));
}

/** In the order of their names. */
export function readScorers(tournament: string): Promise<ScorerAnswer<readonly Scorer[]>> {
  return ask('scorers_by_name', { tournament }, field('scorers', people));
}

/** The people who have written on the tournament's sheets, for its organiser and its scorers. */
export function readWriters(tournament: string): Promise<ScorerAnswer<readonly Scorer[]>> {
  return ask('writers_by_name', { tournament }, field('scorers', people));
}

/** The scorer's events stay. They can add no more, and the links in circulation expire. */
export async function dismissScorer(tournament: string, { person }: Scorer): Promise<ScorerAnswer<unknown>> {
  return askBackEnd({
    path: `scorers?tournament=eq.${encodeURIComponent(tournament)}&person=eq.${person}`,
    method: 'DELETE',
    schema: v.unknown(),
  });
}
