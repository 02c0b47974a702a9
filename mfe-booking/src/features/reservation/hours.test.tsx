import { act, screen, within } from '@testing-library/react';
import { fullTest } from '../../../../tools/jest/suite';
import {
  fill,
  held,
  hour,
  hours,
  keptReservations,
  openPage,
  startFresh,
  submitButton,
} from '../../testing/bookingVisit';

startFresh();

/** This many courts are taken in that hour. */
function take(count: number, time = '18:00', date = '2026-09-15') {
  const before = JSON.parse(localStorage.getItem('reservations') ?? '[]');
  const taken = Array.from({ length: count }, (_, court) => ({
    ...held,
    id: new Date(Date.UTC(2026, 8, 1, 8, before.length, court)).toISOString(),
    date,
    time,
  }));
  localStorage.setItem('reservations', JSON.stringify([...before, ...taken]));
  dispatchEvent(new StorageEvent('storage', { key: 'reservations' }));
}

const offered = () =>
  screen
    .getAllByRole('button', { name: /^Prendre / })
    .map((button) => button.textContent?.replaceAll('\u00a0', ' '));

test('of today are shown at once, past ones too', async () => {
  take(2);
  take(5, '19:00');
  take(6, '20:00');
  openPage();
  expect(hours()).toEqual([
    '10:00, passé',
    '11:00, passé',
    '12:00, passé',
    '13:00, passé',
    '14:00, passé',
    '15:00, 6 terrains libres',
    '16:00, 6 terrains libres',
    '17:00, 6 terrains libres',
    '18:00, 4 terrains libres',
    '19:00, 1 terrain libre',
    '20:00, complet',
    '21:00, 6 terrains libres',
    '22:00, 6 terrains libres',
    '23:00, 6 terrains libres',
  ]);
});

test('that pass while the page is open can no longer be chosen', () => {
  openPage();
  expect(hour('15:00')).toHaveAttribute('aria-disabled', 'false');
  act(() => {
    jest.advanceTimersByTime(31 * 60_000);
  });
  expect(hour('15:00')).toHaveAttribute('aria-disabled', 'true');
  expect(hour('15:00')).toHaveTextContent(/passé$/);
});

test('of the next day are shown once the last game of today has begun', () => {
  jest.setSystemTime(new Date('2026-09-15T21:00:00Z'));
  openPage();
  expect(hours()).toHaveLength(14);
  expect(screen.getByRole('region', { name: 'Heure' })).toHaveTextContent('mercredi 16 septembre');
});

fullTest('are those of the chosen day, by a shortcut, in the week or typed', async () => {
  const { user } = openPage();
  const shown = screen.getByRole('region', { name: 'Heure' });
  await user.click(screen.getByRole('button', { name: 'Demain' }));
  expect(shown).toHaveTextContent('mercredi 16 septembre');
  expect(screen.getByLabelText('Date')).toHaveValue('16/09/2026');
  await user.click(screen.getByRole('button', { name: 'Samedi' }));
  expect(shown).toHaveTextContent('samedi 19 septembre');
  await user.click(screen.getByRole('button', { name: 'dimanche 20 septembre' }));
  expect(shown).toHaveTextContent('dimanche 20 septembre');
  await user.clear(screen.getByLabelText('Date'));
  await user.type(screen.getByLabelText('Date'), '30/10');
  expect(shown).toHaveTextContent('vendredi 30 octobre');
  expect(hours()).toHaveLength(14);
});

test.each([
  ['14/09/2026', 'Ce jour est passé : choisissez-en un autre.'],
  ['16/11/2026', 'Les réservations ne sont pas ouvertes ce jour-là : choisissez un autre jour.'],
])('of %s are empty, and the page says why', async (date, sentence) => {
  const { user } = openPage();
  await user.type(screen.getByLabelText('Date'), date);
  expect(within(screen.getByRole('region', { name: 'Heure' })).getByText(sentence)).toBeVisible();
});

fullTest('of another day are hidden while the typed date is invalid', async () => {
  const { user } = openPage();
  const shown = screen.getByRole('region', { name: 'Heure' });
  await user.type(screen.getByLabelText('Date'), '31/02/2027');
  expect(within(shown).queryAllByRole('button')).toEqual([]);
  expect(within(shown).getByText('Les heures s’affichent dès que la date est lisible.')).toBeVisible();
  await user.tab();
  expect(screen.getByLabelText('Date')).toBeInvalid();
  expect(screen.getByText(/Cette date n’existe pas ou n’est pas lisible/)).toBeVisible();
  await user.clear(screen.getByLabelText('Date'));
  await user.type(screen.getByLabelText('Date'), '1er octobre');
  expect(shown).toHaveTextContent('jeudi 1er octobre');
  expect(hours()).toHaveLength(14);
});

test('that have passed say so when they are pressed, and are not chosen', async () => {
  const { user } = openPage();
  await user.click(hour('14:00'));
  expect(screen.getByText('Le créneau de 14 h est passé : choisissez une autre heure.')).toBeVisible();
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});

test('that pass under a pointer are answered for the pressed hour', async () => {
  const { user } = openPage();
  await user.pointer({ keys: '[MouseLeft>]', target: hour('15:00') });
  act(() => {
    jest.advanceTimersByTime(31 * 60_000);
  });
  expect(hour('15:00')).toHaveAttribute('aria-disabled', 'false');
  await user.pointer({ keys: '[/MouseLeft]', target: hour('15:00') });
  expect(await screen.findByText('Le créneau de 15 h est passé : choisissez une autre heure.')).toBeVisible();
  expect(screen.getByLabelText('Date')).toHaveValue('15/09/2026');
});

test('that are full say so, and offer the nearest three, one tap away', async () => {
  take(6);
  const { user } = openPage();
  await user.click(hour('18:00'));
  expect(screen.getByText('À 18 h, les six terrains sont pris.')).toBeVisible();
  expect(offered()).toEqual(['Prendre 17:00', 'Prendre 19:00', 'Prendre 20:00']);
  await user.click(screen.getByRole('button', { name: 'Prendre 19:00' }));
  expect(hour('19:00')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText('À 18 h, les six terrains sont pris.')).toBeNull();
});

fullTest('that fill up in another tab turn full, and the chosen one says so', async () => {
  const { user } = openPage();
  await user.click(hour('18:00'));
  await act(async () => take(6));
  expect(hours()).toContain('18:00, complet');
  expect(screen.getByText('À 18 h, les six terrains sont pris.')).toBeVisible();
});

fullTest(
  'that another visitor took meanwhile are refused, with three others and the input kept',
  async () => {
    const page = openPage();
    await fill(page);
    await act(async () => take(6, '18:00', '2026-09-20'));
    await page.user.click(submitButton());
    const refusal = await screen.findByText(/Le dernier terrain de 18.h vient d’être pris\./);
    expect(refusal).toBeVisible();
    expect(keptReservations()).toHaveLength(6);
    expect(screen.getByLabelText('Nom')).toHaveValue('Ana Lefèvre');
    const card = screen.getByRole('alert');
    expect(card).toHaveFocus();
    expect(screen.queryByText(/vous prenez un terrain de plus/)).toBeNull();
    await page.user.click(within(card).getByRole('button', { name: 'Prendre 19:00' }));
    expect(submitButton()).toHaveFocus();
    await page.user.click(submitButton());
    await screen.findByRole('heading', { name: 'Accueil' });
    expect(keptReservations().at(-1)).toMatchObject({ date: '2026-09-20', time: '19:00' });
  },
);

fullTest('and days are reachable by arrow and page keys', async () => {
  const { user } = openPage();
  await user.click(screen.getByRole('button', { name: 'jeudi 17 septembre' }));
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(screen.getByLabelText('Date')).toHaveValue('19/09/2026');
  await user.keyboard('{PageDown}{ }');
  expect(screen.getByLabelText('Date')).toHaveValue('26/09/2026');
  await user.keyboard('{End}{Enter}');
  expect(screen.getByLabelText('Date')).toHaveValue('15/11/2026');
  await user.keyboard('{Home}{Enter}{Tab}');
  expect(hour('15:00')).toHaveFocus();
  await user.keyboard('{End}');
  expect(hour('23:00')).toHaveFocus();
  await user.keyboard('{PageDown}');
  expect(screen.getByLabelText('Date')).toHaveValue('16/09/2026');
  expect(hour('23:00')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(hour('22:00')).toHaveAttribute('aria-pressed', 'true');
});

test('of invalid reservations are ignored', () => {
  take(9);
  take(1, '25:00');
  take(1, '18:00', '2026-02-31');
  openPage();
  expect(hours()).toContain('18:00, complet');
});
