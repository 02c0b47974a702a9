import { screen } from '@testing-library/react';
import { fill, keptReservations, openPage, startFresh, submitButton } from '../../testing/bookingVisit';

startFresh();

describe('the form', () => {
  test('starts empty with two players for a newcomer', () => {
    openPage();
    expect(screen.getByLabelText('Nom')).toHaveValue('');
    expect(screen.getByLabelText('E-mail')).toHaveValue('');
    expect(screen.getByLabelText('Date')).toHaveValue('');
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
    expect(screen.getByLabelText('Joueurs')).toHaveValue('2');
  });

  test('says in the summary what is still to be chosen', async () => {
    const { user } = openPage();
    const summary = screen.getByRole('region', { name: 'Votre partie' });
    expect(summary).toHaveTextContent('Jour et heure à choisir');
    await user.click(screen.getByRole('button', { name: 'Demain' }));
    expect(summary).toHaveTextContent('mercredi 16 septembre 2026, heure à choisir');
    await user.type(screen.getByLabelText('Date'), '{Control>}a{/Control}14/09/2026');
    expect(summary).toHaveTextContent('Jour et heure à choisir');
  });

  test('names the limit of a name when nothing else is wrong', async () => {
    const page = openPage();
    await fill(page);
    await page.user.click(screen.getByLabelText('Nom'));
    await page.user.paste('a'.repeat(120));
    await page.user.click(submitButton());
    // Notices of earlier tests stay.
    expect(screen.getByRole('log').lastElementChild).toHaveTextContent(
      'Oups ! Nom trop long.Ce nom est trop long : 120 caractères au plus.',
    );
    expect(screen.getByLabelText('Nom')).toHaveFocus();
  });

  test('says once that the storage is full, and keeps the form', async () => {
    const page = openPage();
    await fill(page);
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    await page.user.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /n’est pas enregistrée.*La mémoire de ce navigateur est pleine\..*Votre saisie est conservée/,
    );
    expect(screen.getByRole('log')).not.toHaveTextContent('Espace de stockage plein');
    expect(screen.getByLabelText('Nom')).toHaveValue('Ana Lefèvre');
    setItem.mockRestore();
    await page.user.click(submitButton());
    await screen.findByRole('heading', { name: 'Accueil' });
    expect(keptReservations()).toHaveLength(1);
  });

  test('Enter after another typed day shows its hours, and books once they have been seen', async () => {
    const page = openPage();
    await fill(page);
    const date = screen.getByLabelText('Date');
    await page.user.clear(date);
    await page.user.type(date, '21/09/2026{Enter}');
    expect(screen.getByRole('region', { name: 'Heure' })).toHaveTextContent('lundi 21 septembre');
    expect(date).toHaveFocus();
    expect(keptReservations()).toEqual([]);
    await page.user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Accueil' });
    expect(keptReservations()).toMatchObject([{ date: '2026-09-21', time: '18:00' }]);
  });

  test('Enter in a date field without a day leaves the form alone', async () => {
    const { user } = openPage();
    const date = screen.getByLabelText('Date');
    await user.type(date, '{Enter}');
    await user.type(date, '31/02{Enter}{Enter}');
    expect(date).toHaveFocus();
    expect(screen.queryByText('Le nom est requis.')).toBeNull();
  });

  test('names what is wrong in a field that is filled', async () => {
    const page = openPage();
    await fill(page);
    await page.user.type(screen.getByLabelText('E-mail'), '@');
    await page.user.click(submitButton());
    expect(screen.getByRole('log').lastElementChild).toHaveTextContent(
      "Oups ! Formulaire incomplet.Veuillez remplir tous les champs obligatoires. L'adresse email est invalide.",
    );
  });

  test('removes an error as soon as the field is valid', async () => {
    const page = openPage();
    await page.user.click(submitButton());
    await page.user.type(screen.getByLabelText('E-mail'), 'ana');
    expect(screen.getByText("L'adresse email est invalide.")).toBeVisible();
    await page.user.type(screen.getByLabelText('E-mail'), '@exemple.fr');
    expect(screen.queryByText("L'adresse email est invalide.")).toBeNull();
  });

  test('books the court, thanks the visitor, and opens the home page', async () => {
    const page = openPage({ plan: 'Découverte' });
    await fill(page);
    await page.user.selectOptions(screen.getByLabelText('Joueurs'), '3');
    await page.user.click(submitButton());
    expect(await screen.findByRole('heading', { name: 'Accueil' })).toBeVisible();
    expect(keptReservations()).toEqual([
      {
        id: expect.stringMatching(/^2026-09-15T12:3\d:\d\d\.\d{3}Z$/),
        name: 'Ana Lefèvre',
        email: 'ana@exemple.fr',
        date: '2026-09-20',
        time: '18:00',
        players: '3',
        plan: 'Découverte',
        service: 'Non spécifié',
        version: 1,
      },
    ]);
    const said = screen.getByRole('log');
    expect(said).toHaveTextContent('Réservation enregistrée !');
    expect(said).toHaveTextContent(
      /Merci Ana Lefèvre.*20\/09\/2026 à 18:00.*Connue de cet appareil seulement : appelez le centre pour la confirmer\./,
    );
  });
});
