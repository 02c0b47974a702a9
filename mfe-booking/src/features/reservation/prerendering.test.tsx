import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { type CentreRules, centreRules, paths } from 'shared-kernel';
import { reservationDraft } from '../../data/reservationDraft';
import { belowTheForm, Component } from './ReservationPage';

const site = (state: unknown = null) => (
  <MemoryRouter initialEntries={[{ pathname: paths.booking(), state }]}>
    <Component />
  </MemoryRouter>
);

function prerendered() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(site());
  document.body.append(container);
  return container;
}

beforeAll(() => belowTheForm.load());

// A morning: in the evening the hour that is chosen here would be over.
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-09-15T08:00:00Z'), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  reservationDraft.forget();
  localStorage.clear();
  document.body.replaceChildren();
  act(() => centreRules.setState(null, true));
});

test('the prerendered page has its title, the form and the conditions', () => {
  prerendered();
  expect(screen.getByRole('heading', { level: 1, name: 'Réserver un terrain' })).toBeVisible();
  expect(screen.getByRole('button', { name: '23:00' })).toBeEnabled();
  expect(screen.getByText('Annulation gratuite jusqu’à 2 h avant la partie.')).toBeVisible();
});

test('hydrates without a mismatch although the browser knows the plan, the visitor and the hour', async () => {
  reservationDraft.keep({ time: '18:00', players: '7' });
  localStorage.setItem(
    'user',
    JSON.stringify({ id: 3, name: 'Lou Petit', email: 'lou@exemple.fr', role: 'player' }),
  );
  const container = prerendered();
  await act(async () => {
    render(site({ plan: 'Champion' }), { container, hydrate: true });
  });
  expect(screen.getByRole('region', { name: 'Formule ou service' })).toHaveTextContent('Champion');
  expect(screen.getByLabelText('Nom')).toHaveValue('Lou Petit');
  expect(screen.getByRole('button', { name: /^18:00, / })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByLabelText('Joueurs')).toHaveValue('2');
});

test('the conditions hydrate without a mismatch although the manager’s are known by then', async () => {
  const container = prerendered();
  const known = { months: 4, cancellation: 'Annulation gratuite jusqu’à 24 h avant la partie.' };
  const rules = {
    ...known,
    openingHours: 'Le lundi',
    hourPrice: () => 3050,
    courts: [],
    slotsOf: () => [],
    allSlots: [],
  };
  const { BelowTheForm } = await belowTheForm.load();
  const below = (
    <MemoryRouter>
      <BelowTheForm />
    </MemoryRouter>
  );
  container.innerHTML = renderToString(below);
  centreRules.setState(rules as unknown as CentreRules, true);
  await act(async () => {
    render(below, { container, hydrate: true });
  });
  expect(screen.getByText('Annulation gratuite jusqu’à 24 h avant la partie.')).toBeVisible();
  expect(screen.getByText(/30,50\s€ l’heure/)).toBeVisible();
});
