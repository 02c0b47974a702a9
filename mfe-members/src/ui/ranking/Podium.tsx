import type { ReactNode } from 'react';
import { theme } from 'shared-kernel';
import { medalOf } from './medals';

type Place = { readonly name: string; readonly mark: ReactNode };

/** The first three on a podium, a picture of the table beside it. */
export function Podium({ places }: { places: readonly Place[] }) {
  return (
    <div aria-hidden="true" css={podium}>
      {places.slice(0, 3).map(({ name, mark }, index) => (
        <div key={name} css={place}>
          {mark}
          <span css={nameStyle}>{name}</span>
          <strong css={step} style={{ borderTopColor: medalOf(index + 1) }}>
            {index + 1}
          </strong>
        </div>
      ))}
    </div>
  );
}

const podium = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  gap: theme.space(1),
  maxWidth: '30rem',
  width: '100%',
  margin: 'auto',
  '--step': 'clamp(3.25rem, 2.4rem + 4vw, 5rem)',
  // The best in the middle and highest.
  '& > :first-of-type': { order: 2, '--height': 'calc(var(--step) * 2)' },
  '& > :nth-of-type(2)': { order: 1, '--height': 'calc(var(--step) * 1.5)' },
  '& > :last-of-type': { order: 3, '--height': 'var(--step)' },
} as const;

const place = { display: 'grid', justifyItems: 'center', gap: theme.space(2) } as const;

const nameStyle = {
  ...theme.type.title3,
  maxWidth: '100%',
  fontSize: 'min(7vw, 1.375rem)',
  textAlign: 'center',
  overflowWrap: 'anywhere',
} as const;

const step = {
  ...theme.type.score,
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: 'var(--height)',
  border: `1px solid ${theme.color.edge}`,
  borderBlockStartWidth: 3,
  background: `linear-gradient(${theme.color.groundRaised}, transparent)`,
} as const;
