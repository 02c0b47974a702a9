import { render, screen } from '@testing-library/react';
import { HomePage } from './HomePage';

test('shows its title and its lead', () => {
  render(<HomePage />);
  expect(screen.getByRole('heading', { level: 1, name: '__title__' })).toBeVisible();
  expect(screen.getByText('Cette page est en préparation.')).toBeVisible();
});
