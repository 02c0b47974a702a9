import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { readMap } from '../build/sourceMaps.mjs';

/**
 * A frame of a release's script, as every browser writes it: `at name (address:line:column)` in Chromium,
 * `name@address:line:column` in Firefox and Safari, with or without the site's origin.
 */
const FRAME =
  /^(?<before>.*?)(?:https?:\/\/[^\s/]+)?\/(?:shell|remotes\/(?<folder>[\w-]+))\/(?<version>[0-9a-f]{12})\/(?<script>[\w.-]+\.js)(?:\?[^\s:)]*)?:(?<line>\d+):(?<column>\d+)/;

/**
 * A stack with, for each frame of a release, the package, the release, the source's file, line and column, the name,
 * and the line itself, from the store alone. Frames of others stay as they are. Answers lines.
 */
export function explainStack(stack, store) {
  const mapOf = mapsOf(store);
  return stackIn(stack)
    .split('\n')
    .flatMap((line) => explainFrame(line.trimEnd(), mapOf));
}

function explainFrame(frame, mapOf) {
  const { groups } = FRAME.exec(frame) ?? {};
  if (!groups) return [frame];
  const { folder = 'shell', version, script } = groups;
  const { map, trouble } = mapOf(folder, version, script);
  if (!map) return [frame, `      ${trouble}`];
  // Browsers count columns from one, maps from zero.
  const place = originalPositionFor(map, { line: Number(groups.line), column: Number(groups.column) - 1 });
  if (place.source === null)
    return [frame, `      ${folder} ${version}: written by the build, not by a source.`];
  const { source, line, column } = place;
  const name = place.name ?? nameIn(groups.before);
  const where = `${folder} ${version}  ${source}:${line}:${column + 1}`;
  const text = sourceContentFor(map, source)?.split('\n')[line - 1]?.trim();
  return [`    at ${where}${name ? `  (${name})` : ''}`, ...(text ? [`      ${text}`] : [])];
}

/** What a browser has called the function, unless the build has called it so: such names have a letter or two. */
function nameIn(before) {
  return /([\w$.]{3,})[\s@(]*$/.exec(before.replace(/^\s*at\s/, ''))?.[1];
}

function mapsOf(store) {
  const known = new Map();
  return (folder, version, script) => {
    const key = `${folder}/${version}/${script}`;
    if (!known.has(key)) known.set(key, find(store, folder, version, script));
    return known.get(key);
  };
}

function find(store, folder, version, script) {
  if (!store.has(folder, version)) {
    return {
      trouble: `Release ${version} of ${folder} is not in ${store.folder}: another store’s, or pruned.`,
    };
  }
  const map = readMap(`${store.folderOf(folder, version)}/maps`, script);
  return map
    ? { map: new TraceMap(map) }
    : { trouble: `Release ${version} of ${folder} holds no source map of ${script}.` };
}

/** The stack of a report's line (`npm run reports -- --all`), or of a text in which line ends are written out. */
function stackIn(text) {
  try {
    const { message, stack } = JSON.parse(text);
    return `${message}\n${stack}`;
  } catch {
    return text.includes('\n') ? text : text.replaceAll('\\n', '\n');
  }
}
