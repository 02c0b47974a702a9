import { paths, theme } from 'shared-kernel';
import { plans } from 'shared-kernel/plans';
import { Pane, SectionTitle, TextLink } from 'shared-kernel/ui';
import { informationStrings, planPrice } from './strings';

/** Prices and conditions, as the centre states them (specification, section 9). */
export function PracticalInformation() {
  return (
    <Pane as="section" aria-label={informationStrings.title}>
      <SectionTitle as="h2" css={theme.type.title3}>
        {informationStrings.title}
      </SectionTitle>
      <dl css={list}>
        {informationStrings.facts.map(({ term, text }) => (
          <div key={term} css={row}>
            <dt css={{ color: theme.color.textMuted }}>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {plans.map((plan) => (
          <div key={plan.name} css={row}>
            <dt css={{ color: theme.color.textMuted }}>{plan.name}</dt>
            <dd css={{ fontVariantNumeric: 'tabular-nums' }}>{planPrice(plan)}</dd>
          </div>
        ))}
      </dl>
      <p css={{ marginBlockStart: theme.space(4) }}>
        <TextLink to={paths.services()}>{informationStrings.morePrices}</TextLink>
      </p>
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
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  gap: theme.space(3),
  paddingBlock: theme.space(2),
} as const;
