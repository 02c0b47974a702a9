import { type Plan, plans } from 'shared-kernel/plans';
import { priceMeaning } from './priceMeaning';

const aCourtHour: Plan = { name: 'Découverte', priceEuros: 25, period: 'hour' };

test.each([
  [2, 1250, false],
  [3, 833, true],
  [4, 625, false],
])('shares the hour of 25 € between %i players', (players, perPlayer, isRounded) => {
  expect(priceMeaning(aCourtHour, players)).toEqual({
    kind: 'shared-hour',
    hour: 2500,
    perPlayer,
    isRounded,
  });
});

test('spreads a monthly price over the hours that the plan contains', () => {
  const plan: Plan = { name: 'Passionné', priceEuros: 99, period: 'month', hoursPerMonth: 10 };
  expect(priceMeaning(plan, 2)).toEqual({ kind: 'hours-included', month: 9900, hours: 10, perHour: 990 });
});

test('gives no price per hour for a plan without a limit', () => {
  const plan: Plan = { name: 'Champion', priceEuros: 199, period: 'month', hoursPerMonth: 'unlimited' };
  expect(priceMeaning(plan, 4)).toEqual({ kind: 'unlimited', month: 19900 });
});

test('rounds each share by at most half a cent', () => {
  for (const plan of plans) {
    for (const players of [2, 3, 4]) {
      const meaning = priceMeaning(plan, players);
      if (meaning.kind !== 'shared-hour') continue;
      expect(Math.abs(meaning.perPlayer * players - meaning.hour)).toBeLessThanOrEqual(players / 2);
    }
  }
});
