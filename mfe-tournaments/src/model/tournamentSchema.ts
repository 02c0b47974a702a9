import { noteDataLoss, type Schema } from 'shared-kernel';
import { orElse, soundList } from 'shared-kernel/tolerance';
import { byDate, minuteAt } from './dayClock';
import {
  addressPart,
  clock,
  day,
  identifier,
  latestMinute,
  longText,
  minutesOfADay,
  moment,
  momentOrNone,
  mostDays,
  mostEvents,
  mostFixtures,
  mostTeams,
  sequence,
  setPlace,
  shortText,
  tournamentIdentifier,
  videoAddress,
  wholeNumber,
} from './limits';
import type { SheetEvent, Side } from './sheetEvent';
import * as v from './validation';

type Fields<Entries extends v.ObjectEntries> = Readonly<v.InferOutput<v.ObjectSchema<Entries, undefined>>>;

/** A record of these fields; those of other releases stay, unnamed. */
export function record<const Entries extends v.ObjectEntries>(entries: Entries): Schema<Fields<Entries>> {
  return v.looseObject(entries) as never;
}

export function list<T>(item: Schema<T>, most: number): Schema<readonly T[]> {
  return v.pipe(v.array(item), v.maxLength(most));
}

const optionalName = v.optional(orElse<string | undefined>(identifier, undefined));
const recorded = { id: identifier, at: momentOrNone, sequence, gesture: optionalName, author: optionalName };
const side = v.picklist(['teamA', 'teamB']);
const role = v.picklist(['attacker', 'defender']);
const goalType = v.picklist(['attacker', 'defender', 'penalty']);
const cardType = v.picklist(['green', 'yellow', 'red']);
const onCourt = { ...recorded, setIndex: setPlace, side };
const eventPlayerId = v.nullable(identifier);
const scored = { type: goalType, scorerId: eventPlayerId };

/** One line of a match sheet’s log. */
export const sheetEventSchema: Schema<SheetEvent> = v.variant('kind', [
  v.looseObject({ ...onCourt, kind: v.literal('selection'), role, playerId: eventPlayerId }),
  v.looseObject({ ...onCourt, kind: v.literal('goal'), ...scored }),
  v.looseObject({ ...onCourt, kind: v.literal('card'), type: cardType, playerId: eventPlayerId }),
  v.looseObject({ ...recorded, kind: v.literal('forfeit'), side }),
  v.looseObject({ ...recorded, kind: v.literal('attribution'), target: identifier, ...scored }),
  v.looseObject({
    ...recorded,
    kind: v.picklist(['undo', 'redo', 'take-back', 'bring-back']),
    target: identifier,
  }),
]);

/*
 * Validates what the pages need. A wrong field is dropped if the record has a meaning without it, else the smallest record
 * around it: a match, never the tournament. A reader that accepts no dropped part calls `trackDataLoss`.
 */

/** Players' ids are texts here; a stored number is the same id. */
const playerId = v.pipe(
  v.unknown(),
  v.transform((id) => (typeof id === 'number' ? String(id) : id)),
  identifier as Schema<string>,
);

/** Missing and null are one thing. */
function nullish<T>(schema: Schema<T>): Schema<T | null> {
  return v.optional(v.nullable(schema), null);
}

/** An optional addition, which is left out if it is wrong. */
export function addition<T>(schema: Schema<T>) {
  return v.optional(orElse<T | undefined>(schema, undefined));
}

/** The required fields that the record and the list share. */
export const listedSchemas = { name: shortText, date: day, level: shortText } as const;

/** The fields of a tournament that the list shows. */
export const summaryEntries = {
  id: tournamentIdentifier,
  // An organiser sees and corrects what replaces an unreadable name or day.
  name: orElse(shortText, 'Tournoi sans nom lisible'),
  date: orElse(day, '1970-01-01'),
  level: orElse(shortText, ''),
  description: orElse(longText, ''),
};

export const tournamentSummarySchema = record(summaryEntries);

export const formatSchema = record({
  type: v.picklist(['championship', 'cup']),
  winningSets: v.picklist(['2', '3']),
  homeAndAway: v.boolean(),
  playoffs: v.boolean(),
});

export const goalSchema = record({
  /** Null for a goal that a card gave away, and for one with an unknown scorer. */
  scorerId: nullish(playerId),
  type: goalType,
});

export const cardSchema = record({ type: cardType, player: nullish(playerId), setIndex: setPlace });

/** A side has at most seven goals in a set; the limit of its cards is generous. */
export const setSideSchema = record({
  players: record({ attacker: nullish(playerId), defender: nullish(playerId) }),
  goals: list(goalSchema, 7),
  cards: list(cardSchema, 100),
});

/** The home team of the fixture is `teamA`. */
export const matchSetSchema = record({ teamA: setSideSchema, teamB: setSideSchema });

const redCards = list(cardSchema, 100);

export const detailsSchema = record({
  /** Five of them. */
  sets: v.pipe(list(matchSetSchema, 5), v.minLength(5)),
  /** The red cards of the match. */
  globalCards: record({ teamA: redCards, teamB: redCards }),
  /** The side that forfeits the match, whatever was played of it. */
  forfeit: v.optional(side),
});

const setsWon = wholeNumber(0, 5);

/** A sheet that cannot be read leaves the score that it had given. */
export const resultSchema = record({
  homeScore: setsWon,
  awayScore: setsWon,
  details: orElse(nullish(detailsSchema), null),
});

/** The decision that replaces the played score: a side loses the match, or it does not count. */
export type Ruling = { readonly kind: 'forfeit'; readonly by: Side } | { readonly kind: 'annulled' };
const rulingSchema: Schema<Ruling> = v.variant('kind', [
  v.looseObject({ kind: v.literal('forfeit'), by: side }),
  v.looseObject({ kind: v.literal('annulled') }),
]);

const minute = wholeNumber(0, latestMinute);
/** Counted from 1. */
const court = wholeNumber(1, 6);

/** Postponed by the organiser, to a moment at the centre or to an unknown one. */
export const postponementSchema = record({
  at: moment,
  to: orElse(v.nullable(record({ day, time: clock })), null),
  /** Its place until then, in the plan of which day: it returns there if the postponement is taken back. */
  from: addition(record({ date: day, court, at: minute })),
});

/** The time of a match, by the clocks of its scorers, as far as it is known. */
export const timesSchema = record({
  startedAt: addition(moment),
  lastGoalAt: addition(moment),
  lastGoalBy: addition(side),
  endedAt: addition(moment),
});

export const playoffSlot = v.picklist([
  'quarterfinal-1',
  'quarterfinal-2',
  'semifinal-1',
  'semifinal-2',
  'final',
  'relegation',
]);

export const statusSchema = v.picklist(['pending', 'inprogress', 'finished']);

export const fixtureSchema = record({
  id: addressPart,
  homeTeam: shortText,
  awayTeam: shortText,
  result: orElse(v.nullable(resultSchema), null),
  liveUrl: orElse(v.nullable(videoAddress), null),
  status: orElse(statusSchema, 'pending'),
  /** Events of a file or an earlier release, or that the event store refused; it takes them over when it can. */
  events: addition(v.pipe(soundList(sheetEventSchema), v.maxLength(mostEvents))),
  /** How many events the result was made of; absent while it has none. */
  published: addition(wholeNumber(0)),
  /** Round of the schedule, counted from 1 through both legs. Absent from playoff fixtures. */
  round: addition(wholeNumber(1, mostFixtures)),
  leg: addition(v.picklist([1, 2])),
  // Present on playoff fixtures only. Without them such a match would be one of the league's: they cost the match.
  phase: v.optional(v.literal('playoffs')),
  slot: v.optional(playoffSlot),
  /** Follows from the sheet's forfeit and the withdrawals (`recomputeTournament`); no code writes it directly. */
  ruling: addition(rulingSchema),
  postponed: addition(postponementSchema),
  /** Follows from the sheet, as `result` does. */
  times: addition(timesSchema),
});

export const playerSchema = record({
  id: identifier,
  name: shortText,
  /** On the shirt; a player may have none. */
  number: addition(wholeNumber(0, 999)),
});

export const teamSchema = record({
  name: shortText,
  logo: orElse(v.nullable(v.string()), null),
  players: soundList(playerSchema),
});

export const withdrawalSchema = record({
  team: shortText,
  treatment: v.picklist(['kept', 'annulled', 'won-by-opponents']),
  at: moment,
});

/** An organiser's order of teams that no criterion separates. */
export const tieDecisionSchema = record({
  /** From the first to the last. */
  order: v.pipe(list(shortText, mostTeams), v.minLength(2)),
  by: v.picklist(['lots', 'organizer']),
  /** The organiser's reason; may be empty. */
  reason: orElse(longText, ''),
  at: moment,
});

const pauseSchema = record({ from: minute, minutes: wholeNumber(1, minutesOfADay) });

/** A match of a planned day: its court, and its beginning in real minutes since the day's midnight (`dayClock.ts`). */
export const placementSchema = record({ fixture: identifier, court, at: minute });

/** The fields of a planned day but its placements. */
export const dayEntries = {
  date: day,
  start: minute,
  courts: court,
  matchMinutes: wholeNumber(1, 600),
  /** No match begins or continues in a pause. */
  pauses: orElse(v.pipe(soundList(pauseSchema), v.maxLength(20)), []),
};

/** A day on which the tournament is played, planned in courts and times. */
export const daySchema = record({ ...dayEntries, placements: soundList(placementSchema) });

const daysSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((days): unknown => Object.values(days)),
  v.pipe(soundList(daySchema), v.maxLength(mostDays)),
  v.transform(byDate),
);

/**
 * Earlier releases keep one `day`, in minutes of the clock. It becomes one of the `days`, whose hours stay those that
 * were announced. No version says so: a page of such a release, open beside this one, may plan and keep score.
 */
function withDays({ day: earlier, ...record }: Readonly<Record<string, unknown>>): unknown {
  if (earlier === undefined) return record;
  const plan = v.safeParse(daySchema, earlier);
  if (plan.success)
    return { ...record, days: { ...Object(record.days), ...byDate([onRealTime(plan.output)]) } };
  noteDataLoss();
  return record;
}

function onRealTime(plan: v.InferOutput<typeof daySchema>): typeof plan {
  const real = (minute: number) => {
    const [hours, minutes] = [Math.floor(minute / 60) % 24, minute % 60];
    const time = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
    return minuteAt(plan.date, time, Math.floor(minute / minutesOfADay));
  };
  return {
    ...plan,
    start: real(plan.start),
    pauses: plan.pauses.map((pause) => ({ ...pause, from: real(pause.from) })),
    placements: plan.placements.map((placement) => ({ ...placement, at: real(placement.at) })),
  };
}

const fieldsSchema = record({
  ...summaryEntries,
  format: addition(formatSchema),
  /** Names of teams. */
  teams: orElse(v.pipe(soundList(shortText), v.maxLength(mostTeams)), []),
  fixtures: orElse(v.pipe(soundList(fixtureSchema), v.maxLength(mostFixtures)), []),
  /** Teams created for this tournament, with their players; the others are found in the catalogue. */
  squads: addition(soundList(teamSchema)),
  /** The key of its matches' events; its own identifier when absent (`logOf`). */
  log: addition(identifier),
  /** Teams that gave up the tournament; they stay entered. */
  withdrawals: addition(soundList(withdrawalSchema)),
  tieDecisions: addition(soundList(tieDecisionSchema)),
  /** The planned days by their dates, `yyyy-MM-dd`. A match has a place in one of them at most. */
  days: addition(daysSchema),
  /** The ids of teams whose id does not follow from their name (`teamId`). */
  teamKeys: addition(v.record(shortText, addressPart)),
});

export const tournamentSchema = v.pipe(v.looseObject({}), v.transform(withDays), fieldsSchema);
