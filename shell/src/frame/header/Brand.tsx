import { paths, theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { VisuallyHidden } from 'shared-kernel/ui';
import { strings } from '../strings';

/** The court seen from above, as in `public/icon.svg`, and the name. */
export function Brand({ onFollow }: { readonly onFollow: () => void }) {
  return (
    <Link to={paths.home()} onClick={onFollow} data-brand>
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
      <span>Jorkyball</span> <span data-town>Prouvy</span>
      <VisuallyHidden>{strings.header.home}</VisuallyHidden>
    </Link>
  );
}
