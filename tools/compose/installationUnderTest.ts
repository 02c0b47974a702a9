import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const tools = resolve(__dirname, '..');
const REMOTES = ['mfe-marketing', 'mfe-booking', 'mfe-members', 'mfe-tournaments'];

interface Route {
  readonly id: string;
  readonly path: string;
  readonly prerender: boolean | readonly string[];
  readonly embeddable?: true;
  /** The behaviour when the page is rendered. */
  readonly fault?: 'throws';
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
  preloads.map(({ address, integrity }) =>
    '<link rel="preload" href="' + address + '" as="script" integrity="' + integrity + '">').join('') + styles +
  '</head><body>' + body + '<script type="application/json" id="site">' + JSON.stringify(site) +
  '</script><script src="' + script.address + '"></script></body></html>\\n';
const page = (title, indexed, isFound) => ({
  isFound, body: '<h1>' + title + '</h1>', metadata: { title, indexed },
  styles: '<style data-emotion="jb">h1{content:"' + title + '"}</style>',
});
exports.renderPage = async (routes, address) => {
  const route = routes.find(({ path, handle }) => path === address || [].concat(handle.prerender).includes(address));
  if (route?.fault === 'throws') throw new Error('This page cannot be rendered.');
  return page('Page ' + address, true, route !== undefined);
};
exports.renderStandIn = async () => page('Chargement', false, true);
`;

/** Releases are put into the store, and what becomes of them. */
interface Deployment {
  /** The packages, by default all: of each the release that was made last. */
  readonly of?: readonly string[];
  /** Where the site is; by default beside the store. */
  readonly to?: string;
  readonly share?: number;
  readonly previewName?: string;
  /** Whether they only come into the store. */
  readonly isStoredOnly?: boolean;
  /** That of the site. */
  readonly configuration?: object;
}

/** What `npm run deploy` does once the packages are built. */
const DEPLOY = `
const { readFileSync } = await import('node:fs');
const { goLive } = await tool('deploy/goLive.mjs');
const { versionsOf, withCanaries, withVersions } = await tool('deploy/nextDocument.mjs');
const { preview } = await tool('deploy/preview.mjs');
const { openStore } = await tool('store/openStore.mjs');
const { runCommand } = await tool('setup/failure.mjs');
const {
  folder, made, to: target, share, previewName, isStoredOnly, configuration = { origin: 'https://site.example' },
} = JSON.parse(process.argv[1]);
await runCommand(async () => {
  const store = openStore(folder);
  const releases = made.map((from) => JSON.parse(readFileSync(from + '/release.json', 'utf8')));
  for (const [at, release] of releases.entries())
    await store.put(release, made[at], { commit: 'commit-of-the-release', by: 'its team' });
  const versions = versionsOf(releases);
  if (isStoredOnly) return;
  if (previewName) return preview({ store, target, name: previewName, versions });
  const about = { act: 'deploy ' + Object.keys(versions), by: 'a test', commit: 'none' };
  await goLive({ store, target, change: (live) => {
    const next = share ? withCanaries(live, versions, share, about) : withVersions(live, versions, about);
    return next && { configuration, ...next };
  } });
});
`;

/** The words of a command line of Node. */
type Run = readonly string[];

export type Installation = Awaited<ReturnType<typeof install>>;

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

/** A store and a site of a test's own, with releases that are made up. */
export async function install() {
  const composer = await composerFile();
  const folder = mkdtempSync(join(tmpdir(), 'jorkyball-installation-'));
  const [store, site] = [join(folder, 'store'), join(folder, 'site')];
  const made = new Map<string, string>();

  /** Makes a release of one package, for `deployment`. */
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
    const contentOf = (file: string) => `/* ${file} of ${name} ${version} */\n`.repeat(20);
    for (const file of files) write(`browser/${file}`, contentOf(file));
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
      integrity: Object.fromEntries(
        files.map((file) => [
          file,
          `sha256-${createHash('sha256').update(contentOf(file)).digest('base64')}`,
        ]),
      ),
      media: pictures,
    };
    write('release.json', JSON.stringify(description));
  };
  build('shell', '00000000000a');
  for (const remote of REMOTES) build(remote, '00000000000b');

  // Files of a killed process are in the folder, and are removed with it.
  const environment = { PATH: process.env.PATH, TMPDIR: folder };
  const evaluated = (code: string, parameters: readonly string[] = []): Run => [
    '--input-type=module',
    '--eval',
    `const tool = (path) => import(${JSON.stringify(`${pathToFileURL(tools).href}/`)} + path);\n${code}`,
    ...parameters,
  ];
  const deployment = ({ of = [...made.keys()], ...options }: Deployment = {}) => {
    const given = { folder: store, to: site, made: of.map((name) => made.get(name)), ...options };
    return evaluated(DEPLOY, [JSON.stringify(given)]);
  };
  const run = (parameters: Run): Result => {
    const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
      encoding: 'utf8',
      env: environment,
      cwd: folder,
    });
    return { status, printed: stdout, complaints: stderr };
  };
  const composition = (names: readonly string[]) => deployment(names.length > 0 ? { of: names } : {});
  return {
    folder,
    store,
    site,
    build,
    deployment,
    /** `npm run` with these words, for this store and its site or another one. */
    command(words: string, to = site): Run {
      const [name, ...parameters] = words.split(' ');
      return [join(tools, `${name}.mjs`), ...parameters, '--store', store, '--to', to];
    },
    /** A piece of JavaScript against the project's tools: `tool(path)` imports one; `store` and `target` are there. */
    code: (code: string) =>
      evaluated(`
        const { openStore } = await tool('store/openStore.mjs');
        const [store, target] = [openStore(${JSON.stringify(store)}), ${JSON.stringify(site)}];
        ${code}`),
    run,
    /** The same, but throws on a refusal; returns the output. */
    done: (parameters: Run) => printedOf(run(parameters)),
    /** The same while the test continues, because the test itself may be the server, or end it. */
    begin(parameters: Run, more: Readonly<Record<string, string>> = {}) {
      const child = spawn(process.execPath, parameters, { env: { ...environment, ...more }, cwd: folder });
      let [printed, complaints] = ['', ''];
      child.stdout.on('data', (text) => {
        printed += text;
      });
      child.stderr.on('data', (text) => {
        complaints += text;
      });
      const result = once(child, 'close').then(([status]): Result => ({ status, printed, complaints }));
      return { child, result };
    },
    /** Deploys those releases that were made last, all or the ones named, and composes the site. */
    compose: (...names: string[]) => run(composition(names)),
    deploy: (...names: string[]) => printedOf(run(composition(names))),
    read: (path: string) => readFileSync(join(site, path), 'utf8'),
    live(): LiveDocument {
      const names = readdirSync(join(store, 'live')).sort();
      return JSON.parse(readFileSync(join(store, 'live', names.at(-1) as string), 'utf8'));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Every file below a folder with its content. */
export function contentsOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length), readFileSync(file, 'latin1')]),
  );
}

function asSectionRoute({ id, path, prerender, embeddable, fault }: Route) {
  return { id, path, fault, handle: { prerender, embeddable } };
}

function printedOf({ status, printed, complaints }: Result): string {
  if (status !== 0 || complaints !== '') throw new Error(`The command ended with ${status}: ${complaints}`);
  return printed;
}

let bundling: Promise<string> | undefined;

/** The composer as one file, as it travels in the shell's release; answers its address. */
function composerFile(): Promise<string> {
  bundling ??= bundle(resolve(tools, '../.cache/composer-under-test'));
  return bundling;
}

function bundle(folder: string): Promise<string> {
  const name = `composer-${process.pid}.js`;
  return new Promise((fulfil, reject) => {
    const compiler = webpack({
      mode: 'production',
      target: 'node20',
      entry: join(__dirname, 'composer.mjs'),
      output: { path: folder, filename: name, library: { type: 'commonjs2' } },
      optimization: { minimize: false },
    });
    compiler.run((error, stats) => {
      compiler.close(() => {});
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else fulfil(join(folder, name));
    });
  });
}
