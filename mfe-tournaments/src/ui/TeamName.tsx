import { theme } from 'shared-kernel';
import { Crest } from './Crest';

type Props = { readonly name: string; readonly size?: number };

/** A team's crest and name on one line. */
export function TeamName({ name, size = 28 }: Props) {
  return (
    <span css={style}>
      <Crest team={name} size={size} />
      <span>{name}</span>
    </span>
  );
}

const style = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space(2),
  minWidth: 0,
  verticalAlign: 'middle',
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
} as const;
