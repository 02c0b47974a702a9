import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useSyncExternalStore } from 'react';
import { paths, pauseNotices, resumeNotices } from 'shared-kernel';
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
