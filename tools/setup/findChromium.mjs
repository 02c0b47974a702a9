import { existsSync } from 'node:fs';
import { installPackage, onPath } from './debianPackage.mjs';
import { Failure } from './failure.mjs';

/** Chromium without windows: the same engine, for half of the work. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chrome or Chromium: the named one, the headless one (found, or installed from Debian's packages if
 * possible), or any other.
 */
export function findChromium() {
  const found = named() ?? withoutWindows() ?? withWindows();
  if (found) return found;
  throw new Failure(
    'The browser tests need Chrome or Chromium. Install one (on Debian or Ubuntu: sudo apt-get install chromium-headless-shell), or set CHROMIUM_PATH to its program.',
  );
}

function named() {
  const path = process.env.CHROMIUM_PATH;
  return path && existsSync(path) ? path : undefined;
}

function withoutWindows() {
  return onPath(HEADLESS) ?? brought(HEADLESS);
}

function withWindows() {
  return NAMES.map(onPath).find(Boolean) ?? PLACES.find((place) => existsSync(place)) ?? brought('chromium');
}

function brought(name) {
  return installPackage(name, 'the browser tests') ? onPath(name) : undefined;
}
