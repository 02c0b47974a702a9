import { act, screen, waitFor, within } from '@testing-library/react';
import { aTournament } from '../../../competition/testing/aTournament';
import type { Tournament } from '../../../model/tournament';
import { keepElsewhere, keptEvents } from '../../../testing/database';
import { openPage, startAsOrganizer } from '../../../testing/openPage';

// Two members at one back end: this page's scorer is Ana.
jest.mock('../../../store/stamps', () => {
  const actual = jest.requireActual('../../../store/stamps');
  return {
    ...actual,
    presentAuthor: () => 'ana',
    newStamp: () => ({ ...actual.newStamp(), author: 'ana' }),
  };
});
jest.mock('./useSharedSheet', () => {
  const names = new Map([['leo', 'Léo Petit']]);
  return { ...jest.requireActual('./useSharedSheet'), useWriters: () => names };
});

/** A new id for each test, so that a late publication of one does not affect the next. */
let tournament: Tournament;
let count = 0;

beforeEach(() => {
  count += 1;
  tournament = aTournament({ id: `two-scorers-${count}`, teams: ['Lille', 'Lyon'] });
  startAsOrganizer(tournament);
});

/** Léo's answer that Ana's goal and theirs are one, from another device. */
const sameForLeo = (target: string) =>
  act(() =>
    keepElsewhere(tournament.id, 'r1-m1', [
      { kind: 'undo', target, id: 'leo-yes', at: new Date().toISOString(), sequence: 20, author: 'leo' },
    ]),
  );

const team = (name: string) => within(screen.getByRole('group', { name }));
const score = () => screen.getByRole('region', { name: 'Score', hidden: true });
const log = () => within(screen.getByRole('region', { name: 'Journal du match' }));
const undoButton = () => screen.getByRole('button', { name: 'Annuler la dernière action' });

async function openSheet() {
  const { user } = await openPage(`/organisateur/tournoi/${tournament.id}/match/r1-m1`);
  await screen.findByRole('region', { name: 'Journal du match' });
  return user;
}

/** A goal that Léo notes on another device, of a player without a role on this sheet. */
async function goalOfLeo(side: 'teamA' | 'teamB', scorerId: string, sequence: number) {
  await act(() =>
    keepElsewhere(tournament.id, 'r1-m1', [
      {
        ...{ kind: 'goal', setIndex: 0, side, type: 'attacker', scorerId, sequence, author: 'leo' },
        id: `leo-${sequence}`,
        at: new Date().toISOString(),
      },
    ]),
  );
  await screen.findByText('Léo Petit note aussi ce match.');
}

async function goalOfAna(user: Awaited<ReturnType<typeof openSheet>>) {
  await user.selectOptions(team('Lille').getByRole('combobox', { name: 'Attaquant' }), 'Joueur 1 de Lille');
  await user.click(team('Lille').getByRole('button', { name: 'But attaquant' }));
  await waitFor(async () => expect(await keptEvents(tournament.id, 'r1-m1')).toHaveLength(2));
}

test('« Annuler » takes back the scorer’s own last goal, not a later one of another scorer', async () => {
  const user = await openSheet();
  await goalOfAna(user);
  await goalOfLeo('teamB', 'lyon-1', 9);
  expect(score()).toHaveTextContent('Lille 1, Lyon 1');
  await user.click(undoButton());
  expect(score()).toHaveTextContent('Lille 0, Lyon 1');
});

test('« Annuler » asks before it takes back another scorer’s goal, and names them', async () => {
  const user = await openSheet();
  await goalOfLeo('teamB', 'lyon-1', 9);
  await user.click(undoButton());
  const dialog = await screen.findByRole('alertdialog', { name: /Retirer l’action de Léo Petit\s\?/ });
  expect(dialog).toHaveTextContent('But de Joueur 1 de Lyon');
  expect(score()).toHaveTextContent('Lille 0, Lyon 1');
  await user.click(within(dialog).getByRole('button', { name: 'Retirer cette action' }));
  await waitFor(() => expect(score()).toHaveTextContent('Lille 0, Lyon 0'));
});

test.each([
  ['Oui', 'Lille 1, Lyon 0'],
  ['Non', 'Lille 2, Lyon 0'],
])('a goal that both note has one line and counts once until « %s »', async (answer, after) => {
  const user = await openSheet();
  await goalOfAna(user);
  await goalOfLeo('teamA', 'lille-1', 9);
  expect(score()).toHaveTextContent('Lille 1, Lyon 0');
  expect(log().getAllByText(/^But de /)).toHaveLength(1);
  const question = within(log().getByRole('group', { name: /Même but\s\?/ }));
  expect(question.getByText('Noté aussi par Léo Petit.')).toBeVisible();
  await user.click(question.getByRole('button', { name: answer }));
  expect(score()).toHaveTextContent(after);
  expect(log().queryByRole('group', { name: /Même but/ })).not.toBeInTheDocument();
});

test('two contrary answers are named on the sheet, and the goal counts once', async () => {
  const user = await openSheet();
  await goalOfAna(user);
  await goalOfLeo('teamA', 'lille-1', 9);
  await user.click(log().getByRole('button', { name: 'Non' }));
  expect(score()).toHaveTextContent('Lille 2, Lyon 0');
  await sameForLeo('leo-9');
  expect(
    await screen.findByText(/^Même but\s\? Oui pour Léo Petit, non pour vous\s: il ne compte qu’une fois\.$/),
  ).toBeVisible();
  expect(score()).toHaveTextContent('Lille 1, Lyon 0');
});
