import { theme } from 'shared-kernel';

type Fact = { readonly term: string; readonly text: string };

/** Terms with their descriptions, one line each; double letter size puts one under the other. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl css={list}>
      {facts.map(({ term, text }) => (
        <div key={term} css={row}>
          <dt css={{ color: theme.color.textMuted }}>{term}</dt>
          <dd css={{ fontVariantNumeric: 'tabular-nums' }}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div + div': { borderTop: `1px solid ${theme.color.edge}` },
} as const;

const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
  columnGap: theme.space(3),
  paddingBlock: theme.space(2),
  '& > dd': { gridColumn: 'span 2', minWidth: 0 },
} as const;
