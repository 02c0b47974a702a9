import { act, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { formatDay } from 'shared-kernel';
import { centreDay } from 'shared-kernel/time';
import { recomputeTournament } from '../../../competition/recomputeTournament';
import { aTournament } from '../../../competition/testing/aTournament';
import {
  favouritesWin,
  homeWin,
  type SetScores,
  withResults,
} from '../../../competition/testing/playedMatch';
import { sampleTournament } from '../../../store/sampleTournament';
import { openPage, settle, storeElsewhere, storeNothing, storeTournaments } from '../../../testing/openPage';
import { TournamentListPage } from './TournamentListPage';

let mockIsTimeKnown = true;
jest.mock('../../../widgets/usePresentTime', () => {
  const real = jest.requireActual('../../../widgets/usePresentTime');
  return {
    ...real,
    usePresentTime() {
      const now = real.usePresentTime();
      return mockIsTimeKnown ? now : null;
    },
  };
});

beforeEach(storeNothing);

afterEach(() => {
  mockIsTimeKnown = true;
});

/** A day at the centre, which differs from the UTC day for an hour or two of each night. */
const inDays = (days: number) => centreDay(new Date(Date.now() + days * 86_400_000));

test('a first visit shows the sample championship, with its long date, its level and its status', async () => {
  await openPage('/tournois');
  expect(screen.getByRole('heading', { level: 1, name: 'Tous les Tournois' })).toBeVisible();
  const row = (await screen.findByRole('link', { name: 'Championnat de France' })).closest('li');
  expect(row).toHaveTextContent('lundi 15 septembre 2025');
  expect(row).toHaveTextContent('National');
  // The badge follows the matches (specification, section 4); heading and line say that the day is past.
  expect(row).toHaveTextContent('À venir');
  expect(row).toHaveTextContent('La date est passée sans un match joué');
  expect(screen.getByRole('heading', { level: 2, name: 'Dates passées' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2, name: 'Au programme' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Championnat de France' })).toHaveAttribute(
    'href',
    `/organisateur/tournoi/${sampleTournament.id}`,
  );
});

test('a tournament to come stands under the programme, one of last year under the past ones', async () => {
  storeTournaments(
    aTournament({ id: '1', name: 'Open d’hier', date: inDays(-365) }),
    favouritesWin(aTournament({ id: '2', name: 'Open joué', date: inDays(-366) })),
    aTournament({ id: '3', name: 'Open de demain', date: inDays(1) }),
  );
  await openPage('/tournois');
  const programme = within(await screen.findByRole('list', { name: 'Tournois' }));
  expect(programme.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Open de demain']);
  expect(programme.getByRole('listitem')).not.toHaveTextContent(/La date est passée/);
  const [unplayed, over] = within(screen.getByRole('list', { name: 'Dates passées' })).getAllByRole(
    'listitem',
  );
  expect(unplayed).toHaveTextContent(/La date est passée/);
  expect(over).toHaveTextContent('Terminé');
  expect(over).not.toHaveTextContent(/La date est passée/);
});

test('a tournament to come is not called past while the page waits for the present minute', async () => {
  mockIsTimeKnown = false;
  storeTournaments(aTournament({ name: 'Open de demain', date: inDays(1) }));
  await openPage('/tournois');
  const programme = within(await screen.findByRole('list', { name: 'Tournois' }));
  expect(programme.getByRole('link', { name: 'Open de demain' })).toBeVisible();
  expect(screen.queryByText(/La date est passée/)).not.toBeInTheDocument();
});

test.each([
  [0, '0 match joué sur 6'],
  [1, '1 match joué sur 6'],
  [2, '2 matchs joués sur 6'],
])('%i matches played read « %s »', async (count, sentence) => {
  const tournament = withResults(aTournament(), (_, index) => (index < count ? homeWin : null));
  storeTournaments(tournament);
  await openPage('/tournois');
  const row = (await screen.findByRole('link', { name: tournament.name })).closest('li');
  expect(row).toHaveTextContent(sentence);
});

test('the matches of a removed team are neither played nor pending', async () => {
  const tournament = aTournament();
  storeTournaments(recomputeTournament({ ...tournament, teams: tournament.teams.slice(1) }).tournament);
  await openPage('/tournois');
  const row = (await screen.findByRole('link', { name: tournament.name })).closest('li');
  expect(row).toHaveTextContent('À venir');
  expect(row).toHaveTextContent('0 match joué sur 3');
});

test('the row counts the crests beyond eight', async () => {
  storeTournaments(aTournament({ teams: 16 }));
  await openPage('/tournois');
  const row = (await screen.findByRole('link', { name: 'Tournoi d’automne' })).closest('li') as HTMLElement;
  expect(within(row).getByText('+8')).toBeVisible();
  expect(row).toHaveTextContent('Écussons des 8 premières équipes, et 8 autres équipes.');
});

test('last season has its own section, also without any other tournament', async () => {
  storeTournaments();
  const { user } = await openPage('/tournois');
  const past = within(screen.getByRole('region', { name: 'Saisons passées' }));
  expect(past.getByRole('listitem')).toHaveTextContent('15 matchs joués sur 15');
  await user.click(past.getByRole('link', { name: 'Championnat de France 2024' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Championnat de France 2024' })).toBeVisible();
});

test('a status changes when another tab stores it', async () => {
  const tournament = aTournament();
  storeTournaments(tournament);
  await openPage('/tournois');
  const row = () => screen.getByRole('link', { name: tournament.name }).closest('li');
  await waitFor(() => expect(row()).toHaveTextContent('À venir'));
  storeElsewhere(
    `tournament:${tournament.id}`,
    withResults(tournament, (_, index) => (index === 0 ? homeWin : null)),
  );
  expect(row()).toHaveTextContent('En cours');
  storeElsewhere(`tournament:${tournament.id}`, favouritesWin(tournament));
  expect(row()).toHaveTextContent('Terminé');
});

test('a board shows the minute of a goal only beside the goals of its set', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const times = { startedAt: minutesAgo(10), lastGoalAt: minutesAgo(2.5) };
  const running = (scores: SetScores) => {
    const tournament = withResults(aTournament(), (_, index) => (index === 0 ? scores : null));
    return {
      ...tournament,
      fixtures: tournament.fixtures.map((fixture, index) => (index === 0 ? { ...fixture, times } : fixture)),
    };
  };
  storeTournaments(running([[6, 4]]));
  await openPage('/tournois');
  const live = await screen.findByRole('region', { name: 'En direct' });
  expect(live).toHaveTextContent('Set 1, but à la 8e minute');
  const { id } = running([]);
  storeElsewhere(`tournament:${id}`, running([[7, 4]]));
  await waitFor(() => expect(live).toHaveTextContent('Set 2'));
  expect(live).not.toHaveTextContent('minute');
});

describe('the next day', () => {
  const next = () => screen.getByRole('region', { name: 'Prochaine journée' });

  test('leaves out a tournament whose day is long past', async () => {
    await openPage('/tournois');
    expect(next()).toHaveTextContent('Rien de planifié.');
    expect(within(next()).queryByRole('link')).not.toBeInTheDocument();
  });

  test('shows the tournament’s date beside a round without a day', async () => {
    const tournament = aTournament({ date: inDays(-7) });
    storeTournaments(tournament);
    await openPage('/tournois');
    const [first] = within(next()).getAllByRole('link');
    expect(first).toHaveTextContent(`Journée 1, tournoi du ${formatDay(tournament.date)}`);
  });
});

test('a tournament that another tab creates appears', async () => {
  storeTournaments(aTournament());
  await openPage('/tournois');
  await screen.findByRole('link', { name: 'Tournoi d’automne' });
  storeTournaments(aTournament(), aTournament({ id: '2', name: 'Open de printemps' }));
  expect(screen.getByRole('link', { name: 'Open de printemps' })).toBeVisible();
});

test('live tournaments come first, then those of today, the next and the past ones', async () => {
  const named = (name: string, days: number) => aTournament({ id: name, name, date: inDays(days) });
  const begun = (name: string, days: number, scores: SetScores) =>
    withResults(named(name, days), (_, index) => (index === 0 ? scores : null));
  storeTournaments(
    named('Passé depuis longtemps', -9),
    named('Dans un mois', 30),
    named('Aujourd’hui', 0),
    begun('En direct', -2, [[3, 2]]),
    favouritesWin(named('Passé', -1)),
    begun('Entre deux journées', -8, homeWin),
    named('Dans une semaine', 7),
  );
  await openPage('/tournois');
  const list = await screen.findByRole('list', { name: 'Tournois' });
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'En direct',
    'Aujourd’hui',
    'Entre deux journées',
    'Dans une semaine',
    'Dans un mois',
    'Passé',
    'Passé depuis longtemps',
  ]);
});

test('the sample does not come back after a visitor deleted everything', async () => {
  storeTournaments();
  await openPage('/tournois');
  expect(await screen.findByText('Aucun tournoi pour le moment')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Championnat de France' })).not.toBeInTheDocument();
});

test('a visitor who deleted everything never sees the sample flash', async () => {
  storeTournaments();
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
  observer.observe(document.body, { childList: true, subtree: true });
  await openPage('/tournois');
  observer.disconnect();
  expect(seen.join()).toContain('Aucun tournoi pour le moment');
  expect(seen.join()).not.toContain('lundi 15 septembre 2025');
});

test('the list names no champion of a tournament that its organiser has to decide', async () => {
  storeTournaments(withResults(aTournament({ teams: 2, format: { homeAndAway: true } }), () => homeWin));
  await openPage('/tournois');
  const champions = within(screen.getByRole('region', { name: 'Derniers champions' }));
  expect(champions.getByRole('link', { name: /Tournoi d’automne/ })).toHaveTextContent(
    'À départager : Équipe 01, Équipe 02',
  );
});

describe('the prerendered list', () => {
  const site = (
    <MemoryRouter>
      <TournamentListPage />
    </MemoryRouter>
  );

  function prerendered() {
    const container = document.createElement('div');
    container.innerHTML = renderToString(site);
    document.body.append(container);
    return container;
  }

  async function hydrate(container: HTMLElement) {
    await act(async () => {
      render(site, { container, hydrate: true });
    });
    await settle();
  }

  const list = () => screen.getByRole('list', { name: /^(Tournois|Dates passées)$/ });
  const row = () => within(list()).getByRole('listitem');

  afterEach(() => document.body.replaceChildren());

  test('shows the whole sample championship without a loading text', () => {
    const container = prerendered();
    expect(row()).toHaveTextContent('lundi 15 septembre 2025');
    expect(row()).toHaveTextContent('6 équipes');
    expect(row()).toHaveTextContent('0 match joué sur 30');
    expect(row()).toHaveTextContent('À venir');
    for (const status of screen.queryAllByRole('status')) expect(status).toBeEmptyDOMElement();
    expect(container).not.toHaveTextContent('Chargement');
  });

  test('keeps its row during hydration on a first visit', async () => {
    const container = prerendered();
    const [element, html] = [row(), row().outerHTML];
    await hydrate(container);
    expect(row()).toBe(element);
    expect(row().outerHTML).toBe(html);
    expect(container).not.toHaveTextContent('Aucun tournoi');
  });

  test('shows a visitor’s own tournaments after hydration', async () => {
    const tournament = aTournament();
    storeTournaments(tournament);
    await hydrate(prerendered());
    expect(row()).toHaveTextContent(tournament.name);
  });

  test('is empty after hydration for a visitor who deleted everything', async () => {
    storeTournaments();
    const container = prerendered();
    await hydrate(container);
    expect(screen.getByText('Aucun tournoi pour le moment')).toBeVisible();
    expect(container).not.toHaveTextContent('lundi 15 septembre 2025');
  });

  test('shows the progress of a sample in progress after hydration', async () => {
    storeTournaments({
      ...sampleTournament,
      fixtures: sampleTournament.fixtures.map((fixture, index) => ({
        ...fixture,
        status: index === 0 ? 'inprogress' : fixture.status,
      })),
    });
    await hydrate(prerendered());
    expect(row()).toHaveTextContent('En cours');
  });
});
