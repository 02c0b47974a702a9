import { planNamed, plans, services, unspecified } from 'shared-kernel/plans';

/** How many play. */
export const partySizes = ['2', '3', '4'] as const;

/** What the desk books: a service, or a plan of the prices. */
export const offers: readonly string[] = [...services, ...plans.map(({ name }) => name)];

/** An offer as a reservation keeps it. */
export const planOrService = (offer: string) =>
  planNamed(offer) ? { plan: offer, service: unspecified } : { plan: unspecified, service: offer };
