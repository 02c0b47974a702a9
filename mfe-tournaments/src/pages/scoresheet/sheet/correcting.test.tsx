import { screen, waitFor, within } from '@testing-library/react';
import { fullTest } from '../../../../../tools/jest/suite';
import { aTournament } from '../../../competition/testing/aTournament';
import type { Tournament } from '../../../model/tournament';
import { findNotice, openPage, settle, startAsOrganizer } from '../../../testing/openPage';

/** A new id for each test, so that a late publication of one does not affect the next. */
let tournament: Tournament;
let count = 0;

beforeEach(() => {
  count += 1;
  tournament = aTournament({ id: `correcting-${count}`, teams: ['Lille', 'Lyon'] });
  startAsOrganizer(tournament);
});

const button = (name: string) => screen.getByRole('button', { name });
const action = (name: string) => button(`${name} Lille – Lyon`);
const team = (name: string) => within(screen.getByRole('group', { name }));
const score = () => screen.getByRole('region', { name: 'Score' });
const log = () => within(screen.getByRole('region', { name: 'Journal du match' }));
const lines = () => log().getAllByRole('listitem');
const back = 'Annuler la dernière action';

async function openSheet() {
  const { user } = await openPage(`/organisateur/tournoi/${tournament.id}/match/r1-m1`);
  await screen.findByRole('button', { name: 'Forfait Lille – Lyon' });
  return user;
}
type User = Awaited<ReturnType<typeof openSheet>>;

async function typeScore(user: User, text: string) {
  await user.click(action('Score rapide'));
  await user.type(screen.getByLabelText(/Buts de chaque set, Lille d’abord/), text);
  await user.click(button('Enregistrer le score'));
  await findNotice(/Score enregistré/);
}

/** Two goals of Lille, one of them on penalty, and a red card for a player of Lyon. */
async function playALittle(user: User) {
  await user.selectOptions(team('Lille').getByRole('combobox', { name: 'Attaquant' }), 'Joueur 1 de Lille');
  await user.click(team('Lille').getByRole('button', { name: 'But attaquant' }));
  await user.click(team('Lille').getByRole('button', { name: 'But sur penalty' }));
  await user.click(team('Lyon').getByRole('button', { name: 'Carton rouge' }));
  await user.click(team('Lyon').getByRole('button', { name: 'Joueur 2 de Lyon' }));
  expect(score()).toHaveTextContent('Set 1 : Lille 7, Lyon 0');
}

fullTest('a quick score over a log is one action, which can be undone and redone', async () => {
  const user = await openSheet();
  await playALittle(user);
  const before = lines().map(({ textContent }) => textContent);
  await typeScore(user, '4-7 5-7 6-7');
  expect(await screen.findByText('Lyon remporte le match, 3 sets à 0.')).toBeVisible();

  await user.click(button(back));
  expect(score()).toHaveTextContent('Set 1 : Lille 7, Lyon 0');
  expect(
    lines()
      .slice(-before.length)
      .map(({ textContent }) => textContent),
  ).toEqual(before);
  expect(log().getByText('Carton rouge pour Joueur 2 de Lyon (Lyon)')).toBeVisible();

  await user.click(button('Rétablir'));
  expect(screen.getByText('Lyon remporte le match, 3 sets à 0.')).toBeVisible();
  expect(button('Rétablir')).toHaveAttribute('aria-disabled', 'true');
});

fullTest('naming a scorer afterwards can be changed, undone and redone', async () => {
  const user = await openSheet();
  await typeScore(user, '7-5 7-5 7-5');
  await screen.findByText('Lille remporte le match, 3 sets à 0.');
  const select = () => within(lines()[0] as HTMLElement).getByRole('combobox', { name: /^Buteur de/ });
  await user.selectOptions(select(), 'Joueur 1 de Lille');
  expect(lines()[0]).toHaveTextContent('But de Joueur 1 de Lille (Lille)');
  await user.selectOptions(select(), 'Joueur 3 de Lille');
  expect(lines()[0]).toHaveTextContent('But de Joueur 3 de Lille (Lille)');
  await user.click(button(back));
  expect(lines()[0]).toHaveTextContent('But de Joueur 1 de Lille (Lille)');
  await user.click(button(back));
  expect(lines()[0]).toHaveTextContent('But (Lille), buteur non indiqué');
  expect(screen.getByText('Lille remporte le match, 3 sets à 0.')).toBeVisible();
  await user.click(button('Rétablir'));
  expect(lines()[0]).toHaveTextContent('But de Joueur 1 de Lille (Lille)');
});

test('a double click records one forfeit, which closes the sheet and can be undone', async () => {
  const user = await openSheet();
  await user.click(action('Forfait'));
  await user.dblClick(button('Forfait\u00a0: Lyon'));
  expect(await screen.findByText('Lyon déclare forfait : Lille remporte le match.')).toBeVisible();
  await settle();
  expect(log().getAllByText(/Forfait\s: Lyon/)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'But attaquant' })).not.toBeInTheDocument();
  expect(screen.getByText(/Aucun but ne s’y note plus/)).toBeVisible();
  await user.click(button('Revenir sur le forfait'));
  expect(screen.getAllByRole('button', { name: 'But attaquant' })).toHaveLength(2);
});

test.each(['Score rapide', 'Forfait', 'Reporter'])(
  'Escape closes « %s » and returns the focus to its button',
  async (name) => {
    const user = await openSheet();
    await user.click(action(name));
    expect(screen.getByRole('form', { name })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('form', { name })).toContainElement(document.activeElement as HTMLElement),
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('form', { name })).not.toBeInTheDocument();
    expect(action(name)).toHaveFocus();
  },
);
