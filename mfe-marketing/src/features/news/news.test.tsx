import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ArticlePage, belowTheFold } from './ArticlePage';
import { NewsPage } from './NewsPage';

function renderAt(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/blog', Component: NewsPage },
      { path: '/blog/:articleId', Component: ArticlePage },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
}

beforeAll(() => belowTheFold.load());

test('the list shows every article, newest first, with its card', () => {
  renderAt('/blog');
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
    '/blog/2',
    '/blog/1',
    '/blog/3',
    '/blog/4',
    '/blog/5',
  ]);
  const first = within(cards[0] as HTMLElement);
  expect(first.getByRole('img', { name: /^L’allée du centre/ })).toBeVisible();
  expect(first.getByText('Actualité')).toBeVisible();
  expect(first.getByText('6 novembre 2025')).toHaveAttribute('datetime', '2025-11-06');
  expect(first.getByText(/· par l’équipe du centre$/)).toBeVisible();
});

test('the list links to the home page and to its feed', () => {
  renderAt('/blog');
  expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: /RSS/ })).toHaveAttribute('href', '/blog/rss.xml');
});

test('an article shows its text with headings, its author, day and reading time', () => {
  renderAt('/blog/3');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Points, sets, phases finales');
  expect(screen.getByText(/^Par ·/)).toHaveTextContent(
    'Par la rédaction · 22 septembre 2025 · 2 min de lecture',
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Perdre de peu rapporte' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Points attribués après un match' })).toBeVisible();
});

/** The content and its structure: elements with their attributes, and text without the source's line breaks. */
function outline(parent: Element): readonly unknown[] {
  return [...parent.childNodes].flatMap((node): readonly unknown[] => {
    if (!(node instanceof Element)) {
      const text = node.textContent?.replace(/[ \n]+/g, ' ') ?? '';
      return text.trim() === '' ? [] : [text];
    }
    const attributes = ['href', 'start', 'scope'].map((name) => node.getAttribute(name));
    return [[node.localName, ...attributes, outline(node)]];
  });
}

test.each([
  [1, 'jorkyballAroundTheWorld'],
  [2, 'tourOfTheCentre'],
  [3, 'readingAChampionship'],
  [4, 'firstMatchAdvice'],
  [5, 'worldCupsOf2016'],
])('article %i is rendered as a browser would parse its source', (id, name) => {
  renderAt(`/blog/${id}`);
  const source = document.implementation.createHTMLDocument().body;
  source.innerHTML = readFileSync(join(__dirname, `../../data/articles/bodies/${name}.html`), 'utf8');
  const shown = screen.getAllByRole('article')[0]?.lastElementChild;
  expect(shown && outline(shown)).toEqual(outline(source));
});

test('an article links to other pages of the site', () => {
  renderAt('/blog/3');
  expect(screen.getByRole('link', { name: 'Tournois' })).toHaveAttribute('href', '/tournois');
});

test('an article links to two others and back to the list', () => {
  renderAt('/blog/2');
  const next = within(screen.getByRole('region', { name: 'À lire ensuite' })).getAllByRole('link');
  expect(next.map((link) => link.getAttribute('href'))).toEqual(['/blog/1', '/blog/3']);
  expect(screen.getByRole('link', { name: 'Retour au blog' })).toHaveAttribute('href', '/blog');
});

test.each(['9', '0', '1.0', '01', 'x', '%3Cscript%3E'])(
  'an unknown article (%s) reads as not found',
  (id) => {
    renderAt(`/blog/${id}`);
    expect(screen.getByRole('heading', { level: 1, name: 'Article non trouvé' })).toBeVisible();
    expect(screen.getByText("Désolé, l'article que vous cherchez n'existe pas.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
  },
);
