import { useEffect, useEffectEvent, useId, useRef, useSyncExternalStore } from 'react';
import { paths, theme } from 'shared-kernel';
import { ButtonLink } from 'shared-kernel/ui';
import { wideHeader, wideHeaderQuery } from '../frameMedia';
import { strings } from '../strings';
import { Brand } from './Brand';
import { MenuItem } from './MenuItem';
import { MobileMenu } from './MobileMenu';
import { menu } from './menu';
import { ProfileControl } from './ProfileControl';
import { TvLink } from './TvLink';

/** Specification, section 9: from here on the header is translucent. */
const TRANSLUCENT_PAST_PX = 50;

interface Props {
  readonly isMenuOpen: boolean;
  readonly onMenuChange: (isOpen: boolean) => void;
}

export function Header({ isMenuOpen, onMenuChange }: Props) {
  const isScrolled = useScrolled();
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
    const wide = window.matchMedia?.(wideHeaderQuery);
    document.addEventListener('keydown', onKey);
    wide?.addEventListener('change', onChange);
    window.addEventListener('popstate', onChange);
    return () => {
      document.removeEventListener('keydown', onKey);
      wide?.removeEventListener('change', onChange);
      window.removeEventListener('popstate', onChange);
    };
  }, [isMenuOpen]);

  return (
    <header
      data-print="hide"
      css={bar}
      data-scrolled={isScrolled || undefined}
      data-menu={isMenuOpen || undefined}
    >
      <div css={row}>
        <Brand onFollow={() => onMenuChange(false)} />
        <nav aria-label={strings.header.navigation} css={onWideOnly}>
          <ul css={entries}>
            {menu.map((entry) => (
              <MenuItem key={entry.to} entry={entry} />
            ))}
          </ul>
        </nav>
        <div css={controls}>
          <div css={onWideOnly}>
            <TvLink />
          </div>
          {!isMenuOpen && (
            <ButtonLink to={paths.booking()} variant="primary" css={{ paddingInline: theme.space(4) }}>
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
      {isMenuOpen && <MobileMenu id={menuId} onClose={() => onMenuChange(false)} />}
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
    height: '1px',
    background: theme.color.edge,
    pointerEvents: 'none',
  },
  '&[data-scrolled]:not([data-menu])': {
    background: `color-mix(in srgb, ${theme.color.ground} 74%, transparent)`,
    backdropFilter: 'blur(14px) saturate(1.4)',
  },
} as const;

const row = {
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

const onWideOnly = { display: 'none', [wideHeader]: { display: 'block' } } as const;

const entries = { ...theme.unlisted, display: 'flex', gap: 'clamp(1.25rem, 2.4vw, 2.5rem)' } as const;

const controls = {
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(2),
  [wideHeader]: { gap: theme.space(4) },
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
  [wideHeader]: { display: 'none' },
  // It opens nothing without scripts; the footer leads on then.
  '@media (scripting: none)': { display: 'none' },
  '& span, & span::before': {
    content: '""',
    position: 'absolute',
    inset: 'auto 10px',
    height: '2px',
    background: theme.color.text,
    transition: `rotate ${theme.motion.quick}, translate ${theme.motion.quick}`,
  },
  '& span': { top: '16px' },
  '& span::before': { inset: '10px 0 auto' },
  // The two touchlines cross.
  '&[aria-expanded="true"] span': { translate: '0 5px', rotate: '45deg' },
  '&[aria-expanded="true"] span::before': { translate: '0 -10px', rotate: '-90deg' },
} as const;
