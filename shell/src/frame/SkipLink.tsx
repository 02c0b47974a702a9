import type { MouseEvent } from 'react';
import { MAIN_ID } from './mainContent';
import { strings } from './strings';

/** The first stop of the keyboard: over the header, straight to the page. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} data-skip data-print="hide" onClick={focusMain}>
      {strings.skip}
    </a>
  );
}

/** Without the address changing: skipping the header is not a step of the visit. */
function focusMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}
