import { keyframes } from '@emotion/react';
import { theme } from '../theme/tokens';
import { CourtLines } from './CourtLines';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

type Props = {
  readonly width?: string | number;
  readonly height?: string | number;
  /** That many lines of text instead of one block. */
  readonly lines?: number;
};

/** The shape of the awaited content: lines of text, or a pane with the court in it. Only its opacity changes. */
export function Skeleton({ width = '100%', height = '1em', lines }: Props) {
  if (lines === undefined) {
    return (
      <span aria-hidden="true" css={[block, { width, height }]}>
        {isTall(height) && <CourtLines css={court} />}
      </span>
    );
  }
  return (
    <span aria-hidden="true" css={{ display: 'grid', gap: '0.6em', width }}>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          css={[block, { height: '1em', width: line === lines - 1 && lines > 1 ? '62%' : '100%' }]}
        />
      ))}
    </span>
  );
}

function isTall(height: string | number): boolean {
  return typeof height === 'number' && height >= 96;
}

const block = {
  display: 'grid',
  placeItems: 'center',
  maxWidth: '100%',
  overflow: 'hidden',
  borderRadius: theme.radius,
  background: `linear-gradient(150deg, ${theme.color.edge}, ${theme.color.groundRaised})`,
  // Seen under a contrast theme, which has no gradients.
  border: '1px solid transparent',
  animation: `${breathe} 1.6s ease-in-out infinite`,
} as const;

const court = { width: 'auto', height: '60%', color: theme.color.edgeStrong } as const;
