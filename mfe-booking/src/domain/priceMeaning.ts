import type { Plan } from 'shared-kernel/plans';

/** The meaning of a plan's price, in cents; `perPlayer` is rounded when the hour does not divide evenly. */
export type PriceMeaning =
  | { kind: 'shared-hour'; hour: number; perPlayer: number; isRounded: boolean }
  | { kind: 'hours-included'; month: number; hours: number; perHour: number }
  | { kind: 'unlimited'; month: number };

/**
 * The cost of a plan for its players, from the plan's own figures only. The players on the court share an hourly price,
 * a monthly one is spread over its hours, and an unlimited one over nothing.
 */
export function priceMeaning(plan: Plan, players: number): PriceMeaning {
  const cents = Math.round(plan.priceEuros * 100);
  if (plan.period === 'hour') {
    const perPlayer = Math.round(cents / players);
    return { kind: 'shared-hour', hour: cents, perPlayer, isRounded: perPlayer * players !== cents };
  }
  return plan.hoursPerMonth === 'unlimited'
    ? { kind: 'unlimited', month: cents }
    : {
        kind: 'hours-included',
        month: cents,
        hours: plan.hoursPerMonth,
        perHour: Math.round(cents / plan.hoursPerMonth),
      };
}
