import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { centreRules } from 'shared-kernel';
import { learnSettings } from 'shared-kernel/hosted-centre';
import { useLocation } from 'shared-kernel/router';
import { PricingSection } from './PricingSection';

function Site() {
  const { pathname, state } = useLocation();
  return pathname === '/' ? <PricingSection /> : <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
}

function renderSection() {
  render(
    <MemoryRouter>
      <Site />
    </MemoryRouter>,
  );
}

const cardOf = (plan: string) =>
  within(screen.getByRole('heading', { name: plan }).closest('li') as HTMLElement);

test.each([
  ['Découverte', '25 €', 'par heure'],
  ['Passionné', '99 €', 'par mois'],
  ['Champion', '199 €', 'par mois'],
])('the plan %s costs %s %s', (plan, price, period) => {
  renderSection();
  expect(cardOf(plan).getByText(price)).toBeVisible();
  expect(cardOf(plan).getByText(period)).toBeVisible();
});

test('the price of an hour keeps its place until the settings of the centre are known', () => {
  document.documentElement.dataset.hosted = '';
  renderSection();
  expect(cardOf('Découverte').getByText('25 €')).not.toBeVisible();
  expect(cardOf('Champion').getByText('199 €')).toBeVisible();
  const settings = {
    revision: 1,
    hours: Array.from({ length: 7 }, () => [10, 23]),
    door: [8, 23],
    exceptions: [],
    courts: [],
    months: 2,
    notice: 120,
    prices: { base: 3000, bands: [] },
  };
  document.documentElement.dataset.hosted = 'known';
  act(() => learnSettings(settings));
  expect(cardOf('Découverte').getByText('30 €')).toBeVisible();
  act(() => centreRules.setState(null, true));
  delete document.documentElement.dataset.hosted;
});

test('only one plan is marked as the most popular', () => {
  renderSection();
  expect(screen.getAllByText('Le plus populaire')).toHaveLength(1);
  expect(cardOf('Passionné').getByText('Le plus populaire')).toBeVisible();
});

test('choosing a plan passes its name to the booking', async () => {
  renderSection();
  await userEvent.click(screen.getByRole('link', { name: 'Choisir cette formule : Champion' }));
  expect(await screen.findByText('/reservation {"plan":"Champion"}')).toBeVisible();
});
