import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/** The entry that the browser refused to write. */
interface Refused {
  readonly state: unknown;
  readonly location: URL;
}

/**
 * The history of the library's own BrowserRouter; `v5Compat` makes it notify of every change. A browser may refuse a
 * change: Safari after a hundred within half a minute, a locked-down one always. A refused push loads the new page from
 * its address. A refused replacement is held here as the visitor's location until the next entry, while the address bar
 * still shows the old one.
 */
export function createSiteHistory() {
  const { history, location } = window;
  let refused: Refused | undefined;
  const accept = () => {
    refused = undefined;
  };
  // This listener comes before the library's own, which then reads the visitor's location.
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
