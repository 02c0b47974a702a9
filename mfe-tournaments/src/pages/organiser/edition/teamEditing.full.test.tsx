import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renameTeam } from '../../../competition/teams/editTeam';
import { aTeam, aTournament } from '../../../competition/testing/aTournament';
import { homeWin, withResults } from '../../../competition/testing/playedMatch';
import { forgetEdition } from '../../../store/drafts';
import {
  findNotice,
  openPage,
  settle,
  startAsOrganizer,
  storedTournament,
  storeElsewhere,
  storeTournaments,
} from '../../../testing/openPage';

const tournament = withResults(aTournament({ teams: ['Lille', 'Lyon', 'Caen'] }), (_, index) =>
  index === 0 ? homeWin : null,
);
const path = `/organisateur/tournoi/${tournament.id}/modifier`;
const at = '2026-11-28T18:00:00.000Z';
const button = (name: string) => screen.getByRole('button', { name });
const row = async (team: string) => within(await screen.findByRole('listitem', { name: team }));
const editor = (team: string) => within(screen.getByRole('form', { name: `Modifier l’équipe ${team}` }));
const players = () =>
  screen.getAllByLabelText(/^Joueur \d$/).map((input) => (input as HTMLInputElement).value);

beforeEach(() => {
  forgetEdition(tournament.id);
  startAsOrganizer(tournament);
});

async function openEditor(team = 'Lyon') {
  const page = await openPage(path);
  await page.user.click(button(`Modifier ${team}`));
  return page;
}

test('a team is renamed with its players and numbers, and keeps its results', async () => {
  const { user, unmount } = await openEditor();
  const name = screen.getByLabelText('Nom de l’équipe');
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, 'Les Lions');
  await user.clear(screen.getByLabelText('Joueur 1'));
  await user.type(screen.getByLabelText('Joueur 1'), 'Ana');
  await user.type(screen.getByLabelText('Numéro du 1er joueur'), '7');
  await user.click(button('Enregistrer l’équipe'));
  await findNotice(/Équipe Les Lions modifiée\./);
  await waitFor(() => expect(button('Modifier Les Lions')).toHaveFocus());
  expect(screen.queryByRole('listitem', { name: 'Lyon' })).not.toBeInTheDocument();
  expect(screen.queryByText(/le calendrier est à générer/)).not.toBeInTheDocument();
  await user.click(button('Modifier Les Lions'));
  expect(players()[0]).toBe('Ana');
  expect(screen.getByLabelText('Numéro du 1er joueur')).toHaveValue('7');
  unmount();
  await openPage(`/organisateur/tournoi/${tournament.id}?tab=classement`);
  expect(await screen.findAllByText('Les Lions')).not.toHaveLength(0);
  expect(screen.queryByText('Lyon')).not.toBeInTheDocument();
});

test('a player renamed during the save of the team is kept', async () => {
  const { user } = await openEditor();
  fireEvent.change(screen.getByLabelText('Joueur 1'), { target: { value: 'Ana' } });
  fireEvent.click(button('Enregistrer l’équipe'));
  fireEvent.change(screen.getByLabelText('Joueur 2'), { target: { value: 'Léo' } });
  await findNotice(/Équipe Lyon modifiée\./);
  expect(players().slice(0, 2)).toEqual(['Ana', 'Léo']);
  await user.click(button('Enregistrer l’équipe'));
  await waitFor(() => expect(button('Modifier Lyon')).toHaveFocus());
  await user.click(button('Modifier Lyon'));
  expect(players().slice(0, 2)).toEqual(['Ana', 'Léo']);
});

test('a player whom another tab has renamed is not overwritten without a warning', async () => {
  const { user } = await openEditor();
  const second = screen.getByLabelText('Joueur 2');
  await user.clear(second);
  await user.type(second, 'Ana');
  const squad = aTeam('Lyon');
  const theirs = squad.players.map((player, place) => (place === 1 ? { ...player, name: 'Zoé' } : player));
  act(() => storeTournaments({ ...tournament, squads: [{ ...squad, players: theirs }] }));
  await user.click(button('Enregistrer l’équipe'));
  expect(await screen.findByText(/Changé ailleurs entre-temps.*Zoé/)).toBeVisible();
  expect(screen.getByLabelText('Joueur 2')).toHaveFocus();
  expect(screen.getByLabelText('Joueur 2')).toHaveValue('Ana');
  await user.click(button('Enregistrer l’équipe'));
  await findNotice(/Équipe Lyon modifiée\./);
  await user.click(button('Modifier Lyon'));
  expect(players()[1]).toBe('Ana');
});

test('a team name that another tab has changed is not overwritten without a warning', async () => {
  const { user } = await openEditor();
  const name = () => screen.getByLabelText('Nom de l’équipe');
  await user.clear(name());
  await user.type(name(), 'Les Lions');
  storeElsewhere(`tournament:${tournament.id}`, renameTeam(tournament, 'Lyon', 'Prouvy', at));
  await user.click(await screen.findByRole('button', { name: 'Enregistrer l’équipe' }));
  await waitFor(() => expect(name()).toHaveFocus());
  expect(name()).toHaveAccessibleDescription(
    'Changé ailleurs entre-temps\u00a0: «\u00a0Prouvy\u00a0». Enregistrez à nouveau pour garder le vôtre.',
  );
  expect(name()).toHaveValue('Les Lions');
  expect(screen.getByRole('listitem', { name: 'Prouvy' })).toBeVisible();
  await user.click(button('Enregistrer l’équipe'));
  await findNotice(/Équipe Les Lions modifiée\./);
  expect(screen.queryByRole('listitem', { name: 'Prouvy' })).not.toBeInTheDocument();
});

test('input during a save does not conflict, and a new player is not added twice', async () => {
  const { user } = await openEditor();
  await user.click(button('Enlever Joueur 5 de Lyon'));
  await user.click(button('Ajouter un joueur'));
  await user.keyboard('Ana');
  const [name, first] = [screen.getByLabelText('Nom de l’équipe'), screen.getByLabelText('Joueur 1')];
  fireEvent.change(name, { target: { value: 'Les Lions' } });
  fireEvent.change(first, { target: { value: 'Zoé' } });
  fireEvent.click(button('Enregistrer l’équipe'));
  fireEvent.change(name, { target: { value: 'Les Lionnes' } });
  fireEvent.change(first, { target: { value: 'Zoée' } });
  await findNotice(/Équipe Les Lions modifiée\./);
  await user.click(button('Enregistrer l’équipe'));
  await findNotice(/Équipe Les Lionnes modifiée\./);
  await user.click(button('Modifier Les Lionnes'));
  expect([players()[0], ...players().slice(4)]).toEqual(['Zoée', 'Ana']);
});

test('players are reordered by keyboard, and the moved player keeps the focus', async () => {
  const { user } = await openEditor();
  const down = button('Descendre Joueur 1 de Lyon');
  down.focus();
  await user.keyboard('{Enter}');
  expect(button('Descendre Joueur 1 de Lyon')).toHaveFocus();
  expect(screen.getByText(/^Joueur 1 de Lyon\s: place 2 sur 5$/)).toBeInTheDocument();
  expect(players().slice(0, 2)).toEqual(['Joueur 2 de Lyon', 'Joueur 1 de Lyon']);
  expect(button('Monter Joueur 2 de Lyon')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Enregistrer l’équipe'));
  await findNotice(/Équipe Lyon modifiée\./);
  expect(storedTournament(tournament.id)?.squads?.[1]?.players[0]?.name).toBe('Joueur 2 de Lyon');
});

test('players are added and removed, up to five', async () => {
  const { user } = await openEditor();
  expect(screen.queryByRole('button', { name: 'Ajouter un joueur' })).not.toBeInTheDocument();
  await user.click(button('Enlever Joueur 5 de Lyon'));
  expect(screen.getByLabelText('Joueur 4')).toHaveFocus();
  await user.click(button('Ajouter un joueur'));
  expect(screen.getByLabelText('Joueur 5')).toHaveFocus();
  await user.keyboard('Ana');
  await user.click(button('Enregistrer l’équipe'));
  await findNotice(/Équipe Lyon modifiée\./);
  await user.click(button('Modifier Lyon'));
  expect(players()[4]).toBe('Ana');
});

test('a player on a sheet cannot be removed, and the field says why', async () => {
  const { user } = await openEditor('Lyon');
  // Lyon and Caen meet first: players 1 and 2 of Lyon are on that sheet.
  await user.click(button('Enlever Joueur 1 de Lyon'));
  const first = screen.getByLabelText('Joueur 1');
  expect(first).toHaveFocus();
  expect(first).toHaveAccessibleDescription(
    'Ce joueur figure sur une feuille de match\u00a0: il peut être renommé, mais pas enlevé.',
  );
  expect(players()).toHaveLength(5);
});

test('a refused value has its error at its field, which takes the focus', async () => {
  const { user } = await openEditor();
  const expectRefused = async (label: string, reason: string) => {
    await user.click(button('Enregistrer l’équipe'));
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(reason);
  };
  const type = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  await user.clear(screen.getByLabelText('Nom de l’équipe'));
  await expectRefused('Nom de l’équipe', 'Le nom de l’équipe est requis.');
  await type('Nom de l’équipe', 'lille');
  await expectRefused('Nom de l’équipe', 'Une autre équipe du tournoi porte déjà ce nom.');
  await type('Nom de l’équipe', 'Lyon');
  await type('Joueur 3', 'joueur 2 de lyon');
  await expectRefused('Joueur 3', 'Deux joueurs de l’équipe portent le même nom.');
  await user.clear(screen.getByLabelText('Joueur 3'));
  await expectRefused('Joueur 3', 'Donnez un nom à ce joueur, ou enlevez-le.');
  await type('Joueur 3', 'Zoé');
  await type('Numéro du 2e joueur', 'x');
  await expectRefused('Numéro du 2e joueur', 'Un numéro va de 0 à 999.');
});

test('input is kept after a reload, without taking the focus, until the organiser cancels it', async () => {
  const first = await openEditor();
  await first.user.type(screen.getByLabelText('Nom de l’équipe'), ' 2');
  await first.user.type(screen.getByLabelText('Numéro du 3e joueur'), '12');
  first.container.remove();
  const { user } = await openPage(path);
  expect(editor('Lyon').getByLabelText('Nom de l’équipe')).toHaveValue('Lyon 2');
  expect(screen.getByLabelText('Nom de l’équipe')).not.toHaveFocus();
  expect(screen.getByLabelText('Numéro du 3e joueur')).toHaveValue('12');
  await user.click(editor('Lyon').getByRole('button', { name: 'Abandonner' }));
  expect(button('Modifier Lyon')).toHaveFocus();
  await user.click(button('Modifier Lyon'));
  expect(screen.getByLabelText('Nom de l’équipe')).toHaveValue('Lyon');
});

test('saving keeps another tab’s changes of the team', async () => {
  const { user } = await openEditor();
  await user.type(screen.getByLabelText('Nom de l’équipe'), ' 2');
  const squad = aTeam('Lyon');
  const players2 = squad.players.map((each, place) => (place === 4 ? { ...each, name: 'Zoé' } : each));
  storeElsewhere(`tournament:${tournament.id}`, {
    ...tournament,
    squads: [aTeam('Lille'), { ...squad, players: players2 }, aTeam('Caen')],
  });
  await user.click(button('Enregistrer l’équipe'));
  await findNotice(/Équipe Lyon 2 modifiée\./);
  await user.click(button('Modifier Lyon 2'));
  expect(players()[4]).toBe('Zoé');
});

test('input about a team is kept when another tab renames the team', async () => {
  const { user } = await openEditor();
  const field = screen.getByLabelText('Joueur 1');
  await user.clear(field);
  await user.type(field, 'Zoé');
  storeElsewhere(`tournament:${tournament.id}`, renameTeam(tournament, 'Lyon', 'Prouvy', at));
  expect(await screen.findByRole('form', { name: 'Modifier l’équipe Prouvy' })).toBeVisible();
  expect(screen.getByLabelText('Nom de l’équipe')).toHaveValue('Prouvy');
  expect(screen.getByLabelText('Joueur 1')).toHaveFocus();
  await user.click(button('Enregistrer l’équipe'));
  await findNotice(/Équipe Prouvy modifiée\./);
  await user.click(button('Modifier Prouvy'));
  expect(players()[0]).toBe('Zoé');
});

test('editing a player whom another tab removed shows a warning, and the next save restores the player', async () => {
  const { user } = await openEditor();
  const field = screen.getByLabelText('Joueur 5');
  await user.clear(field);
  await user.type(field, 'Zoé');
  const squad = aTeam('Lyon');
  storeElsewhere(`tournament:${tournament.id}`, {
    ...tournament,
    squads: [aTeam('Lille'), { ...squad, players: squad.players.slice(0, 4) }, aTeam('Caen')],
  });
  await user.click(button('Enregistrer l’équipe'));
  await waitFor(() =>
    expect(screen.getByLabelText('Joueur 5')).toHaveAccessibleDescription(
      'Effacé ailleurs entre-temps. Enregistrez à nouveau pour garder le vôtre.',
    ),
  );
  expect(screen.getByLabelText('Joueur 5')).toHaveValue('Zoé');
  await user.click(button('Enregistrer l’équipe'));
  await findNotice(/Équipe Lyon modifiée\./);
  await user.click(button('Modifier Lyon'));
  expect(players()[4]).toBe('Zoé');
});

describe('a team that another tab removes during its editing', () => {
  async function leaveWhileTyped() {
    const page = await openEditor();
    await page.user.type(screen.getByLabelText('Nom de l’équipe'), ' 2');
    await page.user.type(screen.getByLabelText('Numéro du 1er joueur'), '12');
    storeElsewhere(`tournament:${tournament.id}`, { ...tournament, teams: ['Lille', 'Caen'] });
    const sentence = await screen.findByText(/^L’équipe Lyon n’est plus inscrite\./);
    expect(sentence.closest('[role="alert"]')).toBeVisible();
    return page;
  }

  test('keeps its input on the page, and can enter again with it', async () => {
    const { user } = await leaveWhileTyped();
    expect(editor('Lyon').getByText('Lyon 2')).toBeVisible();
    expect(editor('Lyon').getByText('12 Joueur 1 de Lyon')).toBeVisible();
    await user.click(button("Terminer l'édition"));
    await findNotice(/Une saisie n’est pas enregistrée/);
    expect(button('Inscrire à nouveau')).toHaveFocus();
    await user.click(button('Inscrire à nouveau'));
    await waitFor(() => expect(screen.getByLabelText('Nom de l’équipe')).toHaveValue('Lyon 2'));
    expect(screen.getByLabelText('Nom de l’équipe')).toHaveFocus();
    await user.click(button('Enregistrer l’équipe'));
    await findNotice(/Équipe Lyon 2 modifiée\./);
    await user.click(button('Modifier Lyon 2'));
    expect(screen.getByLabelText('Numéro du 1er joueur')).toHaveValue('12');
  });

  test('is dropped by one press, and the focus moves to the list of teams', async () => {
    const { user } = await leaveWhileTyped();
    await user.click(button('Abandonner'));
    expect(button('Déclarer forfait général pour Caen')).toHaveFocus();
    expect(screen.queryByText(/n’est plus inscrite/)).not.toBeInTheDocument();
  });
});

test('a team moves in the list', async () => {
  const { user } = await openPage(path);
  await user.click(button('Monter Caen'));
  expect(await screen.findByText(/^Caen\s: place 2 sur 3$/)).toBeInTheDocument();
  const names = screen
    .getAllByRole('button', { name: /^Retirer/ })
    .map((each) => each.getAttribute('aria-label'));
  expect(names).toEqual(['Retirer Lille', 'Retirer Caen', 'Retirer Lyon']);
  expect(button('Monter Caen')).toHaveFocus();
  await user.selectOptions(screen.getByLabelText('Équipe à ajouter'), 'Dijon');
  await user.click(button('Ajouter'));
  expect(await screen.findByRole('listitem', { name: 'Dijon' })).toBeInTheDocument();
  expect(screen.queryByText(/place 2 sur 3/)).not.toBeInTheDocument();
});

test('a removed team is restored to its place by keyboard alone', async () => {
  storeTournaments({ ...tournament, fixtures: [] });
  const { user } = await openPage(path);
  button('Retirer Lyon').focus();
  await user.keyboard('{Enter}');
  const gap = (await screen.findByText('Équipe Lyon retirée.', { selector: 'li > span' })).closest('li');
  expect(gap).toHaveFocus();
  await user.tab();
  expect(button('Annuler le retrait de l’équipe Lyon')).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button('Modifier Lyon')).toHaveFocus());
  expect(screen.getAllByRole('button', { name: /^Retirer/ })[1]).toHaveAccessibleName('Retirer Lyon');
  expect(gap).not.toBeInTheDocument();
});

test('a removal cannot be undone after another change', async () => {
  storeTournaments({ ...tournament, fixtures: [] });
  const { user } = await openPage(path);
  await user.click(button('Retirer Lyon'));
  expect(await screen.findByRole('button', { name: 'Annuler le retrait de l’équipe Lyon' })).toBeVisible();
  await user.click(button('Monter Caen'));
  await screen.findByText(/^Caen\s: place 1 sur 2$/);
  expect(
    screen.queryByRole('button', { name: 'Annuler le retrait de l’équipe Lyon' }),
  ).not.toBeInTheDocument();
});

describe('a withdrawal', () => {
  async function declare(choice: RegExp) {
    const page = await openPage(path);
    await page.user.click(button('Déclarer forfait général pour Lyon'));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Forfait général de l’équipe Lyon' }),
    );
    await page.user.click(dialog.getByRole('radio', { name: choice }));
    return { ...page, dialog };
  }

  test('explains each choice, and how many matches it affects', async () => {
    const { dialog } = await declare(/^Résultats annulés/);
    const choices = dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(choices).toEqual([
      'Résultats conservésMatchs terminés (1)\u00a0: leur résultat reste. Autres matchs (1)\u00a0: gagnés par l’adversaire.',
      'Résultats annulésSes matchs (2), même terminés, ne comptent pour personne.',
      'Tout gagné par les adversairesSes matchs (2), même terminés, sont gagnés par l’adversaire.',
    ]);
  });

  test('is declared, shown and undone in one tap, and the undo restores everything', async () => {
    await storeSettled();
    const before = storedTournament(tournament.id);
    const { user, dialog } = await declare(/^Tout gagné/);
    await user.click(dialog.getByRole('button', { name: 'Déclarer forfait général' }));
    await findNotice(/Lyon\s: forfait général déclaré\./);
    expect(
      (await row('Lyon')).getByText(/^Forfait général, le .+ Tout gagné par les adversaires$/),
    ).toBeVisible();
    expect(storedTournament(tournament.id)?.fixtures.every(({ ruling }) => ruling?.kind === 'forfeit')).toBe(
      false,
    );
    expect(storedTournament(tournament.id)?.fixtures.filter(({ ruling }) => ruling)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Revenir sur le forfait\u00a0: Lyon' }));
    await findNotice(/Lyon reprend le tournoi/);
    expect((await row('Lyon')).queryByText(/Forfait général, le/)).not.toBeInTheDocument();
    expect(storedTournament(tournament.id)).toEqual(before);
  });
});

/** As the page itself writes it, with its version. */
async function storeSettled() {
  const { user, unmount } = await openPage(path);
  await user.click(button('Monter Lyon'));
  await settle();
  await user.click(button('Descendre Lyon'));
  await settle();
  unmount();
}

test('removing a scheduled team asks first, and offers the withdrawal instead', async () => {
  const { user } = await openPage(path);
  await user.click(button('Retirer Lyon'));
  const question = await screen.findByRole('alertdialog', { name: /Retirer Lyon\s\?/ });
  expect(question).toHaveTextContent(/au calendrier avec 2 matchs, dont 1 terminé\./);
  await user.click(within(question).getByRole('button', { name: 'Déclarer forfait général' }));
  const instead = await screen.findByRole('alertdialog', { name: 'Forfait général de l’équipe Lyon' });
  await user.click(within(instead).getByRole('button', { name: 'Déclarer forfait général' }));
  await findNotice(/Lyon\s: forfait général déclaré\./);
  expect((await row('Lyon')).getByText(/Forfait général, le .+ Résultats conservés/)).toBeVisible();
});

test('a team that another tab has just renamed can still be removed', async () => {
  const unplayed = { ...tournament, fixtures: [] };
  storeTournaments(unplayed);
  const { user } = await openPage(path);
  const renamed = renameTeam(unplayed, 'Lyon', 'Prouvy', at);
  localStorage.setItem(`tournament:${tournament.id}`, JSON.stringify(renamed));
  await user.click(await screen.findByRole('button', { name: 'Retirer Lyon' }));
  await findNotice(/Lyon/);
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Lyon' })).not.toBeInTheDocument());
  expect(screen.queryByRole('listitem', { name: 'Prouvy' })).not.toBeInTheDocument();
});
