import { render, screen, within } from '@testing-library/react';
import { renderFrame } from '../testing/renderFrame';
import { SocialLinks } from './Footer';

test('names the opening hours, and when the first and the last game begin', () => {
  renderFrame();
  expect(
    within(screen.getByRole('contentinfo')).getByText(
      'Du lundi au dimanche : accueil de 8 h à 23 h, parties de 10 h à minuit, la dernière à 23 h',
    ),
  ).toBeInTheDocument();
});

test('links to the centre’s social networks, without access to this window', () => {
  render(<SocialLinks networks={[{ network: 'Instagram', url: 'https://www.instagram.com/a-centre' }]} />);
  const link = within(screen.getByRole('list', { name: 'Réseaux sociaux' })).getByRole('link');
  expect(link).toHaveAccessibleName('Instagram (nouvel onglet)');
  expect(link).toHaveAttribute('href', 'https://www.instagram.com/a-centre');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('shows no social network when the centre has none', () => {
  const { container } = render(<SocialLinks networks={[]} />);
  expect(container).toBeEmptyDOMElement();
});
