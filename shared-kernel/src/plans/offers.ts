/** What a court is booked for. Links hand over the name only, so it is the same in every section. */
export const services = [
  'Jeu libre',
  'Abonnements',
  'Cours et entraînements',
  'Tournois',
  'Événements privés',
  'Football indoor',
] as const;

export type ServiceName = (typeof services)[number];

/** What a reservation keeps where no plan, or no service, was chosen (specification, section 3). */
export const unspecified = 'Non spécifié';

/** The plan and the service that a reservation was made for, as far as they were chosen. */
export function chosenOffers({ plan, service }: { plan: string; service: string }): readonly string[] {
  return [plan, service].filter((offer) => offer !== unspecified);
}
