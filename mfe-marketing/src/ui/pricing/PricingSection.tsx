import { type ContactState, paths, theme, useCentreRules } from 'shared-kernel';
import { plans } from 'shared-kernel/plans';
import { Grid, Section, TextLink } from 'shared-kernel/ui';
import { trio } from '../trio';
import { WeeklyLink } from '../WeeklyLink';
import { PlanCard } from './PlanCard';
import { strings as words } from './strings';

const groupRequest: ContactState = { subject: 'Événements privés' };

export function PricingSection() {
  // The terms are those of the settings, once they are known.
  useCentreRules();
  return (
    <Section id="tarifs" title={words.title} lead={words.lead}>
      <Grid as="ul" role="list" gap={4} css={trio}>
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </Grid>
      <ul aria-label={words.terms} css={terms}>
        {words.termList().map((term) => (
          <li key={term}>{term}</li>
        ))}
        <WeeklyLink as="li" />
        <li>
          {words.groups}{' '}
          <TextLink to={paths.contact()} state={groupRequest}>
            {words.quote}
          </TextLink>
        </li>
      </ul>
    </Section>
  );
}

const terms = {
  ...theme.type.small,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${theme.space(1)} ${theme.space(10)}`,
  marginTop: theme.space(6),
  color: theme.color.textMuted,
  '::marker': { color: theme.color.action },
  [theme.media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, max-content))' },
} as const;
