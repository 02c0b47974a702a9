import { useRef, useState } from 'react';
import { useVisitDraft } from 'shared-kernel/drafts';
import { centreDay, readTypedDay, writeTypedDay } from 'shared-kernel/time';
import { dayDraft } from '../../data/dayDraft';
import { presentTime } from '../../data/presentTime';
import { tournaments } from '../../data/tournaments';
import { asPlanned } from '../../domain/day/asPlanned';
import { clockOf } from '../../domain/day/dayClock';
import { type DaySettings, matchesToPlan, planDay, type Rounds, startOf } from '../../domain/day/planDay';
import type { DayPlan, Tournament } from '../../domain/tournament';
import { announce } from '../../ui/announce';
import { usePresentTime } from '../../ui/usePresentTime';
import { own } from './ownPlan';
import { type DayErrors, type DayFields, readDay, toTheEnd, writePauses } from './readDay';
import { strings } from './strings';

const none: DayErrors = {};

/**
 * The day's input over the present plan; it stays until the day is planned. If another organiser has planned the day
 * since, the organiser reads so first, and confirms to replace that plan.
 */
export function useDayForm(tournament: Tournament) {
  const draft = dayDraft(tournament.id);
  const { before, ...typed } = useVisitDraft(draft);
  const now = usePresentTime();
  const today = now === null ? null : centreDay(now);
  const [errors, setErrors] = useState(none);
  const [isEmpty, setIsEmpty] = useState(false);
  const [others, setOthers] = useState<DayPlan | null>(null);
  /** The plan that the visitor knows: their own, or the announced one. */
  const known = useRef<string>(undefined);
  const turn = useRef<Promise<unknown>>(undefined);
  const rounds = roundsLeft(tournament);
  const starting = startingFields(tournament, today, rounds);
  const date = readTypedDay(typed.date ?? starting.date, today);
  const fields: DayFields = { ...starting, start: startingTime(tournament, date, now), ...typed };

  function change(changed: Partial<DayFields>) {
    draft.keep({ before: before ?? shownDay(), ...changed });
    setErrors(none);
    setIsEmpty(false);
    setOthers(null);
  }

  function shownDay() {
    return asPlanned(tournament.day, tournament.fixtures);
  }

  function plan() {
    const read = readDay(fields, today, rounds[0] ?? 1);
    setErrors(read.ok ? none : read.errors);
    if (!read.ok) return;
    const isNothing = matchesToPlan(tournament.fixtures, read.rounds).length === 0;
    setIsEmpty(isNothing);
    if (isNothing) return;
    // Saves run in turn, so that this form's own earlier save is no conflict.
    const write = () => planAs(read.settings, read.rounds);
    turn.current = turn.current?.then(write) ?? write();
  }

  async function planAs(settings: DaySettings, chosen: Rounds) {
    const sent = draft.read();
    const expected = [sent.before ?? shownDay(), known.current];
    let theirs: DayPlan | null = null;
    const saved = await tournaments.update(tournament.id, (current) => {
      const day = planDay(current, settings, chosen, presentTime());
      const there = asPlanned(current.day, current.fixtures);
      const isExpected = [...expected, '', asPlanned(day, current.fixtures)].includes(there);
      theirs = isExpected ? null : (current.day ?? null);
      return isExpected ? { ...current, day: own(day) } : current;
    });
    if (!saved.ok) return;
    const { day, fixtures } = saved.value;
    known.current = asPlanned(day, fixtures);
    setOthers(theirs);
    if (theirs !== null) return;
    draft.forget(sent);
    // Later input continues from the saved plan.
    if (Object.keys(draft.read()).length > 0) draft.keep({ before: known.current });
    const { placements = [], start = settings.start } = day ?? {};
    const late = start > settings.start ? strings.startPassed(start) : '';
    announce({ title: strings.planned, description: strings.plannedText(placements.length) + late });
  }

  return { fields, errors, isEmpty, others, today, rounds, change, plan };
}

const usualStart = 9 * 60;

/** As planned before, else in the morning; today, not before now. */
function startingTime({ day }: Tournament, date: string | null, now: Date | null): string {
  if (date === null || now === null) return clockOf(day?.start ?? usualStart);
  const isToday = date === centreDay(now);
  const wished = day?.date === date ? day.start : isToday ? 0 : (day?.start ?? usualStart);
  return clockOf(startOf({ date, start: wished }, now));
}

/** The rounds of the schedule that have matches to be played. */
function roundsLeft({ fixtures }: Tournament): number[] {
  const rounds = matchesToPlan(fixtures, null).flatMap(({ fixture, order }) =>
    'id' in fixture && order < 1e6 ? [order] : [],
  );
  return [...new Set(rounds)].sort((a, b) => a - b);
}

function startingFields(
  tournament: Tournament,
  today: string | null,
  rounds: readonly number[],
): Omit<DayFields, 'start'> {
  const { day, teams } = tournament;
  return {
    date: today === null ? '' : writeTypedDay(day?.date ?? dayToCome(tournament, today)),
    // Two matches running need four teams per court, if no team is to play twice in a row.
    courts: String(day?.courts ?? Math.min(6, Math.max(1, Math.floor(teams.length / 4)))),
    minutes: String(day?.matchMinutes ?? 30),
    pauses: writePauses(
      (day?.pauses ?? []).map(({ from, minutes }) => ({ from: clockOf(from), to: clockOf(from + minutes) })),
    ),
    from: String(rounds[0] ?? 1),
    to: toTheEnd,
  };
}

/** The tournament's own day; once that has begun, today: a season is played on many. */
function dayToCome({ date }: Tournament, today: string): string {
  return date > today ? date : today;
}
