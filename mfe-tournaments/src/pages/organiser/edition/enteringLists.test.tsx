import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fullTest } from '../../../../../tools/jest/suite';
import { aTeam, aTournament } from '../../../competition/testing/aTournament';
import { forgetEdition } from '../../../store/drafts';
import {
  findNotice,
  inAnySpaces,
  openPage,
  startAsOrganizer,
  storedTournament,
  storeTournaments,
  textsOf,
} from '../../../testing/openPage';

const tournament = aTournament({ teams: ['Lille'], squads: undefined, fixtures: [] });
const other = aTournament({
  id: '4242',
  name: 'Open de 2024',
  teams: ['Lille', 'Les Verts'],
  squads: [
    aTeam('Lille'),
    {
      name: 'Les Verts',
      logo: null,
      players: [
        { id: 'v-1', name: 'Ana', number: 7 },
        { id: 'v-2', name: 'Léo' },
      ],
    },
  ],
  fixtures: [],
});
const path = `/organisateur/tournoi/${tournament.id}/modifier`;
const button = (name: string) => screen.getByRole('button', { name: inAnySpaces(`^${name}$`) });

beforeEach(() => {
  forgetEdition(tournament.id);
  startAsOrganizer(tournament, other);
});

test('input for the next team is kept while one is entering', async () => {
  const { user } = await openPage(path);
  await user.click(button('Créer une équipe'));
  const name = screen.getByLabelText('Nom de l’équipe');
  fireEvent.change(name, { target: { value: 'Les Bleus' } });
  fireEvent.change(screen.getByLabelText('Joueur 1'), { target: { value: 'Ana' } });
  fireEvent.change(screen.getByLabelText('Joueur 2'), { target: { value: 'Léo' } });
  fireEvent.click(button('Créer et inscrire'));
  fireEvent.change(name, { target: { value: 'Les Rouges' } });
  await findNotice(/Les Bleus/);
  expect(name).toHaveValue('Les Rouges');
  expect(screen.getByLabelText('Joueur 1')).toHaveValue('');
});

describe('a pasted list', () => {
  async function paste(text: string) {
    const page = await openPage(path);
    await page.user.click(button('Coller une liste'));
    expect(screen.getByLabelText('Équipes et joueurs')).toHaveFocus();
    await page.user.paste(text);
    return page;
  }

  test('that is unsaved keeps the page open, and gets the focus', async () => {
    const { user } = await paste('Les Verts');
    await user.click(button("Terminer l'édition"));
    await findNotice(/Une saisie n’est pas enregistrée.*«\s?Coller une liste\s?»/);
    expect(screen.getByLabelText('Équipes et joueurs')).toHaveFocus();
    await user.click(button('Inscrire 1 équipe'));
    await findNotice(/1 équipe inscrite/);
    await user.click(button("Terminer l'édition"));
    expect(await screen.findByRole('heading', { level: 1, name: tournament.name })).toBeVisible();
  });

  test('shows line by line which teams enter and which are refused, and enters all valid ones', async () => {
    const { user } = await paste('lyon\nLes Verts : 7 Ana, Léo\nLILLE\nLes Bleus');
    const preview = within(screen.getByRole('list', { name: 'Ce qui sera inscrit' }));
    expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Lyon équipe du catalogue, 5\u00a0joueurs',
      'Les Verts 2\u00a0joueurs',
      'LILLE Cette équipe participe déjà au tournoi.',
      'Les Bleus sans joueurs',
    ]);
    expect(screen.getByText('3 équipes à inscrire, 1 refusée')).toBeVisible();
    await user.click(button('Inscrire 3 équipes'));
    await findNotice(/3 équipes inscrites\. Avec leurs joueurs du catalogue\s: Lyon\./);
    expect(screen.getByRole('heading', { name: '4\u00a0équipes inscrites' })).toBeVisible();
    expect(screen.getByLabelText('Équipes et joueurs')).toHaveValue('LILLE');
    expect(screen.getByLabelText('Équipes et joueurs')).toHaveFocus();
    await user.click(button('Modifier Les Verts'));
    expect(screen.getByLabelText('Joueur 1')).toHaveValue('Ana');
    expect(screen.getByLabelText('Numéro du 1er joueur')).toHaveValue('7');
  });

  test('closes once all its teams have entered', async () => {
    const { user } = await paste('Les Verts\n- Ana\n- Léo');
    const said = textsOf(screen.getByText('1 équipe à inscrire'));
    await user.click(button('Inscrire 1 équipe'));
    await findNotice(/1 équipe inscrite\./);
    await waitFor(() => expect(screen.queryByLabelText('Équipes et joueurs')).not.toBeInTheDocument());
    expect(button('Coller une liste')).toBeVisible();
    expect(said.join()).not.toContain('refusée');
  });

  test('with numbers before names is read line by line, and the other reading is offered', async () => {
    const { user } = await paste('Les Aigles\n3 Brasseurs\n100 Pression');
    expect(screen.getByText('3 équipes à inscrire')).toBeVisible();
    expect(screen.getByText(/Chaque ligne est lue comme une équipe\./)).toBeVisible();
    await user.click(button('Lire les équipes avec leurs joueurs en dessous'));
    const preview = within(screen.getByRole('list', { name: 'Ce qui sera inscrit' }));
    expect(preview.getByRole('listitem')).toHaveTextContent('Les Aigles 2 joueurs');
    await user.click(button('Lire chaque ligne comme une équipe'));
    expect(screen.getByText('3 équipes à inscrire')).toBeVisible();
  });

  test('keeps the reading of its blocks for those that are refused', async () => {
    const { user } = await paste('Les Verts\nAna\nLéo\n\nDouble\nZoé\nzoé');
    await user.click(button('Inscrire 1 équipe'));
    await findNotice(/1 équipe inscrite\./);
    expect(screen.getByLabelText('Équipes et joueurs')).toHaveValue('Double\nZoé\nzoé');
    expect(screen.getByText('0 équipe à inscrire, 1 refusée')).toBeVisible();
  });

  test('with captains alone enters the teams, and says which are to be completed', async () => {
    const { user } = await paste('Équipe ; Capitaine\nLes Verts ; Ana\nLes Rouges ; Léo');
    const preview = within(screen.getByRole('list', { name: 'Ce qui sera inscrit' }));
    for (const line of preview.getAllByRole('listitem'))
      expect(line).toHaveTextContent(/un joueur sur deux au moins\s: complétez l’équipe/);
    await user.click(button('Inscrire 2 équipes'));
    await findNotice(/2 équipes inscrites\./);
  });

  test('with a header shows that it was recognised', async () => {
    await paste('Équipe;Joueur 1;Joueur 2\nLes Aigles;Ana;Léo');
    expect(screen.getByText('1 équipe à inscrire')).toBeVisible();
    expect(
      screen.getByText(/La première ligne est lue comme un titre\s: .*Équipe.*Joueur 1.*Joueur 2/),
    ).toBeVisible();
  });

  test('without a valid team shows an error at its field', async () => {
    const { user } = await paste('LILLE');
    await user.click(button('Inscrire'));
    await waitFor(() =>
      expect(screen.getByLabelText('Équipes et joueurs')).toHaveAccessibleDescription(
        /Aucune équipe à inscrire dans cette liste\./,
      ),
    );
    expect(screen.getByLabelText('Équipes et joueurs')).toHaveFocus();
  });

  fullTest('is kept whole, and a name that is too long is refused on its line', async () => {
    const text = Array.from({ length: 98 }, (_, index) => `Équipe ${index + 1} : ${'a'.repeat(150)}, Léo`)
      .concat('z'.repeat(300))
      .join('\n');
    await paste(text);
    expect(screen.getByLabelText('Équipes et joueurs')).toHaveValue(text);
    expect(screen.getByText('98 équipes à inscrire, 1 refusée')).toBeVisible();
    const preview = within(screen.getByRole('list', { name: 'Ce qui sera inscrit' }));
    expect(preview.getAllByRole('listitem').at(-1)).toHaveTextContent(
      /^z{60}… Un nom compte au plus 200 caractères\.$/,
    );
  });

  test('that is too long is refused with a sentence, and kept', async () => {
    const text = 'Équipe : Ana, Léo\n'.repeat(3000);
    const { user } = await paste(text);
    const area = screen.getByLabelText('Équipes et joueurs');
    expect(area).toHaveValue(text);
    expect(area).toHaveAccessibleDescription(/Cette liste a 54\s000\scaractères, pour 50\s000 au plus/);
    await user.click(button('Inscrire'));
    expect(area).toHaveFocus();
    expect(area).toHaveValue(text);
  });

  test('is kept after a reload', async () => {
    const { container } = await paste('Les Verts');
    container.remove();
    await openPage(path);
    expect(screen.getByLabelText('Équipes et joueurs')).toHaveValue('Les Verts');
    expect(screen.getByText('1 équipe à inscrire')).not.toHaveAttribute('role');
  });
});

describe('the teams of another tournament', () => {
  async function copy(name: RegExp | null) {
    const page = await openPage(path);
    await page.user.click(button('Reprendre les équipes d’un tournoi'));
    const select = screen.getByLabelText('Tournoi à reprendre');
    expect(select).toHaveFocus();
    if (name !== null) await page.user.selectOptions(select, await screen.findByRole('option', { name }));
    await page.user.click(button('Reprendre les équipes'));
    return page;
  }

  test('enter with their players, and entered teams do not change', async () => {
    const { user } = await copy(/^Open de 2024/);
    await findNotice(/1 équipe inscrite\./);
    await user.click(button('Modifier Les Verts'));
    expect(screen.getByLabelText('Numéro du 1er joueur')).toHaveValue('7');
    expect(storedTournament(tournament.id)?.teams).toEqual(['Lille', 'Les Verts']);
  });

  test('may be those of the past season', async () => {
    await copy(/^Championnat de France 2024/);
    await findNotice(/5 équipes inscrites\./);
    expect(button('Retirer Perpignan')).toBeVisible();
  });

  test('are refused with a reason when no tournament is chosen, or all have entered', async () => {
    const { user } = await copy(null);
    const select = screen.getByLabelText('Tournoi à reprendre');
    expect(select).toHaveAccessibleDescription(/Choisissez un tournoi\./);
    storeTournaments(tournament, { ...other, teams: ['Lille'] });
    await user.selectOptions(select, await screen.findByRole('option', { name: /^Open de 2024/ }));
    await user.click(button('Reprendre les équipes'));
    await waitFor(() => expect(select).toHaveAccessibleDescription(/Toutes ses équipes participent déjà\./));
  });
});
