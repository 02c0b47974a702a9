import { theme } from 'shared-kernel';
import { Crest } from './Crest';

/** Longer words break if they do not fit. Shorter ones do not break, and the columns beside them shrink. */
const longWord = /[^\s-]{19}/;

/** A team's crest and name on one line. */
export function TeamName({ name, size = 28 }: { readonly name: string; readonly size?: number }) {
  return (
    <span css={style}>
      <Crest team={name} size={size} />
      <span data-long={longWord.test(name) || undefined}>{name}</span>
    </span>
  );
}

const style = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space(2),
  minWidth: 0,
  verticalAlign: 'middle',
  '& > span': { minWidth: 0 },
  '& > [data-long]': { hyphens: 'auto', overflowWrap: 'anywhere' },
} as const;
