import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import { useEscape } from 'shared-kernel/escape';
import { Button, Icon } from 'shared-kernel/ui';

type Props = {
  readonly label: string;
  /** The same with the menu's subject, because a page has another menu. */
  readonly name: string;
  /** Links and buttons, each an `li`. */
  readonly children: ReactNode;
};

/** Links behind one button. They close with Escape, with a press elsewhere, when the focus leaves, and once one is taken. */
export function Menu({ label, name, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEscape(root, () => isOpen && close());
  useEffect(() => {
    if (!isOpen) return;
    const onElsewhere = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerdown', onElsewhere, { signal });
    document.addEventListener('focusin', onElsewhere, { signal });
    return () => listeners.abort();
  }, [isOpen]);

  function close() {
    button.current?.focus();
    setIsOpen(false);
  }

  return (
    <div ref={root} css={{ position: 'relative' }}>
      <Button
        ref={button}
        size="small"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{label}</span>
        <Icon name="chevron" css={{ fontSize: '0.8em', rotate: isOpen ? '180deg' : undefined }} />
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press of Enter on what is in it is a click. */}
      <ul id={id} css={list} data-open={isOpen || undefined} onClick={close}>
        {children}
      </ul>
    </div>
  );
}

const list = {
  ...theme.unlisted,
  position: 'absolute',
  zIndex: 5,
  insetBlockStart: `calc(100% + ${theme.space(1)})`,
  insetInlineEnd: 0,
  display: 'none',
  minWidth: '12rem',
  padding: theme.space(1),
  border: `1px solid ${theme.color.edgeStrong}`,
  borderRadius: theme.radius,
  background: theme.color.groundRaised,
  '&[data-open]': { display: 'block' },
  '& a, & button': {
    ...theme.type.label,
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: '2.75rem',
    paddingInline: theme.space(3),
    border: 0,
    borderRadius: '4px',
    background: 'none',
    color: theme.color.text,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& li + li > *': { borderBlockStart: `1px solid ${theme.color.edge}` },
  [theme.media.hover]: {
    '& a:hover, & button:hover': { background: theme.color.actionTint, color: theme.color.action },
  },
} as const;
