import type { ReactNode } from 'react';
import { theme } from '../theme/tokens';

const widths = { reading: '48rem', wide: theme.pageWidth } as const;

type Props = { readonly width?: keyof typeof widths; readonly children: ReactNode };

/**
 * The column of a page's content; the frame around it owns header, footer and main. A plate that fades out at its
 * sides keeps the lines of the background off the words.
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
        ...plate,
      }}
    >
      {children}
    </div>
  );
}

const plate = {
  '&::before': {
    content: '""',
    position: 'absolute',
    // Above the lights of the frame, which lie under everything, and under the page's own.
    zIndex: -1,
    inset: 0,
    background: `linear-gradient(90deg, transparent, ${theme.color.ground} ${theme.gutter} calc(100% - ${theme.gutter}), transparent)`,
    [theme.media.forced]: { display: 'none' },
  },
} as const;
