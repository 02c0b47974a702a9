import { paths, theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { VisuallyHidden } from 'shared-kernel/ui';
import { strings } from '../strings';

/** The court seen from above, as in `public/icon.svg`, and the name. */
export function Brand({ onFollow }: { readonly onFollow: () => void }) {
  return (
    <Link to={paths.home()} onClick={onFollow} css={style}>
      <svg
        aria-hidden="true"
        viewBox="0 0 44 24"
        width="44"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        <path d="M2 2h40v20H2zM22 2v5M22 17v5M22 7a5 5 0 1 0 .1 0z" />
        <circle cx="34" cy="9" r="3" fill={theme.color.warm} stroke="none" />
      </svg>
      <span>Jorkyball</span> <span css={town}>Prouvy</span>
      <VisuallyHidden>{strings.header.home}</VisuallyHidden>
    </Link>
  );
}

const style = {
  ...theme.type.label,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '0.35em',
  minHeight: '2.75rem',
  // Letters that are twice as large leave the name the room beside the menu's button.
  fontSize: 'min(1.625rem, 15cqi)',
  fontWeight: 800,
  letterSpacing: '0.01em',
  lineHeight: 1,
  color: theme.color.text,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& > svg': {
    color: theme.color.action,
    flex: 'none',
    marginInlineEnd: '0.15em',
    '@container (max-width: 19.5rem)': { display: 'none' },
  },
} as const;

/** The town makes room for the controls on a phone. */
const town = {
  display: 'none',
  color: theme.color.textMuted,
  fontWeight: 500,
  '@container (min-width: 24rem)': { display: 'inline' },
} as const;
