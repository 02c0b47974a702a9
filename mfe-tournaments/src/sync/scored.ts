import { createStore, stored, subscribe } from 'shared-kernel';
import { callBackEnd } from 'shared-kernel/back-end';
import * as v from '../model/validation';
import { presentAuthor } from '../store/stamps';

/** The tournaments that invited a member as a scorer; stored, because a hall may have no network. */
type Scored = { readonly member: string; readonly tournaments: readonly string[] };

/** Undefined before the back end's first answer, 'unreached' once an answer is overdue. */
export type IsScored = boolean | 'unreached' | undefined;

const scored = stored<Scored>({
  key: 'scored-tournaments',
  schema: v.looseObject({ member: v.string(), tournaments: v.array(v.string()) }),
  empty: { member: '', tournaments: [] },
  isCopy: true,
});

/** The member whose list of scored tournaments the back end has sent, and whether it did not answer since. */
const asked = createStore<{ readonly told?: string; readonly isUnreached: boolean }>(() => ({
  isUnreached: false,
}));
const noteAnswer = retry(() => void refreshScored());

/** Fetches the tournaments of which the member is a scorer, and retries automatically. */
export async function refreshScored(): Promise<void> {
  const member = presentAuthor();
  if (member === undefined) return note('');
  const answer = await callBackEnd('scored_tournaments', {}, v.array(v.string()));
  // If another member has logged in since, their own request follows.
  if (presentAuthor() !== member) return;
  if (!answer.ok) return note(asked.getState().told, true);
  const now = { member, tournaments: answer.value };
  await scored.update((kept) => (JSON.stringify(kept) === JSON.stringify(now) ? kept : now));
  note(member);
}

/** The back end is asked now and then: observers are called for changes only. */
function note(told: string | undefined, isUnreached = false) {
  noteAnswer(!isUnreached);
  const before = asked.getState();
  if (isUnreached !== before.isUnreached || told !== before.told) asked.setState({ isUnreached, told });
}

/** Whether the member writes down the matches of that tournament. */
export function isScored(tournament: string): IsScored {
  const member = presentAuthor();
  const kept = scored.snapshot();
  if (member === undefined) return false;
  if (kept.status === 'ready' && kept.value.member === member && kept.value.tournaments.includes(tournament))
    return true;
  const { told, isUnreached } = asked.getState();
  if (told === member) return false;
  return isUnreached ? 'unreached' : undefined;
}

export function observeScored(listener: () => void): () => void {
  const stops = [scored.observe(listener), asked.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Keeps the list current until the page is closed. */
export function followScored(): void {
  subscribe('session:changed', () => void refreshScored());
  addEventListener('online', () => asked.getState().isUnreached && void refreshScored());
  void refreshScored();
}

const shortestMs = 2000;
const longestMs = 60_000;

/** Calls `ask` again, later after each failure, at random so that devices do not retry together. Takes each outcome. */
export function retry(ask: () => void): (isAnswered: boolean) => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (isAnswered) => {
    clearTimeout(timer);
    failures = isAnswered ? 0 : failures + 1;
    const pauseMs = Math.min(longestMs, shortestMs * 2 ** (failures - 1)) * (0.75 + Math.random() / 2);
    if (!isAnswered) timer = setTimeout(ask, pauseMs);
  };
}
