import type { ReactNode } from 'react';
import { type BookingState, formatPrice, paths, theme, useCentreRules } from 'shared-kernel';
import type { Plan, PlanName } from 'shared-kernel/plans';
import { Badge, ButtonLink, Icon, Pane, Stack, VisuallyHidden } from 'shared-kernel/ui';
import { strings as words } from './strings';

/** The plan that is marked (specification, section 3). */
const mostPopular: PlanName = 'Passionné';

type Props = {
  readonly plan: Plan;
  /** In the place of the plan's own description, above all, on a page that offers it in words of its own. */
  readonly offer?: ReactNode;
  /** The extras of the plan, below its button. */
  readonly children?: ReactNode;
};

/** The manager of a centre with a back end may have set another price, which is about to come. */
const heldBack = { 'html[data-hosted=""] &': { visibility: 'hidden' } } as const;

/** A plan's price, its contents, and the link to choose it. */
export function PlanCard({ plan, offer, children }: Props) {
  const state: BookingState = { plan: plan.name };
  const isPopular = plan.name === mostPopular;
  const rules = useCentreRules();
  const isHourly = plan.period === 'hour';
  const priceEuros = isHourly && rules ? rules.hourPrice() / 100 : plan.priceEuros;
  const { description, features } = words.plans(rules)[plan.name];
  return (
    <Pane as="li" lit={isPopular} css={card}>
      {offer}
      <div css={line}>
        <h3 css={theme.type.title3}>{plan.name}</h3>
        {isPopular && (
          <span css={onEdge}>
            <Badge tone="cool">{words.popular}</Badge>
          </span>
        )}
        <p css={[{ marginInlineStart: 'auto' }, isHourly && heldBack]}>
          {isHourly && <span>{rules?.priceFrom}</span>}
          <span css={{ ...theme.type.score, fontSize: 'min(16vw, 2.5rem)' }}>{formatPrice(priceEuros)}</span>{' '}
          <span css={{ color: theme.color.textMuted }}>{words.per[plan.period]}</span>
        </p>
      </div>
      {!offer && <p css={{ color: theme.color.textMuted }}>{description}</p>}
      <Stack as="ul" role="list" gap={1}>
        {features.map((feature) => (
          <li
            key={feature}
            css={{ display: 'flex', gap: theme.space(3), alignItems: 'baseline', overflowWrap: 'anywhere' }}
          >
            <Icon name="check" css={{ color: theme.color.action, translate: '0 0.15em' }} />
            <span>{feature}</span>
          </li>
        ))}
      </Stack>
      <ButtonLink
        to={paths.booking()}
        state={state}
        variant={isPopular ? 'primary' : 'secondary'}
        css={{ marginTop: 'auto' }}
      >
        {words.choose}
        <VisuallyHidden>{`\u00a0: ${plan.name}`}</VisuallyHidden>
      </ButtonLink>
      {children}
    </Pane>
  );
}

const card = { ...theme.type.small, display: 'flex', flexDirection: 'column', gap: theme.space(3) } as const;

/** On the card's upper edge, where it takes no room from the price. */
const onEdge = {
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: '-0.9rem',
  insetInlineEnd: theme.space(4),
  background: theme.color.ground,
} as const;

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space(3),
} as const;
