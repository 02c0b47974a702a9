import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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
  if (canInstall()) {
    console.log('Installing Debian’s Chromium for the browser tests …');
    const apt = (...parameters) =>
      spawnSync('apt-get', parameters, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
    const now = installed();
    if (now) return now;
  }
  throw new Failure(
    'The browser tests need Chrome or Chromium. Install one (on Debian or Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to its program.',
  );
}

function installed() {
  if (process.env.CHROMIUM_PATH && existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
  return NAMES.map(onPath).find(Boolean) ?? PLACES.find((place) => existsSync(place));
}

function onPath(name) {
  try {
    return execFileSync(process.platform === 'win32' ? 'where' : 'which', [name], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .toString()
      .split('\n')[0]
      .trim();
  } catch {
    return undefined;
  }
}

function canInstall() {
  return process.getuid?.() === 0 && Boolean(onPath('apt-get'));
}
