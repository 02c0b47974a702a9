import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFrame } from '../testing/renderFrame';

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

afterEach(() => scrollTo(0));

describe('the header', () => {
  test.each([
    ['Le Jorkyball', '/#about'],
    ['Tournois', '/tournois'],
    ['Services & Tarifs', '/services-tarifs'],
    ['Jorkyball TV', '/jorkyball-tv'],
    ['Réserver', '/reservation'],
    ['Connexion', '/connexion'],
  ])('links from %s to %s', (name, path) => {
    renderFrame();
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name, hidden: true })).toHaveAttribute('href', path);
  });

  test.each([
    ['Le Jorkyball', 'News', '/blog'],
    ['Services & Tarifs', 'Conception & Fabrication', '/fabrication-terrain-jorkyball'],
    ['Services & Tarifs', 'Nous contacter', '/contact'],
  ])('has, below %s, %s', async (entry, name, path) => {
    renderFrame();
    const header = within(screen.getByRole('banner'));
    await userEvent.click(header.getByRole('button', { name: `Sous-menu ${entry}`, hidden: true }));
    expect(header.getByRole('link', { name, hidden: true })).toHaveAttribute('href', path);
  });

  test('becomes translucent past 50 px and solid again at the top', () => {
    renderFrame();
    const header = screen.getByRole('banner');
    scrollTo(50);
    expect(header).not.toHaveAttribute('data-scrolled');
    scrollTo(51);
    expect(header).toHaveAttribute('data-scrolled');
    scrollTo(10);
    expect(header).not.toHaveAttribute('data-scrolled');
  });
});
