import { join } from 'node:path';
import { root } from '../build/packages.mjs';
import { createSiteServer } from '../serve/createSiteServer.mjs';
import { inMilliseconds, quantile } from './printFigures.mjs';
import { watchPaints } from './watchPaints.mjs';
import { withPage } from './withPage.mjs';

const SLOWED = 4;
const LIMIT_MS = 50;
const ORGANIZER = { id: 1001, name: 'Camille Morel', email: 'camille@example.org', role: 'organizer' };
/** The first match of the sample championship. */
const SHEET = '/organisateur/tournoi/championnat-de-france-2025/match/r1-m1';
const TEAMS = ['Valenciennes', 'Avignon'];
/** Six goals a side, so that the set stays open; then some of them taken back. */
const GOALS = 12;
const TAPS = 20;

const phone = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true };

/** How soon a tap on the match sheet of the composed site is seen, on a phone a quarter as fast as this machine. */
export function measureTap() {
  return withPage({ server: createSiteServer(join(root, 'site')), ...phone }, async (page) => {
    await openSheet(page);
    const taps = await watchPaints(page, {
      type: 'click',
      times: TAPS,
      act: (turn) => buttonOf(page, turn).tap(),
    });
    const figure = (label, duration) => inMilliseconds(label, duration, LIMIT_MS, `${LIMIT_MS} ms`);
    return {
      title: `A tap on the match sheet, processor slowed ${SLOWED} times (tap to painted frame)`,
      figures: [
        figure('best', Math.min(...taps)),
        figure(`median of ${taps.length} taps`, quantile(taps, 0.5)),
        figure('slowest', Math.max(...taps)),
      ],
    };
  });
}

async function openSheet(page) {
  await page.addInitScript((user) => localStorage.setItem('user', JSON.stringify(user)), ORGANIZER);
  await page.goto(SHEET);
  for (const team of TEAMS) {
    await teamOf(page, team).getByLabel('Attaquant').selectOption({ index: 1 });
    await teamOf(page, team).getByLabel('Défenseur').selectOption({ index: 2 });
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

function buttonOf(page, turn) {
  if (turn >= GOALS) return page.getByRole('button', { name: 'Annuler la dernière action' });
  return teamOf(page, TEAMS[turn % TEAMS.length]).getByRole('button', { name: 'But attaquant' });
}

function teamOf(page, name) {
  return page.getByRole('group', { name, exact: true });
}
