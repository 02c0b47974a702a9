import type { ReactNode } from 'react';
import { theme } from 'shared-kernel';

type Props = {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** With `open`, the parent decides; without, the browser does. */
  readonly open?: boolean;
  readonly onToggle?: (open: boolean) => void;
  readonly id?: string;
  /** Disclosures of one name: opening one closes the others, even before any script runs. */
  readonly name?: string;
};

/** The browser's own disclosure: opens without scripts, by keyboard, and for a search in the page. */
export function Disclosure({ summary, children, open, onToggle, id, name }: Props) {
  const isControlled = open !== undefined;
  return (
    <details
      id={id}
      name={name}
      open={open}
      css={frame}
      // The browser opens by itself too: for a search in the page, or when another of the name closes this one.
      onToggle={(event) => {
        const isOpen = event.currentTarget.open;
        if (isOpen !== open) onToggle?.(isOpen);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control. */}
      <summary
        css={handle}
        onClick={(event) => {
          if (!isControlled) return;
          event.preventDefault();
          onToggle?.(!open);
        }}
      >
        {summary}
      </summary>
      <div css={{ paddingBottom: theme.space(5), maxWidth: theme.measure, color: theme.color.textMuted }}>
        {children}
      </div>
    </details>
  );
}

const frame = { borderBottom: `1px solid ${theme.color.edge}` };

const handle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(4),
  minHeight: '3.5rem',
  paddingBlock: theme.space(3),
  listStyle: 'none',
  fontWeight: 600,
  cursor: 'pointer',
  transition: `color ${theme.motion.quick}`,
  '&::-webkit-details-marker': { display: 'none' },
  [theme.media.hover]: { '&:hover': { color: theme.color.action } },
  // A cross that turns into a line.
  '&::after': {
    content: '""',
    flex: 'none',
    width: '1rem',
    height: '1rem',
    // All border, because contrast themes paint over backgrounds.
    border: `0.5rem solid ${theme.color.action}`,
    clipPath:
      'polygon(0 44%, 44% 44%, 44% 0, 56% 0, 56% 44%, 100% 44%, 100% 56%, 56% 56%, 56% 100%, 44% 100%, 44% 56%, 0 56%)',
    transition: `rotate ${theme.motion.quick}`,
  },
  'details[open] > &::after': { rotate: '180deg', clipPath: 'inset(44% 0)' },
} as const;
