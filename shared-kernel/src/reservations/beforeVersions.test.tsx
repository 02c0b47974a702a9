import { act, render, screen } from '@testing-library/react';
import { demoUsers } from '../platform/session/demoUsers';
import { useSession } from '../platform/session/session';
import { useStored } from '../platform/storage/stored';
import { reservations } from './courts';
import { aReservationDraft } from './courts/testing/reservationContract';
import before from './testing/beforeVersions.json';

/** The stored data of the release before versions: two bookings, a login as player, one as organiser. */
function leave(texts: Readonly<Record<string, string>>) {
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
}

const theDayBefore = new Date('2026-11-22T10:00:00Z');

function Who() {
  const current = useSession();
  return <p>{current.status === 'member' ? `${current.user.name}, ${current.user.role}` : current.status}</p>;
}

function Hours() {
  const held = useStored(reservations.mine);
  return <p>{held.status === 'ready' && held.value.map(({ name, time }) => `${name} ${time}`).join(', ')}</p>;
}

afterEach(() => localStorage.clear());

test.each(['player', 'organizer'] as const)('a %s stored before versions is still logged in', (role) => {
  leave(before[role]);
  render(<Who />);
  expect(screen.getByText(`${demoUsers[role].name}, ${role}`)).toBeInTheDocument();
});

test('reservations stored before versions are read, kept unchanged, and can be cancelled', async () => {
  leave(before.player);
  render(<Hours />);
  expect(screen.getByText('Zoé Martin 18:00, Zoé Martin 19:00')).toBeInTheDocument();
  await act(() => reservations.book(aReservationDraft({ name: 'Ana Diaz', time: '20:00' }), theDayBefore));
  expect(screen.getByText('Zoé Martin 18:00, Zoé Martin 19:00, Ana Diaz 20:00')).toBeInTheDocument();
  const kept = JSON.parse(localStorage.getItem('reservations') ?? '');
  expect(kept.slice(0, 2)).toEqual(JSON.parse(before.player.reservations));
  await act(() => reservations.cancel(kept[0].id, theDayBefore));
  expect(screen.getByText('Zoé Martin 19:00, Ana Diaz 20:00')).toBeInTheDocument();
  expect(Object.keys(localStorage).filter((key) => key.includes(':corrupt:'))).toEqual([]);
});
