import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { videos } from '../../data/videos';
import type { Video } from '../../domain/video';
import { TvPage } from './TvPage';

const renderTv = (shown?: readonly Video[]) =>
  render(
    <MemoryRouter>
      <TvPage videos={shown} />
    </MemoryRouter>,
  );

/** The centre's own videos, once it has put them in. */
const real = videos.map(({ isSample: _, ...video }, index) => ({ ...video, id: `RealVideo0${index}` }));

const sample = /^Ces vidéos sont des exemples/;
/** Search engines read the page as it is served. */
function structuredTypes(shown?: readonly Video[]) {
  const html = renderToString(
    <MemoryRouter>
      <TvPage videos={shown} />
    </MemoryRouter>,
  );
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return scripts.map(([, json]) => JSON.parse(json ?? '')['@type']);
}

const players = () => document.querySelectorAll('iframe');

test('five finals wait behind posters, without a request to the video service', () => {
  renderTv();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Lire la vidéo\u00a0: Finale de la Coupe du monde des nations',
    'Lire la vidéo\u00a0: Finale de la Coupe du monde des nations féminines',
    'Lire la vidéo\u00a0: Finale de la Coupe du monde des clubs',
    'Lire la vidéo\u00a0: Finale de la Coupe du monde des clubs féminins',
    'Lire la vidéo\u00a0: Finale de la Coupe du monde mixte',
  ]);
  expect(players()).toHaveLength(0);
  expect(document.querySelectorAll('link[rel=preconnect]')).toHaveLength(0);
  const posters = [...document.querySelectorAll('img')];
  expect(posters).toHaveLength(5);
  for (const poster of posters) expect(poster.getAttribute('src')).toMatch(/^\//);
});

test('sample videos are marked as samples, without links and structured data', () => {
  renderTv();
  expect(screen.getByText(sample)).toBeVisible();
  expect(screen.queryByRole('link', { name: /YouTube/ })).not.toBeInTheDocument();
  expect(structuredTypes()).toEqual(['BreadcrumbList']);
});

test('the centre’s own videos have links and structured data, and are not marked as samples', () => {
  renderTv(real);
  expect(screen.queryByText(sample)).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Voir sur YouTube/ })).toHaveLength(5);
  expect(structuredTypes(real)).toEqual(['BreadcrumbList', ...Array(5).fill('VideoObject')]);
});

const tiles = () => within(screen.getByRole('list', { name: 'En attendant les vidéos' }));

test('while all videos are samples, the page shows the next hour, match days and the last results', async () => {
  renderTv();
  expect(tiles().getByText(/^dans .*(min|h \d\d)$/)).toBeVisible();
  expect(tiles().getByText('Aucune journée n’est annoncée.')).toBeVisible();
  expect(tiles().getByRole('link', { name: 'Championnat de France 2024' })).toHaveAttribute(
    'href',
    '/organisateur/tournoi/championnat-de-france-2024',
  );
});

test('an hour with all courts taken on this device is not shown as free', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-27T18:15:00Z'), doNotFake: ['queueMicrotask'] });
  const taken = Array.from({ length: 6 }, (_, court) => ({
    id: `2026-11-01T08:00:00.00${court}Z`,
    name: 'Ana Lefèvre',
    email: 'ana@exemple.fr',
    date: '2026-11-27',
    time: '20:00',
    players: '4',
    plan: 'Non spécifié',
    service: 'Non spécifié',
  }));
  const shown = (count: number) => {
    localStorage.setItem('reservations', JSON.stringify(taken.slice(0, count)));
    dispatchEvent(new StorageEvent('storage', { key: 'reservations' }));
    const { unmount } = renderTv();
    const { textContent } = screen.getByRole('heading', { name: 'Prochain créneau libre au centre' })
      .nextElementSibling as Element;
    unmount();
    return textContent;
  };
  expect([shown(5), shown(6)]).toEqual(['20:00', '21:00']);
  localStorage.clear();
  jest.useRealTimers();
});

test('stored tournaments give their next day and last results, and damaged ones nothing', async () => {
  localStorage.setItem(
    'tournaments',
    JSON.stringify([{ id: '1', name: 'Open de Prouvy', date: '2099-05-02' }, null, { id: 7, name: 'Faux' }]),
  );
  const match = { homeTeam: 'Les Murs', awayTeam: 'Lille', status: 'finished' };
  localStorage.setItem(
    'tournament:1',
    JSON.stringify({
      fixtures: [{ ...match, result: { homeScore: 3, awayScore: 1 } }, { ...match, result: null }, 'x'],
    }),
  );
  renderTv();
  expect(await tiles().findByText('Les Murs – Lille')).toBeVisible();
  expect(tiles().getByText('3 – 1')).toBeVisible();
  expect(tiles().getByText(/^samedi 2 mai 2099, dans \d+\sjours$/)).toBeVisible();
  localStorage.clear();
});

test('a match in progress on this device takes the place of the last results', async () => {
  const goals = (count: number) => ({ goals: Array.from({ length: count }, () => ({})) });
  const sets = [
    { teamA: goals(7), teamB: goals(2) },
    { teamA: goals(3), teamB: goals(5) },
  ];
  const playing = { homeTeam: 'Les Murs', awayTeam: 'Lille', status: 'inprogress' };
  const result = { homeScore: 1, awayScore: 0, details: { sets } };
  const store = (lastGoalAt: string) =>
    localStorage.setItem(
      'tournament:1',
      JSON.stringify({ fixtures: [{ ...playing, result, times: { lastGoalAt } }] }),
    );
  localStorage.setItem('tournaments', JSON.stringify([{ id: '1', name: 'Open', date: '2026-05-02' }]));
  store(new Date().toISOString());
  const { unmount } = renderTv();
  expect(await tiles().findByRole('heading', { name: 'Match en direct' })).toBeVisible();
  const [home, away] = tiles()
    .getAllByRole('listitem')
    .filter((item) => /^(Les Murs|Lille)/.test(item.textContent ?? ''));
  expect(home).toHaveTextContent(/Les Murs\s*3\sbuts, 1\sset/);
  expect(away).toHaveTextContent(/Lille\s*5\sbuts, 0\sset/);
  expect(tiles().getByText(/^En ce moment\s: set 2$/)).toBeVisible();
  unmount();
  store(new Date(Date.now() - 5 * 3_600_000).toISOString());
  renderTv();
  expect(tiles().getByRole('heading', { name: 'Derniers résultats' })).toBeVisible();
  localStorage.clear();
});

test('a site with a video of its own shows no tiles', () => {
  renderTv(real);
  expect(screen.queryByText('Prochain créneau libre au centre')).not.toBeInTheDocument();
});

test('a page with some samples says so, and links to the other videos', () => {
  renderTv([...real.slice(0, 2), ...videos.slice(2)]);
  expect(screen.getByText(sample)).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Voir sur YouTube/ })).toHaveLength(2);
});
