import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'shared-kernel/router';
import { VisuallyHidden } from 'shared-kernel/ui';
import { MAIN_ID } from '../mainContent';
import { whenPresent } from './whenPresent';

/** The document's title is set after the page has rendered. */
const TITLE_DELAY_MS = 50;

/**
 * After a navigation reading starts at the new page's title, or at a notice's action, and the page is announced; on
 * the first page the browser does both. An anchor in the address takes the focus instead (see
 * ScrollManager), unless the visitor returns to a page that they had left further down.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    let delay: ReturnType<typeof setTimeout> | undefined;
    const giveUp = whenPresent(pageTitle, (title) => {
      shown.current = pathname;
      if (hash === '' || isReturn) {
        if (!title.hasAttribute('tabindex')) title.setAttribute('tabindex', '-1');
        title.focus({ preventScroll: true });
        focusNotice();
      }
      delay = setTimeout(() => {
        // Screen readers announce an alert themselves, and its text must not stay here after a successful retry.
        setAnnounced(pageTitle()?.closest('[role=alert]') ? '' : document.title);
      }, TITLE_DELAY_MS);
    });
    return () => {
      giveUp();
      clearTimeout(delay);
    };
  }, [pathname, hash, isReturn]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announced}
    </VisuallyHidden>
  );
}

/** A notice that the visitor was sent here with may be what they look for next; once, and not after a later navigation. */
function focusNotice() {
  const action = document.querySelector<HTMLElement>('[data-takes-focus]');
  action?.removeAttribute('data-takes-focus');
  action?.focus({ preventScroll: true });
}

function pageTitle(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${MAIN_ID} h1`);
}
