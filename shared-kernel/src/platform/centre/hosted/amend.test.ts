import { amend } from './amend';

const open = Array.from({ length: 7 }, () => [10, 23] as const);
const courts = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ number: place + 1, name: '' }));
const built = { priceFrom: '', lowest: 2500, settings: { hours: open, courts: courts(6) } };
const changed = {
  priceFrom: 'à partir de ',
  lowest: 2650,
  settings: { hours: [...open.slice(1), null], courts: courts(5) },
};

/** The sentences of the pages for visitors that name a price, all days, or the number of courts. */
const sentences = [
  [
    'à deux, trois ou quatre : 25\u00a0€, tous les jours.',
    'à deux, trois ou quatre : à partir de 26,50\u00a0€.',
  ],
  ['À quatre, 6,25\u00a0€ par personne', 'À quatre, à partir de 6,63\u00a0€ par personne'],
  ['Réservation à l’heure, tous les jours', 'Réservation à l’heure'],
  ['Tout est sous le même toit et ouvert tous les jours.', 'Tout est sous le même toit.'],
  ['Posez-nous votre question. Le centre est ouvert tous les jours.', 'Posez-nous votre question.'],
  ['Six terrains de jorkyball, ouverts tous les jours.', '5 terrains de jorkyball.'],
  ['Jusqu’à 6 matchs en même temps, classement', 'Jusqu’à 5 matchs en même temps, classement'],
  [
    'Jouer chaque mois, à partir de 99\u00a0€ ou 125\u00a0€.',
    'Jouer chaque mois, à partir de 99\u00a0€ ou 125\u00a0€.',
  ],
] as const;

test.each(sentences)('« %s » follows the settings, and stays under the built ones', (sentence, amended) => {
  expect(amend(sentence, 25, changed)).toBe(amended);
  expect(amend(sentence, 25, built)).toBe(sentence);
});
