import { session, stored, subscribe } from 'shared-kernel';
import { askBackEnd } from 'shared-kernel/back-end';
import * as v from 'shared-kernel/schema';
import { pauseAfter } from './backOff';

/** Whose matches a member was invited to write down; kept, because a hall may have no network. */
type Scored = { readonly member: string; readonly tournaments: readonly string[] };

/** Undefined while the back end has not answered, 'unreached' once somebody should have. */
export type IsScored = boolean | 'unreached' | undefined;

const scored = stored<Scored>({
  key: 'scored-tournaments',
  schema: v.looseObject({ member: v.string, tournaments: v.array(v.string) }),
  empty: { member: '', tournaments: [] },
  isCopy: true,
});

const rows = v.array(v.looseObject({ tournament: v.string }));
/** The member whose list of scored tournaments the back end has sent. */
let told: string | undefined;
let failures = 0;
let again: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Asks the back end which tournaments the member writes down, and again by itself where the back end does not answer. */
export async function refreshScored(): Promise<void> {
  clearTimeout(again);
  const member = memberHere();
  if (member === undefined) return tell(0, '');
  const answer = await askBackEnd({ path: `scorers?select=tournament&person=eq.${member}`, schema: rows });
  // If another member is here by now, their own request follows.
  if (memberHere() !== member) return;
  if (!answer.ok) {
    tell(failures + 1);
    again = setTimeout(() => void refreshScored(), pauseAfter(failures));
    return;
  }
  const now = { member, tournaments: answer.value.map(({ tournament }) => tournament) };
  await scored.update((kept) => (JSON.stringify(kept) === JSON.stringify(now) ? kept : now));
  tell(0, member);
}

/** It is asked now and then: who listens hears what is new. */
function tell(count: number, by = told) {
  if (count === failures && by === told) return;
  failures = count;
  told = by;
  for (const listener of [...listeners]) listener();
}

/** Whether the member writes down the matches of that tournament. */
export function isScored(tournament: string): IsScored {
  const member = memberHere();
  const kept = scored.snapshot();
  if (member === undefined) return false;
  if (kept.status === 'ready' && kept.value.member === member && kept.value.tournaments.includes(tournament))
    return true;
  if (told === member) return false;
  return failures > 0 ? 'unreached' : undefined;
}

export function observeScored(listener: () => void): () => void {
  listeners.add(listener);
  const stop = scored.observe(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

function memberHere(): string | undefined {
  const current = session.current();
  return current.status === 'member' ? String(current.user.id) : undefined;
}

/** For as long as the page lives. */
export function followScored(): void {
  subscribe('session:changed', () => void refreshScored());
  addEventListener('online', () => failures > 0 && void refreshScored());
  void refreshScored();
}
