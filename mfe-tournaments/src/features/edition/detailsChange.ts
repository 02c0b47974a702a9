import { basesOf, mergeThreeWay, type TypedOver } from 'shared-kernel/drafts';
import { readTypedDay, writeTypedDay } from 'shared-kernel/time';
import type { DetailField } from '../../data/detailsDraft';
import { type DraftRefusal, refusalOfDate, refusalOfName } from '../../domain/creation/draftRefusal';

export type DetailsTyped = TypedOver<DetailField>;
export type Details = Readonly<Record<DetailField, string>>;
type Reading = {
  /** The valid part of the input. */
  readonly sound: Partial<Details>;
  readonly refusals: { readonly [Name in DetailField]?: DraftRefusal };
};

export const detailFields = ['name', 'date', 'level', 'description'] as const;

/** The values of the fields: the input over the record; the day in the visitor's notation. */
export function shownDetails({ name, date, level, description }: Details, typed: DetailsTyped): Details {
  return { name, date: writeTypedDay(date), level, description, ...typed };
}

/** Parses the input alone: another tab may have changed an untouched field. */
export function readDetails({ name, date, level, description }: DetailsTyped, today: string): Reading {
  const day = date === undefined ? undefined : (readTypedDay(date, today) ?? date);
  const dateRefusal = day === undefined ? null : refusalOfDate(day, today);
  const nameRefusal = name === undefined ? null : refusalOfName(name);
  return {
    sound: {
      ...(name !== undefined && nameRefusal === null && { name: name.trim() }),
      ...(day !== undefined && dateRefusal === null && { date: day }),
      ...(level !== undefined && { level }),
      ...(description !== undefined && { description: description.trim() }),
    },
    refusals: {
      ...(nameRefusal !== null && { name: nameRefusal }),
      ...(dateRefusal !== null && { date: dateRefusal }),
    },
  };
}

/**
 * The fields that another organiser changed to a different value since this editing began. `known` values, shown beside
 * their field or sent from here, are overwritten deliberately.
 */
export function overtakenFields(
  current: Details,
  typed: DetailsTyped,
  sound: Partial<Details>,
  ...known: readonly (Partial<Details> | undefined)[]
): readonly DetailField[] {
  const { conflicts } = mergeThreeWay<Details>({ ...current, ...basesOf(typed) }, sound, current);
  return conflicts.filter((field) => !known.some((each) => each?.[field] === current[field]));
}

/** The remaining unsaved input, once the record has the values typed `then`. */
export function leftToKeep(
  now: DetailsTyped,
  then: DetailsTyped,
  sound: Partial<Details>,
  kept: readonly DetailField[],
): DetailsTyped {
  const left: { -readonly [Name in keyof DetailsTyped]: DetailsTyped[Name] } = { ...now };
  for (const field of kept) {
    left[`${field}Before`] = sound[field];
    if (now[field] !== then[field]) continue;
    delete left[field];
    delete left[`${field}Before`];
  }
  return left;
}
