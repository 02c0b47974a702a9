import { MAIN_ID } from '../mainContent';

const LINK = `#${MAIN_ID} a[href]`;
const TITLE = `#${MAIN_ID} h1`;

/**
 * After a step back the focus moves from the page's title (RouteAnnouncer.tsx) to the link that the visitor had
 * followed. So a reader of a list's fortieth entry does not restart at its top.
 */
export function returnFocus(): void {
  /** By entry of the history, the address of the link that was in focus last. */
  const links = new Map<unknown, string | null>();
  let isReturn = false;

  function follow(focused: EventTarget | null) {
    if (!(focused instanceof Element)) return;
    const entry = history.state?.key;
    if (focused.matches(LINK)) links.set(entry, focused.getAttribute('href'));
    if (!isReturn || !focused.matches(TITLE)) return;
    isReturn = false;
    linkTo(links.get(entry))?.focus({ preventScroll: true });
  }

  document.addEventListener('focusin', ({ target }) => follow(target));
  addEventListener('popstate', () => {
    isReturn = true;
    // A page that had already loaded is displayed by now.
    follow(document.activeElement);
  });
  for (const sign of ['pointerdown', 'keydown']) {
    addEventListener(sign, () => {
      isReturn = false;
    });
  }
}

function linkTo(address: string | null | undefined): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(LINK)].find(
    (link) => link.getAttribute('href') === address,
  );
}
