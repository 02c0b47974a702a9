import { type CentreRules, centreRules } from 'shared-kernel';
import { plans } from 'shared-kernel/plans';
import { planPrice } from './belowStrings';

test('the plan by the hour is told with the lowest price where hours differ in price', () => {
  const told = () => plans.map((plan) => planPrice(plan, centreRules.getState()))[0]?.replaceAll(/\s/g, ' ');
  expect(told()).toBe('25 € l’heure');
  const rules = { priceFrom: 'à partir de ', hourPrice: () => 2600 };
  centreRules.setState(rules as unknown as CentreRules, true);
  expect(told()).toBe('à partir de 26 € l’heure');
  centreRules.setState(null, true);
});
