import { render, screen } from '@testing-library/react';
import { TeamOnOneLine } from './TeamName';

test('a name beside its crest never loses its end, which alone distinguishes two teams', () => {
  render(<TeamOnOneLine name="Les Aigles Noir1" />);
  expect(screen.getByText('Noir1')).toHaveStyle({ flex: 'none' });
});

test('the end of a name takes at most half of its line, so that a name that fits is not cut', () => {
  render(<TeamOnOneLine name="Champagne" />);
  expect(screen.getByText('agne')).toBeVisible();
});
