import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared-kernel';
import { aDeskReservation } from '../../../testing/aDeskReservation';
import { ExportList } from './ExportList';

jest.mock('shared-kernel', () => ({
  ...jest.requireActual('shared-kernel'),
  sharedBackEnd: () => ({ url: 'https://back-end.example', anonKey: 'public' }),
}));
jest.mock('shared-kernel/download', () => ({ downloadFile: jest.fn() }));
const { downloadFile } = jest.requireMock('shared-kernel/download');

let asked: { readonly first_day: string; readonly last_day: string }[];
let answer: () => unknown;

beforeEach(() => {
  asked = [];
  downloadFile.mockClear();
  answer = () => ({ kind: 'listed', now: '', reservations: [aDeskReservation()], closures: [] });
  jest.spyOn(session, 'token').mockResolvedValue('token');
  jest.spyOn(session, 'current').mockReturnValue({ status: 'member', user: { id: 's1' } } as never);
  globalThis.fetch = jest.fn(async (_url: RequestInfo | URL, request?: RequestInit) => {
    asked.push(JSON.parse(String(request?.body)));
    await new Promise((resolve) => setTimeout(resolve, 10));
    const text = JSON.stringify(answer());
    return { status: 200, ok: true, text: async () => text } as Response;
  });
});

afterEach(() => jest.restoreAllMocks());

const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Exporter (CSV)' }));

test('a day is one request and one file', async () => {
  const user = userEvent.setup();
  render(<ExportList day="2026-09-15" />);
  await press(user);
  expect(await screen.findByText('1 réservation dans reservations-2026-09-15.csv.')).toBeVisible();
  expect(downloadFile).toHaveBeenCalledWith(
    'reservations-2026-09-15.csv',
    expect.stringContaining('"K7M2PX";"2026-09-15";"18:00";"1";"Yanis Roux"'),
    'text/csv;charset=utf-8',
  );
  expect(asked).toMatchObject([{ first_day: '2026-09-15', last_day: '2026-09-15' }]);
});

test('a period is read month by month into one file', async () => {
  const user = userEvent.setup();
  render(<ExportList from="2026-09-15" />);
  await user.clear(screen.getByLabelText(/^Au/));
  await user.type(screen.getByLabelText(/^Au/), '2026-11-30');
  await press(user);
  expect(
    await screen.findByText(/^3 réservations dans reservations-2026-09-15-2026-11-30\.csv/),
  ).toBeVisible();
  expect(asked.map(({ first_day, last_day }) => [first_day, last_day])).toEqual([
    ['2026-09-15', '2026-10-15'],
    ['2026-10-16', '2026-11-15'],
    ['2026-11-16', '2026-11-30'],
  ]);
});

test.each([
  ['2026-09-14', 'Le dernier jour est avant le premier'],
  ['2027-09-16', 'Une période a 366 jours au plus'],
  ['', 'Choisissez les deux jours'],
])('a period that ends on “%s” is asked to be corrected', async (last, sentence) => {
  const user = userEvent.setup();
  render(<ExportList from="2026-09-15" />);
  await user.clear(screen.getByLabelText(/^Au/));
  if (last) await user.type(screen.getByLabelText(/^Au/), last);
  await press(user);
  expect(screen.getByText(new RegExp(sentence))).toBeVisible();
  expect(asked).toEqual([]);
});

test('no file is written of a part of the period', async () => {
  const user = userEvent.setup();
  render(<ExportList from="2026-09-15" />);
  await user.clear(screen.getByLabelText(/^Au/));
  await user.type(screen.getByLabelText(/^Au/), '2026-11-30');
  answer = () => {
    if (asked.length === 2) throw new TypeError('Failed to fetch');
    return { kind: 'listed', now: '', reservations: [], closures: [] };
  };
  await press(user);
  expect(await screen.findByText(/aucun fichier n’a été écrit/)).toBeVisible();
  expect(downloadFile).not.toHaveBeenCalled();
});
