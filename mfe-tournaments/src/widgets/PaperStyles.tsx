import { Global } from 'shared-kernel/ui';

/**
 * On paper a page is as long as its content: at screen height it would spill over to an empty sheet. A landscape sheet
 * is wider than the first one, and an empty element would print as a sheet of its own before it.
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
