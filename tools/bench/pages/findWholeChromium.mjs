import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { onPath } from '../../setup/debianPackage.mjs';

const NAMES = ['chromium', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/usr/lib/chromium/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Resolves to the path of a Chromium with windows, or to undefined: the one without, with which all else is measured,
 * keeps no page to go back to.
 */
export async function findWholeChromium() {
  for (const path of [process.env.CHROMIUM_PATH, ...PLACES, ...NAMES.map(onPath)]) {
    if (path && existsSync(path) && (await isWhole(path))) return path;
  }
  return undefined;
}

/** Both run here without windows, but they identify themselves differently. */
async function isWhole(executablePath) {
  const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return !(await browser.version()).startsWith('Headless');
  } finally {
    await browser.close();
  }
}
