import { session, stored, subscribe } from 'shared-kernel';
import { askBackEnd } from 'shared-kernel/back-end';
import * as v from 'shared-kernel/schema';

/** Whose matches a member was invited to write down; kept, because a hall may have no network. */
type Scored = { readonly member: string; readonly tournaments: readonly string[] };

const scored = stored<Scored>({
  key: 'scored-tournaments',
  schema: v.looseObject({ member: v.string, tournaments: v.array(v.string) }),
  empty: { member: '', tournaments: [] },
});

const rows = v.array(v.looseObject({ tournament: v.string }));
let asked: string | undefined;
const listeners = new Set<() => void>();

/** Asks the back end which tournaments the member writes down; resolves when it has answered, or has not. */
export async function refreshScored(): Promise<void> {
  const member = memberHere();
  if (member !== undefined) {
    const answer = await askBackEnd({ path: `scorers?select=tournament&person=eq.${member}`, schema: rows });
    const tournaments = answer.ok && answer.value.map(({ tournament }) => tournament);
    if (tournaments && memberHere() === member) await scored.update(() => ({ member, tournaments }));
  }
  asked = member;
  for (const listener of [...listeners]) listener();
}

/** Whether the member writes down the matches of that tournament; undefined while that is not known. */
export function isScored(tournament: string): boolean | undefined {
  const member = memberHere();
  const kept = scored.snapshot();
  if (member === undefined) return false;
  if (kept.status === 'ready' && kept.value.member === member && kept.value.tournaments.includes(tournament))
    return true;
  return asked === member ? false : undefined;
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
  void refreshScored();
}
