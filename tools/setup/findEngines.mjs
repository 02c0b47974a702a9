import { existsSync, readdirSync } from 'node:fs';
import { installPackage, onPath } from './debianPackage.mjs';

/**
 * The engines beside Chromium that the journeys run in: the environment variables that name their programs, and
 * the Debian packages that these come in. An engine is there when all of its programs are.
 */
const ENGINES = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    programs: () => ({
      FIREFOX_PATH:
        onPath('firefox-esr') ??
        onPath('firefox') ??
        existing('/Applications/Firefox.app/Contents/MacOS/firefox'),
    }),
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: () => ({
      WEBKIT_DRIVER_PATH: onPath('WebKitWebDriver'),
      WEBKIT_BROWSER_PATH: miniBrowser(),
      XVFB_PATH: onPath('Xvfb'),
    }),
  },
];

/**
 * Finds each engine, or installs it if possible. Returns the environment for those found, and a sentence for each
 * missing one.
 */
export function findEngines(engines = ENGINES, environment = process.env) {
  const found = { environment: {}, missing: [] };
  for (const { name, packages, programs } of engines) {
    let paths = named(programs(), environment);
    if (!isComplete(paths)) {
      for (const each of packages) installPackage(each, `the journeys in ${name}`);
      paths = named(programs(), environment);
    }
    if (isComplete(paths)) Object.assign(found.environment, paths);
    else found.missing.push(sentence(name, packages));
  }
  return found;
}

/** Programs that the environment names win over those that were found. */
function named(paths, environment) {
  return Object.fromEntries(
    Object.entries(paths).map(([variable, path]) => [variable, existing(environment[variable]) ?? path]),
  );
}

function isComplete(paths) {
  return Object.values(paths).every(Boolean);
}

function sentence(name, packages) {
  return `The journeys did not run in ${name}: it is not here and could not be installed (on Debian: sudo apt-get install ${packages.join(' ')}).`;
}

/** The program is in a library folder of the machine's architecture. */
function miniBrowser() {
  const libraries = ['/usr/lib', '/usr/libexec'].flatMap((folder) => [
    folder,
    ...(existing(folder) ? readdirSync(folder).map((name) => `${folder}/${name}`) : []),
  ]);
  return libraries.map((folder) => existing(`${folder}/webkit2gtk-4.1/MiniBrowser`)).find(Boolean);
}

function existing(path) {
  return path && existsSync(path) ? path : undefined;
}
