import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Button } from './Button';
import { ButtonLink, TextLink } from './links';

function Arrival() {
  return <p>{JSON.stringify(useLocation().state)}</p>;
}

function renderOnPage(element: React.ReactNode) {
  render(
    <MemoryRouter>
      {element}
      <Arrival />
    </MemoryRouter>,
  );
}

test('a link within the site passes its state without a reload', async () => {
  renderOnPage(
    <ButtonLink to="/reservation" state={{ plan: 'Passionné' }} variant="primary">
      Réserver
    </ButtonLink>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Réserver' }));
  expect(screen.getByText('{"plan":"Passionné"}')).toBeInTheDocument();
});

test('a link out of the site is a plain one', () => {
  renderOnPage(<TextLink href="tel:+33353015921">Appeler</TextLink>);
  expect(screen.getByRole('link', { name: 'Appeler' })).toHaveAttribute('href', 'tel:+33353015921');
});

test('a button is no submit button by default', () => {
  render(<Button>Annuler</Button>);
  expect(screen.getByRole('button', { name: 'Annuler' })).toHaveAttribute('type', 'button');
});
