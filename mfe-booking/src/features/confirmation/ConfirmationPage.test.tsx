import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import {
  button,
  hearFromAnotherTab,
  held,
  keep,
  keepInAnotherTab,
  kept,
  loseInAnotherTab,
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

/** The answer arrives a moment after the page has noticed that the reservation is gone. Until then the page shows no change. */
const confirmCancelling = () =>
  act(async () => {
    button('Oui, annuler').click();
  });

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
    expect(screen.getByText(/Gratuite jusqu’au dimanche 20 septembre 2026 à 16.h, soit/)).toBeVisible();
    expect(screen.getByText(/1 rue des Sports, 59121 Prouvy/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir sur OpenStreetMap' })).toBeVisible();
    await expectSound();
  });

  test('does not show the visitor’s e-mail address', async () => {
    keep(held);
    await openConfirmation();
    expect(document.body).not.toHaveTextContent('ana@exemple.fr');
  });

  test('is the one in the address, among others', async () => {
    const other = { ...held, id: '2026-09-02T08:00:00.000Z', date: '2026-09-22', time: '20:00' };
    keep(held, other);
    await openConfirmation(other.id);
    expect(ticket()).toHaveTextContent('mardi 22 septembre 2026');
  });

  test('changes as soon as another tab moves it', async () => {
    keep(held);
    await openConfirmation();
    await keepInAnotherTab({ ...held, time: '20:00' });
    expect(ticket()).toHaveTextContent('20:00');
  });

  test.each([
    ['demain', '18:00'],
    ['2026-02-31', 'midi'],
  ])('with an unreadable hour (%s, %s) shows a number to call', async (date, time) => {
    keep({ ...held, date, time });
    await openConfirmation();
    expect(status()).toHaveTextContent('sont illisibles');
    expect(within(status()).getByRole('link', { name: /^Appeler le 03/ })).toBeVisible();
    expect(noButton('Déplacer')).toBeNull();
    await expectSound();
  });
});

test.each(['2026-09-09T09:09:09.000Z', 'abc'])(
  'a reservation that is not on this device (%s) reads so, with links',
  async (id) => {
    keep(held);
    await openConfirmation(id);
    expect(title()).toHaveTextContent('Pas sur cet appareil');
    expect(
      screen.getByText(
        /Cette réservation n’est pas sur cet appareil. Elle s’affiche dans le navigateur qui a servi à réserver/,
      ),
    ).toBeVisible();
    expect(screen.getByText(/^Un doute.\? Appelez-nous\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Réserver un terrain' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Appeler le/ })).toBeVisible();
    await expectSound();
  },
);

test('a reservation whose link is to be confirmed after a reload has the usual title', async () => {
  sessionStorage.setItem('draft:mail-link', JSON.stringify({ id: 'r1', name: 'cle', secret: 's' }));
  const { unmount } = await openConfirmation('r1');
  expect(title()).toHaveTextContent('Votre réservation');
  unmount();
  await openConfirmation('r2');
  expect(title()).toHaveTextContent('Pas sur cet appareil');
});

test.each([
  ['everything that the site kept is deleted', null],
  ['what is kept cannot be read any more', '{oops'],
  ['it is not in the list any more', '[]'],
])('a reservation that disappears because %s is gone does not read as cancelled', async (_, text) => {
  keep(held);
  await openConfirmation();
  await loseInAnotherTab(text);
  await waitFor(() => expect(title()).toHaveTextContent('Plus sur cet appareil'));
  expect(screen.getByText(/Cette réservation n’est plus sur cet appareil/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Appeler le/ })).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent(/annulée/i);
  expect(noButton('Retirer de mon agenda')).toBeNull();
  await expectSound();
  // The reservation reappears once the browser has restored its copy.
  await keepInAnotherTab(held);
  expect(title()).toHaveTextContent('Votre réservation');
});

test('the server renders a skeleton under the title', () => {
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
  test('removes the changes two hours before, and says why', async () => {
    keep(held);
    await openConfirmation();
    await pass('2026-09-20T13:59:44Z');
    expect(button('Déplacer')).toBeVisible();
    expect(button('Annuler la réservation')).toBeVisible();
    expect(status()).toBeEmptyDOMElement();
    await pass('2026-09-20T14:00:10Z');
    expect(noButton('Déplacer')).toBeNull();
    expect(noButton('Annuler la réservation')).toBeNull();
    expect(status()).toHaveTextContent('Il reste moins de 2 h avant le début');
    expect(within(status()).getByRole('link', { name: /^Appeler le 03/ })).toBeVisible();
    expect(button('Ajouter à mon agenda')).toBeVisible();
    expect(button('Partager')).toBeVisible();
    await expectSound();
  });

  test('shows the game as being played, then as over', async () => {
    keep(held);
    await openConfirmation();
    await pass('2026-09-20T16:00:00Z');
    expect(ticket()).toHaveTextContent('En cours');
    expect(noButton(/agenda|Déplacer|Annuler/)).toBeNull();
    await pass('2026-09-20T17:00:00Z');
    expect(ticket()).toHaveTextContent('Passée');
    expect(status()).toHaveTextContent('Cette partie est terminée. À bientôt');
    expect(screen.getByRole('link', { name: 'Réserver à nouveau' })).toBeVisible();
    await expectSound();
  });

  test('closes an open question, and moves the focus to the title', async () => {
    keep(held);
    const { user } = await openConfirmation();
    await pass('2026-09-20T13:59:00Z');
    await user.click(button('Annuler la réservation'));
    expect(button('Non, la garder')).toHaveFocus();
    await pass('2026-09-20T14:00:00Z');
    expect(noButton('Oui, annuler')).toBeNull();
    expect(title()).toHaveFocus();
    expect(kept()).toHaveLength(1);
  });

  test('closes a question that is confirmed too late, and says why', async () => {
    keep(held);
    const { user } = await openConfirmation();
    await pass('2026-09-20T13:59:00Z');
    await user.click(button('Annuler la réservation'));
    jest.setSystemTime(new Date('2026-09-20T14:00:05Z'));
    await confirmCancelling();
    expect(await screen.findByText(/il est trop tard pour le faire ici/)).toBeVisible();
    expect(noButton('Oui, annuler')).toBeNull();
    expect(noButton(/^(Déplacer|Annuler)/)).toBeNull();
    expect(button('Ajouter à mon agenda')).toHaveFocus();
    await pass('2026-09-20T14:01:00Z');
    expect(screen.getByText(/il est trop tard pour le faire ici/)).toBeVisible();
    expect(kept()).toHaveLength(1);
    await expectSound();
  });
});

describe('cancelling', () => {
  test('asks, frees the court, announces it and moves the focus to the title', async () => {
    keep(held);
    const { user } = await openConfirmation();
    await user.click(button('Annuler la réservation'));
    expect(screen.getByRole('group', { name: /^Annuler cette réservation/ })).toBeVisible();
    await expectSound();
    await confirmCancelling();
    await waitFor(() => expect(title()).toHaveTextContent('Réservation annulée'));
    expect(title()).toHaveFocus();
    expect(status()).toHaveTextContent(
      /plus gardée sur cet appareil\. Si le centre l’a confirmée, prévenez-le aussi\./,
    );
    expect(document.body).not.toHaveTextContent(/terrain est libéré|autres joueurs/);
    expect(status()).toHaveTextContent('pensez à la retirer');
    await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('Réservation annulée'));
    expect(ticket()).toHaveTextContent('Annulée');
    expect(button('Retirer de mon agenda')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Réserver à nouveau' })).toBeVisible();
    expect(kept()).toEqual([]);
    await expectSound();
  });

  test('ends at no, with the focus on the button', async () => {
    keep(held);
    const { user } = await openConfirmation();
    await user.click(button('Annuler la réservation'));
    await user.click(button('Non, la garder'));
    expect(button('Annuler la réservation')).toHaveFocus();
    expect(kept()).toHaveLength(1);
  });

  test('ends at Escape also after a press on its text', async () => {
    keep(held);
    const { user } = await openConfirmation();
    await user.click(button('Annuler la réservation'));
    await user.click(screen.getByText(/ne sera plus gardée sur cet appareil/));
    await user.keyboard('{Escape}');
    expect(button('Annuler la réservation')).toHaveFocus();
  });

  test('ends at Escape, with the focus on the button', async () => {
    keep(held);
    const { user } = await openConfirmation();
    await user.click(button('Annuler la réservation'));
    await user.keyboard('{Escape}');
    expect(button('Annuler la réservation')).toHaveFocus();
    expect(kept()).toHaveLength(1);
  });

  test.each(['before', 'after'])(
    'in another tab is shown here, when its event arrives %s the storage changes',
    async (when) => {
      keep(held);
      const { user } = await openConfirmation();
      await user.click(button('Déplacer'));
      if (when === 'before') await hearFromAnotherTab('booking:cancelled', held.id);
      await keepInAnotherTab();
      if (when === 'after') await hearFromAnotherTab('booking:cancelled', held.id);
      expect(title()).toHaveTextContent('Réservation annulée');
      expect(title()).toHaveFocus();
      expect(button('Retirer de mon agenda')).toBeVisible();
    },
  );

  test.each(['here', 'in another tab'])(
    '%s is still shown when the page is opened again, without the name',
    async (where) => {
      keep(held);
      const { user, unmount } = await openConfirmation();
      if (where === 'here') {
        await user.click(button('Annuler la réservation'));
        await confirmCancelling();
        await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('Réservation annulée'));
      } else {
        await keepInAnotherTab();
        await hearFromAnotherTab('booking:cancelled', held.id);
      }
      unmount();
      await openConfirmation();
      expect(title()).toHaveTextContent('Réservation annulée');
      expect(ticket()).toHaveTextContent('dimanche 20 septembre 2026 18:00');
      expect(ticket()).not.toHaveTextContent('Ana');
      expect(button('Retirer de mon agenda')).toBeVisible();
      await expectSound();
    },
  );

  test('is forgotten once the hour is over', async () => {
    keep(held);
    const { user, unmount } = await openConfirmation();
    await user.click(button('Annuler la réservation'));
    await confirmCancelling();
    await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('Réservation annulée'));
    unmount();
    jest.setSystemTime(new Date('2026-09-20T17:00:00Z'));
    await openConfirmation();
    expect(title()).toHaveTextContent('Pas sur cet appareil');
  });

  test('that cannot be stored says so, and keeps the reservation', async () => {
    keep(held);
    const { user } = await openConfirmation();
    await user.click(button('Annuler la réservation'));
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await confirmCancelling();
    expect(await screen.findByText(/Votre réservation n’a pas changé/)).toBeVisible();
    full.mockRestore();
    expect(ticket()).toHaveTextContent('Réservée');
  });
});
