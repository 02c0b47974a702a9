import { csvOf } from './csv';

test('a file begins with the mark of UTF-8, and has semicolons and quoted texts', () => {
  expect(
    csvOf([
      ['Date', 'Qui'],
      ['2026-11-21', 'Zoé "la rapide"; Roux'],
    ]),
  ).toBe('\ufeff"Date";"Qui"\r\n"2026-11-21";"Zoé ""la rapide""; Roux"\r\n');
});

const formulas = ['=1+1', '+33', '-2', '@SUM(A1)', '\t=1+1', ' =HYPERLINK("x")', '\r=1', '\u00a0=1'];
test.each([...formulas, '＝1', ' ＋1', '－1', '＠A', '\tA', '\rA'])(
  'the text « %s » is no formula in a spreadsheet',
  (text) => {
    const [, cell = ''] = /^\ufeff"(.*)"\r\n$/s.exec(csvOf([[text]])) ?? [];
    expect(cell.startsWith("'")).toBe(true);
  },
);

test('a text with such a sign inside stays as it is', () => {
  expect(csvOf([['2 → 3', 'a=b', 'mois : 2']])).toBe('\ufeff"2 → 3";"a=b";"mois : 2"\r\n');
});
