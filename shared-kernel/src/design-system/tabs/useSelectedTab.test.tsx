import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { useLocation, useNavigate, useSearchParams } from 'shared-kernel/router';
import { Tabs } from './Tabs';
import { useSelectedTab } from './useSelectedTab';

const labels = { matches: 'Matchs', standings: 'Classement' } as const;
const ids = ['matches', 'standings'] as const;

function Page() {
  const [selected, select] = useSelectedTab(ids);
  return (
    <Tabs
      label="Tournoi"
      tabs={ids.map((id) => ({ id, label: labels[id] }))}
      selected={selected}
      onSelect={select}
    >
      {labels[selected]}
    </Tabs>
  );
}

function Surroundings() {
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>Vous venez de {query.get('retour') ?? 'nulle part'}</p>
      <p>Ancre {hash}</p>
      <button type="button" onClick={() => navigate(-1)}>
        Retour
      </button>
    </>
  );
}

function open(address: string, state?: unknown) {
  const [path, hash = ''] = address.split('#');
  const [pathname, query] = path?.split('?') ?? [];
  render(
    <MemoryRouter
      initialEntries={[{ pathname, search: query ? `?${query}` : '', hash: hash && `#${hash}`, state }]}
    >
      <Surroundings />
      <Page />
    </MemoryRouter>,
  );
}

const panel = () => screen.getByRole('tabpanel');

test.each([
  ['nothing', '/page', undefined, 'Matchs'],
  ['the address', '/page?onglet=standings', undefined, 'Classement'],
  ['a link', '/page', { tab: 'standings' }, 'Classement'],
  ['the address over a link', '/page?onglet=matches', { tab: 'standings' }, 'Matchs'],
  ['a tab that is not there', '/page?onglet=nulle-part', { tab: 7 }, 'Matchs'],
])('with %s', (_, address, state, shown) => {
  open(address, state);
  expect(panel()).toHaveTextContent(shown);
});

test('going back shows the tab before, and keeps the rest of the address', async () => {
  open('/page?retour=profil#ici');
  await userEvent.click(screen.getByRole('tab', { name: 'Classement' }));
  expect(panel()).toHaveTextContent('Classement');
  expect(screen.getByText('Vous venez de profil')).toBeInTheDocument();
  expect(screen.getByText('Ancre #ici')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retour' }));
  expect(await screen.findByRole('tabpanel', { name: 'Matchs' })).toHaveTextContent('Matchs');
});

test('two taps on a tab are one history entry', async () => {
  const user = userEvent.setup();
  open('/page');
  await user.dblClick(screen.getByRole('tab', { name: 'Classement' }));
  await user.click(screen.getByRole('tab', { name: 'Classement' }));
  expect(panel()).toHaveTextContent('Classement');
  await user.click(screen.getByRole('button', { name: 'Retour' }));
  expect(panel()).toHaveTextContent('Matchs');
});
