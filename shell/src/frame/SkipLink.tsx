import type { MouseEvent } from 'react';
import { theme } from 'shared-kernel';
import { MAIN_ID } from './mainContent';
import { strings } from './strings';

/** The first stop of the keyboard: over the header, straight to the page. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} css={style} data-print="hide" onClick={focusMain}>
      {strings.skip}
    </a>
  );
}

/** Without the address changing: skipping the header is not a step of the visit. */
function focusMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}

const style = {
  ...theme.type.label,
  position: 'fixed',
  zIndex: 40,
  top: theme.space(2),
  insetInlineStart: theme.space(2),
  padding: `${theme.space(3)} ${theme.space(5)}`,
  borderRadius: theme.radius,
  background: theme.color.action,
  color: theme.color.actionText,
  '&:not(:focus)': { translate: '0 -200%' },
} as const;
