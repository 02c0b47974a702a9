import type { ReactNode } from 'react';
import { theme } from '../theme';

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
    forcedColorAdjust: 'none',
    background: `linear-gradient(${theme.color.action} 0 0) center / 100% 2px no-repeat, linear-gradient(${theme.color.action} 0 0) center / 2px 100% no-repeat`,
    transition: `rotate ${theme.motion.quick}`,
  },
  'details[open] > &::after': { rotate: '90deg', backgroundSize: '2px 100%, 0 0' },
} as const;
