import { act, screen, within } from '@testing-library/react';
import { fullTest } from '../../../../tools/jest/suite';
import { held, hour, hours, openPage, startFresh } from '../../testing/bookingVisit';

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

test('of the next day are shown once the last game of today has begun', () => {
  jest.setSystemTime(new Date('2026-09-15T21:00:00Z'));
  openPage();
  expect(hours()).toHaveLength(14);
  expect(screen.getByRole('region', { name: 'Heure' })).toHaveTextContent('mercredi 16 septembre');
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

test('of invalid reservations are ignored', () => {
  take(9);
  take(1, '25:00');
  take(1, '18:00', '2026-02-31');
  openPage();
  expect(hours()).toContain('18:00, complet');
});
