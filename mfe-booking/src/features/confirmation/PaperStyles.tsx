import { Global } from '@emotion/react';

/** A ticket is one sheet: the sheet has margins of its own, and as long as a screen the page would begin a second one. */
export function PaperStyles() {
  return <Global styles={paper} />;
}

const paper = {
  '@media print': {
    'html, body, #contenu': { minHeight: 0 },
    '#contenu > * > *': { padding: 0 },
  },
} as const;
