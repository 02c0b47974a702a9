/** Numbers in a file of their own, so that a sentence with a price imports no more than that (specification, section 3). */
export const hourEuros = 25;
export const enthusiastEuros = 99;
export const championEuros = 199;
export const enthusiastHours = 10;

export type PlanName = 'Découverte' | 'Passionné' | 'Champion';

/** A plan's price, and its hours of play. */
export type Plan = { readonly name: PlanName; readonly priceEuros: number } & (
  | { readonly period: 'hour' }
  | { readonly period: 'month'; readonly hoursPerMonth: number | 'unlimited' }
);

/** In the order in which they are offered. */
export const plans: readonly Plan[] = [
  { name: 'Découverte', priceEuros: hourEuros, period: 'hour' },
  { name: 'Passionné', priceEuros: enthusiastEuros, period: 'month', hoursPerMonth: enthusiastHours },
  { name: 'Champion', priceEuros: championEuros, period: 'month', hoursPerMonth: 'unlimited' },
];

/** The plan of that name, if it is one of ours: links hand over the name only, and a visitor may write the link. */
export function planNamed(name: string): Plan | undefined {
  return plans.find((plan) => plan.name === name);
}
