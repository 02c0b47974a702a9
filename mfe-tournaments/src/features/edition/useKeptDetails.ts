import { useEffect, useEffectEvent, useRef } from 'react';
import { typedOver, useVisitDraft } from 'shared-kernel/drafts';
import { centreDay } from 'shared-kernel/time';
import { type DetailField, detailsDraft } from '../../data/detailsDraft';
import { presentTime } from '../../data/presentTime';
import { tournaments } from '../../data/tournaments';
import type { Tournament } from '../../domain/tournament';
import { announce } from '../../ui/announce';
import {
  type Details,
  detailFields,
  leftToKeep,
  overtakenFields,
  readDetails,
  shownDetails,
} from './detailsChange';
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
