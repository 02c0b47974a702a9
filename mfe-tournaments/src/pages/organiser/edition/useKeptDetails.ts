import { useEffect, useEffectEvent, useRef } from 'react';
import { basesOf, mergeThreeWay, type TypedOver, typedOver, useVisitDraft } from 'shared-kernel/drafts';
import { centreDay, readTypedDay, writeTypedDay } from 'shared-kernel/time';
import { type DraftRefusal, refusalOfDate, refusalOfName } from '../../../competition/draftRefusal';
import type { Tournament } from '../../../model/tournament';
import { type DetailField, detailsDraft } from '../../../store/drafts';
import { presentTime } from '../../../store/stamps';
import { tournaments } from '../../../store/tournaments';
import { announce } from '../../../widgets/announce';
import { strings } from './pageStrings';

/** A tournament's details as typed over its record, kept when `keep` is called and when the page is left. */
export function useKeptDetails(tournament: Tournament) {
  const draft = detailsDraft(tournament.id);
  const typed = useVisitDraft(draft);
  const today = centreDay(presentTime());
  const { sound, refusals } = readDetails(typed, today);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  /** The values that this form has sent: a record with them is no conflict, even without an answer. */
  const sent = useRef<Partial<Details>>({});

  /**
   * Saves run in turn, so that this form's own earlier save is no conflict. Returns the fields that it did not
   * overwrite; `told` are the values shown beside a field.
   */
  function keep(told?: Tournament): Promise<readonly DetailField[] | undefined> {
    const kept = turn.current.then(() => keepNow(told));
    turn.current = kept;
    return kept;
  }

  async function keepNow(told?: Tournament) {
    const then = draft.read();
    const { sound } = readDetails(then, today);
    let passedOver: readonly DetailField[] = [];
    let written: readonly DetailField[] = [];
    const saved = await tournaments.update(tournament.id, (current) => {
      passedOver = overtakenFields(current, then, sound, told, sent.current);
      written = detailFields.filter((field) => field in sound && !passedOver.includes(field));
      const isKnown = written.every((field) => sound[field] === current[field]);
      if (isKnown) return current;
      const changes = Object.fromEntries(written.map((field) => [field, sound[field]]));
      Object.assign(sent.current, changes);
      return { ...current, ...changes };
    });
    if (!saved.ok) return undefined;
    const left = leftToKeep(draft.read(), then, sound, written);
    draft.forget();
    if (Object.keys(left).length > 0) draft.keep(left);
    return passedOver;
  }

  // The way back by keyboard takes no focus from the field first.
  const leave = useEffectEvent(async () => {
    if (Object.keys(draft.read()).length === 0) return;
    const passedOver = await keep();
    if (passedOver?.[0]) announce({ title: strings.unkept, variant: 'destructive' });
  });
  useEffect(() => () => void leave(), []);

  return {
    shown: shownDetails(tournament, typed),
    today,
    refusals,
    /** The fields that another organiser changed to a different value meanwhile. */
    overtaken: overtakenFields(tournament, typed, sound, sent.current),
    typed,
    type: (field: DetailField, text: string) => draft.keep(typedOver(tournament, typed, field, text)),
    keep,
  };
}

export type DetailsTyped = TypedOver<DetailField>;
export type Details = Readonly<Record<DetailField, string>>;
type Reading = {
  /** The valid part of the input. */
  readonly sound: Partial<Details>;
  readonly refusals: { readonly [Name in DetailField]?: DraftRefusal };
};

const detailFields = ['name', 'date', 'level', 'description'] as const;

/** The values of the fields: the input over the record; the day in the visitor's notation. */
function shownDetails({ name, date, level, description }: Details, typed: DetailsTyped): Details {
  return { name, date: writeTypedDay(date), level, description, ...typed };
}

/** Parses the input alone: another tab may have changed an untouched field. */
function readDetails({ name, date, level, description }: DetailsTyped, today: string): Reading {
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
function overtakenFields(
  current: Details,
  typed: DetailsTyped,
  sound: Partial<Details>,
  ...known: readonly (Partial<Details> | undefined)[]
): readonly DetailField[] {
  const { conflicts } = mergeThreeWay<Details>({ ...current, ...basesOf(typed) }, sound, current);
  return conflicts.filter((field) => !known.some((each) => each?.[field] === current[field]));
}

/** The remaining unsaved input, once the record has the values typed `then`. */
function leftToKeep(
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
