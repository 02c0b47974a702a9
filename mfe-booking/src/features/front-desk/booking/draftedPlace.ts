import type { DeskPlace } from '../../../data/desk';
import { deskDraft } from '../../../data/deskDraft';

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
