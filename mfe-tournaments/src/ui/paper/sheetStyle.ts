import { clampedLines } from './clampedLines';

/** Ink on A4: figures in ruled boxes large enough for a pen, on one page whatever the names are. */
export const sheetStyle = {
  display: 'none',
  '@media print': {
    display: 'block',
    fontSize: '10pt',
    // A long name has a line for itself.
    '& h2': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '2mm',
      fontSize: '20pt',
      lineHeight: 1.1,
      marginBlock: '2mm 3mm',
    },
    '& p': { ...clampedLines(2), lineHeight: 1.3, marginBlock: '1mm' },
    '& table': { width: '100%', tableLayout: 'fixed', marginBlock: '3mm', breakInside: 'avoid' },
    '& th, & td': { border: '1px solid #777', padding: '1mm', textAlign: 'center', fontWeight: 400 },
    '& th': { fontSize: '8pt' },
    '& td': { height: '11mm', overflow: 'hidden' },
    // No more height than a pen needs.
    '& td > span': { ...clampedLines(3), fontSize: '7.5pt', lineHeight: 1.1 },
    '& th:first-of-type, & td:first-of-type': { width: '15%', textAlign: 'start', fontWeight: 700 },
    '& th:nth-of-type(2), & th:nth-of-type(3), & td:nth-of-type(2), & td:nth-of-type(3)': { width: '18%' },
    '& th:nth-last-of-type(2), & td:nth-last-of-type(2)': { width: '9%' },
    '& [data-result]': { display: 'flex', marginBlock: '5mm', fontSize: '13pt', fontWeight: 700 },
    // The figures beside the names are never cut.
    '& [data-result] > span:not([dir])': { flex: 'none', whiteSpace: 'pre' },
    '& [data-signatures]': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '6mm' },
    '& [data-signatures] > span': {
      height: '18mm',
      borderBlockEnd: '1px solid #777',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
    },
  },
} as const;
