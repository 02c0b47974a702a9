import { priceOf, shortPriceOf } from './priceOf';

const unspecified = 'Non spécifié';

test.each([
  ['4', 'Découverte', unspecified, '1 h, 4 joueurs : 25 €, soit 6,25 € chacun, sur place'],
  ['2', unspecified, unspecified, '1 h, 2 joueurs : 25 €, soit 12,50 € chacun, sur place'],
  ['3', unspecified, 'Jeu libre', '1 h, 3 joueurs : 25 €, soit environ 8,33 € chacun, sur place'],
  [
    '4',
    'Passionné',
    unspecified,
    'Compris dans l’abonnement Passionné (99 € par mois), à souscrire au centre',
  ],
  [
    '4',
    'Champion',
    unspecified,
    'Compris dans l’abonnement Champion (199 € par mois), à souscrire au centre',
  ],
  [
    '2',
    unspecified,
    'Cours et entraînements',
    'Cours et entraînements : le prix vous est confirmé au centre, et se règle sur place',
  ],
])('%s players with %s, %s', (players, plan, service, sentence) => {
  expect(priceOf({ players, plan, service }).replaceAll(/\s/g, ' ')).toBe(sentence);
});

test.each([
  [unspecified, unspecified, '25 €'],
  [unspecified, 'Jeu libre', '25 €'],
  ['Découverte', unspecified, '25 €'],
  ['Champion', unspecified, 'par abonnement'],
  [unspecified, 'Cours et entraînements', 'prix au centre'],
])('the short price of %s, %s', (plan, service, words) => {
  expect(shortPriceOf({ plan, service }).replaceAll(/\s/g, ' ')).toBe(words);
});

test('a booked hour costs what it cost when it was booked', () => {
  const party = { players: '2', plan: unspecified, service: unspecified };
  const at = { date: '2026-12-01', time: '18:00', hourCents: 3500 } as const;
  expect(priceOf(party, at).replaceAll(/\s/g, ' ')).toBe(
    '1 h, 2 joueurs : 35 €, soit 17,50 € chacun, sur place',
  );
});
