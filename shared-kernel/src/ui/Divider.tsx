import { theme } from '../theme';

/** The centre line of the court, with its circle. */
export function Divider() {
  return (
    <hr
      css={{
        position: 'relative',
        height: '1px',
        overflow: 'visible',
        marginBlock: theme.space(12),
        border: 0,
        background: `linear-gradient(90deg, transparent, ${theme.color.edgeStrong} 20% calc(50% - 1.25rem), transparent 0 calc(50% + 1.25rem), ${theme.color.edgeStrong} 0 80%, transparent)`,
        '&::after': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 'calc(50% - 1.25rem)',
          top: '-1.25rem',
          width: '2.5rem',
          height: '2.5rem',
          border: `1px solid ${theme.color.edgeStrong}`,
          borderRadius: '50%',
        },
      }}
    />
  );
}
