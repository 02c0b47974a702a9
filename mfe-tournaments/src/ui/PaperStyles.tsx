import { Global } from '@emotion/react';

/**
 * On paper a page is as long as what is on it: as long as a screen, it would spill over to an empty sheet. A sheet that lies
 * across is wider than the first one, and what is empty would be a sheet of its own before it.
 */
export function PaperStyles() {
  return <Global styles={paper} />;
}

const paper = {
  '@media print': {
    'html, body, #contenu': { minHeight: 0, overflow: 'visible' },
    '#contenu > :empty': { display: 'none' },
    // The page's column: the sheet has margins of its own.
    '#contenu > * > *': { padding: 0 },
  },
} as const;
