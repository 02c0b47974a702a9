import { type FocusEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { dismissNotice, type Notice, pauseNotices, resumeNotices, theme, useNotices } from 'shared-kernel';
import { later } from '../../later';
import { watchPresses } from '../presses';
import { strings } from '../strings';
import { NoticeCard } from './NoticeCard';

/** A pointer that has come to rest on a notice is no longer reading it. */
const POINTER_PAUSE_MS = 10_000;

/**
 * The notices, at an edge of the screen, away from the visitor's focus. Under a moving pointer and in focus they stay.
 * The polite region exists from the start, because a screen reader announces changes of known regions only.
 */
export function NoticesRegion() {
  const notices = useNotices();
  // Until its code is here, notices stand at their edge of the screen.
  const { module } = later.useArrival(notices.length > 0);
  const ref = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(watchPresses, []);

  useLayoutEffect(() => {
    const region = ref.current;
    if (!region) return;
    // A card that goes takes the focus and the pointer's leaving with it.
    if (!region.contains(document.activeElement)) resumeNotices('focus');
    if (notices.length === 0) {
      resumeNotices('pointer');
      delete region.dataset.at;
      return;
    }
    return module?.standClear(region, 'bottom');
  }, [notices, module]);

  function dismiss(id: string) {
    dismissNotice(id);
    resumeNotices('pointer');
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  }

  // A card that appears under a resting pointer, or moves there, is not pointed at.
  function onPointerMove({ movementX, movementY }: PointerEvent) {
    if (!movementX && !movementY) return;
    pauseNotices('pointer');
    clearTimeout(rest.current);
    rest.current = setTimeout(resumeNotices, POINTER_PAUSE_MS, 'pointer');
  }

  function onFocus(event: FocusEvent<HTMLElement>) {
    // The focus may have been moved here: of a visitor with a pointer it says nothing.
    if (event.target.matches(':focus-visible')) pauseNotices('focus');
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
  }

  function stack(variant: Notice['variant']) {
    return (
      <ol css={list} aria-live={variant === 'default' ? 'polite' : undefined}>
        {notices
          .filter((notice) => notice.variant === variant)
          .map((notice) => (
            <NoticeCard key={notice.id} notice={notice} onDismiss={() => dismiss(notice.id)} />
          ))}
      </ol>
    );
  }

  return (
    <section
      ref={ref}
      aria-label={strings.notices.region}
      css={region}
      data-print="hide"
      onPointerMove={onPointerMove}
      onPointerLeave={() => resumeNotices('pointer')}
      onFocus={onFocus}
      onBlur={() => resumeNotices('focus')}
    >
      {stack('default')}
      {stack('destructive')}
    </section>
  );
}

const region = {
  position: 'fixed',
  // Below the header, whose menus open over it.
  zIndex: 25,
  inset: 'auto 0 var(--below, 0px)',
  '&[data-at=top]': { inset: `max(${theme.headerHeight}, var(--above)) 0 auto` },
  // Below the line of the next game, too, which hangs from the header.
  'html:has([data-next-game]) &[data-at=top]': {
    insetBlockStart: `max(calc(${theme.headerHeight} + ${theme.space(7)}), var(--above))`,
  },
  'html:has(header[data-menu]) &': { visibility: 'hidden' },
  display: 'grid',
  margin: `${theme.space(2)} min(${theme.space(3)}, 4vw) max(min(${theme.space(3)}, 4vw), env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
  [theme.media.tablet]: {
    '&&': { insetInlineStart: 'auto' },
    width: '25.5rem',
    margin: `${theme.space(2)} ${theme.space(6)} ${theme.space(6)} 0`,
  },
} as const;

const list = {
  ...theme.unlisted,
  display: 'grid',
  gap: theme.space(2),
  '&:not(:empty) + &:not(:empty)': { marginTop: theme.space(2) },
} as const;
