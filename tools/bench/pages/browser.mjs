import { cpus, totalmem } from 'node:os';
import { chromium } from '@playwright/test';
import { findChromium } from '../../setup/programs.mjs';

/** As Lighthouse has its phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A visitor who may record a match. */
export const ORGANIZER = { id: 1001, name: 'Camille Morel', email: 'camille@example.org', role: 'organizer' };

/** How much slower a phone's processor is. */
const SLOWED = 4;

/**
 * Arguments for a Chromium that sees the host `{ port, fingerprint, hostName }` as the site of that name. It trusts the
 * host's certificate instead of ignoring its errors, because a browser caches no page with a certificate error.
 */
export function browserArguments({ port, fingerprint, hostName }) {
  return [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-quic',
    '--disable-sync',
    `--host-resolver-rules=MAP ${hostName}:443 127.0.0.1:${port}`,
    `--ignore-certificate-errors-spki-list=${fingerprint}`,
  ];
}

/**
 * Opens a browser while `use` works with its page; `slow()` slows its processor from then on. A calm visitor
 * prefers reduced motion: without a graphics card the processor paints every frame of the moving background.
 */
export async function withVisitor({ host, isOrganizer = false, isCalm = false }, use) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserArguments(host) });
  try {
    const page = await browser.newPage({
      ...PHONE,
      baseURL: `https://${host.hostName}`,
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      reducedMotion: isCalm ? 'reduce' : 'no-preference',
    });
    if (isOrganizer) {
      await page.addInitScript((user) => localStorage.setItem('user', JSON.stringify(user)), ORGANIZER);
    }
    const session = await page.context().newCDPSession(page);
    const slow = () => session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    return await use(page, slow);
  } finally {
    await browser.close();
  }
}

/** Describes the measuring machine in words, without names that only this machine has. */
export async function machineInWords() {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const version = browser.version();
  await browser.close();
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${processor.model.trim()}, ${cpus().length} cores, ${memory} GiB of memory; Chromium ${version}, Node ${process.version}`;
}
