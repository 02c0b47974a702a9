import { theme } from 'shared-kernel';
import { Link, useLocation } from 'shared-kernel/router';
import { Icon } from 'shared-kernel/ui';
import { strings } from '../strings';
import { flyoutEntry, flyoutPanel } from './flyoutStyles';
import { isCurrent, type MenuEntry } from './menu';
import { useFlyout } from './useFlyout';

/** An entry of the desktop menu: a link, and a button for its submenu. */
export function MenuItem({ entry }: { readonly entry: MenuEntry }) {
  const { pathname } = useLocation();
  const flyout = useFlyout();
  const hasChildren = entry.children.length > 0;
  const isHere = [entry, ...entry.children].some(({ to }) => isCurrent(to, pathname));
  return (
    <li>
      <div {...(hasChildren ? flyout.root : undefined)} css={item} data-here={isHere || undefined}>
        <Link to={entry.to} css={link} aria-current={isCurrent(entry.to, pathname) ? 'page' : undefined}>
          {entry.label}
        </Link>
        {hasChildren && (
          <>
            <button
              type="button"
              {...flyout.button}
              aria-label={strings.header.submenu(entry.label)}
              css={opener}
            >
              <Icon name="chevron" />
            </button>
            <ul {...flyout.panel} css={[theme.unlisted, flyoutPanel]}>
              {entry.children.map((child) => (
                <li key={child.to}>
                  <Link
                    to={child.to}
                    css={flyoutEntry}
                    aria-current={isCurrent(child.to, pathname) ? 'page' : undefined}
                  >
                    {child.label}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </li>
  );
}

const item = {
  ...theme.type.label,
  fontSize: '1.1875rem',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  // Where we are: a light along the lower edge of the header.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 -0.8rem',
    borderTop: `2px solid ${theme.color.action}`,
    scale: '0 1',
    transition: `scale ${theme.motion.quick}`,
    pointerEvents: 'none',
  },
  '&[data-here]::after': { scale: '1 1' },
} as const;

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: theme.color.text,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${theme.motion.quick}`,
  '&:hover': { color: theme.color.action },
} as const;

const opener = {
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  marginInline: '0.25rem -0.5rem',
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: theme.iconGround('1.5rem 1.5rem'),
  color: theme.color.text,
  fontSize: '0.8rem',
  cursor: 'pointer',
  '& svg': { transition: `rotate ${theme.motion.quick}` },
  '&:hover': { color: theme.color.action },
  '&[aria-expanded="true"] svg': { rotate: '180deg' },
} as const;
