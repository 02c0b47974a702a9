import { learnSettings } from 'shared-kernel/hosted-centre';
import { aCentre } from '../testing/aCentre';
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

test('where hours differ in price, the lowest is said as such until the hour is chosen', () => {
  const bands = [{ weekdays: [7], hours: [22, 23] as const, cents: 1250 }];
  const party = { players: '2', plan: unspecified, service: unspecified };
  const priceAt = (at?: { date: string; time: string }) =>
    [priceOf(party, at), shortPriceOf(party, at)].map((words) => words.replaceAll(/\s/g, ' '));
  learnSettings(aCentre({ prices: { base: 2500, bands } }));
  expect(priceAt()).toEqual([
    '1 h, 2 joueurs : à partir de 12,50 €, soit 6,25 € chacun, sur place',
    'à partir de 12,50 €',
  ]);
  expect(priceAt({ date: '2026-12-06', time: '21:00' })[1]).toBe('25 €');
  expect(priceAt({ date: '2026-12-06', time: '22:00' })).toEqual([
    '1 h, 2 joueurs : 12,50 €, soit 6,25 € chacun, sur place',
    '12,50 €',
  ]);
  learnSettings(aCentre({ prices: { base: 2500, bands: [] } }));
  expect(priceAt()[1]).toBe('25 €');
});
