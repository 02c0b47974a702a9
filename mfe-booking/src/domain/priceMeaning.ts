import type { Plan } from 'shared-kernel/plans';

/** What a plan's price comes to, in cents; `perPlayer` is rounded when the hour does not divide evenly. */
export type PriceMeaning =
  | { kind: 'shared-hour'; hour: number; perPlayer: number; isRounded: boolean }
  | { kind: 'hours-included'; month: number; hours: number; perHour: number }
  | { kind: 'unlimited'; month: number };

/**
 * What a plan costs those who play, from the plan's own figures only: an hourly price is shared by the players on the
 * court, a monthly one is spread over the hours it contains, and an unlimited one is spread over nothing.
 */
export function priceMeaning(plan: Plan, players: number): PriceMeaning {
  const cents = plan.priceEuros * 100;
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
