import * as v from 'valibot';
import type { CentreSettings } from '../centreRules';

const pair = v.strictTuple([v.number(), v.number()]);

/** The settings as the database writes them (`private.settings_of`). */
export const settingsSchema = v.looseObject({
  revision: v.number(),
  hours: v.pipe(v.array(v.nullable(pair)), v.length(7)),
  door: pair,
  exceptions: v.array(v.looseObject({ day: v.string(), hours: v.nullable(pair), note: v.string() })),
  courts: v.array(v.looseObject({ number: v.number(), name: v.string() })),
  months: v.number(),
  notice: v.number(),
  prices: v.looseObject({
    base: v.number(),
    bands: v.array(v.looseObject({ weekdays: v.array(v.number()), hours: pair, cents: v.number() })),
  }),
}) satisfies v.GenericSchema<unknown, CentreSettings>;

/** A day, its first and its last closed hour, and why. */
export type ClosedHours = readonly [day: string, first: number, last: number, sentence: string];

/** The hours at which all courts are closed (`private.closed_hours`). */
export const closuresSchema = v.array(v.strictTuple([v.string(), v.number(), v.number(), v.string()]));
