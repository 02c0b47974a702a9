import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { paths, pauseNotices, reservationStore, useNotices } from 'shared-kernel';
import { useLocation } from 'shared-kernel/router';
import { ButtonLink } from 'shared-kernel/ui';
import { reservationDraft } from '../data/reservationDraft';
import { belowTheForm, Component } from '../features/reservation/ReservationPage';

/** A Tuesday in September, half past two in Paris. */
const now = new Date('2026-09-15T12:30:00Z');

export const held = {
  id: '2026-09-01T08:00:00.000Z',
  name: 'Ana Lefèvre',
  email: 'ana@exemple.fr',
  date: '2026-09-20',
  time: '18:00',
  players: '4',
  plan: 'Non spécifié',
  service: 'Non spécifié',
} as const;

/** Every test of the page starts with this visitor's empty browser, at `now`. */
export function startFresh() {
  beforeAll(() => belowTheForm.load());

  beforeEach(() => {
    jest.useFakeTimers({ now, advanceTimers: true });
  });

  afterEach(async () => {
    await reservationStore.remove();
    act(() => reservationDraft.forget());
    // Notices outlive the page that gave them.
    act(() => jest.advanceTimersByTime(60_000));
    jest.useRealTimers();
    localStorage.clear();
    sessionStorage.clear();
  });
}

// A busy machine may look for a notice after its five seconds.
pauseNotices('tests');

function Notices() {
  return (
    <div role="log">
      {useNotices().map(({ id, title, description, action }) => (
        <div key={id}>
          <p>{title}</p>
          <p>{description}</p>
          {action?.to && <ButtonLink to={action.to}>{action.label}</ButtonLink>}
        </div>
      ))}
    </div>
  );
}

let state: unknown;

/** The state of the history entry on show. */
export const historyState = () => state;

function Site() {
  const location = useLocation();
  state = location.state;
  if (location.pathname === paths.booking()) return <Component />;
  return <h1>{location.pathname === paths.home() ? 'Accueil' : location.pathname}</h1>;
}

/** Opens the booking page as a link with that navigation state does. */
export function openPage(given: unknown = null) {
  const view = render(
    <MemoryRouter initialEntries={[{ pathname: paths.booking(), state: given }]}>
      <Site />
      <Notices />
    </MemoryRouter>,
  );
  return { ...view, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

type Page = ReturnType<typeof openPage>;

export async function fill({ user }: Page, date = '20/09/2026') {
  for (const [label, text] of [
    ['Date', date],
    ['Nom', 'Ana Lefèvre'],
    ['E-mail', 'ana@exemple.fr'],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(hour('18:00'));
}

/** An hour of the day on show, whatever is free in it. */
export const hour = (time: string) => screen.getByRole('button', { name: new RegExp(`^${time}, `) });
/** The shown hours with their free courts; no-break spaces read as spaces. */
export const hours = () =>
  within(screen.getByRole('region', { name: 'Heure' }))
    .getAllByRole('button', { name: /^\d\d:00, / })
    .map((button) => button.lastElementChild?.textContent?.replaceAll('\u00a0', ' '));

export const submitButton = () => screen.getByRole('button', { name: 'Réserver' });
export const keptReservations = () => JSON.parse(localStorage.getItem('reservations') ?? '[]');
