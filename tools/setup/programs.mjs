import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Failure } from './failure.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const EMULATORS = `${root}.cache/emulators`;
const EMULATORS_LIST = `${root}tools/serve/emulators/package.json`;

/**
 * The programs that tests use: `find` answers where a program is, or something empty; `packages` are those of Debian that
 * bring it, `install` brings it otherwise.
 */
const PROGRAMS = {
  /** Chromium without windows: the same engine, for half of the work. */
  headlessChromium: {
    purpose: 'the browser tests',
    packages: ['chromium-headless-shell'],
    find: () => onPath('chromium-headless-shell'),
  },
  windowedChromium: {
    purpose: 'the browser tests',
    packages: ['chromium'],
    find: () =>
      ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
        .map(onPath)
        .find(Boolean) ??
      [
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
        'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      ].find(existing),
  },
  /**
   * The site shows its text in a local font of the same size until its own has loaded (shell/src/fonts/fontFaces.ts).
   * Without Arial or a similar font, the tests would see a layout shift that no visitor's machine shows.
   */
  localFont: {
    purpose: 'the browser tests',
    packages: ['fonts-liberation'],
    find: () =>
      !onPath('fc-list') ||
      /\b(Arial|Liberation Sans|Roboto)\b/.test(
        spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' }).stdout,
      ),
  },
  caddy: {
    purpose: 'the test of its configuration',
    packages: ['caddy'],
    find: () => onPath('caddy'),
  },
  nginx: {
    purpose: 'the test of its configuration',
    packages: ['nginx-light'],
    find: () => onPath('nginx'),
  },
  openssl: {
    purpose: 'the test of a live site',
    packages: ['openssl'],
    find: () => onPath('openssl'),
  },
  rclone: {
    purpose: 'the test of a remote target',
    packages: ['rclone'],
    find: () => onPath('rclone'),
  },
  /** The modules that emulate platforms: 240 megabytes, which npm ci does not install for everybody. */
  emulators: {
    purpose: 'the contract on Cloudflare Pages and Netlify',
    install: installEmulators,
    find: () => (isNodeOfEmulators() && hasCurrentEmulators() ? `${EMULATORS}/node_modules` : undefined),
  },
  /** The folder of a Postgres with the programs of a backup, which the npm registry's one lacks. */
  postgres: {
    purpose: 'the test of a backup',
    packages: ['postgresql'],
    find: newestPostgres,
  },
  /** The engines beside Chromium: the environment variables that name their programs. */
  Firefox: {
    purpose: 'the journeys in Firefox',
    packages: ['firefox-esr'],
    find: () =>
      complete({
        FIREFOX_PATH:
          existing(process.env.FIREFOX_PATH) ??
          onPath('firefox-esr') ??
          onPath('firefox') ??
          existing('/Applications/Firefox.app/Contents/MacOS/firefox'),
      }),
  },
  WebKit: {
    purpose: 'the journeys in WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () =>
      complete({
        WEBKIT_DRIVER_PATH: existing(process.env.WEBKIT_DRIVER_PATH) ?? onPath('WebKitWebDriver'),
        WEBKIT_BROWSER_PATH: existing(process.env.WEBKIT_BROWSER_PATH) ?? miniBrowser(),
        XVFB_PATH: existing(process.env.XVFB_PATH) ?? onPath('Xvfb'),
      }),
  },
};

/** A program's place: found, or installed from Debian's packages if this process may; undefined otherwise. */
export function findProgram(name) {
  const { find, packages, purpose, install = installPackages } = PROGRAMS[name];
  const found = find();
  if (found) return found;
  install(packages, purpose);
  return find();
}

/** The path of a Chrome or Chromium: the named one, the one without windows, or any other. */
export function findChromium() {
  const found =
    existing(process.env.CHROMIUM_PATH) ?? findProgram('headlessChromium') ?? findProgram('windowedChromium');
  if (found) return found;
  throw new Failure(
    'The browser tests need Chrome or Chromium. Install one (on Debian or Ubuntu: sudo apt-get install chromium-headless-shell), or set CHROMIUM_PATH to its program.',
  );
}

/** The environment for the engines that are here or could be installed, and a sentence for each missing one. */
export function findEngines() {
  const found = { environment: {}, missing: [] };
  for (const name of ['Firefox', 'WebKit']) {
    const paths = findProgram(name);
    if (paths) Object.assign(found.environment, paths);
    else
      found.missing.push(
        `The journeys did not run in ${name}: it is not here and could not be installed (on Debian: sudo apt-get install ${PROGRAMS[name].packages.join(' ')}).`,
      );
  }
  return found;
}

function mayInstall() {
  return process.getuid?.() === 0 && onPath('apt-get') !== undefined;
}

let areListsFresh = false;

function installPackages(names, purpose) {
  if (!mayInstall()) return;
  console.log(`Installing Debian’s ${names.join(' and ')} for ${purpose} …`);
  const apt = (...parameters) =>
    spawnSync('apt-get', parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  if (!areListsFresh) apt('update', '-qq');
  areListsFresh = true;
  apt('install', '-y', '-qq', '--no-install-recommends', ...names);
}

function installEmulators() {
  if (!isNodeOfEmulators()) return;
  console.log('Installing the emulators of platforms …');
  mkdirSync(EMULATORS, { recursive: true });
  cpSync(EMULATORS_LIST, `${EMULATORS}/package.json`);
  spawnSync('npm', ['install', '--prefix', EMULATORS, '--ignore-scripts', '--no-audit', '--no-fund'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

/** They need Node 22.12 or later. */
function isNodeOfEmulators() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 12);
}

/** Whether each of the listed versions is installed. */
function hasCurrentEmulators() {
  const { dependencies } = JSON.parse(readFileSync(EMULATORS_LIST, 'utf8'));
  return Object.entries(dependencies).every(([name, version]) => {
    const file = `${EMULATORS}/node_modules/${name}/package.json`;
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version;
  });
}

/** The path of a program, or undefined. */
function onPath(name) {
  const finder = process.platform === 'win32' ? 'where' : 'which';
  try {
    const stdio = ['ignore', 'pipe', 'ignore'];
    return execFileSync(finder, [name], { stdio, encoding: 'utf8' }).split('\n')[0].trim();
  } catch {
    return undefined;
  }
}

/** Debian puts the programs of each Postgres in a folder by its version. */
function newestPostgres() {
  const versions = existing('/usr/lib/postgresql');
  if (!versions) return undefined;
  return readdirSync(versions)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => `${versions}/${version}/bin`)
    .find((folder) =>
      ['initdb', 'postgres', 'pg_dump', 'psql'].every((name) => existing(`${folder}/${name}`)),
    );
}

/** The program is in a library folder of the machine's architecture. */
function miniBrowser() {
  const libraries = ['/usr/lib', '/usr/libexec'].flatMap((folder) => [
    folder,
    ...(existing(folder) ? readdirSync(folder).map((name) => `${folder}/${name}`) : []),
  ]);
  return libraries.map((folder) => existing(`${folder}/webkit2gtk-4.1/MiniBrowser`)).find(Boolean);
}

/** An engine is there when all of its programs are. */
function complete(paths) {
  return Object.values(paths).every(Boolean) ? paths : undefined;
}

function existing(path) {
  return path && existsSync(path) ? path : undefined;
}
