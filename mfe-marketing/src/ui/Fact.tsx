import type { ReactNode } from 'react';
import { theme } from 'shared-kernel';

type Props = { readonly figure: string; readonly children: ReactNode };

/** A figure and its meaning, for a list; read as one sentence. */
export function Fact({ figure, children }: Props) {
  return (
    <li
      css={{
        listStyle: 'none',
        paddingInlineStart: theme.space(4),
        borderInlineStart: `2px solid ${theme.color.edgeStrong}`,
      }}
    >
      <span
        css={{
          ...theme.type.score,
          display: 'block',
          color: theme.color.action,
        }}
      >
        {figure}
      </span>{' '}
      <span css={{ color: theme.color.textMuted }}>{children}</span>
    </li>
  );
}
