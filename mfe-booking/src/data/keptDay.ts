import { centreNow } from 'shared-kernel/courts';
import { visitDraft } from 'shared-kernel/drafts';
import { centreDay } from 'shared-kernel/time';
import * as v from 'shared-kernel/validation';
import { type ClosedCell, closedCell, type DeskReservation, deskReservation } from './desk';

/** Today's list as the desk last read it: it can be read after a reload without a network. */
type KeptDay = {
  /** 'yyyy-MM-dd' */
  readonly day: string;
  /** The instant of the answer. */
  readonly at: string;
  readonly reservations: readonly DeskReservation[];
  readonly closures: readonly ClosedCell[];
};

const keptDay = v.looseObject({
  day: v.string(),
  at: v.string(),
  reservations: v.array(deskReservation),
  closures: v.array(closedCell),
});

/** As a draft, so that a logout removes it, and no other account of this tab reads it. */
const kept = visitDraft<'list'>('desk-day');

type List = Pick<KeptDay, 'reservations' | 'closures'> & { readonly at: Date };

const isToday = (day: string) => day === centreDay(centreNow());

/** Keeps the list of a day, if it is today's. */
export function keepDay(day: string, { reservations, closures, at }: List): void {
  if (!isToday(day)) return;
  const list: KeptDay = { day, at: at.toISOString(), reservations, closures };
  kept.keep({ list: JSON.stringify(list) });
}

/** The list of that day, or null; another day's than today's is removed. */
export function readKeptDay(day: string): List | null {
  const known = parse(kept.read().list);
  if (known && !isToday(known.day)) kept.forget();
  return known?.day === day && isToday(day) ? { ...known, at: new Date(known.at) } : null;
}

export function forgetKeptDay(): void {
  kept.forget();
}

function parse(list = 'null'): KeptDay | null {
  try {
    const read = v.safeParse(keptDay, JSON.parse(list));
    return read.success ? read.output : null;
  } catch {
    // Another program of this origin may have written anything there.
    return null;
  }
}
