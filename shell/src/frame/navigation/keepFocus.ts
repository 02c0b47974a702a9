/** By then React and dialogs have placed the focus, if they do so themselves. */
const SETTLED_MS = 150;
const DIALOG = '[role=dialog],[role=alertdialog]';
const HEADING = 'h1,h2,h3';

/**
 * When a focused element disappears, because its entry was deleted, a keyboard user would lose the focus. It moves to
 * the rest around the place: the list, or the heading above it.
 */
export function keepFocus(): void {
  /** The last focused element and its ancestors, innermost first. A dialog about it does not count. */
  let trail: Element[] = [];
  let page = '';
  let timer: ReturnType<typeof setTimeout>;

  function follow({ target }: Event) {
    if (!(target instanceof Element) || target.closest(DIALOG)) return;
    trail = target === document.activeElement ? withAncestors(target) : [];
    page = location.pathname;
  }

  function keep() {
    // An emptied list, as that of the notices, is not to be seen.
    const left = trail.find(({ isConnected, textContent }) => isConnected && textContent);
    // The title of another page takes the focus by itself (RouteAnnouncer.tsx).
    if (!left || trail[0]?.isConnected || page !== location.pathname) return;
    if (document.activeElement !== document.body || document.querySelector(DIALOG)) return;
    trail = [];
    const aim = left.matches('ul,ol,table') ? left : (left.querySelector(HEADING) ?? left);
    if (!aim.hasAttribute('tabindex')) aim.setAttribute('tabindex', '-1');
    (aim as HTMLElement).focus({ preventScroll: true });
  }

  document.addEventListener('focusin', follow);
  // A press elsewhere means that the visitor has left it.
  document.addEventListener('pointerdown', follow);
  new MutationObserver(() => {
    if (trail[0]?.isConnected !== false) return;
    clearTimeout(timer);
    timer = setTimeout(keep, SETTLED_MS);
  }).observe(document.body, { childList: true, subtree: true });
}

function withAncestors(element: Element): Element[] {
  const trail: Element[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) trail.push(at);
  return trail;
}
