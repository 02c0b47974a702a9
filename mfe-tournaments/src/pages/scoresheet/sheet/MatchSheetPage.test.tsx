import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fullTest } from '../../../../../tools/jest/suite';
import { recomputeTournament } from '../../../competition/recomputeTournament';
import { aTournament } from '../../../competition/testing/aTournament';
import { aSeason, homeWin, withResults } from '../../../competition/testing/playedMatch';
import type { Fixture, Tournament } from '../../../model/tournament';
import { knownEvents } from '../../../scoring/knownEvents';
import { publishSheet } from '../../../scoring/publishSheet';
import { keepElsewhere, keptEvents } from '../../../testing/database';
import {
  findNotice,
  openPage,
  settle,
  startAsOrganizer,
  storedTournament,
  storeElsewhere,
  storeTournaments,
} from '../../../testing/openPage';

/** A new id for each test, so that a late publication of one does not affect the next. */
let tournament: Tournament;
const path = () => `/organisateur/tournoi/${tournament.id}/match/r1-m1`;
let count = 0;
const kept = () => keptEvents(tournament.id, 'r1-m1');
const fixture = () => storedTournament(tournament.id)?.fixtures[0];
const team = (name: string) => within(screen.getByRole('group', { name }));
const score = () => screen.getByRole('region', { name: 'Score' });

beforeEach(async () => {
  count += 1;
  tournament = aTournament({ id: String(count), teams: ['Lille', 'Lyon'] });
  startAsOrganizer(tournament);
});

async function openSheet() {
  const view = await openPage(path());
  await screen.findByRole('region', { name: 'Score' });
  const { user } = view;
  const tap = (name: string, button: string) => user.click(team(name).getByRole('button', { name: button }));
  const select = (name: string, role: string, player: string) =>
    user.selectOptions(team(name).getByRole('combobox', { name: role }), player);
  async function selectEverybody() {
    for (const name of ['Lille', 'Lyon']) {
      await select(name, 'Attaquant', `Joueur 1 de ${name}`);
      await select(name, 'Défenseur', `Joueur 2 de ${name}`);
    }
  }
  return { ...view, tap, select, selectEverybody };
}

/** A sheet whose first set has its four players. */
async function openSheetWithPlayers() {
  const view = await openSheet();
  await view.selectEverybody();
  return view;
}

/** The attacker and the defender chosen for a team. */
const lineup = (name: string) =>
  ['Attaquant', 'Défenseur'].map((role) => {
    const select: HTMLSelectElement = team(name).getByRole('combobox', { name: role });
    return select.selectedOptions[0]?.textContent;
  });

test('shows five sets, each with both teams, and no data before the first tap', async () => {
  const { user } = await openSheet();
  expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-label'))).toEqual([
    'Set 1',
    'Set 2',
    'Set 3',
    'Set 4',
    'Set 5',
  ]);
  expect(screen.getByText('Aucune donnée de match.')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Set 4' }));
  expect(team('Lyon').getByRole('combobox', { name: 'Attaquant' })).toHaveValue('');
});

test('the sentence of the score isolates a team with a Hebrew name', async () => {
  tournament = aTournament({ id: String(count), teams: ['אריות', 'Lyon'] });
  storeTournaments(tournament);
  await openSheet();
  expect(within(score()).getByRole('status')).toHaveTextContent(
    'Set 1 : \u2068אריות\u2069 0, Lyon 0. Sets : 0 à 0',
  );
});

test('a goal needs a player in its role, each refusal with its own sentence', async () => {
  const { tap, select } = await openSheet();
  await tap('Lille', 'But attaquant');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Choisissez d’abord l’attaquant de cette équipe pour ce set.',
  );
  expect(team('Lille').getByRole('combobox', { name: 'Attaquant' })).toHaveFocus();
  await tap('Lille', 'But défenseur');
  expect(screen.getByRole('alert')).toHaveTextContent('Choisissez d’abord le défenseur');
  expect(team('Lille').getByRole('combobox', { name: 'Défenseur' })).toHaveFocus();
  await select('Lille', 'Attaquant', 'Joueur 1 de Lille');
  await tap('Lille', 'But attaquant');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(score()).toHaveTextContent('Set 1 : Lille 1, Lyon 0');
});

test.each([
  [
    'regenerated',
    (key: string) => localStorage.setItem(key, JSON.stringify({ ...tournament, fixtures: [] })),
  ],
  ['deleted', (key: string) => localStorage.removeItem(key)],
])('a match whose tournament was %s meanwhile is not reported as saved', async (_what, change) => {
  const { user, tap } = await openSheetWithPlayers();
  await tap('Lille', 'But attaquant');
  // The other tab's event has not arrived yet.
  change(`tournament:${tournament.id}`);
  await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));
  expect(await findNotice(/Feuille de match non sauvegardée/)).toHaveTextContent('n’est plus au calendrier');
  const log = screen.getByRole('log', { name: 'Notices', hidden: true });
  expect(log).not.toHaveTextContent('Feuille de match sauvegardée');
});

test('every tap is saved and published at once, without a notice', async () => {
  const { tap, unmount } = await openSheetWithPlayers();
  await tap('Lille', 'But attaquant');
  await tap('Lyon', 'But défenseur');
  await tap('Lyon', 'But sur penalty');
  expect(await screen.findByText('Tout est gardé sur cet appareil')).toBeVisible();
  expect(await kept()).toHaveLength(7);
  await waitFor(() => expect(fixture()).toMatchObject({ status: 'inprogress', published: 7 }));
  unmount();
  await openSheet();
  expect(score()).toHaveTextContent('Set 1 : Lille 1, Lyon 2');
  const log = within(screen.getByRole('region', { name: 'Journal du match' }));
  expect(log.getAllByRole('listitem')[0]).toHaveTextContent('But sur penalty de Joueur 1 de Lyon (Lyon)');
});

test('the sheet never asks to save taps that it publishes by itself', async () => {
  const { tap, selectEverybody } = await openSheet();
  const said: string[] = [];
  const bar = screen.getByRole('group', { name: 'Actions de la feuille' });
  const observer = new MutationObserver(() => said.push(bar.textContent ?? ''));
  observer.observe(bar, { subtree: true, childList: true, characterData: true });
  await selectEverybody();
  await tap('Lille', 'But attaquant');
  await waitFor(() => expect(fixture()).toMatchObject({ published: 5 }));
  expect(await screen.findByText('Tout est gardé sur cet appareil')).toBeVisible();
  observer.disconnect();
  expect(said.join()).toContain('Enregistrement…');
  expect(said.join()).not.toContain('À sauvegarder');
});

test('the last action can be undone and redone', async () => {
  const { user, tap, selectEverybody } = await openSheet();
  expect(screen.getByRole('button', { name: 'Annuler la dernière action' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await selectEverybody();
  await tap('Lille', 'But attaquant');
  await user.click(screen.getByRole('button', { name: 'Annuler la dernière action' }));
  expect(score()).toHaveTextContent('Lille 0, Lyon 0');
  await user.click(screen.getByRole('button', { name: 'Rétablir' }));
  expect(score()).toHaveTextContent('Lille 1, Lyon 0');
  expect(screen.getByRole('button', { name: 'Rétablir' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Il n’y a aucune action à rétablir.')).toBeVisible();
});

/** Presses the card, and then the carded player. */
async function showCard(user: UserEvent, name: string, card: string, player = 'Joueur non précisé') {
  await user.click(team(name).getByRole('button', { name: card }));
  await user.click(
    within(team(name).getByRole('list', { name: `${card} pour` })).getByRole('button', { name: player }),
  );
}

test.each([
  ['Carton vert', 'Carton vert attribué!', 'default', 'Lille 2, Lyon 0'],
  ['Carton jaune', 'Carton jaune attribué!', 'default', 'Lille 2, Lyon 1'],
  ['Carton rouge', 'Carton rouge attribué!', 'destructive', 'Lille 0, Lyon 7'],
])('%s is announced and counts', async (card, title, variant, result) => {
  const { user, tap } = await openSheetWithPlayers();
  await tap('Lille', 'But attaquant');
  await tap('Lille', 'But attaquant');
  await showCard(user, 'Lille', card, 'Joueur 3 de Lille');
  expect(screen.getByText(`${card} pour Joueur 3 de Lille (Lille)`)).toBeVisible();
  expect(await findNotice(new RegExp(title))).toHaveAttribute('data-variant', variant);
  expect(score()).toHaveTextContent(result);
});

test('a red card’s notice says that the set is lost, and a late one’s says nothing of it', async () => {
  const { user } = await openSheetWithPlayers();
  await showCard(user, 'Lille', 'Carton rouge');
  expect(await findNotice(/Carton rouge/)).toHaveTextContent('Le set est perdu 7 à 0.');
  await showCard(user, 'Lille', 'Carton rouge');
  expect(await findNotice(/Carton rouge/)).not.toHaveTextContent('perdu');
});

test('the names of a card open by keyboard, and Escape closes them without a card', async () => {
  const { user } = await openSheetWithPlayers();
  const yellow = team('Lyon').getByRole('button', { name: 'Carton jaune' });
  yellow.focus();
  await user.keyboard('{Enter}');
  expect(team('Lyon').getByRole('button', { name: 'Joueur 1 de Lyon' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(yellow).toHaveFocus();
  expect(screen.queryByText(/Carton jaune pour Joueur/)).not.toBeInTheDocument();
});

fullTest('a sanction after the end of its set is recorded, and changes no score', async () => {
  const { user, tap } = await openSheetWithPlayers();
  await tap('Lyon', 'But attaquant');
  for (let goal = 0; goal < 7; goal += 1) await tap('Lille', 'But attaquant');
  await showCard(user, 'Lille', 'Carton rouge', 'Joueur 1 de Lille');
  expect(screen.getByText('Carton rouge pour Joueur 1 de Lille (Lille)')).toBeVisible();
  expect(score()).toHaveTextContent('Lille 7, Lyon 1');
});

test('a finished match takes no goal, says why, and leads back to its tournament', async () => {
  storeTournaments(withResults(tournament, () => homeWin));
  const { user, tap } = await openSheet();
  for (const name of ['But attaquant', 'But défenseur', 'But sur penalty'])
    expect(team('Lille').getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  await tap('Lille', 'But attaquant');
  expect(screen.getByRole('alert')).toHaveTextContent('Le match est terminé');
  await user.click(screen.getByRole('link', { name: 'Retour au tournoi' }));
  expect(await screen.findByRole('heading', { level: 1, name: tournament.name })).toBeVisible();
});

test('a card noted late for a finished match is recorded, and a set that was not played takes none', async () => {
  storeTournaments(withResults(tournament, () => homeWin));
  const { user } = await openSheet();
  await user.click(screen.getByRole('tab', { name: 'Set 4' }));
  expect(screen.queryByRole('button', { name: 'Carton rouge' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Set 1' }));
  await showCard(user, 'Lyon', 'Carton rouge', 'Joueur 1 de Lyon');
  expect(screen.getByText('Carton rouge pour Joueur 1 de Lyon (Lyon)')).toBeVisible();
  expect(score()).toHaveTextContent('Lille 7, Lyon 4');
  expect(score()).toHaveTextContent('Sets : 3 à 0');
});

test('a team without players has goals without a scorer, and a link to enter its players', async () => {
  const squads = tournament.squads?.map((squad) =>
    squad.name === 'Lyon' ? { ...squad, players: [] } : squad,
  );
  storeTournaments({ ...tournament, ...(squads && { squads }) });
  const { user, tap } = await openSheet();
  expect(team('Lyon').getByText(/n’a pas de joueurs connus\s: notez ses buts sans buteur/)).toBeVisible();
  expect(team('Lyon').queryByRole('combobox')).not.toBeInTheDocument();
  expect(team('Lille').queryByRole('link')).not.toBeInTheDocument();
  await tap('Lyon', 'But défenseur sans buteur');
  expect(score()).toHaveTextContent('Lille 0, Lyon 1');
  await user.click(team('Lyon').getByRole('link', { name: 'Ajouter ses joueurs' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Modifier le Tournoi' })).toBeVisible();
});

test('a goal without a scorer counts, and says so', async () => {
  const { user } = await openSheet();
  await user.click(team('Lyon').getByRole('button', { name: 'Cas rares' }));
  await user.click(team('Lyon').getByRole('button', { name: 'But attaquant sans buteur' }));
  expect(score()).toHaveTextContent('Lille 0, Lyon 1');
  expect(screen.getByText('But (Lyon), buteur non indiqué')).toBeVisible();
});

test('a set ends at seven goals, and the next one starts with swapped roles', async () => {
  const { user, tap } = await openSheetWithPlayers();
  for (let goal = 0; goal < 7; goal += 1) await tap('Lille', 'But attaquant');
  expect(screen.getByText('Set 1 remporté par Lille, 7 à 0.')).toBeVisible();
  expect(team('Lyon').getByRole('button', { name: 'But attaquant' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await tap('Lyon', 'But attaquant');
  expect(screen.getByRole('alert')).toHaveTextContent('Ce set est terminé');
  await user.click(screen.getByRole('button', { name: 'Passer au set 2' }));
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Set 2');
  expect(lineup('Lille')).toEqual(['Joueur 2 de Lille', 'Joueur 1 de Lille']);
  expect(score()).toHaveTextContent('Sets : 1 à 0');
});

test('the third player replaces a player who was sent off, who is proposed no more', async () => {
  const squads = tournament.squads?.map((squad) => ({ ...squad, players: squad.players.slice(0, 3) }));
  storeTournaments({ ...tournament, ...(squads && { squads }) });
  const { user } = await openSheetWithPlayers();
  await showCard(user, 'Lille', 'Carton rouge', 'Joueur 1 de Lille');
  await user.click(screen.getByRole('button', { name: 'Passer au set 2' }));
  expect(lineup('Lille')).toEqual(['Joueur 2 de Lille', 'Joueur 3 de Lille']);
});

test('of a team of two with a player sent off, the other one is proposed, and the button says so', async () => {
  const squads = tournament.squads?.map((squad) => ({ ...squad, players: squad.players.slice(0, 2) }));
  storeTournaments({ ...tournament, ...(squads && { squads }) });
  const { user } = await openSheetWithPlayers();
  await showCard(user, 'Lille', 'Carton rouge', 'Joueur 1 de Lille');
  await user.click(screen.getByRole('tab', { name: 'Set 2' }));
  await user.click(
    screen.getByRole('button', { name: 'Reprendre les joueurs du set 1 encore en jeu, rôles échangés' }),
  );
  expect(lineup('Lille')).toEqual(['Joueur 2 de Lille', 'Choisir']);
});

test('a set names the players who kept their role, offers to swap them and blocks nothing', async () => {
  const { user, tap, select } = await openSheetWithPlayers();
  await user.click(screen.getByRole('tab', { name: 'Set 2' }));
  await select('Lille', 'Attaquant', 'Joueur 1 de Lille');
  await select('Lille', 'Défenseur', 'Joueur 2 de Lille');
  const unchanged =
    'Joueur 1 de Lille et Joueur 2 de Lille n’ont pas changé de rôle depuis le set précédent.';
  expect(screen.getByText(unchanged)).toBeVisible();
  await tap('Lille', 'But attaquant');
  expect(score()).toHaveTextContent('Set 2 : Lille 1, Lyon 0');
  await user.click(screen.getByRole('button', { name: 'Échanger les rôles de l’équipe Lille' }));
  expect(lineup('Lille')).toEqual(['Joueur 2 de Lille', 'Joueur 1 de Lille']);
  expect(screen.queryByText(unchanged)).not.toBeInTheDocument();
});

test('saving publishes details, result and status, and announces it', async () => {
  const { user, tap } = await openSheetWithPlayers();
  for (let goal = 0; goal < 7; goal += 1) await tap('Lyon', 'But attaquant');
  await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));
  expect(await findNotice(/Feuille de match sauvegardée\s!/)).toHaveTextContent(
    'Les classements ont été mis à jour.',
  );
  expect(fixture()).toMatchObject({ status: 'inprogress', result: { homeScore: 0, awayScore: 1 } });
  expect(fixture()?.result?.details?.sets).toHaveLength(5);
});

test('taps of another tab on the same match appear, and neither tab overwrites the other', async () => {
  const { tap } = await openSheetWithPlayers();
  await waitFor(async () => expect(await kept()).toHaveLength(4));
  await act(() =>
    keepElsewhere(tournament.id, 'r1-m1', [
      {
        kind: 'goal',
        setIndex: 0,
        side: 'teamB',
        type: 'attacker',
        scorerId: 'lyon-1',
        id: 'elsewhere',
        at: '2026-11-21T10:00:00.000Z',
        sequence: 5,
      },
    ]),
  );
  await waitFor(() => expect(score()).toHaveTextContent('Lille 0, Lyon 1'));
  await tap('Lille', 'But attaquant');
  expect(score()).toHaveTextContent('Lille 1, Lyon 1');
  await waitFor(async () => expect(await kept()).toHaveLength(6));
});

fullTest('two tabs that read a sheet differently do not answer each other forever', async () => {
  const { tap } = await openSheetWithPlayers();
  await tap('Lille', 'But attaquant');
  await waitFor(() => expect(fixture()).toMatchObject({ status: 'inprogress', published: 5 }));
  const [first, ...others] = storedTournament(tournament.id)?.fixtures ?? [];
  const theirs = { ...first, status: 'pending', result: null };
  storeElsewhere(`tournament:${tournament.id}`, { ...tournament, fixtures: [theirs, ...others] });
  await settle();
  await settle();
  expect(fixture()).toMatchObject({ status: 'pending', result: null });
  // It publishes its state with its own next tap.
  await tap('Lille', 'But attaquant');
  await waitFor(() => expect(fixture()).toMatchObject({ status: 'inprogress', published: 6 }));
});

test('a missing match shows a loading text', async () => {
  await openPage(`/organisateur/tournoi/${tournament.id}/match/nowhere`);
  await settle();
  expect(screen.getByText('Chargement du match…')).toBeVisible();
});

describe('a correction once the playoffs have begun', () => {
  const letters = ['Agen', 'Brest', 'Caen', 'Dole', 'Évry', 'Foix', 'Gap', 'Hyères'];
  const season = aSeason({ id: 'with-playoffs', teams: letters });
  const begun = recomputeTournament(
    withResults(season, ({ slot }) => (slot === 'quarterfinal-1' ? homeWin : null)),
  ).tournament;
  const stored = () => storedTournament(season.id) as Tournament;
  const playoffsOf = ({ fixtures }: Tournament) => fixtures.filter(({ phase }) => phase === 'playoffs');

  async function openLeagueMatch(a: string, b: string) {
    storeTournaments(begun);
    const match = season.fixtures.find(
      ({ homeTeam, awayTeam }) => [homeTeam, awayTeam].sort().join() === [a, b].sort().join(),
    );
    const { user } = await openPage(`/organisateur/tournoi/${season.id}/match/${match?.id}`);
    return user;
  }
  /** The team that had won is shown red in every set that is left. */
  async function turnRound(user: Awaited<ReturnType<typeof openLeagueMatch>>, winner: string) {
    await user.click(screen.getByRole('button', { name: 'Annuler la dernière action' }));
    for (const set of ['Set 3', 'Set 4', 'Set 5']) {
      await user.click(screen.getByRole('tab', { name: set }));
      await showCard(user, winner, 'Carton rouge');
    }
    await screen.findByText(/remporte le match, 3 sets à 2/);
  }

  fullTest('that reopens a league match removes nothing and asks nothing', async () => {
    const user = await openLeagueMatch('Agen', 'Hyères');
    await user.click(screen.getByRole('button', { name: 'Annuler la dernière action' }));
    await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));
    await findNotice(/Feuille de match sauvegardée\s!/);
    expect(stored().fixtures.some(({ status, phase }) => status === 'inprogress' && !phase)).toBe(true);
    expect(playoffsOf(stored())).toEqual(playoffsOf(begun));
  });

  fullTest('that gives a match to the other team asks nothing when no pairing changes', async () => {
    const user = await openLeagueMatch('Agen', 'Hyères');
    await turnRound(user, 'Agen');
    await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));
    await findNotice(/Feuille de match sauvegardée\s!/);
    expect(playoffsOf(stored())).toEqual(playoffsOf(begun));
  });

  test('that changes pairings lists those matches first, and no other', async () => {
    const user = await openLeagueMatch('Brest', 'Caen');
    await turnRound(user, 'Brest');
    await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(/Quart de finale 2\s: Caen – Foix/);
    expect(dialog).not.toHaveTextContent('Dole');
    await user.click(within(dialog).getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(playoffsOf(stored())).toEqual(playoffsOf(begun));

    await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));
    await user.click(await screen.findByRole('button', { name: 'Changer la phase finale' }));
    await findNotice(/Feuille de match sauvegardée\s!/);
    const [first, second] = playoffsOf(stored());
    expect(first).toEqual(playoffsOf(begun)[0]);
    expect(second).toMatchObject({ homeTeam: 'Brest', awayTeam: 'Foix', status: 'pending' });
  });
});

test('a match that an earlier release republished after a rollback opens with that score', async () => {
  const { tap, unmount } = await openSheetWithPlayers();
  await tap('Lille', 'But attaquant');
  await waitFor(() => expect(fixture()).toMatchObject({ published: 5 }));
  unmount();
  // That release has no event store: it derived the match from its result, and added a goal.
  const record = storedTournament(tournament.id) as Tournament;
  const [match, ...others] = record.fixtures as [Fixture, ...Fixture[]];
  const goal = {
    kind: 'goal',
    setIndex: 0,
    side: 'teamA',
    type: 'attacker',
    scorerId: 'lille-1',
    id: 'rolled-back',
    at: '',
    sequence: 6,
  } as const;
  const retold = [...knownEvents({ result: match.result }), goal];
  storeElsewhere(`tournament:${tournament.id}`, {
    ...record,
    fixtures: [{ ...publishSheet(match, { events: retold }, 3), published: 5, events: retold }, ...others],
  });
  await openSheet();
  await waitFor(() => expect(score()).toHaveTextContent('Set 1 : Lille 2, Lyon 0'));
});
