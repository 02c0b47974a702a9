/** The lowest readable line, and one readable from afar, in millimetres. */
const [lowest, highest] = [3.6, 10];

/** A ruled table whose rows share the given height of a page, in millimetres: long tables have smaller text. */
export function paperTable(rows: number, heightMm: number) {
  const rowMm = Math.min(highest, Math.max(lowest, heightMm / (rows + 1)));
  const points = Math.min(11, rowMm * 1.7);
  return {
    width: '100%',
    tableLayout: 'fixed',
    marginBlockStart: '4mm',
    fontSize: `${points}pt`,
    lineHeight: 1,
    '& th, & td': {
      height: `${rowMm}mm`,
      padding: '0 1mm',
      border: '1px solid #777',
      textAlign: 'center',
      fontWeight: 400,
      // A name of sixty characters keeps to its line.
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    // Heads keep their words: a column is wide enough for its figures, not for them.
    '& th': {
      fontSize: `${Math.min(7, points)}pt`,
      fontWeight: 700,
      paddingInline: '0.3mm',
      textOverflow: 'clip',
    },
    '& [data-part=teams]': { display: 'flex', justifyContent: 'center', minWidth: 0 },
    '& [data-column=rank]': { width: '11mm' },
    '& [data-column=name]': { width: '56mm', textAlign: 'start', fontWeight: 700 },
    '& [data-column=time]': { width: '16mm', fontWeight: 700 },
  } as const;
}
