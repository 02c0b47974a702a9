/** The key under which the page's loader stores a link's state: `[pathname, state]`. */
const TOLD_KEY = 'jb:told';

/**
 * Gives a page what the link to it had to tell, where the browser has loaded the page itself because the one before did
 * not live yet. To be called before anybody reads the history.
 */
export function takeTold(): void {
  try {
    const told = sessionStorage[TOLD_KEY];
    if (!told) return;
    delete sessionStorage[TOLD_KEY];
    const [pathname, usr] = JSON.parse(told);
    // In the router's format, with a key of its own; an existing state stays.
    const key = Date.now().toString(36);
    if (pathname === location.pathname && !history.state) history.replaceState({ usr, key, idx: 0 }, '');
  } catch {
    // A browser without storage has kept nothing.
  }
}
