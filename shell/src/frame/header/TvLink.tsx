import { paths, theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { strings } from '../strings';

/** The channel's own mark: the court as a screen. */
export function TvLink() {
  return (
    <Link to={paths.tv()} aria-label={strings.header.tv} css={style}>
      <svg
        aria-hidden="true"
        viewBox="0 0 52 28"
        width="52"
        height="28"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        <path d="M2 2h48v24H2z" />
        <path d="M9 8v12l9-6z" fill="currentColor" stroke="none" />
        <path d="M22 9h11M27.5 9v11.5M35 8.5l5 10.5 5-10.5" strokeWidth="3" />
      </svg>
    </Link>
  );
}

const style = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: theme.color.warm,
  transition: `color ${theme.motion.quick}`,
  '&:hover': { color: theme.color.text },
} as const;
