import { screen, within } from '@testing-library/react';
import { recomputeTournament } from '../../../competition/recomputeTournament';
import { aTournament } from '../../../competition/testing/aTournament';
import { favouritesWin, homeWin, withResults } from '../../../competition/testing/playedMatch';
import { logIn, openPage, storeNothing, storeTournaments } from '../../../testing/openPage';

beforeEach(storeNothing);

const path = '/organisateur/tournoi/1757930400000';
const panel = () => within(screen.getByRole('tabpanel'));

test('finished matches stand open above the pending ones, to which a button leads', async () => {
  storeTournaments(withResults(aTournament(), (_, index) => (index < 2 ? homeWin : null)));
  const { user } = await openPage(path);
  const finished = within(panel().getByRole('region', { name: 'Terminés' }));
  for (const state of finished.getAllByText('Terminé')) expect(state).toBeVisible();
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  await user.click(finished.getByRole('button', { name: 'Matchs à venir' }));
  expect(panel().getByRole('heading', { level: 2, name: 'À venir' })).toHaveFocus();
  expect(scroll).toHaveBeenCalled();
});

test('no button leads to pending matches when none is left', async () => {
  storeTournaments(favouritesWin(aTournament()));
  await openPage(path);
  expect(panel().getByRole('heading', { level: 2, name: 'Terminés' })).toBeVisible();
  expect(panel().queryByRole('button', { name: 'Matchs à venir' })).not.toBeInTheDocument();
});

test('the matches of a removed team have their own section without actions', async () => {
  logIn();
  const tournament = withResults(aTournament(), ({ round, homeTeam, awayTeam }) =>
    round === 1 && [homeTeam, awayTeam].includes('Équipe 01') ? homeWin : null,
  );
  const { tournament: without } = recomputeTournament({ ...tournament, teams: tournament.teams.slice(1) });
  const [gone, left] = [3, 3];
  expect(without.fixtures.filter(({ ruling }) => ruling)).toHaveLength(gone);
  storeTournaments(without);
  const { user } = await openPage(path);
  const toCome = panel().getByRole('region', { name: 'À venir' });
  expect(await within(toCome).findAllByRole('button', { name: /^Forfait/ })).toHaveLength(left);
  const fold = panel().getByRole('button', { name: `Annulés (${gone})` });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await user.click(fold);
  const annulled = within(panel().getByRole('region', { name: `Annulés (${gone})` }));
  expect(annulled.getAllByText('Annulé')).toHaveLength(gone);
  expect(annulled.getAllByText('Match annulé : il ne compte pour personne')).toHaveLength(gone);
  expect(annulled.queryByRole('button', { name: /Score rapide|Forfait|Reporter/ })).not.toBeInTheDocument();
  // Its played goals are readable.
  expect(annulled.getAllByRole('link', { name: /^Feuille de match/ })).toHaveLength(1);
  expect(annulled.queryByText(/^Exempt/)).not.toBeInTheDocument();
  expect(panel().queryByText(/Terminé/)).not.toBeInTheDocument();
  expect(screen.getByText('À venir', { selector: 'header *' })).toBeVisible();
});

test('annulled matches are folded beside finished ones', async () => {
  const tournament = favouritesWin(aTournament());
  storeTournaments(recomputeTournament({ ...tournament, teams: tournament.teams.slice(1) }).tournament);
  await openPage(path);
  expect(panel().getByRole('heading', { level: 2, name: 'Terminés' })).toBeVisible();
  expect(panel().getByRole('button', { name: 'Annulés (3)' })).toHaveAttribute('aria-expanded', 'false');
});

test('the filter by team is kept in the address', async () => {
  storeTournaments(aTournament());
  const { user, address, unmount } = await openPage(path);
  await user.selectOptions(panel().getByLabelText('Matchs de l’équipe'), 'Équipe 02');
  expect(panel().getAllByText('À venir', { selector: '[data-status]' })).toHaveLength(3);
  const found = address();
  unmount();
  await openPage(found);
  expect(panel().getAllByText('À venir', { selector: '[data-status]' })).toHaveLength(3);
});

test('a round of an odd number of teams names the resting team', async () => {
  storeTournaments(aTournament({ teams: 5 }));
  await openPage(path);
  const resting = panel().getAllByText(/^Exempt/);
  expect(new Set(resting.map(({ textContent }) => textContent)).size).toBe(5);
});

test('a current match lists its goals set by set for screen readers, and no unfinished set as won', async () => {
  storeTournaments(withResults(aTournament(), (_, index) => (index === 0 ? [[1, 0]] : null)));
  await openPage(path);
  const live = panel().getByRole('region', { name: 'En cours' });
  expect(live).toHaveTextContent('Set 1 : 1 à 0.');
  expect(live).not.toHaveTextContent('Sets');
});

test('an interrupted match is listed in its round among the pending ones', async () => {
  const tournament = withResults(aTournament(), (_, index) => (index === 1 ? [[3, 2]] : null));
  const postponed = { at: '2026-11-22T10:00:00.000Z', to: null };
  storeTournaments({
    ...tournament,
    fixtures: tournament.fixtures.map((fixture, index) =>
      index === 1 ? { ...fixture, postponed } : fixture,
    ),
  });
  await openPage(path);
  const toCome = within(panel().getByRole('region', { name: 'À venir' }));
  expect(toCome.getByText('Interrompu, date de reprise à fixer')).toBeVisible();
  expect(toCome.getAllByRole('heading', { name: 'Journée 1' })).toHaveLength(1);
  expect(panel().queryByRole('region', { name: 'En cours' })).not.toBeInTheDocument();
});
