import './database';
import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { dismissNotice, pauseNotices, useNotices } from 'shared-kernel';
import { matchRoutes } from 'shared-kernel/router';
import { summaryOf, type Tournament } from '../model/tournament';
import { routes } from '../routes';
import { allPublished } from '../store/publish';
import { matchActions } from '../widgets/lateParts';

// jsdom has no Request. The router makes one for each navigation and only hands it on to loaders, and no route has one.
class NavigationRequest {
  constructor(
    readonly url: string,
    readonly init: object,
  ) {}
  readonly method = 'GET';
  readonly signal = new AbortController().signal;
}
Object.assign(globalThis, { Request: NavigationRequest });

// A busy machine may look for a notice after its five seconds.
pauseNotices('tests');

// A publication that went on after the last test would find no document.
afterAll(allPublished);

function Notices() {
  return (
    <div role="log" aria-label="Notices">
      {useNotices().map(({ id, title, description, variant }) => (
        <button type="button" key={id} data-variant={variant} onClick={() => dismissNotice(id)}>
          {title} {description}
        </button>
      ))}
    </div>
  );
}

/** Closes the notices of other tests. */
function dismissNotices() {
  const { result, unmount } = renderHook(useNotices);
  unmount();
  for (const { id } of result.current) dismissNotice(id);
}

/** Opens an address of the section as a visitor would, beside a stub for every page of the others. */
export async function openPage(path: string) {
  dismissNotices();
  // As for a visitor whose page has been open for a while.
  await Promise.all([
    import('../pages/public/tournament/otherTabs'),
    import('../pages/public/tournament/organizing'),
    import('../widgets/news/SpokenNews'),
    matchActions.load(),
    import('../store/catchUp'),
  ]);
  await matchRoutes([...routes], path.split('?')[0] ?? '')?.[0]?.route.lazy();
  const router = createMemoryRouter(
    [
      {
        HydrateFallback: () => null,
        children: [...(routes as readonly RouteObject[]), { path: '*', element: <h1>Une autre page</h1> }],
      },
    ],
    { initialEntries: [path] },
  );
  const view = render(
    <>
      <RouterProvider router={router} />
      <Notices />
    </>,
  );
  await waitFor(() => expect(view.container.querySelector('h1')).not.toBeNull());
  await settle();
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, router, address, user: userEvent.setup({ delay: null }) };
}

/** Lets changes of the storage reach the page. */
export async function settle() {
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
}

/** Finds a notice by its words, even behind a closing dialog. */
export function findNotice(name: RegExp): Promise<HTMLElement> {
  const log = screen.getByRole('log', { name: 'Notices', hidden: true });
  return within(log).findByRole('button', { name: inAnySpaces(name.source), hidden: true });
}

/** The texts that an element shows from now on, those of a moment included. */
export function textsOf(element: Element): readonly string[] {
  const texts: string[] = [];
  const observer = new MutationObserver(() => texts.push(element.textContent ?? ''));
  observer.observe(element, { subtree: true, childList: true, characterData: true });
  return texts;
}

/** A name as it is read, whichever of its spaces break no line. */
export function inAnySpaces(source: string): RegExp {
  return new RegExp(source.replaceAll(' ', '\\s'));
}

/** Writes, or removes, a key's text as another tab would. */
export function storeElsewhere(key: string, value: unknown) {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(value));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
}

/** Keeps these tournaments and no others. */
export function storeTournaments(...tournaments: readonly Tournament[]) {
  for (const tournament of tournaments) storeElsewhere(`tournament:${tournament.id}`, tournament);
  storeElsewhere('tournaments', tournaments.map(summaryOf));
}

export function storedTournament(id: string): Tournament | null {
  return JSON.parse(localStorage.getItem(`tournament:${id}`) ?? 'null');
}

/** Deletes all stored data, and logs every user out. */
export function storeNothing() {
  sessionStorage.clear();
  localStorage.clear();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
}

/** Logs in an organiser or another user, as another tab would; null logs the user out. */
export function logIn(user: object | null = organizer) {
  storeElsewhere('user', user);
}

/** Deletes all stored data, logs an organiser in, and keeps these tournaments. */
export function startAsOrganizer(...tournaments: readonly Tournament[]) {
  storeNothing();
  logIn();
  if (tournaments.length > 0) storeTournaments(...tournaments);
}

export const organizer = { id: 1001, name: 'Camille Morel', email: 'camille@example.org', role: 'organizer' };
export const player = { id: 3, name: 'Thomas Lefebvre', email: 'thomas@example.org', role: 'player' };
