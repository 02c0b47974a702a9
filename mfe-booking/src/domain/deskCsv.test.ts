import fc from 'fast-check';
import Papa from 'papaparse';
import { addDays } from 'shared-kernel/time';
import type { DeskReservation } from '../data/desk';
import { aDeskReservation } from '../testing/aDeskReservation';
import { deskCsv, piecesOf } from './deskCsv';

const words = {
  columns: [
    'reference',
    'day',
    'hour',
    'court',
    'name',
    'email',
    'phone',
    'players',
    'plan',
    'service',
    'state',
    'series',
    'note',
    'by',
  ],
  hour: (hour: number) => `${hour} h`,
  state: () => 'Réservé',
  yes: 'oui',
};

const aReservation = (changed: Partial<DeskReservation> = {}) =>
  aDeskReservation({
    reference: 'K7P2MX',
    day: '2026-12-01',
    court: 2,
    name: 'Ana Diaz',
    email: 'ana@example.org',
    phone: '',
    plan: 'Découverte',
    service: 'Non spécifié',
    enteredBy: '',
    ...changed,
  });

/** As another program reads the file. */
function rowsOf(reservations: readonly DeskReservation[]) {
  const text = deskCsv(reservations, words);
  expect(text.startsWith('\ufeff')).toBe(true);
  const { data, errors } = Papa.parse<Readonly<Record<string, string>>>(text.slice(1), {
    header: true,
    delimiter: ';',
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data;
}

test('writes a line for each reservation, by day, hour and court', () => {
  const rows = rowsOf([
    aReservation({ day: '2026-12-02', hour: 9 }),
    aReservation({ hour: 19 }),
    aReservation({ court: 3, series: 's' }),
    aReservation(),
  ]);
  expect(rows.map(({ day, hour, court, series }) => [day, hour, court, series])).toEqual([
    ['2026-12-01', '18 h', '2', ''],
    ['2026-12-01', '18 h', '3', 'oui'],
    ['2026-12-01', '19 h', '2', ''],
    ['2026-12-02', '9 h', '2', ''],
  ]);
});

test('writes the titles alone without a reservation', () => {
  expect(deskCsv([], words)).toBe(`\ufeff${words.columns.map((column) => `"${column}"`).join(';')}\r\n`);
});

test.each(['=1+1', '+33 6 11', '-1', '@SUM(A1)', '\t=1', ' =1', '\n=1', '\u00a0=1'])(
  'lets no spreadsheet run the text %j',
  (name) => {
    const [row] = rowsOf([aReservation({ name, note: name, phone: name })]);
    expect([row?.name, row?.note, row?.phone]).toEqual([`'${name}`, `'${name}`, `'${name}`]);
  },
);

test.each([
  ['0612345678', '06 12 34 56 78'],
  ['06.12.34.56.78', '06 12 34 56 78'],
  ['0033612345678', "'+33 6 12 34 56 78"],
  // Of another country.
  ['0032470123456', '00 32 47 01 23 45 6'],
  ['612345678', '61 23 45 67 8'],
])('no spreadsheet takes the phone number %s for a number', (phone, text) => {
  expect(rowsOf([aReservation({ phone })])[0]?.phone).toBe(text);
});

test('every text comes back whole from another program', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('مرحبا', '🏐;"\n', 'a\r\nb', "'", ';'),
  );
  fc.assert(
    fc.property(text, text, (name, note) => {
      const [row] = rowsOf([aReservation({ name, note })]);
      expect([row?.name?.replace(/^'/, ''), row?.note?.replace(/^'/, '')]).toEqual([
        name.replace(/^'/, ''),
        note.replace(/^'/, ''),
      ]);
    }),
  );
});

test.each([
  ['2026-12-01', '2026-12-01', [['2026-12-01', '2026-12-01']]],
  ['2026-12-01', '2026-12-31', [['2026-12-01', '2026-12-31']]],
  [
    '2026-12-01',
    '2027-01-01',
    [
      ['2026-12-01', '2026-12-31'],
      ['2027-01-01', '2027-01-01'],
    ],
  ],
  ['2026-12-02', '2026-12-01', []],
])('a period from %s to %s is asked for in pieces of a month', (first, last, pieces) => {
  expect(piecesOf(first, last, addDays).map((piece) => [piece.first, piece.last])).toEqual(pieces);
});

test('a year is asked for in twelve pieces without a gap', () => {
  const pieces = piecesOf('2026-12-01', addDays('2026-12-01', 365), addDays);
  expect(pieces).toHaveLength(12);
  for (const [place, { first }] of pieces.entries())
    if (place > 0) expect(first).toBe(addDays(pieces[place - 1]?.last ?? '', 1));
});
