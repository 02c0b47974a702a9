import { clockDifference, clockDifferenceInWords } from './clockDifference';

const minuteMs = 60_000;
const noon = Date.parse('2026-11-25T12:00:00Z');

test.each([
  ['the way of an answer', 90_000, 0],
  ['the same the other way', -90_000, 0],
  ['two minutes', 2 * minuteMs, 2 * minuteMs],
  ['a day and some seconds', 1440 * minuteMs + 12_000, 1440 * minuteMs],
  ['a day behind', -1440 * minuteMs, -1440 * minuteMs],
])('%s', (_what, aheadMs, expected) => {
  expect(clockDifference(noon, noon + aheadMs)).toBe(expected);
});

test.each([
  [12, 'L’horloge de cet appareil avance de 12\u00a0minutes'],
  [-36 * 60, 'L’horloge de cet appareil retarde de 36\u00a0heures'],
  [4 * 1440, 'L’horloge de cet appareil avance de 4\u00a0jours'],
])('%d minutes are worded in a helpful unit', (minutes, sentence) => {
  expect(clockDifferenceInWords(minutes * minuteMs)).toBe(sentence);
});
