import { noteDataLoss, type Schema } from 'shared-kernel';
import { orElse, soundList } from 'shared-kernel/tolerance';
import * as v from 'valibot';
import { minuteAt } from './dayClock';
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
import type { SheetEvent } from './sheetEvent';
import {
  byDate,
  type Card,
  type DayPlan,
  type Fixture,
  type Goal,
  type MatchDetails,
  type MatchResult,
  type MatchSet,
  type MatchTimes,
  type Postponement,
  type Ruling,
  type SetSide,
  type Team,
  type TieDecision,
  type Tournament,
  type TournamentFormat,
  type TournamentSummary,
  type Withdrawal,
} from './tournament';

const optionalName = v.optional(orElse<string | undefined>(identifier, undefined));
const recorded = {
  id: identifier,
  at: momentOrNone,
  sequence,
  gesture: optionalName,
  author: optionalName,
};
const onCourt = { ...recorded, setIndex: setPlace, side: v.picklist(['teamA', 'teamB']) };
const eventPlayerId = v.nullable(identifier);

const aboutAnother = v.looseObject({
  ...recorded,
  kind: v.picklist(['undo', 'redo', 'take-back', 'bring-back']),
  target: identifier,
});

/** One line of a match sheet’s log. */
export const sheetEventSchema: Schema<SheetEvent> = v.variant('kind', [
  v.looseObject({
    ...onCourt,
    kind: v.literal('selection'),
    role: v.picklist(['attacker', 'defender']),
    playerId: eventPlayerId,
  }),
  v.looseObject({
    ...onCourt,
    kind: v.literal('goal'),
    type: v.picklist(['attacker', 'defender', 'penalty']),
    scorerId: eventPlayerId,
  }),
  v.looseObject({
    ...onCourt,
    kind: v.literal('card'),
    type: v.picklist(['green', 'yellow', 'red']),
    playerId: eventPlayerId,
  }),
  v.looseObject({ ...recorded, kind: v.literal('forfeit'), side: v.picklist(['teamA', 'teamB']) }),
  v.looseObject({
    ...recorded,
    kind: v.literal('attribution'),
    target: identifier,
    type: v.picklist(['attacker', 'defender', 'penalty']),
    scorerId: eventPlayerId,
  }),
  aboutAnother,
]);

/*
 * Validates stored data by what the pages need. A wrong field is dropped if the record has a meaning without it.
 * Otherwise the smallest record around it is dropped: a match, never the tournament. A reader that accepts no dropped
 * part (of a file from outside) calls `trackDataLoss`.
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
export function addition<T>(schema: Schema<T>): Schema<T | undefined> {
  return v.optional(orElse<T | undefined>(schema, undefined));
}

/** Replaces an unreadable name or day, so that the organiser sees and corrects it. */
const unreadable = { name: 'Tournoi sans nom lisible', date: '1970-01-01' } as const;

/** The required fields that the record and the list share. */
export const listedSchemas = { name: shortText, date: day, level: shortText } as const;

/** The fields of a tournament that the list shows. */
export const summaryEntries = {
  id: tournamentIdentifier,
  name: orElse(shortText, unreadable.name),
  date: orElse(day, unreadable.date),
  level: orElse(shortText, ''),
  description: orElse(longText, ''),
};

export const tournamentSummarySchema: Schema<TournamentSummary> = v.looseObject(summaryEntries);

const formatSchema: Schema<TournamentFormat> = v.looseObject({
  type: v.picklist(['championship', 'cup']),
  winningSets: v.picklist(['2', '3']),
  homeAndAway: v.boolean(),
  playoffs: v.boolean(),
});

const side = v.picklist(['teamA', 'teamB']);

const goalSchema: Schema<Goal> = v.looseObject({
  scorerId: nullish(playerId),
  type: v.picklist(['attacker', 'defender', 'penalty']),
});

const cardSchema: Schema<Card> = v.looseObject({
  type: v.picklist(['green', 'yellow', 'red']),
  player: nullish(playerId),
  setIndex: setPlace,
});

/** A side has at most seven goals in a set; the limit of its cards is generous. */
const setSideSchema: Schema<SetSide> = v.looseObject({
  players: v.looseObject({ attacker: nullish(playerId), defender: nullish(playerId) }),
  goals: v.pipe(v.array(goalSchema), v.maxLength(7)),
  cards: v.pipe(v.array(cardSchema), v.maxLength(100)),
});

const matchSetSchema: Schema<MatchSet> = v.looseObject({ teamA: setSideSchema, teamB: setSideSchema });

const redCards = v.pipe(v.array(cardSchema), v.maxLength(100));

const detailsSchema: Schema<MatchDetails> = v.looseObject({
  sets: v.pipe(v.array(matchSetSchema), v.length(5)),
  globalCards: v.looseObject({ teamA: redCards, teamB: redCards }),
  forfeit: v.optional(side),
});

const setsWon = wholeNumber(0, 5);

/** A sheet that cannot be read leaves the score that it had given. */
export const resultSchema: Schema<MatchResult> = v.looseObject({
  homeScore: setsWon,
  awayScore: setsWon,
  details: orElse(nullish(detailsSchema), null),
});

const rulingSchema: Schema<Ruling> = v.variant('kind', [
  v.looseObject({ kind: v.literal('forfeit'), by: side }),
  v.looseObject({ kind: v.literal('annulled') }),
]);

const minute = wholeNumber(0, latestMinute);
const court = wholeNumber(1, 6);

const postponementSchema: Schema<Postponement> = v.looseObject({
  at: moment,
  to: orElse(v.nullable(v.looseObject({ day, time: clock })), null),
  from: addition(v.looseObject({ date: day, court, at: minute })),
});

export const timesSchema: Schema<MatchTimes> = v.looseObject({
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

export const fixtureSchema: Schema<Fixture> = v.looseObject({
  id: addressPart,
  homeTeam: shortText,
  awayTeam: shortText,
  result: orElse(v.nullable(resultSchema), null),
  liveUrl: orElse(v.nullable(videoAddress), null),
  status: orElse(v.picklist(['pending', 'inprogress', 'finished']), 'pending'),
  events: addition(v.pipe(soundList(sheetEventSchema), v.maxLength(mostEvents))),
  published: addition(wholeNumber(0)),
  round: addition(wholeNumber(1, mostFixtures)),
  leg: addition(v.picklist([1, 2])),
  // Without them a playoff match would be one of the league's: they cost the match.
  phase: v.optional(v.literal('playoffs')),
  slot: v.optional(playoffSlot),
  ruling: addition(rulingSchema),
  postponed: addition(postponementSchema),
  times: addition(timesSchema),
});

const shirtNumber = wholeNumber(0, 999);

const teamSchema: Schema<Team> = v.looseObject({
  name: shortText,
  logo: orElse(v.nullable(v.string()), null),
  players: soundList(v.looseObject({ id: identifier, name: shortText, number: addition(shirtNumber) })),
});

const withdrawalSchema: Schema<Withdrawal> = v.looseObject({
  team: shortText,
  treatment: v.picklist(['kept', 'annulled', 'won-by-opponents']),
  at: moment,
});

const tieDecisionSchema: Schema<TieDecision> = v.looseObject({
  order: v.pipe(v.array(shortText), v.minLength(2), v.maxLength(mostTeams)),
  by: v.picklist(['lots', 'organizer']),
  reason: orElse(longText, ''),
  at: moment,
});

const pauseSchema = v.looseObject({ from: minute, minutes: wholeNumber(1, minutesOfADay) });

const daySchema: Schema<DayPlan> = v.looseObject({
  date: day,
  start: minute,
  courts: court,
  matchMinutes: wholeNumber(1, 600),
  pauses: orElse(v.pipe(soundList(pauseSchema), v.maxLength(20)), []),
  placements: soundList(v.looseObject({ fixture: identifier, court, at: minute })),
});

const daysSchema: Schema<Readonly<Record<string, DayPlan>>> = v.pipe(
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

function onRealTime(plan: DayPlan): DayPlan {
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

const fieldsSchema: Schema<Tournament> = v.looseObject({
  ...summaryEntries,
  format: addition(formatSchema),
  teams: orElse(v.pipe(soundList(shortText), v.maxLength(mostTeams)), []),
  fixtures: orElse(v.pipe(soundList(fixtureSchema), v.maxLength(mostFixtures)), []),
  squads: addition(soundList(teamSchema)),
  log: addition(identifier),
  withdrawals: addition(soundList(withdrawalSchema)),
  tieDecisions: addition(soundList(tieDecisionSchema)),
  days: addition(daysSchema),
  teamKeys: addition(v.record(shortText, addressPart)),
});

export const tournamentSchema: Schema<Tournament> = v.pipe(
  v.looseObject({}),
  v.transform(withDays),
  fieldsSchema,
);
