import { createStore, session } from 'shared-kernel';
import { type Answer, callBackEnd, failureKind, presentVisitor } from 'shared-kernel/back-end';
import type { Hour } from 'shared-kernel/courts';
import { type WaitingKey, waitingKeys } from 'shared-kernel/guest-keys';
import * as v from 'shared-kernel/validation';
import { fallback, variant } from 'valibot';
import { centre } from './ask';

/** The requests of a visitor who waits for a full hour. The database keeps the line, and offers a court by mail. */

export type Waiting = {
  readonly id: string;
  readonly day: string;
  readonly hour: number;
  readonly players: number;
  /** `served`: they have confirmed the court; `missed`: they did not in time; `over`: the hour is too near for an offer. */
  readonly state: 'waiting' | 'offered' | 'served' | 'missed' | 'over';
  /** How many are before them. */
  readonly ahead: number;
  /** The instant until which the link of the mail confirms the offered court. */
  readonly confirmBy?: string | undefined;
};

export const waiting = v.looseObject({
  id: v.string(),
  day: v.string(),
  hour: v.number(),
  players: v.number(),
  state: v.picklist(['waiting', 'offered', 'served', 'missed', 'over']),
  ahead: v.number(),
  confirmBy: v.optional(v.string()),
});

export type WaitingWish = Hour & { readonly players: number; readonly name: string; readonly email: string };

export type JoinAnswer =
  | { readonly kind: 'waiting'; readonly waiting: Waiting }
  /** A court of the hour is free: it is booked, and not waited for. */
  | { readonly kind: 'free' }
  | { readonly kind: 'refused'; readonly reason: string; readonly limit: string; readonly sentence: string };

const joinAnswer = variant('kind', [
  v.looseObject({ kind: v.literal('waiting'), waiting }),
  v.looseObject({ kind: v.literal('free') }),
  v.looseObject({
    kind: v.literal('refused'),
    reason: v.string(),
    limit: fallback(v.string(), ''),
    sentence: fallback(v.string(), ''),
  }),
]);

const own = v.looseObject({ now: v.string(), waiting: v.array(waiting) });

type Own = {
  /** The visitor's entries at the centre; null before it was asked, and while it does not answer. */
  readonly entries: readonly Waiting[] | null;
  readonly isAnswered: boolean;
};

const unknown: Own = { entries: null, isAnswered: true };

/** What this visitor waits for, for all parts of the page. */
export const ownWaiting = createStore<Own>(() => unknown);

// Another visitor's entries are not shown.
session.observe(() => ownWaiting.setState(unknown, true));

/** The keys of this visitor on this device. */
function keysOf(by: string | null): readonly WaitingKey[] {
  const held = waitingKeys.snapshot();
  return held.status === 'ready' ? held.value.filter((key) => key.by === by) : [];
}

/** The requests to wait that were sent, and those of them that are answered. */
let sent = 0;
let settled = 0;

/** Asks the centre again. What it does not know any more leaves the device. */
export async function refreshWaiting(): Promise<void> {
  const by = presentVisitor();
  if (by === undefined) return;
  const keys = keysOf(by);
  if (by === null && keys.length === 0) return void ownWaiting.setState({ entries: [], isAnswered: true });
  const before = sent;
  const answer = await callBackEnd(
    'own_waiting',
    { keys: by === null ? keys.map(({ id, secret }) => ({ id, secret })) : [] },
    own,
  );
  if (presentVisitor() !== by) return;
  if (!answer.ok) return void ownWaiting.setState({ isAnswered: false });
  const entries = answer.value.waiting;
  ownWaiting.setState({ entries, isAnswered: true });
  // An entry that is being made is not known yet.
  if (before !== sent || settled !== sent) return;
  const isKnown = ({ id }: WaitingKey) => entries.some((each) => each.id === id);
  if (keys.some((key) => !isKnown(key)))
    await waitingKeys.update((kept) => kept.filter((key) => key.by !== by || isKnown(key)));
}

/** Waits for the hour. `ids` are those of an earlier try for it whose answer was lost. */
export async function joinWaiting(
  { id, secret }: Pick<WaitingKey, 'id' | 'secret'>,
  { date, time, ...person }: WaitingWish,
): Promise<Answer<JoinAnswer>> {
  const by = presentVisitor() ?? null;
  sent += 1;
  try {
    await waitingKeys.update((kept) => [
      ...kept.filter((key) => key.id !== id),
      { id, secret, date, time, by },
    ]);
    const asked = await callBackEnd(
      'join_waiting',
      { id, secret, centre, day: date, hour: Number(time.slice(0, 2)), ...person },
      joinAnswer,
    );
    // The engine refuses a value before the function sees it.
    const isUnread =
      !asked.ok && asked.refusal.kind === 'failed' && failureKind(asked.refusal) === 'not-accepted';
    const answer: Answer<JoinAnswer> = isUnread
      ? { ok: true, value: { kind: 'refused', reason: 'malformed', limit: '', sentence: '' } }
      : asked;
    if (answer.ok && answer.value.kind !== 'waiting') await forget(id);
    if (answer.ok && answer.value.kind === 'waiting') show(answer.value.waiting);
    return answer;
  } finally {
    settled += 1;
  }
}

/** Leaves the line, also with a court that was offered and is not confirmed; false without an answer. */
export async function leaveWaiting(id: string): Promise<boolean> {
  const secret = keysOf(presentVisitor() ?? null).find((key) => key.id === id)?.secret ?? null;
  const answer = await callBackEnd(
    'leave_waiting',
    { id, secret },
    v.looseObject({ kind: v.literal('left') }),
  );
  if (!answer.ok) return false;
  await forget(id);
  const { entries } = ownWaiting.getState();
  ownWaiting.setState({ entries: entries?.filter((each) => each.id !== id) ?? null });
  return true;
}

function show(entry: Waiting) {
  const { entries } = ownWaiting.getState();
  const others = (entries ?? []).filter(({ id }) => id !== entry.id);
  ownWaiting.setState({ entries: [...others, entry], isAnswered: true });
}

async function forget(id: string) {
  await waitingKeys.update((kept) => kept.filter((key) => key.id !== id));
}
