import { theme } from 'shared-kernel';
import { Crest } from './Crest';
import { NameOnOneLine } from './NameOnOneLine';

/** Longer words break if they do not fit. Shorter ones do not break, and the columns beside them shrink. */
const longWord = /[^\s-]{19}/;

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

/** Shorter names fit beside a crest on an upright screen. */
const SHORT_BESIDE_CREST = 8;

/** A team's crest, as high as the letters, and its name, which keeps its end where the line is too short. */
export function TeamOnOneLine({ name }: { readonly name: string }) {
  return (
    <span css={onOneLine}>
      <Crest team={name} size={24} />
      <NameOnOneLine name={name} short={SHORT_BESIDE_CREST} />
    </span>
  );
}

const onOneLine = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35em',
  minWidth: 0,
  maxWidth: '100%',
  verticalAlign: 'middle',
  '& > svg': { width: '1.1em', height: '1.1em' },
} as const;
