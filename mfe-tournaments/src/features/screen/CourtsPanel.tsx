import { CourtBoard } from './CourtBoard';
import type { PanelProps } from './panels';
import { units } from './units';

export function CourtsPanel({ panel: { fixtures }, tournament }: PanelProps<'courts'>) {
  const columns = fixtures.length > 2 ? 2 : 1;
  return (
    <ul css={list} style={{ '--columns': columns } as React.CSSProperties}>
      {fixtures.map((fixture) => (
        <li key={fixture.id}>
          <CourtBoard tournament={tournament} fixture={fixture} count={fixtures.length} />
        </li>
      ))}
    </ul>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  gridAutoRows: 'minmax(0, 1fr)',
  gap: units(2),
  minHeight: 0,
  padding: 0,
  listStyleType: "''",
  '& > li': { containerType: 'size', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0 },
  '@media (max-aspect-ratio: 1/1)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;
