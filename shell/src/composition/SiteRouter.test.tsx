import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'shared-kernel/router';
import type { Found, Pages } from './pages';
import { SiteRouter } from './SiteRouter';
import { SectionFailure } from './sectionFailure';

function aPage(path: string, title: string, isBroken = () => false): Found {
  function Component() {
    if (isBroken()) throw new Error('broken page');
    return (
      <>
        <h1>{title}</h1>
        <Link to="/slow">lent</Link>
        <Link to="/quick">vite</Link>
      </>
    );
  }
  return {
    kind: 'page',
    route: { id: path, path, handle: { title, description: '', prerender: false }, Component },
  };
}

/** Pages that arrive when the test says so. */
function arrivingPages() {
  const waiting = new Map<string, (found: Found) => void>();
  const find = jest.fn((path: string) => new Promise<Found>((resolve) => waiting.set(path, resolve)));
  const known = jest.fn<Found | undefined, [string]>();
  const pages: Pages = { find, known };
  const arrive = (path: string, found: Found) => act(async () => waiting.get(path)?.(found));
  return { pages, find, known, arrive };
}

const title = () => screen.getByRole('heading', { level: 1 });

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  Object.assign(window, { scrollTo: () => {} });
});

async function visit(first: Found, pages: Pages) {
  await act(async () => {
    render(<SiteRouter pages={pages} origin="https://site.example" first={first} />);
  });
}

test('the page on show stays until the next one has arrived', async () => {
  const { pages, arrive } = arrivingPages();
  await visit(aPage('/', 'Accueil'), pages);
  await userEvent.click(screen.getByRole('link', { name: 'lent' }));
  expect(window.location.pathname).toBe('/slow');
  expect(title()).toHaveTextContent('Accueil');
  await arrive('/slow', aPage('/slow', 'Lente'));
  expect(title()).toHaveTextContent('Lente');
});

test('a later navigation wins over one that arrives after it', async () => {
  const { pages, arrive } = arrivingPages();
  await visit(aPage('/', 'Accueil'), pages);
  await userEvent.click(screen.getByRole('link', { name: 'lent' }));
  await userEvent.click(screen.getByRole('link', { name: 'vite' }));
  await arrive('/quick', aPage('/quick', 'Rapide'));
  await arrive('/slow', aPage('/slow', 'Lente'));
  expect(title()).toHaveTextContent('Rapide');
});

test('a known page is shown at once, without being asked for', async () => {
  const { pages, find, known } = arrivingPages();
  known.mockReturnValue(aPage('/quick', 'Rapide'));
  await visit(aPage('/', 'Accueil'), pages);
  await userEvent.click(screen.getByRole('link', { name: 'vite' }));
  expect(title()).toHaveTextContent('Rapide');
  expect(find).not.toHaveBeenCalled();
});

test('a section that failed is asked for again when the visitor tries again', async () => {
  const { pages, find, arrive } = arrivingPages();
  await visit({ kind: 'failure', error: new SectionFailure('unreachable', 'marketing') }, pages);
  expect(title()).toHaveTextContent('Cette page ne répond pas');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(find).toHaveBeenCalledWith('/');
  await arrive('/', aPage('/', 'Accueil'));
  expect(title()).toHaveTextContent('Accueil');
});

describe('a page that breaks', () => {
  // React prints what an error boundary catches.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

  test('stays inside the frame and starts afresh when the visitor tries again', async () => {
    const { pages, known } = arrivingPages();
    let isBroken = true;
    const page = aPage('/', 'Accueil', () => isBroken);
    known.mockReturnValue(page);
    await visit(page, pages);
    expect(title()).toHaveTextContent('Cette page s’est arrêtée');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(title()).toHaveTextContent('Accueil');
  });

  test('does not cost the next page', async () => {
    const { pages, known } = arrivingPages();
    known.mockReturnValue(aPage('/reservation', 'Réserver un terrain'));
    await visit(
      aPage('/', 'Accueil', () => true),
      pages,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Réserver' }));
    expect(title()).toHaveTextContent('Réserver un terrain');
  });
});
