import { stored } from 'shared-kernel';
import { centreNow } from 'shared-kernel/courts';
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

/** The kernel removes it where no member of the staff is logged in (`forgetDrafts.ts`). */
const kept = stored<KeptDay | null>({
  key: 'desk-day',
  schema: v.nullable(
    v.looseObject({
      day: v.string(),
      at: v.string(),
      reservations: v.array(deskReservation),
      closures: v.array(closedCell),
    }),
  ),
  empty: null,
  isCopy: true,
});

type List = Pick<KeptDay, 'reservations' | 'closures'> & { readonly at: Date };

/** Every answer is a little later; a list without news is written once a minute. */
const pauseMs = 60_000;

const isToday = (day: string) => day === centreDay(centreNow());

/** Keeps the list of a day, if it is today's. */
export async function keepDay(day: string, { reservations, closures, at }: List): Promise<void> {
  if (!isToday(day)) return;
  const next: KeptDay = { day, at: at.toISOString(), reservations, closures };
  await kept.update((before) => {
    const isNews = JSON.stringify({ ...before, at: '' }) !== JSON.stringify({ ...next, at: '' });
    return isNews || at.getTime() - Date.parse(before?.at ?? '') > pauseMs ? next : before;
  });
}

/** The list of that day, or null; another day's than today's is removed. */
export async function readKeptDay(day: string): Promise<List | null> {
  const known = await kept.read();
  if (known && !isToday(known.day)) await kept.remove();
  return known?.day === day && isToday(day) ? { ...known, at: new Date(known.at) } : null;
}

export async function forgetKeptDay(): Promise<void> {
  await kept.remove();
}
