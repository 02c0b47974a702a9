import { screen } from '@testing-library/react';
import { historyState, openPage, startFresh } from '../../testing/bookingVisit';

startFresh();

describe('the plan or service', () => {
  test('is none for a visitor who came without one', () => {
    openPage();
    expect(screen.getByText('Non spécifié')).toBeVisible();
  });

  test('is shown with its price for each player', async () => {
    const { user } = openPage({ plan: 'Découverte' });
    const shown = screen.getByRole('region', { name: 'Formule ou service' });
    expect(shown).toHaveTextContent('Découverte');
    expect(shown).toHaveTextContent('25 € l’heure, soit 12,50 € par joueur à 2');
    await user.selectOptions(screen.getByLabelText('Joueurs'), '3');
    expect(shown).toHaveTextContent('environ 8,33 € par joueur à 3');
  });

  test.each([
    ['Passionné', '99 € par mois, 10 heures comprises, soit 9,90 € l’heure jouée'],
    ['Champion', '199 € par mois, jeu illimité'],
  ])('%s costs what it says', (plan, price) => {
    openPage({ plan });
    expect(screen.getByRole('region', { name: 'Formule ou service' })).toHaveTextContent(price);
  });

  test('can be changed and removed, and each choice stays in the history entry', async () => {
    const { user } = openPage({ service: 'Soirée entreprise' });
    const shown = screen.getByRole('region', { name: 'Formule ou service' });
    await user.click(screen.getByRole('button', { name: 'Changer' }));
    await user.selectOptions(screen.getByLabelText('Formule ou service', { selector: 'select' }), 'Champion');
    expect(historyState()).toEqual({ plan: 'Champion' });
    expect(shown).toHaveTextContent('Formule choisie : Champion');
    await user.click(screen.getByRole('button', { name: 'Retirer' }));
    expect(historyState()).toEqual({});
    expect(shown).toHaveTextContent('Non spécifié');
  });

  test.each([[null], ['Champion'], [{ plan: 3 }], [{ plan: '  ' }]])(
    'is none when the history entry holds %j',
    (state) => {
      openPage(state);
      expect(screen.getByText('Non spécifié')).toBeVisible();
    },
  );
});
