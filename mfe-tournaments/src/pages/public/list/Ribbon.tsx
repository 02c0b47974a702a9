import { Children, type ReactNode } from 'react';
import { theme } from 'shared-kernel';

const tones = { warm: theme.color.warm, cool: theme.color.action } as const;

type Props = {
  readonly id: string;
  readonly title: string;
  readonly tone: keyof typeof tones;
  /** The text of an empty board. */
  readonly empty: string;
  readonly children: ReactNode;
};

/** One board: its name at the head, then its items in a line, pushed sideways where they are more than fit. */
export function Ribbon({ id, title, tone, empty, children }: Props) {
  const isEmpty = Children.count(children) === 0;
  return (
    <section
      aria-labelledby={`ribbon-${id}`}
      css={ribbon}
      style={{ '--light': tones[tone] } as React.CSSProperties}
      data-lit={!isEmpty || undefined}
    >
      <h2 id={`ribbon-${id}`}>{title}</h2>
      {isEmpty ? <p>{empty}</p> : <ul>{children}</ul>}
    </section>
  );
}

const ribbon = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1.75rem 6.25rem',
  borderBlockStart: `1px solid ${theme.color.edgeStrong}`,
  background: `radial-gradient(circle, rgb(150 200 255 / 0.1) 1px, transparent 1.4px) 0 0 / 6px 6px, ${theme.color.glass}`,
  // The light at its upper edge, strong at the head.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '-1px 0 auto',
    height: '2px',
    background: 'linear-gradient(90deg, var(--light), transparent 60%)',
    opacity: 0.35,
  },
  '&[data-lit]::before': { opacity: 1 },
  '& > h2': {
    ...theme.type.label,
    alignSelf: 'end',
    paddingInline: theme.gutter,
    color: 'var(--light)',
    whiteSpace: 'nowrap',
  },
  '& > p': { alignSelf: 'center', paddingInline: theme.gutter, color: theme.color.textMuted },
  '& > ul': {
    ...theme.unlisted,
    display: 'flex',
    alignItems: 'stretch',
    paddingInline: theme.gutter,
    overflowX: 'auto',
    overflowY: 'hidden',
    // Without snapping: a snapped item would keep its place when another match comes before it.
    scrollbarWidth: 'thin',
  },
  [theme.media.tablet]: {
    gridTemplateColumns: 'calc(10rem + max(0px, (100vw - 80rem) / 12)) minmax(0, 1fr)',
    gridTemplateRows: '7.25rem',
    '& > h2': {
      alignSelf: 'center',
      whiteSpace: 'normal',
      paddingInlineEnd: theme.space(4),
      fontSize: '1.5rem',
    },
    '& > ul, & > p': { paddingInlineStart: theme.space(4) },
  },
  '@media print': { gridTemplateRows: 'auto auto', '& > ul': { flexWrap: 'wrap' } },
} as const;
