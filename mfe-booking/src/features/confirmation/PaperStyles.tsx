import { Global } from 'shared-kernel/ui';

/** A ticket fits on one sheet. The sheet has margins of its own, and at screen height the page would begin a second sheet. */
export function PaperStyles() {
  return <Global styles={paper} />;
}

const paper = {
  '@media print': {
    'html, body, #contenu': { minHeight: 0 },
    '#contenu > * > *': { padding: 0 },
  },
} as const;
