import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
    'Lire la vidéo : Finale de la Coupe du monde des nations',
    'Lire la vidéo : Finale de la Coupe du monde des nations féminines',
    'Lire la vidéo : Finale de la Coupe du monde des clubs',
    'Lire la vidéo : Finale de la Coupe du monde des clubs féminins',
    'Lire la vidéo : Finale de la Coupe du monde mixte',
  ]);
  expect(players()).toHaveLength(0);
  expect(document.querySelectorAll('link[rel=preconnect]')).toHaveLength(0);
  const posters = [...document.querySelectorAll('img')];
  expect(posters).toHaveLength(5);
  for (const poster of posters) expect(poster.getAttribute('src')).toMatch(/^\//);
});

test('the keyboard starts a video from the domain without cookies, and the focus moves to the player', async () => {
  renderTv();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const player = screen.getByTitle('Finale de la Coupe du monde des nations');
  expect(player).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/),
  );
  expect(player).toHaveFocus();
});

test('one video plays at a time: starting another stops the first', async () => {
  renderTv();
  await userEvent.click(screen.getByRole('button', { name: /nations féminines/ }));
  await userEvent.click(screen.getByRole('button', { name: /mixte/ }));
  expect([...players()].map(({ title }) => title)).toEqual(['Finale de la Coupe du monde mixte']);
  expect(screen.getAllByRole('button')).toHaveLength(4);
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

test('a page with some samples says so, and links to the other videos', () => {
  renderTv([...real.slice(0, 2), ...videos.slice(2)]);
  expect(screen.getByText(sample)).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Voir sur YouTube/ })).toHaveLength(2);
});
