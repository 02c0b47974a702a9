import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'shared-kernel/router';
import { prefersStillness } from './prefersStillness';
import { whenPresent } from './whenPresent';

/** Before a page scrolls to its anchor (specification, section 9). */
const ANCHOR_DELAY_MS = 100;

/** The last scroll position of each history entry, in the session storage when the page is left. */
const POSITIONS = 'jb:scroll';

/**
 * Sets the scroll position after a navigation: the anchor if the address names one, the former position on a return,
 * otherwise the top. The router's own component jumps to anchors at once, without that delay, so it is not used.
 */
export function ScrollManager() {
  const location = useLocation();
  const type = useNavigationType();
  const positions = useRef<Record<string, number>>({});
  const entry = useRef(location.key);
  const shown = useRef<{ key: string; pathname: string; search: string }>(undefined);

  useEffect(() => {
    positions.current = readPositions();
    const remember = () => {
      positions.current[entry.current] = Math.round(window.scrollY);
    };
    const leave = () => {
      keepPositions(positions.current);
      // The browser restores a reloaded page by itself, before any script runs.
      history.scrollRestoration = 'auto';
    };
    // Until then the browser may restore the scroll position of a revisited or reloaded page.
    if (document.readyState === 'complete') scrollByOneself();
    else window.addEventListener('load', scrollByOneself);
    // The page may have been read, and left for elsewhere, before this lived.
    if (window.scrollY > 0) remember();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('load', scrollByOneself);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key: location.key, pathname: location.pathname, search: location.search };
    entry.current = location.key;
    const isFirst = before === undefined || before.key === location.key;
    if (isFirst) return isFreshVisit() ? scrollToAnchor(location.hash) : undefined;
    scrollByOneself();

    const left = type === 'POP' ? positions.current[location.key] : undefined;
    if (left !== undefined) return scrollBackTo(left);
    // A page starts at its top, and so does a link to the page on show; a tab, a filter or a state does not.
    const isOwnLink = before.search === location.search && location.hash === '' && location.state === null;
    if (before.pathname !== location.pathname || isOwnLink) window.scrollTo({ top: 0, behavior: 'instant' });
    return scrollToAnchor(location.hash);
  }, [location, type]);

  return null;
}

function readPositions(): Record<string, number> {
  try {
    const kept = Object.entries(JSON.parse(sessionStorage.getItem(POSITIONS) ?? '{}') ?? {});
    return Object.fromEntries(
      kept.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    return {};
  }
}

/** If the browser refuses, going back after a reload starts at the top. */
function keepPositions(positions: Record<string, number>) {
  try {
    sessionStorage.setItem(POSITIONS, JSON.stringify(positions));
  } catch {}
}

function scrollByOneself() {
  history.scrollRestoration = 'manual';
}

/** A reload or a return from another site is scrolled by the browser. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return !visit || (visit as PerformanceNavigationTiming).type === 'navigate';
}

function scrollToAnchor(hash: string): (() => void) | undefined {
  if (hash.length < 2) return;
  const id = decoded(hash.slice(1));
  let giveUp = () => {};
  const delay = setTimeout(() => {
    giveUp = whenPresent(
      () => document.getElementById(id),
      (target) => {
        target.scrollIntoView({ behavior: prefersStillness() ? 'instant' : 'smooth' });
        focusWithoutScroll(target);
      },
    );
  }, ANCHOR_DELAY_MS);
  return () => {
    clearTimeout(delay);
    giveUp();
  };
}

/** A hash may contain any text; an undecodable one matches no element. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reading goes on at the anchor, for the keyboard and the screen reader too. */
function focusWithoutScroll(target: HTMLElement) {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

/** The page may be shorter than it was until all of it is there. */
function scrollBackTo(top: number): () => void {
  return whenPresent(
    () => document.documentElement.scrollHeight - window.innerHeight >= top || top === 0,
    () => window.scrollTo({ top, behavior: 'instant' }),
  );
}
