import { Global } from '@emotion/react';
import { type FocusEvent, useEffect, useRef } from 'react';
import { dismissNotice, type Notice, pauseNotices, resumeNotices, theme, useNotices } from 'shared-kernel';
import { strings } from '../strings';
import { NoticeCard } from './NoticeCard';

/**
 * What the site has to say, at the lower edge of the screen. Under the pointer and in focus it waits. The
 * polite region is there from the start, because a screen reader only hears what changes in a region it knows.
 */
export function NoticesRegion() {
  const notices = useNotices();
  const cameFrom = useRef<Element | null>(null);

  // A card that goes while the pointer is on it takes the pointer's leaving with it.
  useEffect(() => {
    if (notices.length === 0) resumeNotices();
  }, [notices]);

  function dismiss(id: string) {
    dismissNotice(id);
    resumeNotices();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  }

  function onFocus(event: FocusEvent<HTMLElement>) {
    pauseNotices();
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
      aria-label={strings.notices.region}
      css={region}
      data-print="hide"
      onPointerEnter={pauseNotices}
      onPointerLeave={resumeNotices}
      onFocus={onFocus}
      onBlur={resumeNotices}
    >
      {/* A field in focus scrolls clear of the cards. */}
      {notices.length > 0 && <Global styles={clearOfCards} />}
      {stack('default')}
      {stack('destructive')}
    </section>
  );
}

const clearOfCards = {
  html: { scrollPaddingBottom: `calc(${theme.bottomBarHeight} + 10rem)` },
} as const;

const region = {
  position: 'fixed',
  zIndex: 50,
  // A page's own bar stays within reach.
  inset: `auto 0 ${theme.bottomBarHeight}`,
  display: 'grid',
  padding: `0 ${theme.space(3)} max(${theme.space(3)}, env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
  [theme.media.tablet]: {
    insetInlineStart: 'auto',
    width: '27rem',
    padding: `0 ${theme.space(6)} ${theme.space(6)} 0`,
  },
} as const;

const list = { ...theme.unlisted, display: 'grid', '& > li': { marginTop: theme.space(2) } } as const;
