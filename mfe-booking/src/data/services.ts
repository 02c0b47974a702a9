/** What a court is booked for; another section's link may bring a name that is not in the list. */
export const services: readonly string[] = [
  'Jeu libre',
  'Abonnements',
  'Cours et entraînements',
  'Tournois',
  'Événements privés',
  'Football indoor',
];
