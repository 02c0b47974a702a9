import { visitDraft } from 'shared-kernel/drafts';
import { writeTypedDay } from 'shared-kernel/time';
import type { DeskPlace } from './desk';

/**
 * What the desk types for a caller, until it is booked or the dialog is closed: a reload opens the dialog again. `place` is its cell
 * ('2026-09-15 18 3'), `courts` the wanted ones ('3,1'), the first one first, `member` the chosen account as JSON, and `command` the id of
 * a command that has no answer yet. The window of the waiting list has `day`, as typed, and `hour`; its `place` is `inLine`, and empty once
 * it is closed: the input stays for the same hour.
 */
export const deskDraft = visitDraft<
  | 'place'
  | 'day'
  | 'hour'
  | 'name'
  | 'member'
  | 'phone'
  | 'email'
  | 'players'
  | 'courts'
  | 'offer'
  | 'note'
  | 'command'
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

export const inLine = 'line';

/** The hour of the waiting list's window that a reload has closed; null without one. */
export function draftedHour(): number | null {
  const { place, hour } = deskDraft.read();
  return place === inLine ? Number(hour) : null;
}

/** Before that window opens: forgets the input of another one, or for another hour. */
export function startLine(of: { readonly day: string; readonly hour: number } | null) {
  const { place, day, hour } = deskDraft.read();
  const isOfLine = place === '' || place === inLine;
  const isSame = of === null || (day === writeTypedDay(of.day) && hour === String(of.hour));
  if (!isOfLine || !isSame) deskDraft.forget();
}
