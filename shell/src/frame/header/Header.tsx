import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useSyncExternalStore } from 'react';
import { paths, pauseNotices, resumeNotices, theme } from 'shared-kernel';
import { useLocation } from 'shared-kernel/router';
import { ButtonLink } from 'shared-kernel/ui';
import { FramePart } from '../FramePart';
import { strings } from '../strings';
import { Brand } from './Brand';
import { MobileMenu } from './MobileMenu';
import { bookingVariant } from './menu';
import { NextGame } from './NextGame';
import { ProfileControl } from './ProfileControl';
import { TvLink } from './TvLink';
import { WideMenu } from './WideMenu';

/** Specification, section 9: from here on the header is translucent. */
const TRANSLUCENT_PAST_PX = 50;

interface Props {
  readonly isMenuOpen: boolean;
  readonly onMenuChange: (isOpen: boolean) => void;
}

export function Header({ isMenuOpen, onMenuChange }: Props) {
  const { pathname } = useLocation();
  const menuId = useId();
  const toggleRef = useRef<HTMLButtonElement>(null);

  const close = useEffectEvent(() => onMenuChange(false));
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    onMenuChange(false);
    toggleRef.current?.focus();
  });

  // A navigation closes the menu when it is asked for: one that is still on its way must not close what the visitor
  // has opened meanwhile. Links do it when they are followed; the rest is the browser's back and forward.
  useEffect(() => {
    if (!isMenuOpen) return;
    const onChange = () => close();
    const onKey = (event: KeyboardEvent) => closeOnEscape(event);
    // A turned tablet has room for the whole menu again.
    const onResize = () => toggleRef.current?.offsetParent ?? close();
    document.addEventListener('keydown', onKey);
    window.addEventListener('resize', onResize);
    window.addEventListener('popstate', onChange);
    // The open menu hides the notices: they go on when they are seen again.
    pauseNotices('menu');
    return () => {
      resumeNotices('menu');
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('resize', onResize);
      window.removeEventListener('popstate', onChange);
    };
  }, [isMenuOpen]);

  return (
    <Bar isMenuOpen={isMenuOpen}>
      <div css={row}>
        <Brand onFollow={() => onMenuChange(false)} />
        <div css={onWideOnly}>
          <WideMenu />
        </div>
        <div css={controls}>
          <div css={onWideOnly}>
            <TvLink />
          </div>
          {!isMenuOpen && (
            <ButtonLink to={paths.booking()} variant={bookingVariant(pathname)} css={book}>
              {strings.header.book}
            </ButtonLink>
          )}
          <div css={onWideOnly}>
            <ProfileControl />
          </div>
          <button
            ref={toggleRef}
            type="button"
            aria-label={strings.header.menu}
            aria-expanded={isMenuOpen}
            aria-controls={menuId}
            css={toggle}
            onClick={() => onMenuChange(!isMenuOpen)}
          >
            <span />
          </button>
        </div>
      </div>
      {!isMenuOpen && (
        <FramePart>
          <NextGame />
        </FramePart>
      )}
      {isMenuOpen && <MobileMenu id={menuId} onClose={() => onMenuChange(false)} />}
    </Bar>
  );
}

/** On its own, so that what stands in it is not drawn anew for the sake of its ground. */
function Bar({ isMenuOpen, children }: { readonly isMenuOpen: boolean; readonly children: ReactNode }) {
  const isScrolled = useScrolled();
  return (
    <header
      data-print="hide"
      css={bar}
      data-scrolled={isScrolled || undefined}
      data-menu={isMenuOpen || undefined}
    >
      {children}
    </header>
  );
}

function useScrolled(): boolean {
  return useSyncExternalStore(
    observeScroll,
    () => window.scrollY > TRANSLUCENT_PAST_PX,
    () => false,
  );
}

function observeScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

const bar = {
  position: 'fixed',
  zIndex: 30,
  inset: '0 0 auto',
  // At the top the header is solid ground; past 50 px a pane that the page shines through.
  background: theme.color.ground,
  transition: `background-color ${theme.motion.quick}`,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    borderTop: `1px solid ${theme.color.edge}`,
    pointerEvents: 'none',
  },
  '&[data-scrolled]:not([data-menu])': {
    background: `color-mix(in srgb, ${theme.color.ground} 74%, transparent)`,
    backdropFilter: 'blur(14px) saturate(1.4)',
  },
} as const;

/** Measured against the row itself in units of its text: larger letters need a wider row, which no media query knows. */
const row = {
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(3),
  height: theme.headerHeight,
  boxSizing: 'content-box',
  maxWidth: theme.pageWidth,
  marginInline: 'auto',
  paddingInline: theme.gutter,
} as const;

/** The name, the menu and the controls of a visitor need 57.8rem side by side. */
const wideRow = '@container (min-width: 58.5rem)';

const onWideOnly = { display: 'none', [wideRow]: { display: 'block' } } as const;

const controls = {
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(2),
  [wideRow]: { gap: theme.space(4) },
} as const;

/** Where it would push out the menu's button, booking is in the menu. */
const book = {
  paddingInline: theme.space(4),
  '@container (max-width: 15.75rem)': { display: 'none' },
} as const;

const toggle = {
  position: 'relative',
  width: '2.75rem',
  height: '2.75rem',
  marginInlineEnd: `-${theme.space(2)}`,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  [wideRow]: { display: 'none' },
  // It opens nothing without scripts; the footer leads on then.
  '@media (scripting: none)': { display: 'none' },
  // Borders, because forced colours paint over every background.
  '& span, & span::before': {
    content: '""',
    position: 'absolute',
    inset: '1rem 0.625rem auto',
    borderTop: '2px solid',
    transition: `rotate ${theme.motion.quick}, translate ${theme.motion.quick}`,
  },
  '& span::before': { inset: '0.5rem 0 auto' },
  // The two touchlines cross.
  '&[aria-expanded="true"] span': { translate: '0 calc(0.25rem + 1px)', rotate: '45deg' },
  '&[aria-expanded="true"] span::before': { translate: '0 calc(-0.5rem - 2px)', rotate: '-90deg' },
} as const;
