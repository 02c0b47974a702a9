import { useEffect, useRef } from 'react';
import { paths, type SiteAddress, theme, useSession } from 'shared-kernel';
import { Link, useLocation } from 'shared-kernel/router';
import { Button, ButtonLink, Icon } from 'shared-kernel/ui';
import { strings } from '../strings';
import { bookingVariant, isCurrent, menu } from './menu';
import { ownPage, staffPages } from './profileMenu';
import { useLogout } from './useLogout';

/** The whole menu under the header, as high as the screen. */
export function MobileMenu({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();

  useEffect(() => ref.current?.querySelector('a')?.focus(), []);

  function entry(label: string, to: SiteAddress) {
    return (
      <Link to={to} onClick={onClose} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
        {label}
      </Link>
    );
  }

  return (
    <div id={id} ref={ref} css={panel}>
      <nav aria-label={strings.header.navigation}>
        <ul css={theme.unlisted}>
          {menu.map(({ label, to, children }) => (
            <li key={to} css={group}>
              {entry(label, to)}
              {children.length > 0 && (
                <ul css={below}>
                  {children.map((child) => (
                    <li key={child.to}>{entry(child.label, child.to)}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
          <li css={group}>{entry(strings.header.tv, paths.tv())}</li>
        </ul>
      </nav>
      <div css={foot}>
        <ButtonLink to={paths.booking()} variant={bookingVariant(pathname)} size="large" onClick={onClose}>
          {strings.header.book}
        </ButtonLink>
        <MemberButtons onClose={onClose} />
      </div>
    </div>
  );
}

function MemberButtons({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const logout = useLogout();
  if (session.status !== 'member') {
    return (
      <ButtonLink to={paths.login()} onClick={onClose}>
        <Icon name="user" />
        {strings.header.login}
      </ButtonLink>
    );
  }
  return (
    <>
      {staffPages(session.user).map(({ label, to }) => (
        <ButtonLink key={label} to={to} onClick={onClose}>
          {label}
        </ButtonLink>
      ))}
      <ButtonLink to={ownPage[session.user.role]} onClick={onClose}>
        <Icon name="user" />
        {strings.header.profile}
      </ButtonLink>
      <Button
        variant="quiet"
        onClick={() => {
          onClose();
          void logout();
        }}
      >
        {strings.header.logout}
      </Button>
    </>
  );
}

const panel = {
  position: 'fixed',
  inset: `${theme.headerHeight} 0 0`,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: theme.space(8),
  padding: `${theme.space(6)} ${theme.gutter} max(${theme.space(6)}, env(safe-area-inset-bottom))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: theme.color.ground,
} as const;

const group = {
  borderBottom: `1px solid ${theme.color.edge}`,
  paddingBlock: theme.space(2),
  '& a': {
    ...theme.type.title2,
    display: 'flex',
    alignItems: 'center',
    minHeight: '3.25rem',
    color: theme.color.text,
    textDecoration: 'none',
  },
  '& a[aria-current="page"]': { color: theme.color.action },
} as const;

const below = {
  ...theme.unlisted,
  paddingBottom: theme.space(2),
  '& a': { ...theme.type.label, fontSize: '1.3125rem', minHeight: '2.75rem', color: theme.color.textMuted },
} as const;

const foot = { display: 'grid', gap: theme.space(3) } as const;
