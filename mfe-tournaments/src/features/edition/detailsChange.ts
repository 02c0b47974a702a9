import type { Typed } from 'shared-kernel/drafts';
import { readTypedDay, writeTypedDay } from 'shared-kernel/time';
import type { DetailField } from '../../data/detailsDraft';
import { type DraftRefusal, refusalOfDate } from '../../domain/creation/draftRefusal';

export type DetailsTyped = Typed<DetailField | `${DetailField}Before`>;
export type Details = Readonly<Record<DetailField, string>>;
type Reading = {
  /** What can be kept of what was typed. */
  readonly sound: Partial<Details>;
  readonly refusals: { readonly [Name in DetailField]?: DraftRefusal };
};

export const detailFields = ['name', 'date', 'level', 'description'] as const;

/** What the fields show: what was typed, over what the record says; the day as a visitor writes it. */
export function shownDetails({ name, date, level, description }: Details, typed: DetailsTyped): Details {
  return { name, date: writeTypedDay(date), level, description, ...typed };
}

/** What is typed into a field that shows this record: with the first key, what the record says is noted. */
export function typedOver(record: Details, typed: DetailsTyped, field: DetailField, text: string) {
  return { [field]: text, ...(typed[field] === undefined && { [`${field}Before`]: record[field] }) };
}

/** Reads what was typed, and nothing else: an untouched field may have changed by now, through another tab. */
export function readDetails({ name, date, level, description }: DetailsTyped, today: string): Reading {
  const day = date === undefined ? undefined : (readTypedDay(date, today) ?? date);
  const dateRefusal = day === undefined ? null : refusalOfDate(day, today);
  const isUnnamed = name !== undefined && name.trim() === '';
  return {
    sound: {
      ...(name !== undefined && !isUnnamed && { name: name.trim() }),
      ...(day !== undefined && dateRefusal === null && { date: day }),
      ...(level !== undefined && { level }),
      ...(description !== undefined && { description: description.trim() }),
    },
    refusals: {
      ...(isUnnamed && { name: { kind: 'name-required' } as const }),
      ...(dateRefusal !== null && { date: dateRefusal }),
    },
  };
}

/**
 * The fields that somebody else has changed since they were begun to be changed here, and to something else. What is
 * `known`, because it was told beside its field or sent from here, is written over knowingly.
 */
export function overtakenFields(
  current: Details,
  typed: DetailsTyped,
  sound: Partial<Details>,
  ...known: readonly (Partial<Details> | undefined)[]
): readonly DetailField[] {
  return detailFields.filter((field) => {
    const before = typed[`${field}Before`] ?? current[field];
    const isExpected = [before, sound[field], ...known.map((each) => each?.[field])].includes(current[field]);
    return sound[field] !== undefined && !isExpected;
  });
}

/** What is still to be kept of what is typed now, once the record has these of what was typed `then`. */
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
