import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navigate } from 'react-router-dom';
import { Link } from 'shared-kernel/router';
import { createSiteHistory } from './createSiteHistory';
import type { Found, PageFinder } from './pageFinder';
import { SiteRouter } from './SiteRouter';
import { SectionFailure } from './sectionFailure';
import { createVisit } from './visit';

function aPage(path: string, title: string, isBroken = () => false): Found {
  function Component() {
    if (isBroken()) throw new Error('broken page');
    return (
      <>
        <h1>{title}</h1>
        <Link to={{ pathname: '/slow' }}>lent</Link>
        <Link to={{ pathname: '/quick' }}>vite</Link>
      </>
    );
  }
  return pageOf(path, title, Component);
}

/** A page that redirects before the visitor has seen it, as a guard does. */
function aRedirect(path: string, to: string): Found {
  return pageOf(path, 'En route', () => <Navigate to={to} replace />);
}

function pageOf(path: string, title: string, Component: () => React.ReactNode): Found {
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
  const pages: PageFinder = { find, known };
  const arrive = (path: string, found: Found) => act(async () => waiting.get(path)?.(found));
  return { pages, find, known, arrive };
}

const title = () => screen.getByRole('heading', { level: 1 });

beforeEach(() => {
  onFailure.mockClear();
  window.history.replaceState(null, '', '/');
  Object.assign(window, { scrollTo: () => {} });
});

afterEach(() => jest.useRealTimers());

const retryFiles = jest.fn();
const loadWhole = jest.fn(async () => {});
const onFailure = jest.fn();

function begin(pages: PageFinder, { isReloaded = false, isFramed = false } = {}) {
  const history = createSiteHistory();
  const visit = createVisit({
    history,
    pages,
    isPrerendered: false,
    isReloaded,
    isFramed,
    isOfHtml: () => true,
    retryFiles,
    loadWhole,
    onArrival: () => {},
    onFailure,
  });
  const open = () =>
    act(async () => {
      render(<SiteRouter visit={visit} navigator={history} origin="https://site.example" />);
    });
  return { history, open };
}

async function visitHome(first: Found = aPage('/', 'Accueil'), isReloaded = false) {
  const arriving = arrivingPages();
  await begin(arriving.pages, { isReloaded }).open();
  await arriving.arrive('/', first);
  return arriving;
}

test('the current page stays until the next one has loaded', async () => {
  const { arrive } = await visitHome();
  await userEvent.click(screen.getByRole('link', { name: 'lent' }));
  expect(window.location.pathname).toBe('/slow');
  expect(title()).toHaveTextContent('Accueil');
  await arrive('/slow', aPage('/slow', 'Lente'));
  expect(title()).toHaveTextContent('Lente');
});

test('a later navigation wins over an earlier one that loads after it', async () => {
  const { arrive } = await visitHome();
  await userEvent.click(screen.getByRole('link', { name: 'lent' }));
  await userEvent.click(screen.getByRole('link', { name: 'vite' }));
  await arrive('/quick', aPage('/quick', 'Rapide'));
  await arrive('/slow', aPage('/slow', 'Lente'));
  expect(title()).toHaveTextContent('Rapide');
});

test('a loaded page is shown at once, without a request', async () => {
  const { find, known } = await visitHome();
  find.mockClear();
  known.mockReturnValue(aPage('/quick', 'Rapide'));
  await userEvent.click(screen.getByRole('link', { name: 'vite' }));
  expect(title()).toHaveTextContent('Rapide');
  expect(find).not.toHaveBeenCalled();
});

test('another page is requested whole in a frame, because only the host refuses it there', async () => {
  const { pages, find, arrive } = arrivingPages();
  await begin(pages, { isFramed: true }).open();
  await arrive('/', aPage('/', 'Accueil'));
  find.mockClear();
  await userEvent.click(screen.getByRole('link', { name: 'vite' }));
  expect(loadWhole).toHaveBeenCalledWith(expect.objectContaining({ pathname: '/quick' }));
  expect(find).not.toHaveBeenCalled();
  expect(title()).toHaveTextContent('Accueil');
});

test('a redirect in a page’s first render is followed', async () => {
  const { arrive } = await visitHome(aRedirect('/', '/quick'));
  await arrive('/quick', aPage('/quick', 'Rapide'));
  expect(title()).toHaveTextContent('Rapide');
});

test('an address that changes before the first render is followed', async () => {
  const { pages, arrive } = arrivingPages();
  const { history, open } = begin(pages);
  history.replace('/quick');
  await arrive('/quick', aPage('/quick', 'Rapide'));
  await open();
  expect(title()).toHaveTextContent('Rapide');
});

test('a late page shows an error after seven seconds, and the page itself once it loads', async () => {
  const { arrive } = await visitHome();
  jest.useFakeTimers();
  act(() => screen.getByRole('link', { name: 'lent' }).click());
  await act(() => jest.advanceTimersByTimeAsync(6_999));
  expect(title()).toHaveTextContent('Accueil');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(title()).toHaveTextContent('Cette page ne répond pas');
  const late = aPage('/slow', 'Lente');
  await arrive('/slow', late);
  expect(title()).toHaveTextContent('Lente');
  expect(onFailure.mock.calls).toEqual([[late]]);
});

test('pressing « Réessayer » requests a failed section again', async () => {
  const { find, arrive } = await visitHome({
    kind: 'failure',
    error: new SectionFailure('unreachable', 'marketing'),
  });
  expect(title()).toHaveTextContent('Cette page ne répond pas');
  expect(screen.getByRole('alert')).toHaveTextContent('rien de ce que vous avez enregistré n’est perdu');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(screen.getByRole('button', { name: 'Nouvel essai…' })).toHaveAttribute('aria-disabled', 'true');
  expect(find).toHaveBeenCalledTimes(2);
  expect(retryFiles).toHaveBeenCalledTimes(1);
  await arrive('/', aPage('/', 'Accueil'));
  expect(title()).toHaveTextContent('Accueil');
});

describe('a page that failed to load', () => {
  const unreachable: Found = { kind: 'failure', error: new SectionFailure('unreachable', 'marketing') };
  const incompatible: Found = { kind: 'failure', error: new SectionFailure('incompatible', 'marketing') };
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  beforeEach(() => jest.useFakeTimers());

  test('is requested again every ten seconds, without a visible change, until it loads', async () => {
    const { find, arrive } = await visitHome(unreachable);
    screen.getByRole('button', { name: 'Réessayer' }).focus();
    const shown = document.body.innerHTML;
    for (const times of [2, 3]) {
      await pass(9_999);
      expect(find).toHaveBeenCalledTimes(times - 1);
      await pass(1);
      expect(find).toHaveBeenCalledTimes(times);
      expect(document.body.innerHTML).toBe(shown);
      await arrive('/', { kind: 'failure', error: new SectionFailure('unreachable', 'marketing') });
      expect(onFailure.mock.calls).toEqual([[unreachable]]);
      expect(document.body.innerHTML).toBe(shown);
      expect(screen.getByRole('button', { name: 'Réessayer' })).toHaveFocus();
    }
    await pass(10_000);
    await arrive('/', aPage('/', 'Accueil'));
    expect(title()).toHaveTextContent('Accueil');
  });

  test('loads a second after an « online » event that came too early', async () => {
    const { find, arrive } = await visitHome(unreachable);
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(0);
    expect(find).toHaveBeenCalledTimes(2);
    await arrive('/', unreachable);
    await pass(1_000);
    expect(find).toHaveBeenCalledTimes(3);
    await arrive('/', aPage('/', 'Accueil'));
    expect(title()).toHaveTextContent('Accueil');
  });

  test('is requested again as soon as a late script has run', async () => {
    const loader: Partial<typeof pageLoader> = { pressed: [] };
    Object.assign(self, { pageLoader: loader });
    const { find, arrive } = await visitHome(unreachable);
    act(() => loader.onLateScript?.());
    expect(find).toHaveBeenCalledTimes(2);
    await arrive('/', aPage('/', 'Accueil'));
    expect(title()).toHaveTextContent('Accueil');
    await pass(0);
    Reflect.deleteProperty(self, 'pageLoader');
  });

  test('is not requested after the visitor has left', async () => {
    const { find, known } = await visitHome(unreachable);
    known.mockReturnValue(aPage('/reservation', 'Réserver un terrain'));
    act(() => screen.getByRole('link', { name: 'Réserver' }).click());
    expect(title()).toHaveTextContent('Réserver un terrain');
    find.mockClear();
    await pass(60_000);
    expect(find).not.toHaveBeenCalled();
  });

  test('is requested less often when it hangs, and a hanging retry changes nothing', async () => {
    const arriving = await visitHome();
    act(() => screen.getByRole('link', { name: 'lent' }).click());
    await pass(7_000);
    await arriving.arrive('/slow', incompatible);
    expect(title()).toHaveTextContent('Cette page vient de changer');
    arriving.find.mockClear();
    await pass(58_000);
    expect(arriving.find).not.toHaveBeenCalled();
    await pass(2_000);
    expect(arriving.find).toHaveBeenCalledTimes(1);
    await pass(20_000);
    expect(title()).toHaveTextContent('Cette page vient de changer');
  });

  test('does not suggest a reload after a reload in vain', async () => {
    await visitHome(incompatible, true);
    expect(title()).toHaveTextContent('Cette page est en cours de mise à jour');
    expect(screen.queryByText(/recharge/i)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
});

describe('a page that throws', () => {
  // React prints errors that a boundary catches.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

  test('stays inside the frame and renders again when the visitor retries', async () => {
    let isBroken = true;
    const page = aPage('/', 'Accueil', () => isBroken);
    const { known } = await visitHome(page);
    known.mockReturnValue(page);
    expect(title()).toHaveTextContent('Cette page s’est arrêtée');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(title()).toHaveTextContent('Accueil');
  });

  test('does not affect the next page', async () => {
    const { known } = await visitHome(aPage('/', 'Accueil', () => true));
    known.mockReturnValue(aPage('/reservation', 'Réserver un terrain'));
    await userEvent.click(screen.getByRole('link', { name: 'Réserver' }));
    expect(title()).toHaveTextContent('Réserver un terrain');
  });
});
