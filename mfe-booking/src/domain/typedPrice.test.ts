import { readPrice, writePrice } from './typedPrice';

test.each([
  ['12,50', 1250],
  ['12.5', 1250],
  [' 12 € ', 1200],
  ['1\u202f000', 100000],
  ['0', 0],
  ['0,05', 5],
  ['12,505', null],
  ['-3', null],
  ['douze', null],
  ['', null],
  ['12,', null],
  ['1e3', null],
])('reads the price « %s » as %s cents', (text, cents) => {
  expect(readPrice(text)).toBe(cents);
});

test.each([2500, 1250, 5, 100000])('a written price of %i cents is read again', (cents) => {
  expect(readPrice(writePrice(cents))).toBe(cents);
});
