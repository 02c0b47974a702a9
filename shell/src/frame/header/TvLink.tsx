import { paths, theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { TvMark } from 'shared-kernel/ui';
import { strings } from '../strings';

export function TvLink() {
  return (
    <Link to={paths.tv()} aria-label={strings.header.tv} css={style}>
      <TvMark />
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
