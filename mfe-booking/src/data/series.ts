import * as v from 'shared-kernel/validation';
import { boolean, type InferOutput, variant } from 'valibot';
import type { PlannedDate } from '../domain/seriesDates';
import { type Asked, ask, centre } from './ask';

/** The requests of the desk about series: the same hour of several weeks. */

export type SeriesRefusal =
  | 'malformed'
  /** Letters in a phone number, or too few digits. */
  | 'phone'
  /** An address that mails do not reach. */
  | 'email'
  | 'unknown-centre'
  | 'unknown-member'
  | 'unknown-series'
  | 'unknown-request'
  /** No date lies between the first and the last day. */
  | 'no-dates'
  /** More than 53 dates. */
  | 'too-many'
  /** More than 400 days ahead. */
  | 'too-far'
  /** The same court twice at one hour. */
  | 'twice'
  /** A colleague has answered the request. */
  | 'answered'
  /** The id of a command with other values: this one was not executed. */
  | 'reused';
export type SeriesRefused = { readonly kind: 'refused'; readonly reason: SeriesRefusal };

const refused = v.looseObject({
  kind: v.literal('refused'),
  reason: v.picklist([
    'malformed',
    'phone',
    'email',
    'unknown-centre',
    'unknown-member',
    'unknown-series',
    'unknown-request',
    'no-dates',
    'too-many',
    'too-far',
    'twice',
    'answered',
    'reused',
  ]),
});

const request = v.looseObject({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  /** The account that asks; null for a guest. */
  member: v.nullable(v.string()),
  /** ISO, Monday is 1. */
  weekday: v.number(),
  hour: v.number(),
  players: v.number(),
  firstDay: v.string(),
  weeks: v.number(),
  message: v.string(),
  createdAt: v.string(),
});
/** What a visitor has asked for, and the desk has not answered. */
export type SeriesRequest = Readonly<InferOutput<typeof request>>;

const running = v.looseObject({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  isMember: boolean(),
  players: v.number(),
  plan: v.string(),
  service: v.string(),
  /** Dates to come, one at least. */
  dates: v.array(
    v.looseObject({
      id: v.string(),
      sequence: v.number(),
      day: v.string(),
      hour: v.number(),
      court: v.number(),
    }),
  ),
});
/** A series with dates to come. */
export type RunningSeries = Readonly<InferOutput<typeof running>>;

export type SeriesList = {
  readonly kind: 'listed';
  readonly requests: readonly SeriesRequest[];
  readonly series: readonly RunningSeries[];
};

export function readSeries(): Promise<Asked<SeriesList | SeriesRefused>> {
  const listed = v.looseObject({
    kind: v.literal('listed'),
    requests: v.array(request),
    series: v.array(running),
  });
  return ask('desk_series', { centre }, variant('kind', [listed, refused]));
}

const date = {
  day: v.string(),
  hour: v.number(),
  court: v.number(),
  kind: v.picklist(['free', 'taken', 'closed', 'past']),
  sentence: v.string(),
  free: v.array(v.looseObject({ hour: v.number(), courts: v.array(v.number()) })),
};

export type SeriesPlan = {
  /** ISO, Monday is 1. */
  readonly weekday: number;
  readonly hour: number;
  /** Null for one that is free on most of the dates. */
  readonly court: number | null;
  readonly firstDay: string;
  /** One of both ends the series. */
  readonly lastDay: string | null;
  readonly times: number | null;
};

type Preview = {
  readonly kind: 'previewed';
  readonly court: number;
  readonly dates: readonly PlannedDate[];
};

/** Every date with its court and what is in the way. Nothing is written. */
export function previewSeries(plan: SeriesPlan): Promise<Asked<Preview | SeriesRefused>> {
  const { weekday, hour, court, firstDay, lastDay, times } = plan;
  const previewed = v.looseObject({
    kind: v.literal('previewed'),
    court: v.number(),
    dates: v.array(v.looseObject(date)),
  });
  return ask(
    'series_preview',
    { centre, weekday, hour, court, first_day: firstDay, last_day: lastDay, times },
    variant('kind', [previewed, refused]),
  );
}

export type SeriesPerson = {
  /** May be empty for a member: the account's own is taken then. So may the address. */
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly member: string | null;
  readonly players: number;
  readonly plan: string;
  readonly service: string;
  readonly note: string;
};

/** A date of a series on the wall of the centre. */
export type Place = { readonly day: string; readonly hour: number; readonly court: number };

type CreateAnswer =
  | { readonly kind: 'created'; readonly series: string; readonly count: number }
  | { readonly kind: 'taken'; readonly dates: readonly PlannedDate[] }
  | SeriesRefused;

/** Books all of the dates, or none. `request` is the visitor's one that it answers. */
export function createSeries(
  command: string,
  person: SeriesPerson,
  dates: readonly Place[],
  request: string | null,
): Promise<Asked<CreateAnswer>> {
  const created = v.looseObject({ kind: v.literal('created'), series: v.string(), count: v.number() });
  const taken = v.looseObject({ kind: v.literal('taken'), dates: v.array(v.looseObject(date)) });
  return ask(
    'create_series',
    { command, centre, ...person, dates: dates.map(placeOf), request },
    variant('kind', [created, taken, refused]),
  );
}

/** A date of a running series, and what is in the way where it would move to. */
export type ChangedDate = PlannedDate & {
  readonly id: string;
  readonly sequence: number;
  readonly before: Place;
};

type ChangePreview = { readonly kind: 'previewed'; readonly dates: readonly ChangedDate[] };

/** The dates from that day on; null leaves the weekday, the hour or the court of each as it is. */
export function previewChange(
  series: string,
  fromDay: string,
  to: { readonly weekday: number | null; readonly hour: number | null; readonly court: number | null },
): Promise<Asked<ChangePreview | SeriesRefused>> {
  const previewed = v.looseObject({
    kind: v.literal('previewed'),
    dates: v.array(
      v.looseObject({
        ...date,
        id: v.string(),
        sequence: v.number(),
        before: v.looseObject({ day: v.string(), hour: v.number(), court: v.number() }),
      }),
    ),
  });
  return ask(
    'series_change_preview',
    { series, from_day: fromDay, ...to },
    variant('kind', [previewed, refused]),
  );
}

type ChangeAnswer =
  | { readonly kind: 'changed'; readonly count: number }
  /** Somebody has changed one of the dates: they have to be read again. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'taken'; readonly dates: readonly (PlannedDate & { readonly id: string })[] }
  | SeriesRefused;

/** Cancels or moves all of the dates, or none. The visitor reads the reason in the mail. */
export function changeSeries(
  command: string,
  series: string,
  action: 'cancel' | 'move',
  dates: readonly ChangedDate[],
  reason: string,
): Promise<Asked<ChangeAnswer>> {
  const changed = v.looseObject({ kind: v.literal('changed'), count: v.number() });
  const conflict = v.looseObject({ kind: v.literal('conflict') });
  const taken = v.looseObject({
    kind: v.literal('taken'),
    dates: v.array(v.looseObject({ ...date, id: v.string() })),
  });
  const sent = dates.map(({ id, sequence, ...place }) => ({ id, sequence, ...placeOf(place) }));
  return ask(
    'change_series',
    { command, series, action, dates: sent, reason },
    variant('kind', [changed, conflict, taken, refused]),
  );
}

type DeclineAnswer = { readonly kind: 'declined'; readonly isMailed: boolean } | SeriesRefused;

/** With a sentence, its visitor reads it in a mail, if they left an address. */
export function declineRequest(
  { id }: Pick<SeriesRequest, 'id'>,
  sentence: string | null,
): Promise<Asked<DeclineAnswer>> {
  const declined = v.looseObject({ kind: v.literal('declined'), isMailed: boolean() });
  return ask('decline_series', { request: id, sentence }, variant('kind', [declined, refused]));
}

function placeOf({ day, hour, court }: Place): Place {
  return { day, hour, court };
}
