import type { Plan } from '../domain/priceMeaning';

/** The centre's prices (specification, section 3); plans arrive here by name, so the prices are looked up. */
export const plans: readonly Plan[] = [
  { name: 'Découverte', price: 25, period: 'hour' },
  { name: 'Passionné', price: 99, period: 'month', hoursPerMonth: 10 },
  { name: 'Champion', price: 199, period: 'month', hoursPerMonth: 'unlimited' },
];

/** The plan of that name, if it is one of ours: links of other sections hand over the name only. */
export function planNamed(name: string): Plan | undefined {
  return plans.find((plan) => plan.name === name);
}
