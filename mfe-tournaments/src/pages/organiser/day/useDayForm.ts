import { type FormEvent, useRef, useState } from 'react';
import { centre, importWithRetry } from 'shared-kernel';
import { useVisitDraft } from 'shared-kernel/drafts';
import { centreDay, readTypedDay, writeTypedDay } from 'shared-kernel/time';
import {
  asPlanned,
  type DaySettings,
  matchesToPlan,
  type Rounds,
  startOf,
} from '../../../matchday/matchesToPlan';
import { clockOf, minuteAt } from '../../../model/dayClock';
import { placedIn, withPlan } from '../../../model/plans';
import type { DayPlan, Tournament } from '../../../model/tournament';
import { dayDraft } from '../../../store/drafts';
import { presentTime } from '../../../store/stamps';
import { announce } from '../../../widgets/announce';
import { hourOf } from '../../../widgets/timeInWords';
import type { InTurn } from '../../../widgets/useInTurn';
import { usePresentTime } from '../../../widgets/usePresentTime';
import type { ChosenDay } from './PlanSection';
import { type DayErrors, type DayFields, readDay, toTheEnd, writePauses } from './readDay';
import { strings } from './strings';

/** The part below the form, and the code that plans and saves a day. */
export const latePlan = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-day-plan" */ './PlanSection'),
);

/**
 * The day's input over the plan that is shown; it stays until the day is planned. If another organiser has planned that
 * day since, the organiser reads so first, and confirms to replace that plan.
 */
export function useDayForm(
  tournament: Tournament,
  shown: DayPlan | undefined,
  inTurn: InTurn,
  onPlanned: (day: ChosenDay) => void,
) {
  const draft = dayDraft(tournament.id);
  const { before, ...typed } = useVisitDraft(draft);
  const now = usePresentTime() ?? presentTime();
  const today = centreDay(now);
  const [errors, setErrors] = useState<DayErrors>({});
  /** The plan that the visitor knows: their own, or the announced one. */
  const known = useRef<string>(undefined);
  // A season is played on many days: once its own has passed, the form proposes today.
  const proposed = [shown?.date, tournament.date].find((day) => day && day >= today) ?? today;
  const shownDate = writeTypedDay(proposed);
  const date = readTypedDay(typed.date ?? shownDate, today);
  /** The plan of the typed day. */
  const there = tournament.days?.[date ?? ''];
  const { rounds, first } = roundsLeft(tournament, date, now);
  const fields: DayFields = {
    ...startingFields(tournament, there, shown, date, now),
    date: shownDate,
    from: String(first),
    ...typed,
  };

  function change(changed: Partial<DayFields>) {
    draft.keep({ before: before ?? shownDay(), ...changed });
    setErrors({});
  }

  function shownDay() {
    return asPlanned(there, tournament.fixtures);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readDay(fields, today, rounds[0] ?? 1);
    if (!read.ok) return setErrors(read.errors);
    const isEmpty = matchesToPlan(tournament, read.settings.date, read.rounds, presentTime()).length === 0;
    setErrors(isEmpty ? { plan: strings.nothingToPlan } : {});
    if (isEmpty) return;
    void inTurn(() => planAs(read.settings, read.rounds));
  }

  async function planAs(settings: DaySettings, chosen: Rounds) {
    const sent = draft.read();
    const expected = [sent.before ?? shownDay(), known.current];
    const loaded = await latePlan.load().catch(() => null);
    if (loaded === null) return setErrors({ plan: strings.unfetched });
    const { planDay, tournaments } = loaded;
    let others: DayPlan | undefined;
    const saved = await tournaments.update(tournament.id, (current) => {
      const day = planDay(current, settings, chosen, presentTime());
      const present = current.days?.[settings.date];
      const isExpected = [...expected, '', asPlanned(day, current.fixtures)].includes(
        asPlanned(present, current.fixtures),
      );
      others = isExpected ? undefined : present;
      return isExpected ? withPlan(current, day) : current;
    });
    if (!saved.ok) return;
    const { days, fixtures } = saved.value;
    const day = days?.[settings.date];
    known.current = asPlanned(day, fixtures);
    setErrors(others ? { plan: strings.plannedMeanwhile(others) } : {});
    if (others) return onPlanned({ date: settings.date, isJustPlanned: false });
    draft.forget(sent);
    // Later input continues from the saved plan.
    const isTypedSince = Object.keys(draft.read()).length > 0;
    if (isTypedSince) draft.keep({ before: known.current });
    onPlanned({ date: settings.date, isJustPlanned: !isTypedSince });
    const { placements = [], start = settings.start } = day ?? {};
    const late = start > settings.start ? strings.startPassed(hourOf(settings.date, start)) : '';
    announce({ title: strings.planned, description: strings.plannedText(placements.length) + late });
  }

  return { fields, errors, today, rounds, change, submit };
}

/** The rounds with matches that can be planned on a day, and the first one that no other day to come has. */
function roundsLeft(tournament: Tournament, date: string | null, now: Date) {
  if (date === null) return { rounds: [], first: 1 };
  const today = centreDay(now);
  const plan = tournament.days?.[today];
  const elsewhere = date === today || !plan ? new Set() : placedIn(plan);
  // Matches of later days are left out already.
  const waiting = matchesToPlan(tournament, date, null, now)
    .filter(({ order }) => order < 1e6)
    .sort((a, b) => a.order - b.order);
  const open = waiting.find(({ fixture }) => !elsewhere.has(fixture.id)) ?? waiting[0];
  return { rounds: [...new Set(waiting.map(({ order }) => order))], first: open?.order ?? 1 };
}

/** As planned before, else as on the shown day, or from the morning on; today, from now on or, at night, from the opening. */
function startingFields(
  { teams }: Tournament,
  there: DayPlan | undefined,
  shown: DayPlan | undefined,
  date: string | null,
  now: Date,
) {
  const plan = there ?? shown;
  const clock = (minute: number) => clockOf(plan?.date ?? '', minute);
  const wished = plan ? clock(plan.start) : '09:00';
  const isNewToday = there === undefined && date === centreDay(now);
  const earliest = isNewToday ? centre.openingHours.opens : wished;
  const startOn = (day: string) => startOf({ date: day, start: minuteAt(day, earliest) }, now);
  return {
    start: date === null ? wished : clockOf(date, startOn(date)),
    // Two matches running need four teams per court, if no team is to play twice in a row.
    courts: String(plan?.courts ?? Math.min(6, Math.max(1, Math.floor(teams.length / 4)))),
    minutes: String(plan?.matchMinutes ?? 30),
    pauses: writePauses(
      (plan?.pauses ?? []).map(({ from, minutes }) => ({ from: clock(from), to: clock(from + minutes) })),
    ),
    to: toTheEnd,
  };
}
