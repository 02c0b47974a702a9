import { hoursInWords } from '../centre';
import type { GameHours } from '../centreRules';
import { openingHoursInWords } from './openingHours';

const now = new Date('2026-11-21T11:00:00Z');
const usual: GameHours = [10, 23];
const week = (...hours: (GameHours | null)[]) =>
  Array.from({ length: 7 }, (_, day) => (day in hours ? (hours[day] ?? null) : usual));
const sentence = (
  hours: readonly (GameHours | null)[],
  exceptions: { day: string; hours: GameHours | null; note: string }[] = [],
) => openingHoursInWords({ hours, door: [8, 23], exceptions }, now).replaceAll('\u00a0', ' ');

test('the usual hours read as the built sentence', () => {
  expect(openingHoursInWords({ hours: week(), door: [8, 23], exceptions: [] }, now)).toBe(
    `Tous les jours, ${hoursInWords}`,
  );
});

test.each([
  [
    week(null),
    'Le lundi, fermé ; du mardi au dimanche, parties de 10 h à minuit, la dernière à 23 h ; accueil de 8 h à 23 h les jours ouverts',
  ],
  [
    week(usual, usual, usual, usual, usual, [9, 19], [14, 14]),
    'Du lundi au vendredi, parties de 10 h à minuit, la dernière à 23 h ; le samedi, parties de 9 h à 20 h, la dernière à 19 h ; le dimanche, une partie à 14 h ; accueil de 8 h à 23 h les jours ouverts',
  ],
  [
    week(null, usual, null),
    'Le lundi et le mercredi, fermé ; tous les jours sauf le lundi et le mercredi, parties de 10 h à minuit, la dernière à 23 h ; accueil de 8 h à 23 h les jours ouverts',
  ],
  [week(null, null, null, null, null, null, null), 'Tous les jours, fermé'],
])('weekdays with the same hours are named together: %j', (hours, words) => {
  expect(sentence(hours)).toBe(words);
});

test('the exceptions of the coming week follow, and no later ones', () => {
  const exceptions = [
    { day: '2026-11-24', hours: null, note: 'Travaux' },
    { day: '2026-11-27', hours: [14, 17] as const, note: '' },
    { day: '2026-11-28', hours: null, note: '' },
  ];
  expect(sentence(week(), exceptions)).toMatch(
    / ; fermé le mardi 24 novembre 2026 \(Travaux\) ; parties de 14 h à 18 h, la dernière à 17 h le vendredi 27 novembre 2026$/,
  );
});
