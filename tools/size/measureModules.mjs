import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { releaseFolder } from '../build/release.mjs';
import { readMap } from '../build/sourceMaps.mjs';

/** How many bytes of the given scripts come from each module, before compression: `{ [module]: bytes }`, libraries as one. */
export function measureModules(scripts) {
  const modules = {};
  for (const { folder, name, file } of scripts) {
    const map = readMap(join(releaseFolder(folder), 'maps'), name);
    if (map === undefined) continue;
    for (const [source, bytes] of bytesOf(readFileSync(file, 'utf8'), map)) {
      const module = moduleOf(source);
      modules[module] = (modules[module] ?? 0) + bytes;
    }
  }
  return modules;
}

/** The bytes between one mapped place of a script and the next. */
function* bytesOf(script, map) {
  const lines = script.split('\n');
  const mappings = [];
  eachMapping(new TraceMap(map), (mapping) => mappings.push(mapping));
  for (const [index, { source, generatedLine, generatedColumn }] of mappings.entries()) {
    const next = mappings[index + 1];
    const isSameLine = next?.generatedLine === generatedLine;
    const end = isSameLine ? next.generatedColumn : lines[generatedLine - 1].length;
    if (source !== null) yield [source, end - generatedColumn];
  }
}

function moduleOf(source) {
  const [, library] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  return library ?? source;
}
