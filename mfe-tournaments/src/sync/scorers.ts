import type { Schema } from 'shared-kernel';
import { type BackEndRefusal, callBackEnd } from 'shared-kernel/back-end';
import * as v from '../model/validation';

const reasons = [
  'not-the-organiser',
  'nobody',
  'expired',
  'not-an-organiser',
  'too-many-tournaments',
  'too-many',
] as const;

/** Why an invitation, a list or a dismissal failed; `expired` is an invitation older than a day, or one that never was. */
export type ScorerRefusal = BackEndRefusal | { readonly kind: (typeof reasons)[number] };

export type ScorerAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: ScorerRefusal };

const refused = v.pipe(
  v.looseObject({ kind: v.literal('refused'), reason: v.picklist(reasons) }),
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
  v.looseObject({ kind: v.picklist(['open', 'own', 'handover']), name: v.string() }),
  v.transform(({ kind, name }) => ({ name, kind })),
);
/** The tournament's name, whether it is the reader's own, and whether the link hands it over. */
export type Invitation = v.InferOutput<typeof invitation>;
const person = { person: v.string(), name: v.string() };
const people = v.array(v.looseObject(person));
const writer = v.looseObject({ ...person, events: v.number() });
/** A person with so many events on the sheets; without a registered name the name is empty. */
export type Writer = v.InferOutput<typeof writer>;

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

const scorersSchema = v.looseObject({
  /** In the order of their names. */
  scorers: v.array(writer),
  /** Others who have events on the sheets. */
  former: v.array(writer),
  /** The kinds of links (`Invitation`) that are still valid. */
  // A back end before the migration that names them does not say; then there may be some of both.
  links: v.optional(v.array(v.picklist(['open', 'handover'])), ['open', 'handover']),
});
export type Scorers = v.InferOutput<typeof scorersSchema>;

export function readScorers(tournament: string): Promise<ScorerAnswer<Scorers>> {
  return ask('scorers_by_name', { tournament }, scorersSchema);
}

/** Takes all events of a person off the sheets of a tournament; the results of the matches follow. */
export function removeEvents(tournament: string, { person }: Writer): Promise<ScorerAnswer<unknown>> {
  return ask('remove_events', { tournament, person }, field('kind', v.literal('removed')));
}

/** Creates a secret link that hands the tournament over to the organiser who accepts it; it is valid for a day. */
export function offerTournament(tournament: string): Promise<ScorerAnswer<string>> {
  return ask('offer_tournament', { tournament }, field('token', v.string()));
}

export function withdrawOffer(tournament: string): Promise<ScorerAnswer<unknown>> {
  return ask('withdraw_offer', { tournament }, field('kind', v.literal('withdrawn')));
}

/** Makes the logged-in organiser the one of the tournament, which it returns. */
export function acceptTournament(token: string): Promise<ScorerAnswer<string>> {
  return ask('accept_tournament', { token }, field('tournament', v.string()));
}

/** The people who have written on the tournament's sheets, for its organiser and its scorers. */
export function readWriters(tournament: string): Promise<ScorerAnswer<v.InferOutput<typeof people>>> {
  return ask('writers_by_name', { tournament }, field('scorers', people));
}

/** The scorer's events stay. They can add no more, and the links in circulation expire. */
export function dismissScorer(tournament: string, { person }: Writer): Promise<ScorerAnswer<unknown>> {
  return ask('dismiss_scorer', { tournament, person }, field('kind', v.literal('dismissed')));
}
