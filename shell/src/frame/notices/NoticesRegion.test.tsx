import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from 'shared-kernel';
import { later } from '../../later';
import { NoticesRegion } from './NoticesRegion';

let user: ReturnType<typeof userEvent.setup>;

beforeAll(() => later.load());
beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

function say(...drafts: Parameters<typeof notify>[0][]) {
  render(
    <>
      <input aria-label="Nom" />
      <NoticesRegion />
    </>,
  );
  act(() => {
    for (const draft of drafts) notify(draft);
  });
}

function wait(ms: number) {
  act(() => jest.advanceTimersByTime(ms));
}

test('a notice is announced politely, and a destructive one interrupts', () => {
  say({ title: 'Tournoi mis à jour' }, { title: 'Tournoi supprimé', variant: 'destructive' });
  expect(screen.getByText('Tournoi mis à jour').closest('[aria-live="polite"]')).toBeInTheDocument();
  expect(within(screen.getByRole('alert')).getByText('Tournoi supprimé')).toBeInTheDocument();
});

test('the notices are placed away from the controls', () => {
  say({ title: 'Tournoi mis à jour' });
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveAttribute('data-at', 'bottom');
});

/** A movement of the pointer on the notice; by 0 where only the page has moved. */
function movePointerOn(text: string, distance: number) {
  const move = createEvent.pointerMove(screen.getByText(text));
  Object.defineProperty(move, 'movementX', { value: distance });
  fireEvent(screen.getByText(text), move);
}

test('a notice does not stay under a resting pointer forever', () => {
  say({ title: 'Équipe ajoutée' });
  movePointerOn('Équipe ajoutée', 3);
  wait(15_000);
  expect(screen.queryByText('Équipe ajoutée')).not.toBeInTheDocument();
});

test('a notice stays while it has the focus, and returns the focus when it is closed', async () => {
  say({ title: 'Équipe ajoutée' });
  await user.click(screen.getByRole('textbox', { name: 'Nom' }));
  await user.tab();
  expect(screen.getByRole('button', { name: 'Fermer' })).toHaveFocus();
  wait(20_000);
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Équipe ajoutée')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveFocus();
});

test('closing a notice under the pointer does not stop the next one’s timer', async () => {
  say({ title: 'Premier' }, { title: 'Second' });
  await user.click(screen.getAllByRole('button', { name: 'Fermer' })[0] as HTMLElement);
  wait(5000);
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
});

test('a notice runs its button’s action, then closes', async () => {
  const onSelect = jest.fn();
  say({ title: 'Réservation enregistrée !', action: { label: 'Ajouter au calendrier', onSelect } });
  await user.click(screen.getByRole('button', { name: 'Ajouter au calendrier' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Réservation enregistrée !')).not.toBeInTheDocument();
});
