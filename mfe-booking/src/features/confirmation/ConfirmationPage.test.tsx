import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
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
  title,
} from '../../testing/confirmationVisit';
import { Component } from './ConfirmationPage';

startFresh();

const ticket = () => screen.getByRole('region', { name: 'Votre partie' });
const status = () => screen.getByRole('status');

async function expectSound() {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

describe('a reservation of this device', () => {
  test('shows its day, hour, party, price and name, the way there and the terms', async () => {
    keep(held);
    await openConfirmation();
    expect(title()).toHaveTextContent('Votre réservation');
    for (const words of [
      'dimanche 20 septembre 2026',
      '18:00',
      '4 joueurs',
      'Jeu libre',
      '1 h, 4 joueurs : 25 €, soit 6,25 € chacun, sur place',
      'Ana Lefèvre',
    ])
      expect(ticket()).toHaveTextContent(words);
    expect(screen.getByText(/Gratuite jusqu’au dimanche 20 septembre 2026 à 16:00/)).toBeVisible();
    expect(screen.getByText(/1 rue des Sports, 59121 Prouvy/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir sur OpenStreetMap' })).toBeVisible();
    await expectSound();
  });

  test('does not show the address that it was booked under', async () => {
    keep(held);
    await openConfirmation();
    expect(document.body).not.toHaveTextContent('ana@exemple.fr');
  });

  test('is the one of the address, among others', async () => {
    const other = { ...held, id: '2026-09-02T08:00:00.000Z', date: '2026-09-22', time: '20:00' };
    keep(held, other);
    await openConfirmation(other.id);
    expect(ticket()).toHaveTextContent('mardi 22 septembre 2026');
  });

  test('is told as soon as another tab has moved it', async () => {
    keep(held);
    await openConfirmation();
    await keepInAnotherTab({ ...held, time: '20:00' });
    expect(ticket()).toHaveTextContent('20:00');
  });

  test.each([
    ['demain', '18:00'],
    ['2026-02-31', 'midi'],
  ])('whose hour cannot be read (%s, %s) is shown with a number to call', async (date, time) => {
    keep({ ...held, date, time });
    await openConfirmation();
    expect(status()).toHaveTextContent('ne se lisent pas');
    expect(within(status()).getByRole('link', { name: /^Appeler le 03/ })).toBeVisible();
    expect(noButton('Déplacer')).toBeNull();
    await expectSound();
  });
});

test('one that is not on this device is said to be so, with ways on', async () => {
  keep(held);
  await openConfirmation('2026-09-09T09:09:09.000Z');
  expect(title()).toHaveTextContent('Pas sur cet appareil');
  expect(screen.getByText(/Cette réservation n’est pas sur cet appareil/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Réserver un terrain' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Appeler le/ })).toBeVisible();
  await expectSound();
});

test('nobody knows it on the server: a skeleton under the title', () => {
  keep(held);
  const html = renderToString(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  );
  expect(html).toContain('Votre réservation');
  expect(html).not.toContain('Ana');
});

describe('time', () => {
  test('takes the changes away two hours before, and says why', async () => {
    keep(held);
    await openConfirmation();
    await pass('2026-09-20T14:00:00Z');
    expect(button('Déplacer')).toBeVisible();
    expect(button('Annuler la réservation')).toBeVisible();
    expect(status()).toBeEmptyDOMElement();
    await pass('2026-09-20T14:01:00Z');
    expect(noButton('Déplacer')).toBeNull();
    expect(noButton('Annuler la réservation')).toBeNull();
    expect(status()).toHaveTextContent('Il reste moins de 2 h avant le début');
    expect(within(status()).getByRole('link', { name: /^Appeler le 03/ })).toBeVisible();
    expect(button('Ajouter à mon agenda')).toBeVisible();
    expect(button('Partager')).toBeVisible();
    await expectSound();
  });

  test('turns it into a game, then into one that is over', async () => {
    keep(held);
    await openConfirmation();
    await pass('2026-09-20T16:00:00Z');
    expect(ticket()).toHaveTextContent('En cours');
    expect(noButton(/agenda|Déplacer|Annuler/)).toBeNull();
    await pass('2026-09-20T17:00:00Z');
    expect(ticket()).toHaveTextContent('Passée');
    expect(status()).toHaveTextContent('Cette partie est passée.');
    expect(screen.getByRole('link', { name: 'Réserver à nouveau' })).toBeVisible();
    await expectSound();
  });

  test('closes an open question, and nothing is left without the focus', async () => {
    keep(held);
    const { user } = await openConfirmation();
    await pass('2026-09-20T13:59:00Z');
    await user.click(button('Annuler la réservation'));
    expect(button('Non, la garder')).toHaveFocus();
    await pass('2026-09-20T14:01:00Z');
    expect(noButton('Oui, annuler')).toBeNull();
    expect(title()).toHaveFocus();
    expect(kept()).toHaveLength(1);
  });

  test('refuses what is confirmed too late before the page has seen it', async () => {
    keep(held);
    const { user } = await openConfirmation();
    await pass('2026-09-20T14:00:00Z');
    await user.click(button('Annuler la réservation'));
    jest.setSystemTime(new Date('2026-09-20T14:00:05Z'));
    await user.click(button('Oui, annuler'));
    expect(await screen.findByText(/il est trop tard pour le faire ici/)).toBeVisible();
    expect(kept()).toHaveLength(1);
  });
});

describe('cancelling', () => {
  test('asks, gives the court back, says so and puts the reader at the title', async () => {
    keep(held);
    const { user } = await openConfirmation();
    await user.click(button('Annuler la réservation'));
    expect(screen.getByRole('group', { name: /^Annuler cette réservation/ })).toBeVisible();
    await expectSound();
    await user.click(button('Oui, annuler'));
    await waitFor(() => expect(title()).toHaveTextContent('Réservation annulée'));
    expect(title()).toHaveFocus();
    expect(status()).toHaveTextContent('Votre terrain est rendu');
    expect(screen.getByRole('log')).toHaveTextContent('Réservation annulée');
    expect(ticket()).toHaveTextContent('Annulée');
    expect(button('Retirer de mon agenda')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Réserver à nouveau' })).toBeVisible();
    expect(kept()).toEqual([]);
    await expectSound();
  });

  test('is left by no, back at the button', async () => {
    keep(held);
    const { user } = await openConfirmation();
    await user.click(button('Annuler la réservation'));
    await user.click(button('Non, la garder'));
    expect(button('Annuler la réservation')).toHaveFocus();
    expect(kept()).toHaveLength(1);
  });

  test('in another tab is told here, while something else is asked', async () => {
    keep(held);
    const { user } = await openConfirmation();
    await user.click(button('Déplacer'));
    await keepInAnotherTab();
    expect(title()).toHaveTextContent('Réservation annulée');
    expect(title()).toHaveFocus();
    expect(button('Retirer de mon agenda')).toBeVisible();
  });

  test('that cannot be written says so, and the reservation stays', async () => {
    keep(held);
    const { user } = await openConfirmation();
    await user.click(button('Annuler la réservation'));
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(button('Oui, annuler'));
    expect(await screen.findByText(/Votre réservation n’a pas changé/)).toBeVisible();
    full.mockRestore();
    expect(ticket()).toHaveTextContent('Réservée');
  });
});
