import type { Typed } from 'shared-kernel/drafts';
import { readTypedDay, writeTypedDay } from 'shared-kernel/time';
import { type DraftRefusal, refusalOfDate } from '../../domain/creation/createTournament';
import type { TournamentSummary } from '../../domain/tournament';

type Field = 'name' | 'date' | 'description';
export type Details = Typed<Field>;
type Reading = {
  /** What can be kept of what was typed. */
  readonly sound: Partial<Pick<TournamentSummary, Field>>;
  /** What was typed and cannot be kept. */
  readonly rest: Details;
  readonly refusals: { readonly [Name in Field]?: DraftRefusal };
};

/** What the fields show: what was typed, over what the record says; the day as a visitor writes it. */
export function shownDetails(
  { name, date, description }: Pick<TournamentSummary, Field>,
  typed: Details,
): Readonly<Record<Field, string>> {
  return { name, date: writeTypedDay(date), description, ...typed };
}

/** Reads what was typed, and nothing else: a field that nobody touched may be another one by now, through another tab. */
export function readDetails({ name, date, description }: Details, today: string): Reading {
  const day = date === undefined ? undefined : (readTypedDay(date, today) ?? date);
  const dateRefusal = day === undefined ? null : refusalOfDate(day, today);
  const isUnnamed = name !== undefined && name.trim() === '';
  return {
    sound: {
      ...(name !== undefined && !isUnnamed && { name: name.trim() }),
      ...(day !== undefined && dateRefusal === null && { date: day }),
      ...(description !== undefined && { description: description.trim() }),
    },
    rest: { ...(isUnnamed && { name }), ...(dateRefusal !== null && date !== undefined && { date }) },
    refusals: {
      ...(isUnnamed && { name: { kind: 'name-required' } as const }),
      ...(dateRefusal !== null && { date: dateRefusal }),
    },
  };
}
