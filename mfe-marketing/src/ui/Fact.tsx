import type { ReactNode } from 'react';
import { theme } from 'shared-kernel';

type Props = { readonly figure: string; readonly tone?: 'cool' | 'warm'; readonly children: ReactNode };

/** A figure and what it counts, for a list of such; read as one sentence. */
export function Fact({ figure, tone = 'cool', children }: Props) {
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
          color: tone === 'cool' ? theme.color.action : theme.color.warm,
        }}
      >
        {figure}
      </span>{' '}
      <span css={{ color: theme.color.textMuted }}>{children}</span>
    </li>
  );
}
