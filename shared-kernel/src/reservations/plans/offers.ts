import type { PlanName } from './plans';

/** The services for which a court is booked. Links pass the name only, so it is the same in every section. */
export const services = [
  'Jeu libre',
  'Abonnements',
  'Cours et entraînements',
  'Tournois',
  'Événements privés',
  'Football indoor',
] as const;

export type ServiceName = (typeof services)[number];

/** The services of the booking form: a court of jorkyball for an hour, two to four players. The other services need more. */
export const bookableServices = ['Jeu libre'] as const satisfies readonly ServiceName[];

export type BookableService = (typeof bookableServices)[number];

/** Navigation state of links to `paths.booking()`: the plan or service that was chosen on another page. */
export type BookingState = { readonly plan?: PlanName; readonly service?: BookableService };

/** Whether the booking form takes the service of that name: links hand over the name only, and a visitor may write it. */
export function isBookable(name: string): name is BookableService {
  return bookableServices.some((bookable) => bookable === name);
}

/** A reservation's value without a chosen plan or service (specification, section 3). */
export const unspecified = 'Non spécifié';

/** The plan and the service that a reservation was made for, as far as they were chosen. */
export function chosenOffers({ plan, service }: { plan: string; service: string }): readonly string[] {
  return [plan, service].filter((offer) => offer !== unspecified);
}
