import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/** The entry that the browser refused to write. */
interface Refused {
  readonly state: unknown;
  readonly location: URL;
}

/**
 * The history that the library's own BrowserRouter uses; with `v5Compat` it tells of every change. A browser may
 * refuse a change: Safari after a hundred within half a minute, a locked-down one always. A new page is then
 * loaded from its address. What was to replace an entry is held here instead, and is where the visitor is
 * until the next entry: the bar shows the address of before.
 */
export function createSiteHistory() {
  const { history, location } = window;
  let refused: Refused | undefined;
  const accept = () => {
    refused = undefined;
  };
  // Before the library listens, which then looks where the visitor is.
  addEventListener('popstate', accept);

  const tolerant = {
    addEventListener: (name: string, listener: () => void) => addEventListener(name, listener),
    get location() {
      return refused?.location ?? location;
    },
    history: {
      get state() {
        return refused ? refused.state : history.state;
      },
      go: (steps: number) => history.go(steps),
      pushState(state: unknown, _: string, url: string) {
        try {
          history.pushState(state, '', url);
          accept();
        } catch {
          location.assign(url);
        }
      },
      replaceState(state: unknown, _: string, url = location.href) {
        try {
          history.replaceState(state, '', url);
          accept();
        } catch {
          refused = { state, location: new URL(url, location.href) };
        }
      },
    },
  };
  return createBrowserHistory({ window: tolerant as unknown as Window, v5Compat: true });
}
