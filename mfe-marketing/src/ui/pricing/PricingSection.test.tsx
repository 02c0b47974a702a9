import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
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
