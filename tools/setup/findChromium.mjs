import { existsSync } from 'node:fs';
import { installPackage, onPath } from './debianPackage.mjs';
import { Failure } from './failure.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chrome or Chromium: found, or installed from Debian's packages where that is possible. */
export function findChromium() {
  const found = installed();
  if (found) return found;
  const now = installPackage('chromium', 'the browser tests') && installed();
  if (now) return now;
  throw new Failure(
    'The browser tests need Chrome or Chromium. Install one (on Debian or Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to its program.',
  );
}

function installed() {
  if (process.env.CHROMIUM_PATH && existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
  return NAMES.map(onPath).find(Boolean) ?? PLACES.find((place) => existsSync(place));
}
