import type { ReactNode } from 'react';
import { theme } from '../theme/tokens';

const widths = { reading: '48rem', wide: theme.pageWidth } as const;

type Props = { readonly width?: keyof typeof widths; readonly children: ReactNode };

/**
 * The column of a page's content; the frame around it owns header, footer and main. A veil between the background
 * lights and the words keeps the text readable.
 */
export function Page({ width = 'wide', children }: Props) {
  return (
    <div
      css={{
        position: 'relative',
        boxSizing: 'content-box',
        maxWidth: widths[width],
        marginInline: 'auto',
        // Room above for the line of the next game, which hangs from the header (1.75rem), and air under it.
        padding: `clamp(2.75rem, 1.9rem + 3vw, 4.5rem) ${theme.gutter} clamp(4rem, 2.6rem + 6vw, 8rem)`,
        ...veil,
      }}
    >
      {children}
    </div>
  );
}

const veil = {
  '&::before': {
    content: '""',
    position: 'absolute',
    // Above the lights of the frame, which lie under everything, and under the page's own.
    zIndex: -1,
    inset: `0 ${theme.gutter}`,
    background: theme.color.ground,
    boxShadow: `0 0 1.25rem 1rem ${theme.color.ground}`,
    [theme.media.forced]: { display: 'none' },
  },
} as const;
