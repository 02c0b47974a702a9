import { type Answer, askBackEnd, type BackEndRefusal, callBackEnd } from 'shared-kernel/back-end';
import * as v from 'valibot';

/** A person who records matches of a tournament beside its organiser. */
export type Scorer = { readonly person: string; readonly name: string };

/** The tournament's name, and whether it is the reader's own. */
export type Invitation = { readonly name: string; readonly isOwn: boolean };

/** Why an invitation, a list or a dismissal failed, or why an invitation does not count. */
export type ScorerRefusal =
  | BackEndRefusal
  | { readonly kind: 'not-the-organiser' }
  /** The back end does not know the visitor. */
  | { readonly kind: 'nobody' }
  /** The invitation is older than a day, or never existed. */
  | { readonly kind: 'expired' };

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

/** An answer of the database: the value of that kind, or a refusal. */
function answerOf<const Kind extends string, E extends v.ObjectEntries, T>(
  kind: Kind,
  entries: E,
  read: (record: v.InferOutput<v.LooseObjectSchema<E, undefined>>) => T,
) {
  return v.pipe(
    v.looseObject({ kind: v.literal(kind), ...entries }),
    v.transform((record): ScorerAnswer<T> => ({ ok: true, value: read(record as never) })),
  );
}

const invited = v.variant('kind', [
  answerOf('invited', { token: v.string() }, ({ token }) => token),
  refused,
]);
const named = { name: v.string() };
const read = v.variant('kind', [
  answerOf('open', named, ({ name }): Invitation => ({ name, isOwn: false })),
  answerOf('own', named, ({ name }): Invitation => ({ name, isOwn: true })),
  refused,
]);
const accepted = v.variant('kind', [
  answerOf('accepted', { tournament: v.string() }, ({ tournament }) => tournament),
  refused,
]);
const ended = v.variant('kind', [answerOf('ended', {}, (): unknown => undefined), refused]);
const listed = v.variant('kind', [
  answerOf(
    'listed',
    { scorers: v.array(v.looseObject({ person: v.string(), name: v.string() })) },
    ({ scorers }): readonly Scorer[] => scorers,
  ),
  refused,
]);

/** Creates a secret invitation for scorers of that tournament; it is valid for a day, for any number of uses. */
export async function inviteScorers(tournament: string): Promise<ScorerAnswer<string>> {
  return flat(await callBackEnd('invite_scorers', { tournament }, invited));
}

/** Ends every invitation of that tournament; scorers who accepted one stay scorers. */
export async function endInvitations(tournament: string): Promise<ScorerAnswer<unknown>> {
  return flat(await callBackEnd('end_invitations', { tournament }, ended));
}

/** The tournament of an invitation, which guests may read too. */
export async function readInvitation(token: string): Promise<ScorerAnswer<Invitation>> {
  return flat(await callBackEnd('read_invitation', { token }, read));
}

/** Makes the logged-in member a scorer; returns the tournament. */
export async function acceptInvitation(token: string): Promise<ScorerAnswer<string>> {
  return flat(await callBackEnd('accept_invitation', { token }, accepted));
}

/** In the order of their names. */
export async function readScorers(tournament: string): Promise<ScorerAnswer<readonly Scorer[]>> {
  return flat(await callBackEnd('scorers_by_name', { tournament }, listed));
}

/** The people who have written on the tournament's sheets, for its organiser and its scorers. */
export async function readWriters(tournament: string): Promise<ScorerAnswer<readonly Scorer[]>> {
  return flat(await callBackEnd('writers_by_name', { tournament }, listed));
}

/** The scorer's events stay. They can add no more, and the links in circulation expire. */
export async function dismissScorer(tournament: string, { person }: Scorer): Promise<ScorerAnswer<unknown>> {
  return askBackEnd({
    path: `scorers?tournament=eq.${encodeURIComponent(tournament)}&person=eq.${person}`,
    method: 'DELETE',
    schema: v.unknown(),
  });
}

function flat<T>(answer: Answer<ScorerAnswer<T>>): ScorerAnswer<T> {
  return answer.ok ? answer.value : answer;
}
