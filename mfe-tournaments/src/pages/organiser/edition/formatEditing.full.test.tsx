import { screen, waitFor, within } from '@testing-library/react';
import { recomputeTournament } from '../../../competition/recomputeTournament';
import { aTournament } from '../../../competition/testing/aTournament';
import { favouritesWin, withResults } from '../../../competition/testing/playedMatch';
import { forgetEdition } from '../../../store/drafts';
import {
  findNotice,
  openPage,
  settle,
  startAsOrganizer,
  storedTournament,
  storeTournaments,
} from '../../../testing/openPage';

const tournament = aTournament({ teams: 8 });
const path = `/organisateur/tournoi/${tournament.id}/modifier`;
const stored = () => storedTournament(tournament.id);

beforeEach(() => {
  forgetEdition(tournament.id);
  startAsOrganizer(tournament);
});

test('before the first event, sets and return matches can change, and an outdated schedule is marked', async () => {
  const { user } = await openPage(path);
  await user.selectOptions(screen.getByLabelText('Sets gagnants'), '2');
  await user.click(screen.getByLabelText('Aller-retour'));
  const schedule = within(screen.getByRole('region', { name: 'Calendrier' }));
  expect(
    await schedule.findByText(/^L’aller-retour a changé depuis\s: le calendrier est à générer/),
  ).toBeVisible();
  expect(stored()?.format).toMatchObject({ winningSets: '2', homeAndAway: true });
  await user.click(screen.getByLabelText('Aller-retour'));
  await waitFor(() => expect(schedule.queryByText(/L’aller-retour a changé/)).not.toBeInTheDocument());
});

test('a begun tournament explains its fixed fields, and name, level and date can still change', async () => {
  storeTournaments(withResults(tournament, (_, index) => (index === 0 ? [[1, 0]] : null)));
  const { user } = await openPage(path);
  for (const [label, why] of [
    ['Sets gagnants', 'Un match a commencé\u00a0: ce nombre ne peut plus changer.'],
    ['Aller-retour', 'Un match a commencé\u00a0: les matchs retour ne peuvent plus changer.'],
  ] as const) {
    expect(screen.getByLabelText(label)).toBeDisabled();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(why);
  }
  await user.selectOptions(screen.getByLabelText('Niveau'), 'National');
  await user.clear(screen.getByLabelText('Date'));
  await user.type(screen.getByLabelText('Date'), '1/9/2026');
  await user.click(screen.getByRole('button', { name: "Terminer l'édition" }));
  await findNotice(/Tournoi mis à jour/);
  expect(await screen.findByText(/mardi 1er septembre 2026/)).toBeVisible();
  expect(screen.getByText('National')).toBeVisible();
});

test('a match that begins in another tab disables the fixed fields at once', async () => {
  const { user } = await openPage(path);
  const begun = withResults(tournament, (_, index) => (index === 0 ? [[1, 0]] : null));
  localStorage.setItem(`tournament:${tournament.id}`, JSON.stringify(begun));
  await user.click(screen.getByLabelText('Aller-retour'));
  await waitFor(() => expect(screen.getByLabelText('Aller-retour')).toBeDisabled());
  expect(screen.getByLabelText('Aller-retour')).not.toBeChecked();
});

test.each([
  ['31/02/2026', /Cette date n’existe pas/],
  ['28/11/1026', /Le jorkyball date de 1987\s: choisissez une date à partir de 1988\./],
  ['28/11/9026', /Cette date est dans plus de deux ans\s: vérifiez l’année\./],
  ['', /La date est requise\./],
])(
  'leaving the field with the date « %s » shows an error, and keeps the other input',
  async (text, reason) => {
    const { user, container } = await openPage(path);
    const date = () => screen.getByLabelText('Date');
    await user.clear(date());
    if (text !== '') await user.type(date(), text);
    await user.type(screen.getByLabelText('Description'), 'Six équipes.');
    await user.tab();
    await settle();
    expect(date()).toHaveAccessibleDescription(reason);
    await user.click(screen.getByRole('button', { name: "Terminer l'édition" }));
    expect(date()).toHaveFocus();
    expect(stored()).toMatchObject({ date: tournament.date, description: 'Six équipes.' });
    container.remove();
    await openPage(path);
    expect(date()).toHaveValue(text);
  },
);

test('switching playoffs on after the league makes their matches, and switching them off lists them first', async () => {
  storeTournaments(recomputeTournament(favouritesWin(tournament)).tournament);
  const { user } = await openPage(path);
  await user.click(screen.getByLabelText('Phase finale (playoffs)'));
  await waitFor(() => expect(screen.getByLabelText('Phase finale (playoffs)')).toBeChecked());
  expect(stored()?.fixtures.filter(({ phase }) => phase === 'playoffs')).toHaveLength(3);
  await user.click(screen.getByLabelText('Phase finale (playoffs)'));
  const question = await screen.findByRole('alertdialog', { name: /phase finale va changer/ });
  expect(question).toHaveTextContent(/Quart de finale 1\s: Équipe 04 – Équipe 05/);
  await user.click(within(question).getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Phase finale (playoffs)')).toBeChecked();
  await user.click(screen.getByLabelText('Phase finale (playoffs)'));
  await user.click(await screen.findByRole('button', { name: 'Changer la phase finale' }));
  await waitFor(() => expect(screen.getByLabelText('Phase finale (playoffs)')).not.toBeChecked());
  expect(stored()?.fixtures.some(({ phase }) => phase === 'playoffs')).toBe(false);
});
