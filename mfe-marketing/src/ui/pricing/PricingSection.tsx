import { type BookingState, type ContactState, formatPrice, paths, theme } from 'shared-kernel';
import { type Plan, type PlanName, plans } from 'shared-kernel/plans';
import {
  Badge,
  ButtonLink,
  Grid,
  Icon,
  Pane,
  Section,
  SectionTitle,
  Stack,
  TextLink,
  VisuallyHidden,
} from 'shared-kernel/ui';
import { trio } from '../trio';
import { strings as words } from './strings';

/** Specification, section 3. */
const mostPopular: PlanName = 'Passionné';

const groupRequest: ContactState = { subject: 'Événements privés' };

export function PricingSection() {
  return (
    <Section id="tarifs" eyebrow={words.eyebrow} title={words.title} lead={words.lead}>
      <Grid as="ul" role="list" css={trio}>
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </Grid>
      <div css={{ marginTop: theme.space(10) }}>
        <SectionTitle as="h3">{words.terms}</SectionTitle>
        <ul css={terms}>
          {words.termList.map((term) => (
            <li key={term}>{term}</li>
          ))}
          <li>
            {words.groups}{' '}
            <TextLink to={paths.contact()} state={groupRequest}>
              {words.quote}
            </TextLink>
          </li>
        </ul>
      </div>
    </Section>
  );
}

function PlanCard({ plan }: { readonly plan: Plan }) {
  const state: BookingState = { plan: plan.name };
  const { description, features } = words.plans[plan.name];
  const isPopular = plan.name === mostPopular;
  return (
    <Pane as="li" lit={isPopular} css={{ display: 'flex', flexDirection: 'column', gap: theme.space(4) }}>
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: theme.space(3),
          minHeight: '2rem',
        }}
      >
        <h3 css={theme.type.title3}>{plan.name}</h3>
        {isPopular && <Badge tone="cool">{words.popular}</Badge>}
      </div>
      <p>
        <span css={theme.type.score}>{formatPrice(plan.priceEuros)}</span>{' '}
        <span css={{ color: theme.color.textMuted }}>{words.per[plan.period]}</span>
      </p>
      <p css={{ color: theme.color.textMuted }}>{description}</p>
      <Stack as="ul" role="list" gap={3} css={{ marginBottom: theme.space(4) }}>
        {features.map((feature) => (
          <li
            key={feature}
            css={{ display: 'flex', gap: theme.space(3), alignItems: 'baseline', overflowWrap: 'anywhere' }}
          >
            <Icon name="check" css={{ color: theme.color.action, translate: '0 0.15em' }} />
            {feature}
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
        <VisuallyHidden>{` : ${plan.name}`}</VisuallyHidden>
      </ButtonLink>
    </Pane>
  );
}

const terms = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${theme.space(2)} ${theme.space(10)}`,
  color: theme.color.textMuted,
  '::marker': { color: theme.color.action },
  [theme.media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, max-content))' },
} as const;
