import type { Schema } from 'shared-kernel';
import { clock, day, moment, mostDays, mostFixtures, mostTeams, shortText, wholeNumber } from './limits';
import {
  dayEntries,
  formatSchema,
  list,
  playoffSlot,
  record,
  summaryEntries,
  tieDecisionSchema,
  withdrawalSchema,
} from './tournamentSchema';
import * as v from './validation';

/** Of the lists of matches: a list for each field compresses to less than a record for each match. */
function column<T>(item: Schema<T>) {
  return list(item, mostFixtures);
}

/** A place in a list, counted from 0. */
const index = wholeNumber(0);
const setsWon = wholeNumber(0, 5);
const { id, name, date, level } = summaryEntries;

/**
 * The public part of a tournament at one moment, as a link carries it. Teams and matches have numbers, their places in the
 * lists. Players, sheets, cards, descriptions and video addresses are left out (docs/decisions/0029-snapshot-links.md).
 */
const fields = record({
  ...{ id, name, date, level },
  madeAt: moment,
  format: v.optional(formatSchema),
  teams: list(shortText, mostTeams),
  /** Teams of matches that are no longer entered; they are numbered after the others. */
  former: v.optional(list(shortText, mostTeams)),
  /** A team for each match. */
  home: column(index),
  away: column(index),
  /** The round, counted from 1, or 0 without one; the place in the playoffs. */
  stage: column(v.union([wholeNumber(0, mostFixtures), playoffSlot]) as Schema<number | Slot>),
  /** Two digits for each set, the goals of the home and the away team; empty while nothing was played. */
  goals: column(v.pipe(v.string(), v.regex(/^([0-7]{2}){0,5}$/))),
  /** Of matches without a sheet. */
  scores: v.optional(column(record({ match: index, home: setsWon, away: setsWon }))),
  forfeits: v.optional(column(record({ match: index, by: v.picklist(['teamA', 'teamB']) }))),
  postponed: v.optional(
    column(record({ match: index, at: moment, to: v.nullable(record({ day, time: clock })) })),
  ),
  withdrawals: v.optional(list(withdrawalSchema, mostTeams)),
  tieDecisions: v.optional(list(tieDecisionSchema, mostTeams)),
  /** Of each match placed on the day: its number, its court and its minute. */
  days: v.optional(
    list(
      record({ ...dayEntries, match: column(index), court: column(index), minute: column(index) }),
      mostDays,
    ),
  ),
});

type Slot = v.InferOutput<typeof playoffSlot>;
export type Snapshot = v.InferOutput<typeof fields>;

export const snapshotSchema: Schema<Snapshot> = v.pipe(fields, v.check(fitsTogether));

/** Whether columns are equally long, and every number is one of a team or a match. */
function fitsTogether({ teams, former = [], home, away, stage, goals, ...others }: Snapshot): boolean {
  const isTeam = (team: number) => team < teams.length + former.length;
  const isMatch = ({ match }: { readonly match: number }) => match < home.length;
  const { scores = [], forfeits = [], postponed = [], days = [] } = others;
  return (
    [away, stage, goals].every(({ length }) => length === home.length) &&
    [...home, ...away].every(isTeam) &&
    [...scores, ...forfeits, ...postponed].every(isMatch) &&
    days.every(
      ({ match, court, minute }) =>
        [court, minute].every(({ length }) => length === match.length) &&
        match.every((each) => isMatch({ match: each })),
    )
  );
}
