import { type Answer, callBackEnd } from 'shared-kernel/back-end';
import * as v from '../model/validation';

/** The courts that a tournament has at the centre on a day, so that no visitor books them. */
export type TakenDay = {
  readonly day: string;
  /** 0 to 23, both included. */
  readonly firstHour: number;
  readonly lastHour: number;
  readonly courts: readonly number[];
  /** Booked by players: the desk decides about them. */
  readonly inTheWay: readonly { readonly hour: number; readonly court: number }[];
};

/** The centre's id in the database (`supabase/seed.sql`). */
const centre = 'prouvy';

const takenDay = v.looseObject({
  day: v.string(),
  firstHour: v.number(),
  lastHour: v.number(),
  courts: v.array(v.number()),
  inTheWay: v.array(v.looseObject({ hour: v.number(), court: v.number() })),
});
const refused = v.looseObject({ kind: v.literal('refused'), reason: v.string() });
type Refused = { readonly kind: 'refused'; readonly reason: string };

export function readDayCourts(
  tournament: string,
): Promise<Answer<{ readonly kind: 'listed'; readonly days: readonly TakenDay[] } | Refused>> {
  const listed = v.looseObject({ kind: v.literal('listed'), days: v.array(takenDay) });
  return callBackEnd('tournament_courts', { tournament }, v.union([listed, refused]));
}

/** Takes the free hours of these courts, instead of those that the tournament had on that day. */
export function takeCourts(
  tournament: string,
  { day, firstHour, lastHour, courts }: Omit<TakenDay, 'inTheWay'>,
): Promise<Answer<{ readonly kind: 'taken'; readonly day: TakenDay } | Refused>> {
  const taken = v.looseObject({ kind: v.literal('taken'), day: takenDay });
  return callBackEnd(
    'take_courts',
    { tournament, centre, day, first_hour: firstHour, last_hour: lastHour, courts },
    v.union([taken, refused]),
  );
}

/** Gives the courts of that day back; none to give back count as done. */
export function releaseCourts(
  tournament: string,
  day: string,
): Promise<Answer<{ readonly kind: 'released' } | Refused>> {
  const released = v.looseObject({ kind: v.literal('released') });
  return callBackEnd('release_courts', { tournament, day }, v.union([released, refused]));
}
