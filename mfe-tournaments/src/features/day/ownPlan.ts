import type { DayPlan } from '../../domain/tournament';

let latest: DayPlan | undefined;

/** The plan as this page writes it: it may arrive after the next question was asked, and is no other page's change. */
export function own(day: DayPlan): DayPlan {
  latest = day;
  return day;
}

export const ownPlan = () => latest;
