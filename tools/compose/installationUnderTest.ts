import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { composerFile } from './composerUnderTest';

const tools = resolve(__dirname, '..');
const REMOTES = ['mfe-marketing', 'mfe-booking', 'mfe-members', 'mfe-tournaments'];

interface Route {
  readonly id: string;
  readonly path: string;
  readonly prerender: boolean | readonly string[];
  /** The behaviour when the page is rendered. */
  readonly fault?: 'throws' | 'hangs';
}

/** The facts of a made-up release that differ from the defaults. */
interface Claims {
  readonly kernel?: string;
  readonly paths?: readonly string[];
  readonly taken?: Readonly<Record<string, readonly string[]>>;
  readonly offered?: Readonly<Record<string, readonly string[]>>;
}

/** A frame that renders every page as its address: the exports of the shell's server build, and no more. */
const FRAME = `
exports.sharedModules = {};
exports.fontFiles = [];
exports.ANY_UNKNOWN_ADDRESS = '*';
exports.metadataHead = (metadata) => '<meta name="description" content="' + metadata.title + '">';
exports.documentHtml = ({ title, head, styles, body, site, script, preloads }) =>
  '<!doctype html>\\n<html lang="fr"><head><title>' + title + '</title>' + head +
  preloads.map(({ address }) => '<link rel="preload" href="' + address + '" as="script">').join('') + styles +
  '</head><body>' + body + '<script type="application/json" id="site">' + JSON.stringify(site) +
  '</script><script src="' + script.address + '"></script></body></html>\\n';
const page = (title, indexed, isFound) => ({
  isFound, body: '<h1>' + title + '</h1>', metadata: { title, indexed },
  styles: '<style data-emotion="jb">h1{content:"' + title + '"}</style>',
});
exports.renderPage = async (routes, address) => {
  const route = routes.find(({ path, handle }) => path === address || [].concat(handle.prerender).includes(address));
  if (route?.fault === 'throws') throw new Error('This page cannot be rendered.');
  if (route?.fault === 'hangs') await new Promise((resolve) => { console.log('hanging'); setTimeout(resolve, 60000); });
  return page('Page ' + address, true, route !== undefined);
};
exports.renderStandIn = async () => page('Chargement', false, true);
`;

const moduleAt = (path: string) => JSON.stringify(pathToFileURL(join(tools, path)).href);
/** Puts made-up releases into the store and makes them live together: `<store> <site> <folder of a release>…`. */
const DEPLOY = `
const { readFileSync } = await import('node:fs');
const { goLive, withVersions } = await import(${moduleAt('deploy/goLive.mjs')});
const { openStore } = await import(${moduleAt('store/openStore.mjs')});
const { runCommand } = await import(${moduleAt('setup/failure.mjs')});
const [folder, target, ...made] = process.argv.slice(1);
await runCommand(async () => {
  const store = openStore(folder);
  const versions = {};
  for (const from of made) {
    const release = JSON.parse(readFileSync(from + '/release.json', 'utf8'));
    await store.put(release, from, { commit: 'commit-of-the-release', by: 'its team' });
    versions[release.package] = release.version;
  }
  const configuration = { origin: 'https://site.example' };
  const about = { act: 'deploy ' + Object.keys(versions), by: 'a test', commit: 'none' };
  await goLive({ store, target, change: (live) => {
    const next = withVersions(live, versions, about);
    return next && { configuration, ...next };
  } });
});
`;

/** A store and a site of a test's own, with releases that are made up. */
export interface Installation {
  readonly folder: string;
  readonly store: string;
  readonly site: string;
  /** Makes a release of one package, for `compose` to deploy. */
  build(name: string, version: string, routes?: readonly Route[], claims?: Claims): void;
  /** Deploys those releases that were made last, all or the ones named, and composes the site. */
  compose(...names: string[]): Result;
  startComposing(...names: string[]): ChildProcess;
  /** The same, but throws on a refusal; returns the output. */
  deploy(...names: string[]): string;
  /** Runs a piece of JavaScript against the project's tools: `tool(path)` imports one. */
  run(code: string): Result;
  /** The same, but throws on a refusal; returns the output. */
  done(code: string): string;
  /** The same while the test continues, because the test itself may be the server. */
  runBeside(code: string): Promise<Result>;
  start(code: string): ChildProcess;
  read(path: string): string;
  /** The live document. */
  live(): LiveDocument;
  remove(): void;
}

interface Package {
  readonly version: string;
  readonly by: string;
}

interface LiveDocument {
  readonly number: number;
  readonly act: string;
  readonly packages: Readonly<Record<string, Package>>;
  readonly kept: readonly Package[];
}

interface Result {
  readonly status: number | null;
  readonly printed: string;
  readonly complaints: string;
}

export async function install(): Promise<Installation> {
  const composer = await composerFile();
  const folder = mkdtempSync(join(tmpdir(), 'jorkyball-installation-'));
  const [store, site] = [join(folder, 'store'), join(folder, 'site')];
  const made = new Map<string, string>();

  const build = (name: string, version: string, routes: readonly Route[] = [], claims: Claims = {}) => {
    const release = join(folder, 'made', `${name}-${version}`);
    const write = (path: string, content: string) => {
      mkdirSync(dirname(join(release, path)), { recursive: true });
      writeFileSync(join(release, path), content);
    };
    rmSync(release, { recursive: true, force: true });
    made.set(name, release);
    write(
      'server/server.js',
      name === 'shell' ? FRAME : `exports.routes = ${JSON.stringify(routes.map(asSectionRoute))};`,
    );
    const files = ['main.js', 'remoteEntry.js', 'routes.js', 'page-loader.js', 'page-reports.js'];
    for (const file of files) write(`browser/${file}`, `/* ${file} of ${name} ${version} */\n`.repeat(20));
    const pictures = name === 'shell' ? ['court-1a2b3c4d-480.avif', 'social-default-1a2b3c4d.jpg'] : [];
    for (const picture of pictures) write(`media/${picture}`, `${picture} itself`);
    if (name === 'shell') {
      cpSync(composer, join(release, 'server/composer.js'));
      cpSync(resolve(tools, '../shell/public'), join(release, 'public'), { recursive: true });
      write('browser/sw.js', `/* the worker of ${version} */\n`);
    }
    const groups = {
      main: ['main.js'],
      'not-found': ['main.js'],
      routes: ['routes.js'],
      ...Object.fromEntries(routes.map(({ id }) => [id, ['routes.js']])),
    };
    const description = {
      package: name,
      version,
      name: name.replace('mfe-', ''),
      kernel: '1',
      ...(name === 'shell' ? { offered: {} } : { paths: routes.map(({ path }) => path), taken: {} }),
      ...claims,
      groups,
      integrity: Object.fromEntries(files.map((file) => [file, `sha256-${file}`])),
      media: pictures,
    };
    write('release.json', JSON.stringify(description));
  };
  build('shell', '00000000000a');
  for (const remote of REMOTES) build(remote, '00000000000b');

  // Files of a killed process are in the folder, and are removed with it.
  const environment = { env: { PATH: process.env.PATH, TMPDIR: folder }, cwd: folder };
  const node = (code: string, parameters: readonly string[]) => [
    '--input-type=module',
    '--eval',
    `const tool = (path) => import(${JSON.stringify(`${pathToFileURL(tools).href}/`)} + path);\n${code}`,
    ...parameters,
  ];
  const parametersOf = (names: readonly string[]) => {
    const chosen = names.length > 0 ? names : [...made.keys()];
    return [store, site, ...chosen.map((name) => made.get(name) as string)];
  };
  const run = (code: string, parameters: readonly string[]): Result => {
    const { status, stdout, stderr } = spawnSync(process.execPath, node(code, parameters), {
      encoding: 'utf8',
      ...environment,
    });
    return { status, printed: stdout, complaints: stderr };
  };
  const start = (code: string, parameters: readonly string[]) =>
    spawn(process.execPath, node(code, parameters), { stdio: ['ignore', 'pipe', 'inherit'], ...environment });
  return {
    folder,
    store,
    site,
    build,
    compose: (...names) => run(DEPLOY, parametersOf(names)),
    deploy: (...names) => printedOf(run(DEPLOY, parametersOf(names))),
    startComposing: (...names) => start(DEPLOY, parametersOf(names)),
    run: (code) => run(code, [store, site]),
    done: (code) => printedOf(run(code, [store, site])),
    runBeside: (code) =>
      new Promise((resolve) => {
        const child = execFile(
          process.execPath,
          node(code, [store, site]),
          environment,
          (_error, printed, complaints) => resolve({ status: child.exitCode, printed, complaints }),
        );
      }),
    start: (code) => start(code, [store, site]),
    read: (path) => readFileSync(join(site, path), 'utf8'),
    live() {
      const names = readdirSync(join(store, 'live')).sort();
      return JSON.parse(readFileSync(join(store, 'live', names.at(-1) as string), 'utf8'));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function asSectionRoute({ id, path, prerender, fault }: Route) {
  return { id, path, fault, handle: { prerender } };
}

function printedOf({ status, printed, complaints }: Result): string {
  if (status !== 0 || complaints !== '') throw new Error(`The command ended with ${status}: ${complaints}`);
  return printed;
}
