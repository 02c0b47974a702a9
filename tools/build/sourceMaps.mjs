import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** The federation writes this file, with a name and a text that contain the machine's paths. */
const OF_THE_MACHINE = /^node_modules\/\.federation\/entry\..*$/;

/** The service worker gets its list of files after it was compressed: its map would lie. */
const UNTRUE = ['sw.js.map'];

/**
 * Keeps the source maps of a build in their folder of the release, beside the files for visitors and never among them.
 * Compressed, because only `npm run explain` reads them. The version is not made of them.
 */
export function keepMaps(maps, folder) {
  mkdirSync(folder, { recursive: true });
  for (const { name, path } of maps.filter((each) => !UNTRUE.includes(each.name))) {
    const map = withoutMachine(JSON.parse(readFileSync(path, 'utf8')));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(JSON.stringify(map)));
  }
}

/** The source map of a release's script; undefined if missing. */
export function readMap(folder, script) {
  const file = join(folder, `${script}.map.gz`);
  return existsSync(file) ? JSON.parse(gunzipSync(readFileSync(file))) : undefined;
}

function withoutMachine({ sources, sourcesContent, ...map }) {
  const isOfMachine = (name) => OF_THE_MACHINE.test(name);
  return {
    ...map,
    sources: sources.map((name) => (isOfMachine(name) ? 'node_modules/.federation/entry.js' : name)),
    sourcesContent: sourcesContent.map((text, at) => (isOfMachine(sources[at]) ? null : text)),
  };
}
