import { screen, waitFor, within } from '@testing-library/react';
import { fullTest } from '../../../../../tools/jest/suite';
import { recomputeTournament } from '../../../competition/recomputeTournament';
import { aTournament } from '../../../competition/testing/aTournament';
import { aSeason, favouritesWin, homeWin, withResults } from '../../../competition/testing/playedMatch';
import { forgetEdition } from '../../../store/drafts';
import { tournaments } from '../../../store/tournaments';
import {
  findNotice,
  openPage,
  settle,
  startAsOrganizer,
  storedTournament,
  storeElsewhere,
  storeTournaments,
} from '../../../testing/openPage';
import { lateSections } from './useKeptDetails';

const tournament = aTournament({ teams: ['Lille', 'Lyon'], squads: undefined, fixtures: [] });
const path = `/organisateur/tournoi/${tournament.id}/modifier`;
const stored = () => storedTournament(tournament.id);

beforeEach(() => {
  forgetEdition(tournament.id);
  startAsOrganizer(tournament);
});

test('shows the title with the tournament’s name, and what can be changed', async () => {
  await openPage(path);
  expect(screen.getByRole('heading', { level: 1, name: 'Modifier le Tournoi' })).toBeVisible();
  expect(screen.getByText('Tournoi d’automne')).toBeVisible();
  expect(screen.getByLabelText('Nom')).toHaveValue('Tournoi d’automne');
  const offered = within(screen.getByRole('combobox', { name: 'Équipe à ajouter' })).getAllByRole('option');
  const names = offered.map(({ textContent }) => textContent);
  expect(names).toContain('Valenciennes');
  expect(names).not.toContain('Lille');
});

test('a name is not saved while the code for it does not load: a notice says so, and the input stays', async () => {
  const { user } = await openPage(path);
  const loading = jest.spyOn(lateSections, 'load').mockRejectedValue(new Error('No network.'));
  await user.type(screen.getByLabelText('Nom'), ' 2026');
  await user.tab();
  await findNotice(/Une partie du site n’a pas pu être téléchargée/);
  expect(screen.getByLabelText('Nom')).toHaveValue('Tournoi d’automne 2026');
  expect(stored()?.name).toBe('Tournoi d’automne');
  loading.mockRestore();
  await user.click(screen.getByRole('button', { name: "Terminer l'édition" }));
  await waitFor(() => expect(stored()?.name).toBe('Tournoi d’automne 2026'));
});

test('adds a team and announces it', async () => {
  const { user } = await openPage(path);
  await user.selectOptions(screen.getByLabelText('Équipe à ajouter'), 'Valenciennes');
  await user.click(screen.getByRole('button', { name: 'Ajouter' }));
  await findNotice(/Équipe Valenciennes ajoutée\./);
  expect(stored()?.teams).toEqual(['Lille', 'Lyon', 'Valenciennes']);
  expect(screen.getByRole('button', { name: 'Retirer Valenciennes' })).toBeVisible();
});

test('an empty team name is refused with a sentence', async () => {
  const { user } = await openPage(path);
  await user.click(screen.getByRole('button', { name: 'Ajouter' }));
  expect(await screen.findByText('Le nom de l’équipe est requis.')).toBeVisible();
  expect(stored()?.teams).toHaveLength(2);
});

test('a refused team shows its error at the field, which takes the focus', async () => {
  const { user } = await openPage(path);
  await user.click(screen.getByRole('button', { name: 'Ajouter' }));
  await waitFor(() => expect(screen.getByLabelText('Équipe à ajouter')).toHaveFocus());

  await user.click(screen.getByRole('button', { name: 'Créer une équipe' }));
  const create = () => user.click(screen.getByRole('button', { name: 'Créer et inscrire' }));
  const expectRefused = async (label: string, reason: string) => {
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(reason);
  };
  await create();
  await expectRefused('Nom de l’équipe', 'Le nom de l’équipe est requis.');
  await user.type(screen.getByLabelText('Nom de l’équipe'), 'Lille');
  await user.type(screen.getByLabelText('Joueur 1'), 'Ana');
  await create();
  await expectRefused('Nom de l’équipe', 'Cette équipe participe déjà au tournoi.');
  await user.type(screen.getByLabelText('Nom de l’équipe'), ' bis');
  await create();
  await expectRefused('Joueur 2', 'Une équipe compte au moins deux joueurs.');
  await user.type(screen.getByLabelText('Joueur 4'), ' ana');
  await create();
  await expectRefused('Joueur 4', 'Deux joueurs de l’équipe portent le même nom.');
  // Refused again for the same reason, from wherever the visitor is now.
  await create();
  await expectRefused('Joueur 4', 'Deux joueurs de l’équipe portent le même nom.');
});

test('removes a team and announces it', async () => {
  const { user } = await openPage(path);
  await user.click(screen.getByRole('button', { name: 'Retirer Lyon' }));
  expect(await findNotice(/Équipe Lyon retirée\./)).toHaveAttribute('data-variant', 'destructive');
  expect(stored()?.teams).toEqual(['Lille']);
});

test('a new team enters with its players', async () => {
  const { user } = await openPage(path);
  await user.click(screen.getByRole('button', { name: 'Créer une équipe' }));
  await user.type(screen.getByLabelText('Nom de l’équipe'), 'Les Verts');
  await user.type(screen.getByLabelText('Joueur 1'), 'Ana');
  await user.click(screen.getByRole('button', { name: 'Créer et inscrire' }));
  expect(await screen.findByText('Une équipe compte au moins deux joueurs.')).toBeVisible();
  await user.type(screen.getByLabelText('Joueur 2'), 'Léo');
  await user.click(screen.getByRole('button', { name: 'Créer et inscrire' }));
  await findNotice(/Équipe Les Verts ajoutée\./);
  expect(stored()?.teams).toContain('Les Verts');
  expect(stored()?.squads?.[0]?.players.map(({ name }) => name)).toEqual(['Ana', 'Léo']);
});

describe('generating the schedule', () => {
  const button = { name: '(Re)Générer le calendrier des matchs' };

  test('asks first, then makes every match and resets every score', async () => {
    storeTournaments(favouritesWin(aTournament({ teams: 4 })));
    const { user } = await openPage(path);
    await user.click(screen.getByRole('button', button));
    const dialog = await screen.findByRole('alertdialog', { name: /Êtes-vous sûr\s\?/ });
    expect(dialog).toHaveTextContent(
      'Cette action va écraser le calendrier existant et réinitialiser tous les scores. Ceci est utile après avoir modifié la liste des équipes.',
    );
    expect(dialog).not.toHaveTextContent(/phase finale/);
    await user.click(within(dialog).getByRole('button', { name: 'Annuler' }));
    expect(stored()?.fixtures.every(({ status }) => status === 'finished')).toBe(true);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', button));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Confirmer' }),
    );
    await findNotice(/Calendrier généré\s!/);
    expect(stored()?.fixtures).toHaveLength(6);
    expect(stored()?.fixtures.every(({ status, result }) => status === 'pending' && result === null)).toBe(
      true,
    );
  });

  test('asks before the first one too, without a word about the trash', async () => {
    const { user } = await openPage(path);
    await user.click(screen.getByRole('button', button));
    const dialog = await screen.findByRole('alertdialog', { name: /Êtes-vous sûr\s\?/ });
    expect(dialog).toHaveTextContent('Cette action va écraser le calendrier existant');
    expect(dialog).not.toHaveTextContent('corbeille');
    expect(screen.getByText('Aucun match généré pour ce tournoi.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Confirmer' }));
    await findNotice(/Calendrier généré\s!/);
    expect(screen.getByText('1 match en 1 journée.')).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Planifier le jour de match' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Jour de match' })).toBeVisible();
  });

  test('says before how many teams are missing for playoffs, if they are turned on', async () => {
    storeTournaments(aTournament({ teams: 6, format: { playoffs: true } }));
    const { user } = await openPage(path);
    await user.click(screen.getByRole('button', button));
    expect(await screen.findByRole('alertdialog', { name: /Êtes-vous sûr\s\?/ })).toHaveTextContent(
      /La phase finale se joue à partir de 8 équipes\s: il en manque 2\./,
    );
  });

  test('asks when another tab has made one that this page has not received', async () => {
    const { user } = await openPage(path);
    const elsewhere = aTournament({ teams: ['Lille', 'Lyon'] });
    localStorage.setItem(`tournament:${tournament.id}`, JSON.stringify(elsewhere));
    await user.click(screen.getByRole('button', button));
    expect(await screen.findByRole('alertdialog', { name: /Êtes-vous sûr\s\?/ })).toBeVisible();
  });

  test('says that one team rests in each round of an odd number of teams', async () => {
    storeTournaments(aTournament({ teams: 5 }));
    await openPage(path);
    expect(screen.getByText(/à chaque journée, une équipe est exempte\./)).toBeVisible();
    storeTournaments(aTournament({ teams: 4 }));
    await waitFor(() => expect(screen.queryByText(/une équipe est exempte/)).not.toBeInTheDocument());
  });

  test('reports no success when teams left in another tab meanwhile', async () => {
    storeTournaments(aTournament({ teams: ['Lille', 'Lyon'] }));
    const { user } = await openPage(path);
    await user.click(screen.getByRole('button', button));
    const dialog = await screen.findByRole('alertdialog');
    localStorage.setItem(`tournament:${tournament.id}`, JSON.stringify({ ...tournament, teams: ['Lille'] }));
    await user.click(within(dialog).getByRole('button', { name: 'Confirmer' }));
    expect(
      await screen.findByText('Il faut au moins deux équipes pour générer un calendrier.'),
    ).toBeVisible();
    const log = screen.getByRole('log', { name: 'Notices', hidden: true });
    expect(log).not.toHaveTextContent('Calendrier généré');
  });

  test('refuses fewer than two teams with a sentence', async () => {
    storeTournaments(aTournament({ teams: ['Lille'], fixtures: [] }));
    const { user } = await openPage(path);
    await user.click(screen.getByRole('button', button));
    expect(screen.getByText('Il faut au moins deux équipes pour générer un calendrier.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

test('finishing saves name and description and returns to the tournament', async () => {
  const { user, address } = await openPage(path);
  await user.clear(screen.getByLabelText('Nom'));
  await user.type(screen.getByLabelText('Nom'), 'Open d’automne');
  await user.type(screen.getByLabelText('Description'), 'Six équipes.');
  await user.click(screen.getByRole('button', { name: "Terminer l'édition" }));
  await findNotice(/Tournoi mis à jour/);
  await waitFor(() => expect(address()).toBe(`/organisateur/tournoi/${tournament.id}`));
  expect(stored()).toMatchObject({ name: 'Open d’automne', description: 'Six équipes.' });
});

test('a name can be neither emptied nor longer than its limit', async () => {
  const { user, address } = await openPage(path);
  await user.clear(screen.getByLabelText('Nom'));
  await user.click(screen.getByRole('button', { name: "Terminer l'édition" }));
  expect(screen.getByLabelText('Nom')).toHaveAccessibleDescription('Le nom est requis.');
  expect(screen.getByLabelText('Nom')).toHaveFocus();
  await user.paste('x'.repeat(201));
  expect(screen.getByLabelText('Nom')).toHaveValue('x'.repeat(201));
  expect(screen.getByLabelText('Nom')).toHaveAccessibleDescription(/au plus 200\scaractères/);
  expect(address()).toBe(path);
});

// A reload ends a page as it is: no field is left, nothing is unmounted.
fullTest('unsaved input of name and description is kept after a reload', async () => {
  const first = await openPage(path);
  await first.user.type(screen.getByLabelText('Nom'), ' 2026');
  first.container.remove();
  const second = await openPage(path);
  expect(screen.getByLabelText('Nom')).toHaveValue('Tournoi d’automne 2026');
  await second.user.type(screen.getByLabelText('Description'), 'Six équipes.');
  second.container.remove();
  const { user } = await openPage(path);
  expect(screen.getByLabelText('Description')).toHaveValue('Six équipes.');
  await user.click(screen.getByRole('button', { name: "Terminer l'édition" }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tournoi d’automne 2026' })).toBeVisible();
});

test('leaving the page saves the name in focus, and keeps another tab’s description', async () => {
  const { user, unmount } = await openPage(path);
  await user.type(screen.getByLabelText('Nom'), ' 2026');
  storeElsewhere(`tournament:${tournament.id}`, { ...tournament, description: 'Six équipes.' });
  unmount();
  await settle();
  await openPage(path);
  expect(screen.getByText('Tournoi d’automne 2026')).toBeVisible();
  expect(screen.getByLabelText('Nom')).toHaveValue('Tournoi d’automne 2026');
  expect(screen.getByLabelText('Description')).toHaveValue('Six équipes.');
});

test('input during the save of the name is kept', async () => {
  const { user } = await openPage(path);
  await user.type(screen.getByLabelText('Nom'), ' 2026');
  await user.click(screen.getByLabelText('Description'));
  await user.keyboard('Six équipes.');
  await settle();
  expect(screen.getByLabelText('Description')).toHaveValue('Six équipes.');
  expect(screen.getByText('Tournoi d’automne 2026')).toBeVisible();
});

describe('a team that the organiser is creating', () => {
  const teamName = 'Nom de l’équipe';

  async function typeTeam() {
    const page = await openPage(path);
    await page.user.click(screen.getByRole('button', { name: 'Créer une équipe' }));
    expect(screen.getByLabelText(teamName)).toHaveFocus();
    await page.user.type(screen.getByLabelText(teamName), 'Les Verts');
    await page.user.type(screen.getByLabelText('Joueur 1'), 'Ana');
    await page.user.type(screen.getByLabelText('Joueur 3'), 'Léo');
    page.unmount();
    return openPage(path);
  }

  fullTest('keeps its input on the way back, with its players, without taking the focus', async () => {
    await typeTeam();
    expect(screen.getByLabelText(teamName)).toHaveValue('Les Verts');
    expect(screen.getByLabelText(teamName)).not.toHaveFocus();
    expect(screen.getByLabelText('Joueur 1')).toHaveValue('Ana');
    expect(screen.getByLabelText('Joueur 2')).toHaveValue('');
    expect(screen.getByLabelText('Joueur 3')).toHaveValue('Léo');
  });

  fullTest('leaves an empty form once it has entered', async () => {
    const { user } = await typeTeam();
    await user.click(screen.getByRole('button', { name: 'Créer et inscrire' }));
    await findNotice(/Équipe Les Verts ajoutée\./);
    await user.click(screen.getByRole('button', { name: 'Créer une équipe' }));
    expect(screen.getByLabelText(teamName)).toHaveValue('');
    expect(screen.getByLabelText('Joueur 1')).toHaveValue('');
  });

  fullTest('disappears once the organiser cancels it', async () => {
    const { user, unmount } = await typeTeam();
    await user.click(screen.getByRole('button', { name: 'Abandonner' }));
    expect(screen.queryByLabelText(teamName)).not.toBeInTheDocument();
    unmount();
    await openPage(path);
    expect(screen.queryByLabelText(teamName)).not.toBeInTheDocument();
  });

  test('belongs to its tournament', async () => {
    const { unmount } = await typeTeam();
    unmount();
    const other = { ...tournament, id: '4242' };
    storeTournaments(tournament, other);
    await openPage(`/organisateur/tournoi/${other.id}/modifier`);
    expect(screen.queryByLabelText(teamName)).not.toBeInTheDocument();
  });
});

test('a missing tournament leads to the dashboard', async () => {
  startAsOrganizer();
  await openPage(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Mes Tournois' })).toBeVisible();
  await findNotice(/Tournoi introuvable/);
});

test('a visited but unchanged field overwrites nothing of another tab', async () => {
  const { user } = await openPage(path);
  await user.click(screen.getByLabelText('Nom'));
  await user.tab();
  await user.type(screen.getByLabelText('Nom'), ' 2');
  // The other tab's event has not arrived yet.
  const key = `tournament:${tournament.id}`;
  localStorage.setItem(key, JSON.stringify({ ...tournament, description: 'Six équipes' }));
  await user.tab();
  await waitFor(() => expect(stored()?.name).toBe('Tournoi d’automne 2'));
  expect(stored()?.description).toBe('Six équipes');
  expect(screen.getByLabelText('Description')).toHaveValue('Six équipes');
});

test('a field shows what another tab has written into it, and a second save overwrites that', async () => {
  const { user, address } = await openPage(path);
  await user.type(screen.getByLabelText('Nom'), ' 2');
  // The other tab's event has not arrived yet.
  const key = `tournament:${tournament.id}`;
  localStorage.setItem(key, JSON.stringify({ ...tournament, name: 'Nom par A' }));
  const finish = () => user.click(screen.getByRole('button', { name: "Terminer l'édition" }));
  await finish();
  await waitFor(() =>
    expect(screen.getByLabelText('Nom')).toHaveAccessibleDescription(
      'Changé ailleurs entre-temps\u00a0: «\u00a0Nom par A\u00a0». Enregistrez à nouveau pour garder le vôtre.',
    ),
  );
  expect(screen.getByLabelText('Nom')).toHaveValue('Tournoi d’automne 2');
  expect(screen.getByLabelText('Nom')).toHaveFocus();
  expect(stored()?.name).toBe('Nom par A');
  expect(address()).toBe(path);
  await finish();
  await findNotice(/Tournoi mis à jour/);
  expect(stored()?.name).toBe('Tournoi d’automne 2');
});

test('leaving the page does not overwrite a name that another tab has changed, and keeps the input', async () => {
  const { user, unmount } = await openPage(path);
  await user.type(screen.getByLabelText('Nom'), ' 2');
  storeElsewhere(`tournament:${tournament.id}`, { ...tournament, name: 'Nom par A' });
  await settle();
  await user.click(screen.getByRole('link', { name: 'Retour au tournoi' }));
  await settle();
  await findNotice(/Pas enregistré\s: changé ailleurs/);
  expect(stored()?.name).toBe('Nom par A');
  unmount();
  await openPage(path);
  expect(screen.getByLabelText('Nom')).toHaveValue('Tournoi d’automne 2');
  expect(screen.getByLabelText('Nom')).toHaveAccessibleDescription(/«\sNom par A\s»/);
});

test('two changes of the name in one form do not conflict', async () => {
  const { user } = await openPage(path);
  for (const more of [' 2', '6']) {
    await user.type(screen.getByLabelText('Nom'), more);
    await user.tab();
  }
  await waitFor(() => expect(stored()?.name).toBe('Tournoi d’automne 26'));
  expect(screen.getByLabelText('Nom')).not.toHaveAccessibleDescription();
});

test('a change of the name during its save does not conflict', async () => {
  let answer = () => {};
  const { update } = tournaments;
  const updating = jest.spyOn(tournaments, 'update').mockImplementationOnce(async (...change) => {
    const saved = await update(...change);
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return saved;
  });
  const { user } = await openPage(path);
  await user.type(screen.getByLabelText('Nom'), ' 2');
  await user.tab();
  await user.type(screen.getByLabelText('Nom'), '6');
  await waitFor(() => expect(stored()?.name).toBe('Tournoi d’automne 2'));
  storeElsewhere(`tournament:${tournament.id}`, stored());
  await settle();
  expect(screen.getByLabelText('Nom')).toHaveValue('Tournoi d’automne 26');
  expect(screen.getByLabelText('Nom')).not.toHaveAccessibleDescription();
  answer();
  await user.tab();
  await waitFor(() => expect(stored()?.name).toBe('Tournoi d’automne 26'));
  expect(screen.getByLabelText('Nom')).not.toHaveAccessibleDescription();
  updating.mockRestore();
});

test('a withdrawal that would remove played playoff matches lists them first', async () => {
  const letters = ['Agen', 'Brest', 'Caen', 'Dole', 'Évry', 'Foix', 'Gap', 'Hyères'];
  const season = aSeason({ id: 'with-playoffs', teams: letters });
  const started = recomputeTournament(
    withResults(season, ({ slot }) => (slot === 'quarterfinal-1' ? homeWin : null)),
  ).tournament;
  storeTournaments(started);
  const { user } = await openPage(`/organisateur/tournoi/${season.id}/modifier`);
  const withdraw = async () => {
    await user.click(screen.getByRole('button', { name: 'Retirer Brest' }));
    const removal = await screen.findByRole('alertdialog', { name: /Retirer Brest\s\?/ });
    await user.click(within(removal).getByRole('button', { name: 'Retirer' }));
  };
  await withdraw();
  const question = await screen.findByRole('alertdialog', { name: /phase finale va changer/ });
  expect(question).toHaveTextContent(/Quart de finale 1\s: Dole – Évry \(3–0\)/);
  await user.click(within(question).getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Retirer Brest' })).toBeVisible();

  await withdraw();
  await user.click(await screen.findByRole('button', { name: 'Changer la phase finale' }));
  await findNotice(/Équipe Brest retirée\./);
  expect(screen.queryByRole('button', { name: 'Retirer Brest' })).not.toBeInTheDocument();
  expect(storedTournament(season.id)?.fixtures.some(({ phase }) => phase === 'playoffs')).toBe(false);
});
