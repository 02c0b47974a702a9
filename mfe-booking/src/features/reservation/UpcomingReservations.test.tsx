import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type OwnReservation, reservations } from 'shared-kernel/courts';
import { UpcomingReservations } from './UpcomingReservations';

test.each([
  [undefined, '4 joueurs, en attente de confirmation'],
  [true, '4 joueurs, en attente de connexion'],
] as const)('a booking without an answer, whose member was logged out: %s', (awaitsLogin, words) => {
  const asked: OwnReservation = {
    id: 'r1',
    name: 'Ana',
    email: 'ana@example.org',
    date: '2026-09-20',
    time: '18:00',
    players: '4',
    plan: 'Non spécifié',
    service: 'Non spécifié',
    ...(awaitsLogin && { awaitsLogin }),
  };
  const known = { status: 'ready', value: [asked] } as const;
  jest.spyOn(reservations.pendingBookings, 'snapshot').mockReturnValue(known);
  render(<UpcomingReservations now={new Date('2026-09-15T12:30:00Z')} />, { wrapper: MemoryRouter });
  expect(screen.getByText(words)).toBeVisible();
});
