import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { session } from 'shared-kernel';
import { fullTest, isFixedSet } from '../../../../tools/jest/suite';
import { held, hour, keptReservations, openPage, startFresh, submitButton } from '../../testing/bookingVisit';

startFresh();

describe('the prefilled form', () => {
  const lou = JSON.stringify({ id: 3, name: 'Lou Petit', email: 'lou@exemple.fr', role: 'player' });

  test('is empty for a guest, although a visitor has booked on this device', () => {
    localStorage.setItem('reservations', JSON.stringify([held]));
    openPage();
    expect(screen.getByRole('region', { name: 'Vos prochaines réservations' })).toBeVisible();
    expect(screen.getByLabelText('Nom')).toHaveValue('');
    expect(screen.getByLabelText('E-mail')).toHaveValue('');
  });

  test('has a member’s name and address, and an emptied field stays empty', async () => {
    localStorage.setItem('user', lou);
    const { user } = openPage();
    expect(screen.getByLabelText('Nom')).toHaveValue('Lou Petit');
    expect(screen.getByLabelText('E-mail')).toHaveValue('lou@exemple.fr');
    await user.clear(screen.getByLabelText('Nom'));
    expect(screen.getByLabelText('Nom')).toHaveValue('');
  });

  test('is cleared with all input when the member logs out', async () => {
    localStorage.setItem('user', lou);
    const { user } = openPage();
    await user.type(screen.getByLabelText('Nom'), ' junior');
    await user.type(screen.getByLabelText('Date'), '20/09/2026');
    await act(async () => void (await session.signOut()));
    for (const label of ['Nom', 'E-mail', 'Date']) expect(screen.getByLabelText(label)).toHaveValue('');
  });

  fullTest(
    'warns a visitor who holds a court that day before they confirm, and allows a second court',
    async () => {
      localStorage.setItem('reservations', JSON.stringify([held]));
      localStorage.setItem('user', lou);
      const { user } = openPage();
      const told =
        /Vous avez déjà une réservation le 20\/09\/2026 à 18.h\. En confirmant, vous prenez un terrain de plus/;
      await user.click(screen.getByLabelText('Date'));
      await user.paste('21/09/2026');
      await user.click(hour('18:00'));
      expect(screen.queryByText(told)).toBeNull();
      await user.clear(screen.getByLabelText('Date'));
      await user.paste('20/09/2026');
      await user.click(hour('17:00'));
      expect(screen.getByText(told)).not.toHaveTextContent('à la même heure');
      await user.click(hour('18:00'));
      expect(screen.getByText(told)).toHaveTextContent('à la même heure');
      await user.click(submitButton());
      await screen.findByRole('heading', { name: 'Accueil' });
      expect(keptReservations()).toHaveLength(2);
    },
  );

  test('lists future reservations, and updates with other tabs', async () => {
    openPage();
    expect(screen.queryByRole('region', { name: 'Vos prochaines réservations' })).toBeNull();
    await act(async () => {
      localStorage.setItem('reservations', JSON.stringify([held]));
      dispatchEvent(new StorageEvent('storage', { key: 'reservations' }));
    });
    const list = await screen.findByRole('region', { name: 'Vos prochaines réservations' });
    expect(within(list).getByText(/dimanche 20 septembre 2026/)).toBeVisible();
  });

  test('lists a reservation at an hour that the centre no longer offers, as the profile does', async () => {
    localStorage.setItem('reservations', JSON.stringify([{ ...held, time: '09:00' }]));
    openPage();
    expect(await screen.findByText('dimanche 20 septembre 2026, 9 h')).toBeVisible();
  });
});

describe('the calendar', () => {
  const open = () => screen.getByRole('button', { name: 'Ouvrir le calendrier' });

  test('loads when it is opened, sets a day, and returns the focus', async () => {
    const { user } = openPage();
    await user.click(open());
    const calendar = await screen.findByRole('dialog', { name: 'Calendrier' });
    await user.click(await within(calendar).findByRole('gridcell', { name: 'dimanche 20 septembre 2026' }));
    expect(screen.getByLabelText('Date')).toHaveValue('20/09/2026');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(open()).toHaveFocus();
  });

  fullTest('opens on today when the typed day is past', async () => {
    const { user } = openPage();
    await user.type(screen.getByLabelText('Date'), '02/03/2026');
    await user.click(open());
    expect(await screen.findByRole('gridcell', { name: 'mardi 15 septembre 2026' })).toHaveFocus();
  });

  fullTest('closes by Escape and by a press elsewhere', async () => {
    const { user } = openPage();
    await user.click(open());
    await screen.findByRole('gridcell', { name: 'mardi 15 septembre 2026' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(open()).toHaveFocus();
    await user.click(open());
    await user.click(screen.getByLabelText('Nom'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

fullTest('has no axe violations, empty, refused and with a calendar open', async () => {
  const { container, user } = openPage({ plan: 'Passionné' });
  const rules = {
    'color-contrast': { enabled: false },
    'label-content-name-mismatch': { enabled: false },
    region: { enabled: false },
  };
  const objections = async () => (await axe.run(container, { rules })).violations.map(({ id }) => id);
  if (!isFixedSet) expect(await objections()).toEqual([]);
  await user.click(submitButton());
  await user.click(screen.getByRole('button', { name: 'Ouvrir le calendrier' }));
  await screen.findAllByRole('gridcell');
  expect(await objections()).toEqual([]);
});
