import { act, screen, waitFor, within } from '@testing-library/react';
import { recomputeTournament } from '../../../competition/recomputeTournament';
import { aSeason, detailsOf, homeWin } from '../../../competition/testing/playedMatch';
import { type PlayoffSlot, type Tournament, winningSetsOf } from '../../../model/tournament';
import { eventsFromDetails } from '../../../scoring/eventsFromDetails';
import { publishSheet } from '../../../scoring/publishSheet';
import { tournaments } from '../../../store/tournaments';
import { keepElsewhere } from '../../../testing/database';
import { openPage, storeNothing, storeTournaments } from '../../../testing/openPage';

const letters = ['Agen', 'Brest', 'Caen', 'Dole', 'Évry', 'Foix', 'Gap', 'Hyères'];
const slots: readonly PlayoffSlot[] = [
  'quarterfinal-1',
  'quarterfinal-2',
  'relegation',
  'semifinal-1',
  'semifinal-2',
  'final',
];
let count = 0;

beforeEach(storeNothing);

/** Playoffs that were played to their end on sheets, the home teams winning. */
async function playedThrough(): Promise<Tournament> {
  count += 1;
  const id = `again-${count}`;
  let tournament = aSeason({ id, teams: letters });
  for (const slot of slots) {
    const fixture = tournament.fixtures.find((each) => each.slot === slot);
    if (fixture === undefined) throw new Error(`Nobody plays the ${slot}.`);
    const details = detailsOf(homeWin, fixture.homeTeam, fixture.awayTeam);
    const events = eventsFromDetails(details).map((event) => ({ ...event, id: `${slot} ${event.id}` }));
    await keepElsewhere(id, fixture.id, events);
    const published = publishSheet(fixture, { events }, winningSetsOf(tournament));
    tournament = recomputeTournament({
      ...tournament,
      fixtures: tournament.fixtures.map((each) => (each === fixture ? published : each)),
    }).tournament;
  }
  return tournament;
}

const change = (id: string, work: (current: Tournament) => Tournament) =>
  act(async () => {
    await tournaments.update(id, work, { confirmed: 'all' });
  });
const champion = () => screen.queryByText('Champion')?.parentElement;

test('undoing a withdrawal restores the playoff matches that it removed, including the champion', async () => {
  const tournament = await playedThrough();
  storeTournaments(tournament);
  await openPage(`/organisateur/tournoi/${tournament.id}?onglet=playoffs`);
  expect(champion()).toHaveTextContent('Agen');

  const at = '2026-11-22T10:00:00.000Z';
  await change(tournament.id, (current) => ({
    ...current,
    withdrawals: [{ team: 'Dole', treatment: 'annulled', at }],
  }));
  expect(champion()).toBeUndefined();

  await change(tournament.id, ({ withdrawals: _none, ...current }) => current);
  await waitFor(() => expect(champion()).toHaveTextContent('Agen'));
  const quarterfinals = within(screen.getByRole('region', { name: 'Quarts de finale' }));
  expect(quarterfinals.getAllByText('3')).toHaveLength(2);
});

test('a team renamed meanwhile keeps its played playoff matches', async () => {
  const tournament = await playedThrough();
  storeTournaments(tournament);
  await openPage(`/organisateur/tournoi/${tournament.id}?onglet=playoffs`);
  const format = tournament.format as NonNullable<Tournament['format']>;
  await change(tournament.id, (current) => ({ ...current, format: { ...format, playoffs: false } }));
  const { renameTeam } = await import('../../../competition/teams/editTeam');
  await change(tournament.id, (current) => renameTeam(current, 'Agen', 'Albi', '2026-11-22T10:00:00.000Z'));
  await change(tournament.id, (current) => ({ ...current, format }));
  await waitFor(() => expect(champion()).toHaveTextContent('Albi'));
});
