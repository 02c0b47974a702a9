import { theme } from 'shared-kernel';

/** A form within a section, in a frame of its own. */
export const boxStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(4),
  width: '100%',
  marginBlock: theme.space(3),
  padding: `${theme.space(4)} min(4vw, ${theme.space(4)})`,
  border: `1px solid ${theme.color.edgeStrong}`,
  borderRadius: theme.radius,
} as const;
