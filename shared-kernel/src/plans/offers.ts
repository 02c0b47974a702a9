/** What a reservation keeps where no plan, or no service, was chosen (specification, section 3). */
export const unspecified = 'Non spécifié';

/** The plan and the service that a reservation was made for, as far as they were chosen. */
export function chosenOffers({ plan, service }: { plan: string; service: string }): readonly string[] {
  return [plan, service].filter((offer) => offer !== unspecified);
}
