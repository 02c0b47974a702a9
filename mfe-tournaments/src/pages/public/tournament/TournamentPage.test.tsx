import { act, screen, within } from '@testing-library/react';
import { recomputePlayoffs } from '../../../competition/recomputeTournament';
import { aTournament } from '../../../competition/testing/aTournament';
import { favouritesWin, homeWin, narrowAwayWin, withResults } from '../../../competition/testing/playedMatch';
import type { Tournament } from '../../../model/tournament';
import { sampleTournament } from '../../../store/sampleTournament';
import {
  findNotice,
  logIn,
  openPage,
  organizer,
  player,
  storeElsewhere,
  storeNothing,
  storeTournaments,
} from '../../../testing/openPage';

beforeEach(storeNothing);

const path = (tab?: string) => `/organisateur/tournoi/1757930400000${tab ? `?onglet=${tab}` : ''}`;
const open = (tournament: Tournament, tab?: string) => {
  storeTournaments(tournament);
  return openPage(path(tab));
};

const menu = () => screen.getByRole('button', { name: 'Menu du tournoi' });
const openMenu = (user: { click(element: Element): Promise<void> }) => user.click(menu());

test('the sample championship opens by its link on a first visit', async () => {
  await openPage('/organisateur/tournoi/championnat-de-france-2025');
  expect(screen.getByRole('heading', { level: 1, name: 'Championnat de France' })).toBeVisible();
  expect(screen.getAllByRole('heading', { name: /^Journée/ })).toHaveLength(10);
});

describe.each([
  ['a guest', null, '/tournois', 'Tous les Tournois'],
  ['a player', player, '/profil', 'Tous les Tournois'],
  ['an organiser', organizer, '/organisateur', 'Mes Tournois'],
])('%s', (_who, user, back, headingWhereMissing) => {
  beforeEach(() => logIn(user));

  test('goes back to their own part of the site', async () => {
    await open(aTournament());
    expect(screen.getByRole('link', { name: 'Retour' })).toHaveAttribute('href', back);
  });

  test('reads that a tournament is missing on the page they are led to', async () => {
    storeTournaments();
    await openPage(path());
    expect(await screen.findByRole('heading', { level: 1, name: headingWhereMissing })).toBeVisible();
    expect(await findNotice(/Tournoi introuvable/)).toHaveTextContent(
      'Il a été supprimé, ou il n’est gardé que sur un autre appareil.',
    );
  });
});

test('an unreadable tournament is called unreadable, not missing', async () => {
  logIn();
  const damaged = aTournament({ id: 'damaged' });
  storeTournaments(damaged);
  localStorage.setItem('tournament:damaged', '{"id":"damaged","name":');
  await openPage('/organisateur/tournoi/damaged');
  expect(await findNotice(/Tournoi illisible/)).toHaveTextContent('Une copie en est gardée telle quelle.');
});

describe('last season', () => {
  const past = '/organisateur/tournoi/championnat-de-france-2024';

  test('shows its results to every visitor, whatever is stored', async () => {
    storeTournaments();
    const { user } = await openPage(past);
    expect(screen.getByRole('heading', { level: 1, name: 'Championnat de France 2024' })).toBeVisible();
    expect(screen.getByText('Terminé', { selector: 'header *' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Classement' }));
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveTextContent('Lyon');
    expect(second).toHaveTextContent('Prouvy');
  });

  test.each(['', '/modifier', '/match/r1-m1'])(
    'opens for an organiser at %s without controls',
    async (below) => {
      logIn();
      await openPage(`${past}${below}`);
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Championnat de France 2024' }),
      ).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Modifier' })).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: /Feuille de match/ })).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Retour' })).toHaveAttribute('href', '/organisateur');
      if (below) await findNotice(/Saison terminée/);
    },
  );
});

describe('readers', () => {
  test('open the screen and the sharing without any menu', async () => {
    await open(aTournament());
    for (const name of ['Écran', 'Partager', 'Imprimer'])
      expect(screen.getByRole('link', { name })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Menu du tournoi' })).not.toBeInTheDocument();
  });

  test('see no organiser’s controls', async () => {
    await open(aTournament());
    expect(screen.queryByRole('link', { name: 'Modifier' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Feuille de match/ })).not.toBeInTheDocument();
  });

  test('read that tied teams have no champion yet', async () => {
    const tied = withResults(aTournament({ teams: 2, format: { homeAndAway: true } }), () => homeWin);
    await open(tied, 'standings');
    expect(screen.getByText(/^À égalité en tête/)).toHaveTextContent(
      'À égalité en tête : Équipe 01, Équipe 02. Il n’y a pas de champion tant que l’organisateur ne les a pas départagées.',
    );
  });

  test('open tabs under addresses, and go back to the one before', async () => {
    const { user, address, router } = await open(aTournament({ format: { playoffs: true } }));
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Matchs',
      'Classement',
      'Phase Finale',
      'Joueurs',
      'Format',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Classement' }));
    expect(address()).toBe(path('standings'));
    await user.click(screen.getByRole('tab', { name: 'Format' }));
    await act(() => router.navigate(-1));
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Classement');
  });

  test('see no playoff tab without playoffs', async () => {
    await open(aTournament(), 'playoffs');
    expect(screen.queryByRole('tab', { name: 'Phase Finale' })).not.toBeInTheDocument();
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Matchs');
  });
});

describe('an organiser', () => {
  beforeEach(() => logIn());

  test('finds the sheet of each match, and the link to the edition', async () => {
    await open(aTournament());
    // The menu is closed: this link stands beside it, from 768 px on.
    expect(screen.getByRole('link', { name: 'Modifier' })).toHaveAttribute('href', `${path()}/modifier`);
    expect(screen.getAllByRole('link', { name: /Feuille de match/ })).toHaveLength(6);
  });

  test('opens and closes the menu with the keyboard alone', async () => {
    const { user } = await open(aTournament());
    const entry = () => screen.queryByRole('link', { name: 'Jour de match' });
    expect(entry()).not.toBeInTheDocument();
    act(() => menu().focus());
    await user.keyboard('{Enter}{Tab}');
    expect(entry()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(entry()).not.toBeInTheDocument();
    expect(menu()).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('tab', { name: 'Format' }));
    expect(entry()).not.toBeInTheDocument();
  });

  test('reads the request to add teams to an empty tournament', async () => {
    await open(aTournament({ teams: [], fixtures: [] }));
    expect(screen.getByText('Aucun match généré pour ce tournoi.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Ajouter des équipes' })).toHaveAttribute(
      'href',
      `${path()}/modifier`,
    );
  });

  test.each([
    ['results', favouritesWin(aTournament())],
    ['teams, before any result', aTournament({ fixtures: [] })],
  ])('is reminded to export %s', async (_what, tournament) => {
    await open(tournament);
    expect(await screen.findByText(/n’est gardé que dans ce navigateur\. Exportez-le/)).toBeVisible();
  });

  test('is not reminded to export the sample that every visitor finds', async () => {
    const { user } = await openPage(`/organisateur/tournoi/${sampleTournament.id}`);
    await openMenu(user);
    expect(await screen.findByRole('button', { name: 'Exporter' })).toBeVisible();
    expect(screen.queryByText(/Exportez-le/)).not.toBeInTheDocument();
  });

  test('reads that an export has the results alone, and keeps the reminder', async () => {
    const tournament = favouritesWin(aTournament());
    const fixtures = tournament.fixtures.map((fixture) => ({ ...fixture, published: 60 }));
    const { user } = await open({ ...tournament, fixtures });
    jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Not now.', 'UnknownError');
    });
    URL.createObjectURL = () => 'blob:file';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await openMenu(user);
    await user.click(await screen.findByRole('button', { name: 'Exporter' }));
    expect(await findNotice(/mais pas le détail des journaux de match/)).toBeVisible();
    expect(screen.getByText(/Exportez-le/)).toBeVisible();
  });
});

test('current matches come first, then finished, then pending ones', async () => {
  const scores = [null, homeWin, [[1, 0]]] as const;
  await open(withResults(aTournament(), (_, index) => scores[index] ?? null));
  const matches = within(screen.getByRole('tabpanel'));
  expect(matches.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'En cours',
    'Terminés',
    'À venir',
  ]);
});

test('the standings mark no team as qualified before the first finished match', async () => {
  const eight = aTournament({ teams: 8, format: { playoffs: true } });
  await open(eight, 'standings');
  const marked = () => screen.getAllByRole('row').filter((row) => row.hasAttribute('data-zone'));
  expect(marked()).toEqual([]);
  expect(screen.queryByText('Directement en demi-finale')).not.toBeInTheDocument();
  storeElsewhere(
    `tournament:${eight.id}`,
    withResults(eight, (_, index) => (index === 0 ? homeWin : null)),
  );
  expect(await screen.findByText('Directement en demi-finale')).toBeVisible();
  expect(marked()).toHaveLength(8);
});

test('the standings explain each team’s rank, and update live', async () => {
  const tournament = aTournament({ teams: ['Lille', 'Lyon'] });
  const { user } = await open(tournament, 'standings');
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
  const figures = (name: string) =>
    within(row(name))
      .getAllByRole('cell', { hidden: true })
      .map(({ textContent }) => textContent);
  expect(figures('Lille')).toEqual(['1', ...Array(10).fill('0')]);
  storeElsewhere(
    `tournament:${tournament.id}`,
    withResults(tournament, () => narrowAwayWin),
  );
  const home = tournament.fixtures[0]?.homeTeam ?? '';
  expect(figures(home)).toEqual(['2', '2', '1', '0', '1', '2', '3', '−1', '26', '32', '−6']);
  await user.click(screen.getByText('Pourquoi cet ordre ?'));
  expect(screen.getByText(/ aux points : 4 contre 2\./)).toBeInTheDocument();
});

test('a row of the standings unfolds all eleven figures of its team', async () => {
  const { user } = await open(favouritesWin(aTournament({ teams: ['Lille', 'Lyon'] })), 'standings');
  const unfold = screen.getByRole('button', { name: 'Tous les chiffres de l’équipe Lyon' });
  expect(screen.queryByRole('definition')).not.toBeInTheDocument();
  act(() => unfold.focus());
  await user.keyboard('{Enter}');
  expect(unfold).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Points',
    'Matchs joués',
    'Matchs gagnés',
    'Matchs perdus',
    'Sets gagnés',
    'Sets perdus',
    'Différence de sets',
    'Buts marqués',
    'Buts encaissés',
    'Différence de buts',
  ]);
  expect(screen.getAllByRole('definition')).toHaveLength(10);
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('definition')).not.toBeInTheDocument();
});

describe('the playoffs', () => {
  const eight = { teams: 8, format: { playoffs: true } } as const;

  test('say that their conditions are not met with fewer than eight teams', async () => {
    await open(aTournament({ format: { playoffs: true } }), 'playoffs');
    expect(screen.getByText('Les conditions pour les playoffs ne sont pas remplies.')).toBeVisible();
  });

  test('are a tree, and the same as text', async () => {
    await open(recomputePlayoffs(favouritesWin(aTournament(eight))).tournament, 'playoffs');
    const quarters = screen.getByRole('region', { name: 'Quarts de finale' });
    expect(quarters).toHaveTextContent('Équipe 04');
    expect(quarters).toHaveTextContent('Équipe 05');
    expect(
      screen.getByText('Demi-finale 1 : Équipe 01 contre Vainqueur quart de finale 1.'),
    ).toBeInTheDocument();
  });

  test('are provisional during the championship', async () => {
    await open(aTournament(eight), 'playoffs');
    expect(screen.getByText(/^Tableau provisoire/)).toBeVisible();
  });
});

test('the players’ tab ranks attackers and defenders', async () => {
  await open(favouritesWin(aTournament()), 'players');
  const attackers = screen.getByRole('region', { name: 'Meilleurs attaquants' });
  const [best] = within(attackers).getAllByRole('listitem');
  expect(best).toHaveTextContent(/buts par set/);
  expect(screen.getByRole('region', { name: 'Meilleurs défenseurs' })).toBeVisible();
});

describe('the format', () => {
  test('is described in words', async () => {
    await open(aTournament({ format: { winningSets: '2', homeAndAway: true } }), 'format');
    expect(screen.getByText('2 sets de 7 buts, 3 sets au plus')).toBeVisible();
    expect(screen.getByText('Aller-retour')).toBeVisible();
  });

  test('says from how many teams on there are playoffs, and how many teams are missing', async () => {
    await open(aTournament({ teams: 6, format: { playoffs: true } }), 'format');
    expect(screen.getByText(/^Oui, à partir de 8 équipes\s: il en manque 2$/)).toBeVisible();
    expect(screen.queryByText(/quarts/)).not.toBeInTheDocument();
  });

  test('may be undefined', async () => {
    const { format: _none, ...unformatted } = aTournament();
    await open(unformatted, 'format');
    expect(screen.getByText('Le format de ce tournoi n’a pas été défini.')).toBeVisible();
  });
});
