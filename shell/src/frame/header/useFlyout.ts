import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'shared-kernel/router';

/** `hovered` ends when the pointer leaves; a press has `pinned` it, so that it stays. */
type Mode = 'closed' | 'hovered' | 'pinned';

/** Long enough to cross the gap between an entry and its panel. */
const LEAVE_DELAY_MS = 160;

/**
 * A panel that opens under a button: by a press, or under a mouse. It closes on Escape, on a press elsewhere,
 * when the focus leaves it, and after a navigation. Spread `root`, `button` and `panel` on the three elements.
 */
export function useFlyout() {
  const panelId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const page = useLocation().key;
  const [state, setState] = useState<{ mode: Mode; page: string }>({ mode: 'closed', page });
  const mode = state.page === page ? state.mode : 'closed';
  const isOpen = mode !== 'closed';

  function show(next: Mode) {
    clearTimeout(leaving.current);
    setState({ mode: next, page });
  }

  useEffect(() => () => clearTimeout(leaving.current), []);

  // A navigation closes the panel under the focus; on another page the focus then goes on to its title.
  useEffect(() => {
    if (state.page !== page && rootRef.current?.contains(document.activeElement)) buttonRef.current?.focus();
  }, [state.page, page]);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setState({ mode: 'closed', page });
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (rootRef.current?.contains(document.activeElement)) buttonRef.current?.focus();
      close();
    };
    const onOutside = (event: Event) => {
      if (!rootRef.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [isOpen, page]);

  return {
    isOpen,
    root: {
      ref: rootRef,
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType === 'mouse') show(isOpen ? mode : 'hovered');
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType !== 'mouse' || mode !== 'hovered') return;
        leaving.current = setTimeout(() => setState({ mode: 'closed', page }), LEAVE_DELAY_MS);
      },
    },
    button: {
      ref: buttonRef,
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      onClick: () => show(mode === 'pinned' ? 'closed' : 'pinned'),
    },
    panel: { id: panelId, 'data-open': isOpen || undefined },
  } as const;
}
