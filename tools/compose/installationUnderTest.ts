import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const project = resolve(__dirname, '../..');
const REMOTES = ['mfe-marketing', 'mfe-booking', 'mfe-members', 'mfe-tournaments'];

interface Route {
  readonly id: string;
  readonly path: string;
  readonly prerender: boolean | readonly string[];
  /** What happens when the page is rendered. */
  readonly fault?: 'throws' | 'hangs';
}

/** A frame that renders every page as its address: what the shell's build for Node offers, and no more. */
const FRAME = `
exports.fontFiles = [];
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

/** The project's tools in a folder of their own, over builds that are made up. */
export interface Installation {
  readonly folder: string;
  readonly site: string;
  /** Puts the build of one package in place. */
  build(name: string, version: string, routes?: readonly Route[]): void;
  compose(): { readonly status: number | null; readonly printed: string; readonly complaints: string };
  startComposing(): ChildProcess;
  read(path: string): string;
  remove(): void;
}

export function install(): Installation {
  const folder = mkdtempSync(join(tmpdir(), 'jorkyball-installation-'));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const path of [
    'tools/build',
    'tools/compose',
    'webpack.common.js',
    'shell/public',
    'shared-kernel/kernel.json',
    ...REMOTES.map((remote) => `${remote}/remote.json`),
  ]) {
    cpSync(join(project, path), join(folder, path), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  write('shell/media/court-1a2b3c4d-480.avif', 'a picture');
  write('shell/media/social-default-1a2b3c4d.jpg', 'a card');

  const build = (name: string, version: string, routes: readonly Route[] = []) => {
    const server =
      name === 'shell' ? FRAME : `exports.routes = ${JSON.stringify(routes.map(asSectionRoute))};`;
    write(`build/${name}/server/server.js`, server);
    rmSync(join(folder, 'build', name, 'release'), { recursive: true, force: true });
    const files = ['main.js', 'remoteEntry.js', 'routes.js', 'page-loader.js'];
    for (const file of files) {
      write(`build/${name}/release/${file}`, `/* ${file} of ${name} ${version} */\n`.repeat(20));
    }
    if (name === 'shell') write('build/shell/release/sw.js', `/* the worker of ${version} */\n`);
    const integrity = Object.fromEntries(files.map((file) => [file, `sha256-${file}`]));
    const groups = {
      main: ['main.js'],
      'not-found': ['main.js'],
      routes: ['routes.js'],
      ...Object.fromEntries(routes.map(({ id }) => [id, ['routes.js']])),
    };
    write(`build/${name}/release.json`, JSON.stringify({ version, groups, integrity }));
  };
  build('shell', '00000000000a', []);
  for (const remote of REMOTES) build(remote, '00000000000b');

  const tool = pathToFileURL(join(folder, 'tools/compose/composeSite.mjs')).href;
  const command = ['--input-type=module', '--eval', `await (await import('${tool}')).composeSite();`];
  const environment = { env: { PATH: process.env.PATH } };
  return {
    folder,
    site: join(folder, 'site'),
    build,
    compose() {
      const { status, stdout, stderr } = spawnSync(process.execPath, command, {
        encoding: 'utf8',
        ...environment,
      });
      return { status, printed: stdout, complaints: stderr };
    },
    startComposing: () =>
      spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'], ...environment }),
    read: (path) => readFileSync(join(folder, 'site', path), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function asSectionRoute({ id, path, prerender, fault }: Route) {
  return { id, path, fault, handle: { prerender } };
}
