import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { TvPage } from './TvPage';

const renderTv = () =>
  render(
    <MemoryRouter>
      <TvPage />
    </MemoryRouter>,
  );

const players = () => document.querySelectorAll('iframe');

test('five finals wait behind posters, and the video service is not asked for anything', () => {
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

test('the keyboard starts a video, from the domain without cookies, and the focus goes to the player', async () => {
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
