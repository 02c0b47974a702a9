import { screen, waitFor, within } from '@testing-library/react';
import { aDayPlan, aTournament } from '../../competition/testing/aTournament';
import { homeWin, withResults } from '../../competition/testing/playedMatch';
import { withPlan } from '../../model/plans';
import type { Fixture, Placement, Tournament } from '../../model/tournament';
import {
  findNotice,
  openPage,
  startAsOrganizer,
  storedTournament,
  storeTournaments,
} from '../../testing/openPage';

let tournament: Tournament;
let count = 0;
/** Far enough away not to be past for a while. */
const friday = '25/12/2099';

beforeEach(() => {
  startAsOrganizer();
  count += 1;
  tournament = aTournament({ id: `postponing-${count}`, teams: ['Lille', 'Lyon'] });
});

const button = (name: string) => screen.getByRole('button', { name });
const day = () => screen.getByLabelText(/Nouvelle date/);
const hour = () => screen.getByLabelText('Heure');

async function open(fixtures: readonly Fixture[] = tournament.fixtures) {
  storeTournaments({ ...tournament, fixtures });
  const { user } = await openPage(`/organisateur/tournoi/${tournament.id}`);
  await user.click(await screen.findByRole('button', { name: 'Reporter Lille – Lyon' }));
  return user;
}

describe('a match postponed a second time', () => {
  const put = () =>
    tournament.fixtures.map((fixture) => ({
      ...fixture,
      postponed: { at: '2026-11-20T10:00:00.000Z', to: { day: '2099-12-25', time: '20:30' } },
    }));

  test('shows its day and hour, and keeps both', async () => {
    const user = await open(put());
    expect(day()).toHaveValue(friday);
    expect(hour()).toHaveValue('20:30');
    await user.click(button('Reporter le match'));
    await findNotice(/Reporté au vendredi 25 décembre 2099 à 20\sh\s30/);
  });

  test('needs both a day and an hour, or neither', async () => {
    const user = await open(put());
    await user.clear(day());
    await user.click(button('Reporter le match'));
    expect(day()).toHaveAccessibleDescription('Indiquez la date de cette heure, ou videz aussi l’heure.');
    expect(day()).toHaveFocus();
    await user.type(day(), friday);
    await user.clear(hour());
    await user.click(button('Reporter le match'));
    expect(hour()).toHaveAccessibleDescription(/Indiquez l’heure/);
    expect(hour()).toHaveFocus();
    await user.clear(day());
    await user.click(button('Reporter le match'));
    await findNotice(/Reporté, date à fixer/);
  });
});

test('a match is postponed without a date in one tap, and a date proposes an hour', async () => {
  const user = await open();
  expect(hour()).toHaveValue('');
  await user.type(day(), friday);
  expect(hour()).toHaveValue('19:00');
  await user.clear(day());
  await user.click(button('Reporter le match'));
  await findNotice(/Reporté, date à fixer/);
});

describe('an interrupted match', () => {
  const started = new Date(Date.now() - 20 * 60_000).toISOString();
  const underWay = () =>
    withResults(tournament, () => [[3, 2]]).fixtures.map((fixture, index) =>
      index === 0 ? { ...fixture, times: { startedAt: started, lastGoalAt: started } } : fixture,
    );
  const region = (name: string) => within(screen.getByRole('region', { name }));

  test('is no longer live, names its new time, and keeps its goals', async () => {
    const user = await open(underWay());
    expect(screen.getByRole('region', { name: 'Maintenant' })).toHaveTextContent('Lille contre Lyon');
    await user.type(day(), friday);
    await user.click(button('Reporter le match'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Maintenant' })).not.toBeInTheDocument());
    expect(
      region('À venir').getByText(/Interrompu, reporté au vendredi 25 décembre 2099 à 19\sh/),
    ).toBeVisible();
    expect(region('À venir').getByText('Set 1 : 3 à 2.')).toBeInTheDocument();
  });

  test('is live again after the next goal on its sheet', async () => {
    const user = await open(underWay());
    await user.click(button('Reporter le match'));
    expect(await screen.findByText('Interrompu, date de reprise à fixer')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Feuille de match/ }));
    expect(await screen.findByText(/Interrompu, date de reprise à fixer\. Le prochain but/)).toBeVisible();
    const lille = within(await screen.findByRole('group', { name: 'Lille' }));
    await user.click(lille.getByRole('button', { name: 'But attaquant' }));
    await waitFor(() => expect(screen.queryByText(/Interrompu/)).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Score' })).toHaveTextContent('Set 1 : Lille 4, Lyon 2');
  });

  test('is live again when the postponement is undone', async () => {
    const user = await open(underWay());
    await user.click(button('Reporter le match'));
    await screen.findByText('Interrompu, date de reprise à fixer');
    await user.click(button('Reporter Lille – Lyon'));
    await user.click(button('Annuler le report'));
    expect(await screen.findByRole('region', { name: 'Maintenant' })).toHaveTextContent('Lille contre Lyon');
  });
});

test('a finished match cannot be postponed', async () => {
  storeTournaments(withResults(tournament, () => homeWin));
  await openPage(`/organisateur/tournoi/${tournament.id}`);
  expect(await screen.findAllByRole('button', { name: /^Score rapide/ })).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: /^Reporter/ })).not.toBeInTheDocument();
  expect(storedTournament(tournament.id)?.fixtures[0]?.postponed).toBeUndefined();
});

describe('a planned match whose postponement is taken back', () => {
  const planned = (placements: readonly Placement[]) =>
    withPlan(tournament, aDayPlan({ date: '2099-12-20', placements }));

  test('returns to its court and time, which the form names before', async () => {
    const [match] = tournament.fixtures;
    storeTournaments(planned([{ fixture: match?.id ?? '', court: 2, at: 630 }]));
    const { user } = await openPage(`/organisateur/tournoi/${tournament.id}`);
    expect(await screen.findByText('20/12, 10 h 30, terrain 2')).toBeVisible();
    await user.click(button('Reporter Lille – Lyon'));
    await user.click(button('Reporter le match'));
    await waitFor(() => expect(screen.queryByText(/terrain 2/)).not.toBeInTheDocument());
    await user.click(button('Reporter Lille – Lyon'));
    expect(
      screen.getByText(
        'Sans report, le match revient à sa place : le dimanche 20 décembre 2099 à 10 h 30, terrain 2.',
      ),
    ).toBeVisible();
    await user.click(button('Annuler le report'));
    expect(await screen.findByText('20/12, 10 h 30, terrain 2')).toBeVisible();
  });

  /** Lille – Lyon postponed out of its place, which another match has since. */
  function lostPlace() {
    tournament = aTournament({ id: tournament.id, teams: ['Lille', 'Lyon', 'Anget', 'Avignon'] });
    const isOf = (fixture: Fixture, home: string) => [fixture.homeTeam, fixture.awayTeam].includes(home);
    const match = tournament.fixtures.find((each) => isOf(each, 'Lille') && isOf(each, 'Lyon'));
    const other = tournament.fixtures.find((each) => isOf(each, 'Anget') && isOf(each, 'Avignon'));
    const from = { date: '2099-12-20', court: 2, at: 630 };
    const postponed = { at: '2026-11-20T10:00:00.000Z', to: null, from };
    return {
      ...planned([{ fixture: other?.id ?? '', court: 2, at: 630 }]),
      fixtures: tournament.fixtures.map((each) => (each.id === match?.id ? { ...each, postponed } : each)),
    };
  }

  const taken =
    /n’est plus libre \(le dimanche 20 décembre 2099 à 10\sh\s30, terrain 2\)\s: le terrain est pris par/;

  async function openForm() {
    const view = await openPage(`/organisateur/tournoi/${tournament.id}`);
    const group = await screen.findByRole('group', {
      name: /^Actions du match (Lille – Lyon|Lyon – Lille)$/,
    });
    await view.user.click(within(group).getByRole('button', { name: /^Reporter/ }));
    return view;
  }

  test('says before and after that its place is taken, and what to do', async () => {
    storeTournaments(lostPlace());
    const { user } = await openForm();
    expect(screen.getByText(taken)).toBeVisible();
    await user.click(button('Annuler le report'));
    const notice = await findNotice(/Le report est annulé/);
    expect(notice).toHaveTextContent(taken);
    expect(notice).toHaveTextContent(/planifiez de nouveau la journée, ou reportez-le à une heure libre\.$/);
  });

  test('says so too when the plan was removed', async () => {
    storeTournaments({ ...lostPlace(), days: {} });
    const { user } = await openForm();
    await user.click(button('Annuler le report'));
    expect(await findNotice(/Le report est annulé/)).toHaveTextContent(/le plan de ce jour a été retiré/);
  });

  test('asks before it is brought forward', async () => {
    const [match] = tournament.fixtures;
    storeTournaments(planned([{ fixture: match?.id ?? '', court: 2, at: 630 }]));
    const { user } = await openForm();
    await user.type(day(), '19/12/2099');
    await user.click(button('Reporter le match'));
    const question = await screen.findByRole('alertdialog', { name: /^Avancer le match\s\?$/ });
    expect(question).toHaveTextContent(
      /était prévu le dimanche 20 décembre 2099\s: le samedi 19 décembre 2099 vient avant\./,
    );
    await user.click(within(question).getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByText('20/12, 10 h 30, terrain 2')).toBeVisible();
    expect(day()).toHaveValue('19/12/2099');
    await user.click(button('Reporter le match'));
    await user.click(await screen.findByRole('button', { name: 'Confirmer' }));
    await findNotice(/Reporté au samedi 19 décembre 2099/);
  });

  test('asks nothing for a later day', async () => {
    const [match] = tournament.fixtures;
    storeTournaments(planned([{ fixture: match?.id ?? '', court: 2, at: 630 }]));
    const { user } = await openForm();
    await user.type(day(), friday);
    await user.click(button('Reporter le match'));
    await findNotice(/Reporté au vendredi 25 décembre 2099/);
  });
});

test('a match planned after midnight shows its own date', async () => {
  const [match] = tournament.fixtures;
  const placements = [{ fixture: match?.id ?? '', court: 1, at: 24 * 60 + 30 }];
  storeTournaments(withPlan(tournament, aDayPlan({ date: '2099-12-20', start: 1260, placements })));
  await openPage(`/organisateur/tournoi/${tournament.id}`);
  expect(await screen.findByText('21/12, 0 h 30, terrain 1')).toBeVisible();
});
