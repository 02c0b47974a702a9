import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFrame } from '../renderFrame';

function footer() {
  return within(screen.getByRole('contentinfo'));
}

test.each([
  '/jorkyball-prouvy',
  '/football-indoor-valenciennes',
  '/centre-sportif-prouvy',
  '/activites-sportives-prouvy',
  '/services-tarifs',
  '/#contact',
  '/#about',
])('leads to %s', (path) => {
  renderFrame();
  const targets = footer()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(targets).toContain(path);
});

test('gives the opening hours as the centre writes them', () => {
  renderFrame();
  expect(footer().getByText('Du lundi au dimanche, 8h00 – 23h00')).toBeInTheDocument();
});

test('names the social networks and opens them without a way back to us', () => {
  renderFrame();
  for (const link of within(footer().getByRole('list', { name: 'Réseaux sociaux' })).getAllByRole('link')) {
    expect(link).toHaveAccessibleName(/^\w+ \(nouvel onglet\)$/);
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }
});

test.each(['Mentions légales', 'Politique de confidentialité', 'CGV'])(
  'says that %s does not exist yet',
  async (name) => {
    renderFrame();
    await userEvent.click(footer().getByRole('button', { name }));
    const notices = within(screen.getByRole('region', { name: 'Notifications' }));
    expect(notices.getByText(name).closest('li')).toHaveTextContent(
      'Cette fonctionnalité n’est pas encore disponible.',
    );
  },
);
