import type { Reservation } from 'shared-kernel';
import { instantAt } from '../../platform/time';
import { isHour } from '../hour';

/**
 * The stored part of a cancelled reservation: enough to remove it from a calendar, without a name. With `confirmBy` it was
 * released, because no one had confirmed it by then.
 */
export type CancelledReservation = Omit<Reservation, 'name' | 'email'>;

/** It has a draft's prefix, so that a logout removes it. */
const key = 'draft:cancelled-reservations';
const hourMs = 3_600_000;
/** Data that the session storage refused: it lasts for the life of the page. */
let unstored = '';

/** Remembers for the visit that it was cancelled at the instant `now`, until its hour is over; in this tab alone. */
export function keepCancelled(
  { id, date, time, players, plan, service, confirmBy }: CancelledReservation,
  now = new Date(),
) {
  const released = isReleased(confirmBy, now) && { confirmBy };
  write([
    ...readAll().filter((known) => known.id !== id),
    { id, date, time, players, plan, service, ...released },
  ]);
}

function isReleased(confirmBy: string | undefined, now: Date): confirmBy is string {
  return Date.parse(confirmBy ?? '') <= now.getTime();
}

/** The reservation of that id that was cancelled in this visit and would not be over at the instant `now`. */
export function findCancelled(id: string, now = new Date()): CancelledReservation | undefined {
  const known = readAll();
  const current = known.filter(({ date, time }) => now.getTime() < instantAt(date, time).getTime() + hourMs);
  if (current.length < known.length) write(current);
  return current.find((cancelled) => cancelled.id === id);
}

function readAll(): readonly CancelledReservation[] {
  try {
    const kept: unknown = JSON.parse(read());
    return Array.isArray(kept) ? kept.filter(isCancelled) : [];
  } catch {
    return [];
  }
}

function read(): string {
  try {
    return unstored || (sessionStorage.getItem(key) ?? '');
  } catch {
    return unstored;
  }
}

function write(reservations: readonly CancelledReservation[]) {
  unstored = JSON.stringify(reservations);
  try {
    sessionStorage.setItem(key, unstored);
    unstored = '';
  } catch {
    // This page keeps it in memory nonetheless.
  }
}

/** A visitor may have written anything there. */
function isCancelled(kept: unknown): kept is CancelledReservation {
  if (typeof kept !== 'object' || kept === null) return false;
  const { id, date, time, players, plan, service } = kept as Record<string, unknown>;
  if (![id, date, time, players, plan, service].every((text) => typeof text === 'string')) return false;
  return ['2', '3', '4'].includes(String(players)) && isHour({ date: String(date), time: String(time) });
}
