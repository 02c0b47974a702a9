import { isSamePhone, spacedPhone } from './phone';

test.each([
  ['0611223344', '06 11 22 33 44'],
  ['06.11-22 33 44', '06 11 22 33 44'],
  ['+33611223344', '+33 6 11 22 33 44'],
  ['0033 6 11 22 33 44', '+33 6 11 22 33 44'],
  ['+33 (0)6 11 22 33 44', '+33 6 11 22 33 44'],
  ['+32 470 12 34 56', '+32 470 12 34 56'],
  ['611223344', '611223344'],
  ['061122', '061122'],
  ['', ''],
])('%s is shown as %s', (typed, shown) => {
  expect(spacedPhone(typed)).toBe(shown);
});

test('a number is the same with and without the code of the country', () => {
  expect(isSamePhone('06 11 22 33 44', '+33611223344')).toBe(true);
  expect(isSamePhone('06 11 22 33 44', '06 11 22 33 45')).toBe(false);
  expect(isSamePhone('', '')).toBe(false);
});
