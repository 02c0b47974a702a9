import { screen, within } from '@testing-library/react';
import { historyState, openPage, startFresh, submitButton } from '../../testing/bookingVisit';

startFresh();

describe('the plan or service', () => {
  test('is none for a visitor without one', () => {
    openPage();
    expect(screen.getByText('Non spécifié')).toBeVisible();
  });

  test.each([[null], ['Champion'], [{ plan: 3 }], [{ plan: '  ' }]])(
    'is none when the history entry holds %j',
    (state) => {
      openPage(state);
      expect(screen.getByText('Non spécifié')).toBeVisible();
    },
  );
});

describe('an offer that needs no court', () => {
  test.each([
    ['Football indoor', 'Faire une demande', '/contact'],
    ['Événements privés', 'Faire une demande', '/contact'],
    ['Cours et entraînements', 'Faire une demande', '/contact'],
    ['Tournois', 'Faire une demande', '/contact'],
    ['Abonnements', 'Voir les formules', '/services-tarifs#tarifs'],
  ])('%s links to its page, and shows no form', (service, action, to) => {
    openPage({ service });
    expect(screen.queryByRole('button', { name: 'Réserver' })).toBeNull();
    const card = screen.getByRole('region', { name: service });
    expect(within(card).getByRole('link', { name: action })).toHaveAttribute('href', to);
  });

  test('can be exchanged for a court', async () => {
    const { user } = openPage({ service: 'Football indoor' });
    await user.click(screen.getByRole('button', { name: 'Réserver plutôt un terrain de jorkyball' }));
    expect(submitButton()).toBeVisible();
    expect(historyState()).toEqual({});
  });
});
