import { render, renderHook, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { dismissNotice, pauseNotices, type User, useNotices } from 'shared-kernel';
import { Button } from 'shared-kernel/ui';
import { routes } from '../routes';

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

function Notices() {
  return (
    <div role="log">
      {useNotices().map(({ id, title, description, action }) => (
        <div key={id}>
          <p>{title}</p>
          <p>{description}</p>
          {action && <Button onClick={action.onSelect}>{action.label}</Button>}
        </div>
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

/**
 * Opens an address of the section as in a fresh tab, with a stub for every page of other sections. The router uses the
 * browser's history, so « Retour » works as on the site.
 */
export async function openPage(path: string, state: unknown = null) {
  dismissNotices();
  window.history.pushState({ usr: state, key: 'default', idx: 0 }, '', path);
  const router = createBrowserRouter([
    {
      HydrateFallback: () => null,
      children: [...(routes as readonly RouteObject[]), { path: '*', element: <h1>Une autre page</h1> }],
    },
  ]);
  const view = render(
    <>
      <RouterProvider router={router} />
      <Notices />
    </>,
  );
  await waitFor(() => expect(view.container.querySelector('h1')).not.toBeNull());
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, router, address, user: userEvent.setup({ delay: null }) };
}

export const player: User = {
  id: 3,
  name: 'Thomas Lefebvre',
  email: 'thomas@example.org',
  phone: '06 39 98 15 03',
  birthDate: '1994-04-17',
  address: '12 rue de la Victoire, 59121 Prouvy',
  club: 'Prouvy',
  licenseNumber: 'FJF-0003',
  role: 'player',
};

/** Logs a person in, or out, as another tab would. */
export function storeUser(user: User | null) {
  if (user) localStorage.setItem('user', JSON.stringify(user));
  else localStorage.removeItem('user');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  });
}
