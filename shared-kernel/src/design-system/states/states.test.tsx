import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './states';

test('an error is announced and offers a retry', async () => {
  const onRetry = jest.fn();
  render(<ErrorState title="Le calendrier n’a pas pu être chargé" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Le calendrier');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
