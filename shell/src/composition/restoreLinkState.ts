/** The key under which the page's loader stores a link's state: `[pathname, state]`. */
const LINK_STATE_KEY = 'jb:told';

/**
 * Restores the state of a link that the visitor followed before hydration, when the browser loaded the page itself.
 * Call it before any code reads the history.
 */
export function restoreLinkState(): void {
  try {
    const told = sessionStorage[LINK_STATE_KEY];
    if (!told) return;
    delete sessionStorage[LINK_STATE_KEY];
    const [pathname, usr] = JSON.parse(told);
    // In the router's format, with a key of its own; an existing state stays.
    const key = Date.now().toString(36);
    if (pathname === location.pathname && !history.state) history.replaceState({ usr, key, idx: 0 }, '');
  } catch {
    // A browser without storage has kept nothing.
  }
}
