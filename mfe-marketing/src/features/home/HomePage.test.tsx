import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { useLocation } from 'shared-kernel/router';
import { belowTheFold, HomePage } from './HomePage';

function Site() {
  const { pathname, state } = useLocation();
  return pathname === '/' ? <HomePage /> : <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
}

function renderHome() {
  render(
    <MemoryRouter>
      <Site />
    </MemoryRouter>,
  );
}

beforeAll(() => belowTheFold.load());

test('the sections are in the order of the specification', () => {
  renderHome();
  const titles = [
    'Actualités',
    'Football, squash et billard dans la même boîte',
    'Nos services',
    'Faire construire un terrain',
    'Nos partenaires',
    'Écrivez-nous',
  ];
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual(titles);
});

test('the news preview shows articles 2, 1 and 3', () => {
  renderHome();
  const links = screen.getAllByRole('link', { name: /^Lire la suite/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/blog/2', '/blog/1', '/blog/3']);
});

test('the first three services are shown, each with a link to its form', () => {
  renderHome();
  const cards = within(screen.getByRole('region', { name: 'Nos services' }));
  expect(
    cards
      .getAllByRole('link')
      .map((link) => [link.textContent?.replace(/\s+/g, ' ').trim(), link.getAttribute('href')]),
  ).toEqual([
    ['Réserver : Jeu libre', '/reservation'],
    ['Choisir une formule : Abonnements', '/services-tarifs#tarifs'],
    ['Nous écrire : Cours et entraînements', '/contact'],
    ['Tous les services et tarifs', '/services-tarifs'],
  ]);
});

test('the text above the services promises online booking of a court alone', () => {
  renderHome();
  const services = within(screen.getByRole('region', { name: 'Nos services' }));
  const lead = services.getByText(/^Le terrain se réserve en ligne, l’abonnement se prend au centre\./);
  expect(lead).toHaveTextContent(/Pour le reste, écrivez-nous\.$/);
});

test.each([
  ['Réserver : Jeu libre', '/reservation {"service":"Jeu libre"}'],
  ['Nous écrire : Cours et entraînements', '/contact {"subject":"Cours et entraînements"}'],
])('« %s » passes the name of the service on', async (name, arrival) => {
  renderHome();
  await userEvent.click(screen.getByRole('link', { name }));
  expect(await screen.findByText(arrival)).toBeVisible();
});

test('the four partners link to their own sites, each with its logo', () => {
  renderHome();
  const partners = within(screen.getByRole('region', { name: 'Nos partenaires' })).getAllByRole('link');
  expect(partners).toHaveLength(4);
  for (const partner of partners) {
    expect(partner).toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\./));
    expect(partner.querySelector('img')).toHaveAttribute('src');
  }
});

test('a page about two against two explains the third player', () => {
  renderHome();
  expect(screen.getByText(/un troisième joueur entre ou, si l’équipe n’en a que deux/)).toBeVisible();
});

test('the scrolling years are reachable by keyboard, and a hint says that they scroll', async () => {
  renderHome();
  const years = screen.getByRole('region', { name: 'L’histoire du jorkyball' });
  for (let stops = 0; document.activeElement !== years && stops < 12; stops += 1) await userEvent.tab();
  expect(years).toHaveFocus();
  expect(screen.getByText('Faites glisser pour avancer dans le temps')).toBeVisible();
});
