import { theme } from 'shared-kernel';
import type { Hour } from 'shared-kernel/courts';
import { Pane, SectionTitle } from 'shared-kernel/ui';
import { knowStrings as words } from './strings';

/** The terms of a reservation; `open` is the one that can still be changed, whose last moment is named. */
export function GoodToKnow({ open }: { readonly open: Hour | null }) {
  const facts = [
    { term: words.cancellation, text: open ? words.until(open) : words.anyUntil },
    { term: words.payment, text: words.paymentText },
    { term: words.students, text: words.studentsText },
  ];
  return (
    <Pane as="section" aria-label={words.title}>
      <SectionTitle as="h2" css={theme.type.title3}>
        {words.title}
      </SectionTitle>
      <dl css={list}>
        {facts.map(({ term, text }) => (
          <div key={term} css={row}>
            <dt css={{ color: theme.color.textMuted }}>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Pane>
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
