import { centre, formatHour, formatLongDay } from 'shared-kernel';

export const strings = {
  crumb: 'Jorkyball TV',
  eyebrow: 'Jorkyball TV',
  title: 'Revoir les finales',
  lead: 'Les finales des Coupes du monde montrent bien comment les meilleurs se servent des parois.',
  samples:
    'Ces vidéos sont des exemples : les enregistrements des finales ne sont pas encore en ligne, et le lecteur peut répondre qu’une vidéo n’est pas disponible.',
  play: 'Lire la vidéo',
  elsewhere: 'Voir sur YouTube',
  privacy: 'Les vidéos viennent de YouTube, qui n’est contacté que si vous lancez la lecture.',
  next: 'Le même terrain à Prouvy',
  nextText: 'Nos terrains ont les dimensions de ceux des championnats du monde.',
  book: 'Réserver un terrain',
};

/** What stands above the posters while no final is online. */
export const programme = {
  name: 'En attendant les vidéos',
  hour: 'Prochain créneau libre au centre',
  /** On a site with a back end, which alone knows the free courts. */
  hostedHour: 'Prochain créneau au centre',
  /** Until the clock is known. */
  everyHour: 'Toutes les heures',
  hours: `de ${formatHour(centre.games.first)} à minuit`,
  in: (minutes: number) =>
    minutes < 60
      ? `dans ${minutes}\u00a0min`
      : `dans ${Math.floor(minutes / 60)}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}`,
  book: 'Voir les heures libres',
  days: 'Prochaines journées',
  inDays: (day: string, days: number) =>
    `${formatLongDay(day)}, ${days === 0 ? 'aujourd’hui' : days === 1 ? 'demain' : `dans ${days}\u00a0jours`}`,
  noDay: 'Aucune journée n’est annoncée.',
  noOtherDay: 'Les dates paraissent sur la page des tournois.',
  all: 'Tous les tournois',
  live: 'Match en direct',
  score: (goals: number, sets: number) =>
    `${goals}\u00a0${goals > 1 ? 'buts' : 'but'}, ${sets}\u00a0${sets > 1 ? 'sets' : 'set'}`,
  set: (set: number) => `En ce moment\u00a0: set ${set}`,
  results: 'Derniers résultats',
  sample: 'Données d’exemple',
  place: (place: number) => (place === 1 ? '1er' : `${place}e`),
};
