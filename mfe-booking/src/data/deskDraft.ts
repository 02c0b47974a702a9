import { visitDraft } from 'shared-kernel/drafts';
import type { DeskPlace } from './desk';

/**
 * What the desk types for a caller, until it is booked or the dialog is closed: a reload opens the dialog again. `place` is its cell
 * ('2026-09-15 18 3'), `courts` the wanted ones ('3,1'), the first one
 * first, `member` the chosen account as JSON, and `command` the id of a command that has no answer yet.
 */
export const deskDraft = visitDraft<
  'place' | 'name' | 'member' | 'phone' | 'email' | 'players' | 'courts' | 'offer' | 'note' | 'command'
>('desk-booking');

/** The cell of a draft, as the draft names it. */
export function placeKey({ day, hour, court }: DeskPlace): string {
  return `${day} ${hour} ${court}`;
}

/** The cell of that day ('yyyy-MM-dd') for which something was typed before a reload; null without one. */
export function draftedPlace(day: string): Pick<DeskPlace, 'hour' | 'court'> | null {
  const { place = '' } = deskDraft.read();
  const [of, hour, court] = place.split(' ');
  return of === day ? { hour: Number(hour), court: Number(court) } : null;
}
