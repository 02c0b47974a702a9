/** Title and description of each page; the frame reads them before the page arrives. */
export const metadata = {
  reservation: {
    title: 'Réserver un terrain',
    description:
      'Réservez en ligne une heure de jorkyball au centre de Prouvy\u00a0: choisissez le jour, l’heure et le nombre de joueurs.',
  },
  frontDesk: {
    title: 'Réservations du jour',
    description: 'Qui joue et quand, pour l’équipe du centre.',
  },
  confirmation: {
    title: 'Votre réservation',
    description:
      'Le jour, l’heure et le prix de votre partie, l’itinéraire jusqu’au centre, et de quoi la déplacer ou l’annuler.',
  },
} as const;
