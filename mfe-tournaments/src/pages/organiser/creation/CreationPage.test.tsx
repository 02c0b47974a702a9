import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { someRows } from '../../../../../tools/jest/suite';
import { aTournament } from '../../../competition/testing/aTournament';
import { tournaments } from '../../../store/tournaments';
import {
  findNotice,
  logIn,
  openPage,
  organizer,
  startAsOrganizer,
  storedTournament,
  storeTournaments,
} from '../../../testing/openPage';
import { creationDraft, lateSaving } from './CreationPage';

beforeEach(() => {
  creationDraft.forget();
  startAsOrganizer();
});

const path = '/organisateur/creer-tournoi';

test('name, date and level are required, each with an error at its field, and the first takes the focus', async () => {
  const { user } = await openPage(path);
  await user.click(screen.getByRole('button', { name: 'Créer le tournoi' }));
  expect(screen.getByLabelText('Nom')).toHaveAccessibleDescription('Le nom est requis.');
  expect(screen.getByLabelText('Date')).toHaveAccessibleDescription(/La date est requise\./);
  expect(screen.getByLabelText('Niveau')).toHaveAccessibleDescription('Le niveau est requis.');
  expect(screen.getByLabelText('Nom')).toHaveFocus();
});

test('a name that the back end would not take is refused at its field', async () => {
  const { user } = await openPage(path);
  fireEvent.change(screen.getByLabelText('Nom'), { target: { value: 'x'.repeat(201) } });
  await user.click(screen.getByRole('button', { name: 'Créer le tournoi' }));
  expect(screen.getByLabelText('Nom')).toHaveAccessibleDescription(
    'Un nom de tournoi compte au plus 200\u00a0caractères\u00a0: raccourcissez-le.',
  );
  expect(screen.getByLabelText('Nom')).toHaveFocus();
});

test('starts home and away, with three winning sets and no playoffs; the cup cannot be chosen', async () => {
  await openPage(path);
  expect(screen.getByLabelText('Aller-retour')).toBeChecked();
  expect(screen.getByLabelText('Phase finale (playoffs)')).not.toBeChecked();
  expect(screen.getByLabelText('Sets gagnants')).toHaveValue('3');
  expect(screen.getByRole('radio', { name: /Coupe/ })).toBeDisabled();
  expect(
    within(screen.getByLabelText('Niveau'))
      .getAllByRole('option')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['Amateur (ouvert à tous)', 'Régional', 'National', 'Mondial']);
});

test('creates nothing while the code that saves does not load: a notice says so, and the input stays', async () => {
  const { user } = await openPage(path);
  await user.type(screen.getByLabelText('Nom'), 'Open de Prouvy');
  await user.type(screen.getByLabelText('Date'), '28/11/2026');
  await user.selectOptions(screen.getByLabelText('Niveau'), 'National');
  const loading = jest.spyOn(lateSaving, 'load').mockRejectedValue(new Error('No network.'));
  await user.click(screen.getByRole('button', { name: 'Créer le tournoi' }));
  await findNotice(/Une partie du site n’a pas pu être téléchargée/);
  expect(screen.getByLabelText('Nom')).toHaveValue('Open de Prouvy');
  loading.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Créer le tournoi' }));
  await findNotice(/Tournoi créé avec succès/);
});

test('creates the tournament in the chosen format and suggests to add teams', async () => {
  const { user, router } = await openPage(path);
  await user.type(screen.getByLabelText('Nom'), 'Open de Prouvy');
  await user.type(screen.getByLabelText('Date'), '28/11/2026');
  await user.selectOptions(screen.getByLabelText('Niveau'), 'National');
  await user.type(screen.getByLabelText('Description'), 'Huit équipes.');
  await user.selectOptions(screen.getByLabelText('Sets gagnants'), '2');
  await user.click(screen.getByLabelText('Aller-retour'));
  await user.click(screen.getByLabelText('Phase finale (playoffs)'));
  await user.click(screen.getByRole('button', { name: 'Créer le tournoi' }));

  expect(await findNotice(/Tournoi créé avec succès\s!/)).toHaveTextContent('ajouter les équipes');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/organisateur\/tournoi\/\d+$/));
  const id = router.state.location.pathname.split('/').at(-1) ?? '';
  expect(storedTournament(id)).toEqual({
    version: 3,
    id,
    name: 'Open de Prouvy',
    date: '2026-11-28',
    level: 'National',
    description: 'Huit équipes.',
    format: { type: 'championship', winningSets: '2', homeAndAway: false, playoffs: true },
    teams: [],
    fixtures: [],
  });
});

test.each(someRows(['01092027', '1/9/27', '01-09-2027', '1.9.2027'], { every: 4 }))(
  'takes a date written as %s',
  async (text) => {
    const { user, router } = await openPage(path);
    await user.type(screen.getByLabelText('Nom'), 'Open de Prouvy');
    await user.type(screen.getByLabelText('Date'), text);
    expect(screen.getByLabelText('Date')).toHaveAccessibleDescription('mercredi 1er septembre 2027');
    await user.selectOptions(screen.getByLabelText('Niveau'), 'National');
    await user.click(screen.getByRole('button', { name: 'Créer le tournoi' }));
    await findNotice(/Tournoi créé avec succès\s!/);
    await screen.findByRole('heading', { level: 1, name: 'Open de Prouvy' });
    expect(storedTournament(router.state.location.pathname.split('/').at(-1) ?? '')).toMatchObject({
      date: '2027-09-01',
    });
  },
);

test('the form keeps its input for the way back, until the tournament is created', async () => {
  const first = await openPage(path);
  await first.user.type(screen.getByLabelText('Nom'), 'Open de Prouvy');
  await first.user.type(screen.getByLabelText('Date'), '28/11/2026');
  await first.user.selectOptions(screen.getByLabelText('Niveau'), 'National');
  await first.user.type(screen.getByLabelText('Description'), 'Huit équipes.');
  await first.user.selectOptions(screen.getByLabelText('Sets gagnants'), '2');
  await first.user.click(screen.getByLabelText('Aller-retour'));
  await first.user.click(screen.getByLabelText('Phase finale (playoffs)'));
  first.unmount();

  const second = await openPage(path);
  expect(screen.getByLabelText('Nom')).toHaveValue('Open de Prouvy');
  expect(screen.getByLabelText('Date')).toHaveValue('28/11/2026');
  expect(screen.getByLabelText('Niveau')).toHaveValue('National');
  expect(screen.getByLabelText('Description')).toHaveValue('Huit équipes.');
  expect(screen.getByLabelText('Sets gagnants')).toHaveValue('2');
  expect(screen.getByLabelText('Aller-retour')).not.toBeChecked();
  expect(screen.getByLabelText('Phase finale (playoffs)')).toBeChecked();
  await second.user.click(screen.getByRole('button', { name: 'Créer le tournoi' }));
  await findNotice(/Tournoi créé avec succès\s!/);
  expect(screen.queryByText('Le nom est requis.')).not.toBeInTheDocument();
  await screen.findByRole('heading', { level: 1, name: 'Open de Prouvy' });
  second.unmount();

  await openPage(path);
  expect(screen.getByLabelText('Nom')).toHaveValue('');
  expect(screen.getByLabelText('Date')).toHaveValue('');
  expect(screen.getByLabelText('Niveau')).toHaveValue('');
  expect(screen.getByLabelText('Sets gagnants')).toHaveValue('3');
  expect(screen.getByLabelText('Aller-retour')).toBeChecked();
  expect(screen.getByLabelText('Phase finale (playoffs)')).not.toBeChecked();
});

test('a creation without an answer keeps its identifier for the next try, and empties the form once it is listed', async () => {
  const unanswered = { ok: false, refusal: { kind: 'unreachable' } } as const;
  const saving = jest.spyOn(tournaments, 'save').mockResolvedValue(unanswered);
  const sent = () => saving.mock.calls.map(([{ id }]) => id);
  const submit = () => screen.getByRole('button', { name: 'Créer le tournoi' });
  const first = await openPage(path);
  await first.user.type(screen.getByLabelText('Nom'), 'Open de Prouvy');
  await first.user.type(screen.getByLabelText('Date'), '28/11/2026');
  await first.user.selectOptions(screen.getByLabelText('Niveau'), 'National');
  await first.user.click(submit());
  await waitFor(() => expect(sent()).toHaveLength(1));
  first.unmount();

  const second = await openPage(path);
  await second.user.click(submit());
  await waitFor(() => expect(sent()).toEqual([sent()[0], sent()[0]]));
  second.unmount();

  storeTournaments(aTournament({ id: String(sent()[0]) }));
  await openPage(path);
  await waitFor(() => expect(screen.getByLabelText('Nom')).toHaveValue(''));
});

test('the form is disabled while it creates the tournament, and says so', async () => {
  let answer = () => {};
  const { save } = tournaments;
  const saving = jest.spyOn(tournaments, 'save').mockImplementation(async (tournament) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return save(tournament);
  });
  const { user, address } = await openPage(path);
  await user.type(screen.getByLabelText('Nom'), 'Open de Prouvy');
  await user.type(screen.getByLabelText('Date'), '28/11/2026');
  await user.selectOptions(screen.getByLabelText('Niveau'), 'National');
  await user.click(screen.getByRole('button', { name: 'Créer le tournoi' }));
  expect(await screen.findByText(/^Création en cours :/)).toBeVisible();
  await user.type(screen.getByLabelText('Nom'), ' 2');
  await user.type(screen.getByLabelText('Description'), 'Huit équipes.');
  await user.selectOptions(screen.getByLabelText('Niveau'), 'Mondial');
  await user.click(screen.getByLabelText('Aller-retour'));
  expect(screen.getByLabelText('Nom')).toHaveValue('Open de Prouvy');
  expect(screen.getByLabelText('Nom')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Description')).toHaveValue('');
  expect(screen.getByLabelText('Niveau')).toHaveValue('National');
  expect(screen.getByLabelText('Aller-retour')).toBeChecked();
  answer();
  await findNotice(/Tournoi créé avec succès\s!/);
  await waitFor(() => expect(address()).toMatch(/^\/organisateur\/tournoi\/\d+$/));
  saving.mockRestore();
});

test('a logout clears the form for the next organiser', async () => {
  const { user, unmount } = await openPage(path);
  await user.type(screen.getByLabelText('Nom'), 'Open de Prouvy');
  logIn(null);
  unmount();
  logIn({ ...organizer, id: 1002 });
  await openPage(path);
  expect(screen.getByLabelText('Nom')).toHaveValue('');
});
