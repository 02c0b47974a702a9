/** Ink on A4: figures in ruled boxes large enough for a pen. */
export const sheetStyle = {
  display: 'none',
  '@media print': {
    display: 'block',
    fontSize: '10pt',
    '& h2': { fontSize: '20pt', marginBlock: '2mm 3mm' },
    '& p': { marginBlock: '1mm' },
    '& table': { width: '100%', tableLayout: 'fixed', marginBlock: '3mm', breakInside: 'avoid' },
    '& th, & td': { border: '1px solid #777', padding: '1mm', textAlign: 'center', fontWeight: 400 },
    '& th': { fontSize: '8pt' },
    '& td': { height: '11mm', overflow: 'hidden' },
    '& th:first-of-type, & td:first-of-type': { width: '15%', textAlign: 'start', fontWeight: 700 },
    '& th:nth-of-type(2), & th:nth-of-type(3), & td:nth-of-type(2), & td:nth-of-type(3)': { width: '18%' },
    '& th:nth-last-of-type(2), & td:nth-last-of-type(2)': { width: '9%' },
    '& [data-result]': { marginBlock: '5mm', fontSize: '13pt', fontWeight: 700 },
    '& [data-signatures]': { display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: '6mm' },
    '& [data-signatures] > span': { height: '18mm', borderBlockEnd: '1px solid #777' },
  },
} as const;
