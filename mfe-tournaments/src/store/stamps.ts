import { createStore, session, sharedBackEnd } from 'shared-kernel';
import type { EventStamp } from '../model/sheetEvent';

/** How far this device's clock is ahead of the back end's, in milliseconds (`sync/refreshing.ts`). */
export const clockAheadMs = createStore(() => 0);

/** The present time at the centre, on any device. */
export function presentTime(): Date {
  return new Date(Date.now() - clockAheadMs.getState());
}

/** An id that no other page makes, of letters, digits and hyphens. Works without a secure origin, unlike `randomUUID`. */
export function newId(): string {
  const random = crypto.getRandomValues(new Uint32Array(3));
  return Array.from(random, (part) => part.toString(36)).join('-');
}

export function newStamp(): EventStamp {
  return { id: newId(), at: presentTime().toISOString(), author: presentAuthor() };
}

/** The member who writes at a back end. A browser without one is one person, in all of its tabs. */
export function presentAuthor(): string | undefined {
  const member = sharedBackEnd() && session.current();
  return member?.status === 'member' ? String(member.user.id) : undefined;
}
