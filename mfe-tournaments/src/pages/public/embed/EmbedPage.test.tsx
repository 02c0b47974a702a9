import { act, screen, within } from '@testing-library/react';
import { aTournament } from '../../../competition/testing/aTournament';
import { favouritesWin, homeWin, withResults } from '../../../competition/testing/playedMatch';
import type { Tournament } from '../../../model/tournament';
import { routes } from '../../../routes';
import { pastSeason } from '../../../store/pastSeason';
import {
  logIn,
  openPage,
  organizer,
  player,
  settle,
  storeNothing,
  storeTournaments,
} from '../../../testing/openPage';

beforeEach(storeNothing);

const path = '/organisateur/tournoi/1757930400000';
const embed = `${path}/integrer`;
const ofEight = (playoffs: boolean) => favouritesWin(aTournament({ teams: 8, format: { playoffs } }));

/** No control here may change data, because a framing site can steer its visitors' presses (click-jacking). */
const harmless = /^(Matchs à venir|Annulés|Pourquoi|Le tableau|Afficher les journées|Tous les chiffres)/;

function expectHarmless() {
  const page = within(document.querySelector('h1')?.closest('div') as HTMLElement);
  for (const link of page.queryAllByRole('link')) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  }
  for (const { textContent, ariaLabel } of page.queryAllByRole('button'))
    expect(ariaLabel ?? textContent).toMatch(harmless);
  for (const role of ['textbox', 'checkbox', 'radio', 'spinbutton'])
    expect(page.queryAllByRole(role)).toEqual([]);
  for (const box of page.queryAllByRole('combobox')) expect(box).toHaveAccessibleName('Matchs de l’équipe');
}

test.each(['', '?vue=matchs', '?vue=nulle-part', '?vue='])(
  'shows the matches at the address with %j',
  async (query) => {
    storeTournaments(withResults(aTournament(), (_, index) => (index < 2 ? homeWin : null)));
    await openPage(embed + query);
    expect(screen.getByRole('heading', { level: 1, name: 'Tournoi d’automne' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'À venir' })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  },
);

test('shows the standings alone', async () => {
  storeTournaments(ofEight(true));
  await openPage(`${embed}?vue=classement`);
  expect(screen.getByRole('table')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Terminés' })).not.toBeInTheDocument();
});

test('shows the playoffs alone, or that there are none', async () => {
  storeTournaments(ofEight(true));
  const { unmount } = await openPage(`${embed}?vue=phase-finale`);
  expect(screen.getByRole('region', { name: 'Demi-finales' })).toBeVisible();
  unmount();
  storeTournaments(ofEight(false));
  await openPage(`${embed}?vue=phase-finale`);
  expect(screen.getByText('Ce tournoi se joue sans phase finale.')).toBeVisible();
});

/** Equal teams, which an organiser could separate, an annulled match, one with a film, and matches to come. */
const withEverything = (): Tournament => {
  const { fixtures, ...rest } = withResults(
    aTournament({ teams: 8, format: { playoffs: true } }),
    (_, index) => (index < 9 ? homeWin : null),
  );
  return {
    ...rest,
    fixtures: fixtures.map((fixture, index) =>
      index === 9
        ? { ...fixture, status: 'inprogress', liveUrl: 'https://www.youtube.com/watch?v=1' }
        : fixture,
    ),
  };
};

describe.each([
  ['a guest', null],
  ['a player', player],
  ['the organiser', organizer],
])('for %s', (_, user) => {
  test.each(['matchs', 'classement', 'phase-finale'])(
    'vue=%s offers nothing that changes data, and no link within the frame',
    async (view) => {
      if (user) logIn(user);
      storeTournaments(withEverything());
      await openPage(`${embed}?vue=${view}`);
      expectHarmless();
      expect(screen.getByRole('link', { name: 'Page du tournoi (nouvel onglet)' })).toHaveAttribute(
        'href',
        path,
      );
    },
  );
});

test('a film of a match opens a new tab', async () => {
  storeTournaments(withEverything());
  await openPage(embed);
  expect(screen.getByRole('link', { name: 'Voir en direct (nouvel onglet)' })).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('shows a result as soon as it is stored', async () => {
  storeTournaments(aTournament());
  await openPage(`${embed}?vue=matchs`);
  expect(screen.queryByRole('region', { name: 'Terminés' })).not.toBeInTheDocument();
  act(() => storeTournaments(favouritesWin(aTournament())));
  await settle();
  expect(screen.getByRole('region', { name: 'Terminés' })).toBeVisible();
});

test.each(['guest', 'organizer'])(
  'explains a missing tournament at its address, to a %s too',
  async (role) => {
    if (role === 'organizer') logIn();
    const { address } = await openPage('/organisateur/tournoi/inconnu/integrer?vue=classement');
    expect(await screen.findByText('Tournoi introuvable')).toBeVisible();
    expect(address()).toBe('/organisateur/tournoi/inconnu/integrer?vue=classement');
    expectHarmless();
  },
);

test('shows a season that is over', async () => {
  await openPage(`/organisateur/tournoi/${pastSeason.id}/integrer?vue=classement`);
  expect(within(screen.getByRole('table')).getAllByRole('row').length).toBeGreaterThan(4);
});

test('is the only page that other sites may frame, and no search engine lists it', () => {
  const framed = routes.filter(({ handle }) => handle.embeddable);
  expect(framed.map(({ path: claimed }) => claimed)).toEqual([
    '/organisateur/tournoi/:tournamentId/integrer',
  ]);
  expect(framed[0]?.handle).toMatchObject({ prerender: false, indexed: false });
});
