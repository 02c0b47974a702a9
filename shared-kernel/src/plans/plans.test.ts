/** @jest-environment node */
import { chosenOffers, planNamed, plans } from '.';

test('the plans and their prices are the specification’s', () => {
  expect(plans).toEqual([
    { name: 'Découverte', priceEuros: 25, period: 'hour' },
    { name: 'Passionné', priceEuros: 99, period: 'month', hoursPerMonth: 10 },
    { name: 'Champion', priceEuros: 199, period: 'month', hoursPerMonth: 'unlimited' },
  ]);
});

test('a name of a link is one of the plans, or none', () => {
  expect(planNamed('Champion')?.priceEuros).toBe(199);
  expect(planNamed('champion')).toBeUndefined();
});

test.each([
  ['Découverte', 'Non spécifié', ['Découverte']],
  ['Non spécifié', 'Tournois', ['Tournois']],
  ['Non spécifié', 'Non spécifié', []],
])('of the plan %s and the service %s, %j was chosen', (plan, service, chosen) => {
  expect(chosenOffers({ plan, service })).toEqual(chosen);
});
