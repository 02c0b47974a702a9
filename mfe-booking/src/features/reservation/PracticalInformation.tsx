import { paths, theme, useCentreRules } from 'shared-kernel';
import { plans } from 'shared-kernel/plans';
import { Pane, SectionTitle, TextLink } from 'shared-kernel/ui';
import { FactList } from '../../ui/FactList';
import { heldBack } from '../../ui/priceOf';
import { informationStrings, planPrice } from './belowStrings';

/** Prices and conditions, as the centre states them (specification, section 9). */
export function PracticalInformation() {
  // Hydrated after the page, when the settings may be known: the first render has to equal the prerendered HTML.
  const rules = useCentreRules();
  const facts = informationStrings.facts(rules);
  const prices = plans.map((plan) => ({
    term: informationStrings.plan(plan.name),
    text: planPrice(plan, rules),
  }));
  return (
    <Pane as="section" aria-label={informationStrings.title}>
      <SectionTitle as="h2" css={theme.type.title3}>
        {informationStrings.title}
      </SectionTitle>
      <div css={heldBack}>
        <FactList facts={[...facts, ...prices]} />
      </div>
      <p css={{ marginBlockStart: theme.space(4) }}>
        <TextLink to={paths.services()}>{informationStrings.morePrices}</TextLink>
      </p>
    </Pane>
  );
}
