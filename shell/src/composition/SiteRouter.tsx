import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type NavigationType,
  Router,
} from 'react-router-dom';
import type { Location } from 'shared-kernel/router';
import type { Found, Pages } from './pages';
import { SitePages } from './SitePages';

/** One entry of the history, and what it shows. */
interface Shown {
  readonly location: Location;
  readonly action: NavigationType;
  readonly found: Found;
}

interface Props {
  readonly pages: Pages;
  readonly origin: string;
  /** What the address at the start leads to, so that the first render is the whole page. */
  readonly first: Found;
}

/**
 * The router of the live site. The page on show stays until the next one has arrived, as on any website;
 * why not the router's own data mode: docs/decisions/0002-pages-enter-the-router-when-loaded.md.
 */
export function SiteRouter({ pages, origin, first }: Props) {
  // The history that the library's own BrowserRouter uses; with `v5Compat` it tells of every change.
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [shown, setShown] = useState<Shown>({
    location: history.location,
    action: history.action,
    found: first,
  });
  const [isWaiting, setIsWaiting] = useState(false);
  const newest = useRef<object>(undefined);

  async function show(location: Location, action: NavigationType) {
    const known = pages.known(location.pathname);
    const ticket = {};
    newest.current = ticket;
    if (known) {
      setIsWaiting(false);
      setShown({ location, action, found: known });
      return;
    }
    setIsWaiting(true);
    const found = await pages.find(location.pathname);
    // The visitor has gone elsewhere meanwhile.
    if (newest.current !== ticket) return;
    startTransition(() => {
      setIsWaiting(false);
      setShown({ location, action, found });
    });
  }

  const onChange = useEffectEvent(show);
  useEffect(() => history.listen(({ location, action }) => void onChange(location, action)), [history]);

  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      <SitePages
        origin={origin}
        found={shown.found}
        isWaiting={isWaiting}
        onRetry={() => show(history.location, history.action)}
      />
    </Router>
  );
}
