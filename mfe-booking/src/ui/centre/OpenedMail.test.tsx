import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { centreRules } from 'shared-kernel';
import type { LinkAnswer, MailLinks } from 'shared-kernel/courts';
import { learnSettings } from 'shared-kernel/hosted-centre';
import { aCentre } from '../../testing/aCentre';
import { NotOnShow } from './NotOnShow';
import { OpenedMail } from './OpenedMail';

const open = jest.fn<Promise<LinkAnswer | undefined>, Parameters<MailLinks['open']>>();

jest.mock('shared-kernel', () => ({
  ...jest.requireActual('shared-kernel'),
  sharedBackEnd: () => ({ openReservations: async () => ({ mailLinks: { open } }) }),
}));

const secret = 's'.repeat(64);
const freed = {
  kind: 'to-confirm',
  isOffer: true,
  reservation: {
    id: 'r1',
    name: '',
    email: '',
    date: '2026-09-20',
    time: '18:00',
    players: '4',
    plan: 'Non spécifié',
    service: 'Non spécifié',
    court: 3,
    hourCents: 2500,
    confirmBy: '2026-09-15T10:20:00Z',
  },
} as const;

async function follow(...answers: (LinkAnswer | undefined)[]) {
  open.mockReset();
  for (const answer of answers) open.mockResolvedValueOnce(answer);
  history.replaceState(null, '', `/reservation/r1#cle=${secret}`);
  render(
    <>
      <OpenedMail id="r1" />
      <NotOnShow kind="unknown" id="r1" />
    </>,
    { wrapper: MemoryRouter },
  );
  await act(async () => {});
}

test('an offered court is shown, and taken by a press alone, also after a lost answer', async () => {
  await follow(freed, undefined, { kind: 'in-account', isConfirmedNow: true });
  const offer = screen.getByRole('region', { name: 'Un terrain s’est libéré' });
  for (const words of [
    /dimanche 20 septembre 2026 à 18.h/,
    /Terrain 3/,
    /25.€, à régler sur place/,
    /avant 12.h.20.: ensuite/,
  ])
    expect(offer).toHaveTextContent(words);
  expect(open.mock.calls).toEqual([['r1', secret, false]]);
  await userEvent.click(screen.getByRole('button', { name: 'Prendre ce terrain' }));
  expect(offer).toHaveTextContent(/Le centre ne répond pas.: réessayez/);
  await userEvent.click(screen.getByRole('button', { name: 'Prendre ce terrain' }));
  expect(open.mock.calls.slice(1)).toEqual([
    ['r1', secret, true],
    ['r1', secret, true],
  ]);
  expect(screen.getByRole('region', { name: 'Le terrain est à vous' })).toBeVisible();
});

test('a booking is confirmed by a press, and a link that has nothing to confirm opens at once', async () => {
  await follow({ ...freed, isOffer: false }, { kind: 'released' });
  const question = screen.getByRole('region', { name: 'Confirmez votre réservation' });
  expect(question).not.toHaveTextContent('€');
  await userEvent.click(screen.getByRole('button', { name: 'Confirmer' }));
  expect(screen.getByRole('region', { name: /n’a pas été confirmée à temps/ })).toBeVisible();
  await act(async () => window.dispatchEvent(new HashChangeEvent('hashchange')));
  expect(screen.queryByRole('region')).toBeNull();
});

test('a day that was closed since the booking is said before and after its confirmation', async () => {
  learnSettings(aCentre({ exceptions: [{ day: '2026-09-20', hours: null, note: 'Travaux' }] }));
  const { confirmBy: _over, ...reservation } = freed.reservation;
  await follow({ ...freed, isOffer: false }, { kind: 'open', isConfirmedNow: true, reservation });
  const closed = /Le centre annonce une fermeture ce jour-là \(Travaux\)\s: appelez-nous\./;
  expect(screen.getByRole('region', { name: 'Confirmez votre réservation' })).toHaveTextContent(closed);
  await userEvent.click(screen.getByRole('button', { name: 'Confirmer' }));
  expect(screen.getByRole('region', { name: 'Réservation confirmée' })).toHaveTextContent(closed);
  act(() => centreRules.setState(null, true));
  sessionStorage.clear();
});

test('a person whom the desk took out of the line reads that the court was withdrawn', async () => {
  await follow({ kind: 'cancelled', isWithdrawn: true });
  expect(
    screen.getByRole('region', { name: 'L’accueil a retiré le terrain qu’il vous proposait' }),
  ).toHaveTextContent('Vous n’êtes plus dans la liste d’attente de cette heure.');
  expect(screen.getByRole('link', { name: 'Réserver un terrain' })).toBeVisible();
});

test('a confirmed booking that this browser has no room for is shown, also by a reload', async () => {
  const { confirmBy: _over, ...booked } = { ...freed.reservation, name: 'Ana Diaz', reference: 'M7KQ2A' };
  const opened = { kind: 'open', isConfirmedNow: true, reservation: booked } as const;
  await follow({ ...freed, isOffer: false }, opened, { ...opened, isConfirmedNow: false });
  await userEvent.click(screen.getByRole('button', { name: 'Confirmer' }));
  const shown = () => screen.getByRole('region', { name: 'Réservation confirmée' });
  for (const words of [/20 septembre 2026 à 18.h/, /Terrain 3/, /Ana Diaz/, /M7KQ2A/, /n’a pas pu garder/])
    expect(shown()).toHaveTextContent(words);
  expect(screen.queryByText(/s’affiche dans le navigateur qui a servi/)).toBeNull();
  await act(async () => window.dispatchEvent(new HashChangeEvent('hashchange')));
  expect(shown()).toHaveTextContent(/Ana Diaz/);
  sessionStorage.clear();
});
