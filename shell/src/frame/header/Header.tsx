import { memo, type ReactNode, useEffect, useEffectEvent, useId, useRef, useSyncExternalStore } from 'react';
import { paths, pauseNotices, resumeNotices, theme } from 'shared-kernel';
import { Link, useLocation } from 'shared-kernel/router';
import { ButtonLink, TvMark } from 'shared-kernel/ui';
import { FramePart } from '../FramePart';
import { strings } from '../strings';
import { Brand } from './Brand';
import { MenuItem } from './MenuItem';
import { MobileMenu } from './MobileMenu';
import { bookingVariant, menu } from './menu';
import { NextGame } from './NextGame';
import { ProfileControl } from './ProfileControl';

/** From here on the header is translucent (specification, section 9). */
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

  // A navigation closes the menu when it starts: a pending one must not close a menu opened later. Links do so when
  // followed; this handles the browser's back and forward.
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
      <div data-row>
        <Brand onFollow={() => onMenuChange(false)} />
        <div data-roomy>
          <WideMenu />
        </div>
        <div data-tools>
          <div data-roomy>
            <TvLink />
          </div>
          {!isMenuOpen && (
            <ButtonLink to={paths.booking()} variant={bookingVariant(pathname)} data-book>
              {strings.header.book}
            </ButtonLink>
          )}
          <div data-roomy>
            <ProfileControl />
          </div>
          <button
            ref={toggleRef}
            type="button"
            aria-label={strings.header.menu}
            aria-expanded={isMenuOpen}
            aria-controls={menuId}
            data-toggle
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

/** A component of its own, so that a change of its background does not render its content again. */
function Bar({ isMenuOpen, children }: { readonly isMenuOpen: boolean; readonly children: ReactNode }) {
  const isScrolled = useScrolled();
  return (
    <header
      data-header
      data-print="hide"
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

/** The menu of a wide header. It is memoised: a phone that opens its own menu need not render this hidden one. */
const WideMenu = memo(function WideMenu() {
  return (
    <nav aria-label={strings.header.navigation}>
      <ul css={entries}>
        {menu.map((entry) => (
          <MenuItem key={entry.to} entry={entry} />
        ))}
      </ul>
    </nav>
  );
});

const entries = { ...theme.unlisted, display: 'flex', gap: 'clamp(1.25rem, 2.4vw, 2.5rem)' } as const;

function TvLink() {
  return (
    <Link to={paths.tv()} aria-label={strings.header.tv} css={tvLink}>
      <TvMark />
    </Link>
  );
}

const tvLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: theme.color.warm,
  transition: `color ${theme.motion.quick}`,
  '&:hover': { color: theme.color.text },
} as const;
