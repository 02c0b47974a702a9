import { useEffect, useEffectEvent, useRef } from 'react';
import { importWithRetry } from 'shared-kernel';
import { basesOf, mergeThreeWay, type TypedOver, typedOver, useVisitDraft } from 'shared-kernel/drafts';
import { cleanName } from 'shared-kernel/names';
import { centreDay, readTypedDay, writeTypedDay } from 'shared-kernel/time';
import { type DraftRefusal, refusalOfDate, refusalOfName } from '../../../competition/draftRefusal';
import type { Tournament } from '../../../model/tournament';
import { type DetailField, detailsDraft } from '../../../store/drafts';
import { presentTime } from '../../../store/stamps';
import { announce } from '../../../widgets/announce';
import { useInTurn } from '../../../widgets/useInTurn';
import { strings } from './pageStrings';

/** The part below the details, and the code that saves them. */
export const lateSections = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-edit-sections" */ './Sections'),
);

/** A tournament's details as typed over its record, kept when `keep` is called and when the page is left. */
export function useKeptDetails(tournament: Tournament) {
  const draft = detailsDraft(tournament.id);
  const typed = useVisitDraft(draft);
  const today = centreDay(presentTime());
  const { sound, refusals } = readDetails(typed, today);
  const inTurn = useInTurn();
  /** The values that this form has sent: a record with them is no conflict, even without an answer. */
  const sent = useRef<Partial<Details>>({});

  /** Returns the fields that it did not overwrite; `told` are the values shown beside a field. */
  const keep = (told?: Tournament) => inTurn(() => save(told));

  async function save(told?: Tournament) {
    const then = draft.read();
    const { sound } = readDetails(then, today);
    let passedOver: readonly DetailField[] = [];
    let written: readonly DetailField[] = [];
    const loaded = await lateSections.load().catch(() => null);
    if (loaded === null) return void announce({ title: strings.unfetched, variant: 'destructive' });
    const saved = await loaded.tournaments.update(tournament.id, (current) => {
      passedOver = overtakenFields(current, then, sound, told, sent.current);
      written = detailFields.filter((field) => field in sound && !passedOver.includes(field));
      const isKnown = written.every((field) => sound[field] === current[field]);
      if (isKnown) return current;
      const changes = Object.fromEntries(written.map((field) => [field, sound[field]]));
      Object.assign(sent.current, changes);
      return { ...current, ...changes };
    });
    if (!saved.ok) return undefined;
    const writtenInputs = written.flatMap((field) => [field, `${field}Before`] as const);
    draft.forget(Object.fromEntries(writtenInputs.map((field) => [field, then[field]])));
    // Input from meanwhile is over the saved value.
    for (const field of written) if (field in draft.read()) draft.keep({ [`${field}Before`]: sound[field] });
    return passedOver;
  }

  // The way back by keyboard takes no focus from the field first.
  const leave = useEffectEvent(async () => {
    if (Object.keys(draft.read()).length === 0) return;
    const passedOver = await keep();
    if (passedOver?.[0]) announce({ title: strings.unkept, variant: 'destructive' });
  });
  useEffect(() => () => void leave(), []);

  const { name, date, level, description } = tournament;
  return {
    /** The input over the record; the day in the visitor's notation. */
    shown: { name, date: writeTypedDay(date), level, description, ...typed },
    today,
    refusals,
    /** The fields that another organiser changed to a different value meanwhile. */
    overtaken: overtakenFields(tournament, typed, sound, sent.current),
    typed,
    type: (field: DetailField, text: string) => draft.keep(typedOver(tournament, typed, field, text)),
    keep,
  };
}

type DetailsTyped = TypedOver<DetailField>;
type Details = Readonly<Record<DetailField, string>>;

const detailFields = ['name', 'date', 'level', 'description'] as const;

/** Parses the input alone, because another tab may have changed an untouched field: its valid part, and the refusals. */
function readDetails(typed: DetailsTyped, today: string) {
  const { name, date } = typed;
  const day = date === undefined ? undefined : (readTypedDay(date, today) ?? date);
  const refusals: { readonly [Name in DetailField]?: DraftRefusal | null } = {
    name: name === undefined ? null : refusalOfName(name),
    date: day === undefined ? null : refusalOfDate(day, today),
  };
  const read = { ...typed, date: day };
  const soundFields = detailFields.filter((field) => read[field] !== undefined && !refusals[field]);
  const sound: Partial<Details> = Object.fromEntries(
    soundFields.map((field) => [field, (field === 'name' ? cleanName : trimmed)(read[field] ?? '')]),
  );
  return { sound, refusals };
}

const trimmed = (text: string) => text.trim();

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
