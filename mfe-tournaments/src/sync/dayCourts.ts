import { callBackEnd } from 'shared-kernel/back-end';
import { record } from '../model/tournamentSchema';
import * as v from '../model/validation';

/** The centre's id in the database (`supabase/seed.sql`). */
const centre = 'prouvy';

const hoursOfCourts = v.array(record({ hour: v.number(), court: v.number() }));

/** The courts that a tournament has at the centre on a day, so that no visitor books them. */
const takenDay = record({
  day: v.string(),
  /** 0 to 23, both included. */
  firstHour: v.number(),
  lastHour: v.number(),
  courts: v.array(v.number()),
  /** Those of another closure or tournament; a back end without that migration does not name them. */
  closed: v.optional(hoursOfCourts, []),
  /** Booked by players: the desk decides about them. */
  inTheWay: hoursOfCourts,
});
export type TakenDay = v.InferOutput<typeof takenDay>;

const refused = record({ kind: v.literal('refused'), reason: v.string() });

export function readDayCourts(tournament: string) {
  const listed = record({ kind: v.literal('listed'), days: v.array(takenDay) });
  return callBackEnd('tournament_courts', { tournament }, v.union([listed, refused]));
}

/** Takes the free hours of these courts, instead of those that the tournament had on that day. */
export function takeCourts(
  tournament: string,
  { day, firstHour, lastHour, courts }: Omit<TakenDay, 'closed' | 'inTheWay'>,
) {
  const given = { tournament, centre, day, first_hour: firstHour, last_hour: lastHour, courts };
  const taken = record({ kind: v.literal('taken'), day: takenDay });
  return callBackEnd('take_courts', given, v.union([taken, refused]));
}

/** Gives the courts of that day back; none to give back count as done. */
export function releaseCourts(tournament: string, day: string) {
  const released = record({ kind: v.literal('released') });
  return callBackEnd('release_courts', { tournament, day }, v.union([released, refused]));
}
