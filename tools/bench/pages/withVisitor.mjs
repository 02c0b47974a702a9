import { chromium } from '@playwright/test';
import { findChromium } from '../../setup/findChromium.mjs';
import { browserArguments } from './browserArguments.mjs';

/** As Lighthouse has its phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
export const DESK = { viewport: { width: 1440, height: 900 } };

/** A visitor who may record a match. */
export const ORGANIZER = { id: 1001, name: 'Camille Morel', email: 'camille@example.org', role: 'organizer' };

/**
 * Opens a browser while `use` works with its page; `slow(rate)` slows its processor from then on. A calm visitor
 * prefers reduced motion: without a graphics card the processor paints every frame of the moving background.
 */
export async function withVisitor({ host, device = PHONE, isOrganizer = false, isCalm = false }, use) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserArguments(host) });
  try {
    const page = await browser.newPage({
      ...device,
      baseURL: `https://${host.hostName}`,
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      reducedMotion: isCalm ? 'reduce' : 'no-preference',
    });
    if (isOrganizer) {
      await page.addInitScript((user) => localStorage.setItem('user', JSON.stringify(user)), ORGANIZER);
    }
    const session = await page.context().newCDPSession(page);
    const slow = (rate) => session.send('Emulation.setCPUThrottlingRate', { rate });
    return await use(page, slow);
  } finally {
    await browser.close();
  }
}
