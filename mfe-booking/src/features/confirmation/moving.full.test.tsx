import { screen, waitFor, within } from '@testing-library/react';
import { reservations } from 'shared-kernel/courts';
import {
  button,
  held,
  keep,
  keepInAnotherTab,
  kept,
  noButton,
  openConfirmation,
  pass,
  startFresh,
} from '../../testing/confirmationVisit';
import { loadActions } from './ReservationActions';

beforeAll(loadActions);
startFresh();

const ticket = () => screen.getByRole('region', { name: 'Votre partie' });
const hour = (name: RegExp) =>
  within(screen.getByRole('region', { name: 'Heure' })).getByRole('button', { name });
const alert = () => screen.getByRole('alert');

const others = (count: number, time = '20:00', date = held.date) =>
  Array.from({ length: count }, (_, index) => ({
    ...held,
    id: `2026-09-02T08:00:00.00${index}Z`,
    date,
    time,
  }));

async function startMoving() {
  const page = await openConfirmation();
  await page.user.click(button('Déplacer'));
  return page;
}

test('moving a reservation shows the new hour, announces it, and moves the focus there', async () => {
  keep(held);
  const { user } = await startMoving();
  expect(screen.getByRole('heading', { name: /Choisissez un nouveau créneau/ })).toHaveFocus();
  await user.click(button('mardi 22 septembre'));
  await user.click(hour(/^20:00, 6 terrains libres$/));
  await user.click(button('Déplacer au mardi 22 septembre 2026 à 20\u00a0h'));
  await waitFor(() => expect(ticket()).toHaveTextContent('mardi 22 septembre 2026'));
  expect(within(ticket()).getByRole('heading', { level: 2 })).toHaveFocus();
  expect(screen.getByRole('log')).toHaveTextContent('Réservation déplacée mardi 22 septembre 2026 à 20 h');
  expect(screen.getByText(/Gratuite jusqu’au mardi 22 septembre 2026 à 18.h/)).toBeVisible();
  expect(kept()).toMatchObject([{ id: held.id, date: '2026-09-22', time: '20:00', name: held.name }]);
});

test('offers no day outside the window and no move to a past hour', async () => {
  keep({ ...held, time: '14:00' });
  const { user } = await startMoving();
  const days = within(screen.getByRole('list', { name: 'Jours à venir' })).getAllByRole('button');
  expect(days[0]).toHaveAccessibleName('mardi 15 septembre');
  expect(days.at(-1)).toHaveAccessibleName('dimanche 15 novembre');
  await user.click(button('mardi 15 septembre'));
  expect(hour(/^14:00, passé/)).toHaveAttribute('aria-disabled', 'true');
  expect(hour(/^15:00/)).toHaveAttribute('aria-disabled', 'false');
  expect(screen.getByText('Choisissez une heure.')).toBeVisible();
  expect(noButton(/^Déplacer au/)).toBeNull();
});

test('offers no hours beside an invalid date', async () => {
  keep(held);
  const { user } = await startMoving();
  const date = screen.getByLabelText('Date');
  await user.clear(date);
  await user.type(date, '31/02/2027{Enter}');
  expect(date).toBeInvalid();
  expect(screen.getByText(/Cette date n’existe pas ou n’est pas lisible/)).toBeVisible();
  expect(noButton(/^20:00/)).toBeNull();
  expect(noButton(/^Déplacer au/)).toBeNull();
});

test('a full hour links to the nearest ones, and an hour with one court can be chosen', async () => {
  keep(held, ...others(6), ...others(5, '21:00').map((other) => ({ ...other, id: `${other.id}b` })));
  const { user } = await startMoving();
  await user.click(hour(/^20:00, complet$/));
  expect(screen.getByText('À 20 h, les six terrains sont pris.')).toBeVisible();
  await user.click(button('Prendre 21:00'));
  expect(button('Déplacer au dimanche 20 septembre 2026 à 21\u00a0h')).toBeVisible();
});

test('an hour that fills meanwhile is refused, and the nearest three are one tap away', async () => {
  keep(held, ...others(5));
  const { user } = await startMoving();
  await user.click(hour(/^20:00, 1 terrain libre$/));
  // Another tab takes the last court, without an event in this one.
  keep(held, ...others(6));
  await user.click(button(/^Déplacer au/));
  await waitFor(() =>
    expect(alert()).toHaveTextContent('Le dernier terrain de cette heure vient d’être pris.'),
  );
  const nearest = within(alert()).getAllByRole('button');
  expect(nearest.map(({ textContent }) => textContent)).toEqual([
    'dimanche 20 septembre 2026 à 19\u00a0h',
    'dimanche 20 septembre 2026 à 21\u00a0h',
    'dimanche 20 septembre 2026 à 22\u00a0h',
  ]);
  await user.click(nearest[1] as HTMLElement);
  await waitFor(() => expect(ticket()).toHaveTextContent('21:00'));
});

test('an hour that fills in view of the visitor is replaced by the nearest ones', async () => {
  keep(held, ...others(5));
  const { user } = await startMoving();
  await user.click(hour(/^20:00, 1 terrain libre$/));
  await keepInAnotherTab(held, ...others(6));
  expect(screen.getByText('À 20 h, les six terrains sont pris.')).toBeVisible();
  expect(noButton(/^Déplacer au/)).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Prendre/ }).map(({ textContent }) => textContent)).toEqual([
    'Prendre 19:00',
    'Prendre 21:00',
    'Prendre 22:00',
  ]);
  await user.click(button('Prendre 21:00'));
  expect(button('Déplacer au dimanche 20 septembre 2026 à 21\u00a0h')).toBeVisible();
});

test('an hour that has begun meanwhile is refused, and nothing changes', async () => {
  keep(held);
  const { user } = await startMoving();
  await user.click(button('mardi 15 septembre'));
  await user.click(hour(/^15:00/));
  jest.setSystemTime(new Date('2026-09-15T13:00:05Z'));
  await user.click(button(/^Déplacer au/));
  expect(alert()).toHaveTextContent('Cette heure ne peut pas être réservée');
  expect(ticket()).toHaveTextContent('dimanche 20 septembre 2026');
});

test('a move less than two hours before is refused, although the page had not updated', async () => {
  keep(held);
  const { user } = await openConfirmation();
  await pass('2026-09-20T13:59:00Z');
  await user.click(button('Déplacer'));
  await user.click(hour(/^20:00/));
  jest.setSystemTime(new Date('2026-09-20T14:00:20Z'));
  await user.click(button(/^Déplacer au/));
  await waitFor(() => expect(alert()).toHaveTextContent('il est trop tard pour le faire ici'));
});

const answers = [
  [{ kind: 'gone' }, 'n’est plus sur cet appareil'],
  [{ kind: 'already-begun' }, 'a déjà commencé'],
  [
    { kind: 'unreachable', refusal: { kind: 'quota-exceeded' } },
    'Libérez de la place puis réessayez, ou appelez-nous au',
  ],
  [{ kind: 'unreachable', refusal: { kind: 'unreadable-data' } }, 'sont illisibles'],
  [{ kind: 'unreachable', refusal: { kind: 'newer-data' } }, 'Une version plus récente du site'],
  [
    { kind: 'unreachable', refusal: { kind: 'storage-failed' } },
    'Réessayez dans un instant, ou appelez-nous au',
  ],
] as const;

test.each(answers)('the answer %j shows a sentence, and the hour stays', async (answer, sentence) => {
  keep(held);
  const { user } = await startMoving();
  await user.click(hour(/^20:00/));
  const move = jest.spyOn(reservations, 'move').mockResolvedValue(answer);
  await user.click(button(/^Déplacer au/));
  await waitFor(() => expect(alert()).toHaveTextContent(sentence));
  expect(ticket()).toHaveTextContent('18:00');
  move.mockRestore();
});

test('moving ends by its button and by Escape, with the focus on the button that began it', async () => {
  keep(held);
  const { user } = await startMoving();
  await user.click(button('Garder mon heure'));
  expect(button('Déplacer')).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.keyboard('{Escape}');
  expect(button('Déplacer')).toHaveFocus();
  expect(kept()).toMatchObject([{ time: '18:00' }]);
});

test('a move in another tab replaces the choice of an hour here', async () => {
  keep(held);
  const { user } = await startMoving();
  await user.click(hour(/^20:00/));
  await keepInAnotherTab({ ...held, time: '20:00' });
  expect(ticket()).toHaveTextContent('20:00');
  expect(noButton(/^Déplacer au/)).toBeNull();
});
