const TOURNAMENT = '/organisateur/tournoi/championnat-de-france-2025';
const TYPING_MS = 80;
/** No finger is quicker from one place to another. */
const FINGER_MS = 300;

/**
 * Taps as a finger does: scrolling ends before the touch. Playwright's own `tap` listens to every touch event and
 * queries the page each time, which would count in the measurement.
 */
async function touch(page, target) {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(FINGER_MS);
  const { x, y, width, height } = await target.boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** Flows of visitors, each with the page on which it begins; `act` touches the screen as a finger does. */
export const FLOWS = [
  {
    label: 'open the menu',
    path: '/',
    act: (page) => touch(page, page.getByRole('banner').getByRole('button', { name: 'Menu' })),
  },
  {
    label: 'choose a booking hour',
    path: '/reservation',
    prepare: (page) => page.getByRole('button', { name: 'Demain', exact: true }).scrollIntoViewIfNeeded(),
    async act(page) {
      await touch(page, page.getByRole('button', { name: 'Demain', exact: true }));
      await touch(page, page.getByRole('button', { name: /^18:00,/ }));
    },
  },
  {
    label: 'type in the booking form',
    path: '/reservation',
    prepare: (page) => page.getByLabel('Nom').scrollIntoViewIfNeeded(),
    async act(page) {
      await touch(page, page.getByLabel('Nom'));
      await page.waitForTimeout(FINGER_MS);
      await page.keyboard.type('Camille Morel', { delay: TYPING_MS });
    },
  },
  {
    label: 'change the tab of a ranking',
    path: '/classement-mondial',
    async act(page) {
      await touch(page, page.getByRole('main').getByRole('link', { name: 'Clubs', exact: true }));
      await page.waitForURL('**/classement-clubs');
    },
  },
  {
    label: 'open a match sheet',
    path: TOURNAMENT,
    isOrganizer: true,
    async act(page) {
      await touch(page, page.locator('a[href$="/match/r1-m1"]:visible').first());
      await page.getByRole('button', { name: 'But attaquant' }).first().waitFor();
    },
  },
  {
    label: 'score on a match sheet',
    path: `${TOURNAMENT}/match/r1-m1`,
    isOrganizer: true,
    async prepare(page) {
      for (const team of ['Valenciennes', 'Avignon']) {
        const group = page.getByRole('group', { name: team, exact: true });
        await group.getByLabel('Attaquant').selectOption({ index: 1 });
        await group.getByLabel('Défenseur').selectOption({ index: 2 });
      }
    },
    async act(page) {
      const score = page.getByRole('button', { name: 'But attaquant' }).first();
      for (let goal = 0; goal < 3; goal += 1) {
        await touch(page, score);
      }
    },
  },
  {
    label: 'next page by a link',
    path: '/blog',
    async act(page) {
      await touch(page, page.getByRole('main').locator('a[href^="/blog/"]').first());
      await page.waitForURL('**/blog/*');
    },
  },
];

/** The links of the home page that a pointer visits: one in its own section, and one in each of the others. */
export const HINTED = ['/blog', '/services-tarifs', '/reservation', '/tournois', '/connexion'];
