import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { readMap } from '../build/sourceMaps.mjs';

/**
 * A frame of a release's script, as every browser writes it: `at name (address:line:column)` in Chromium,
 * `name@address:line:column` in Firefox and Safari, with or without the site's origin.
 */
const FRAME =
  /^(?<before>.*?)(?:https?:\/\/[^\s/]+)?\/(?:shell|remotes\/(?<folder>[\w-]+))\/(?<version>[0-9a-f]{12})\/(?<script>[\w.-]+\.js)(?:\?[^\s:)]*)?:(?<line>\d+):(?<column>\d+)/;

/** Characters that may move a terminal's cursor, hide a part of a line, or begin a new one. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu;

/**
 * Explains a stack from the store alone. For each frame of a release it adds the package, the release, the source's
 * file, line and column, the name, and the line itself. Frames of others stay unchanged. It returns lines that cannot
 * move the cursor of a terminal, because any sender may have written the text.
 */
export function explainStack(stack, store) {
  const mapOf = mapsOf(store);
  const text = stackIn(stack);
  const lines = text === '' ? [] : text.split('\n');
  const explained = lines.flatMap((line) => explainFrame(line.trimEnd(), mapOf));
  if (!lines.some(hasFrame)) explained.push('There is no frame of a release in it, so nothing to explain.');
  return explained.map((line) => line.replaceAll('\t', ' ').replace(UNPRINTABLE, ''));
}

/** Whether a line names a place in a release. */
export function hasFrame(line) {
  return FRAME.test(line);
}

function explainFrame(frame, mapOf) {
  const { groups } = FRAME.exec(frame) ?? {};
  if (!groups) return [frame];
  const { folder = 'shell', version, script } = groups;
  const { map, trouble } = mapOf(folder, version, script);
  if (!map) return [frame, `      ${trouble}`];
  // Browsers count from one; of columns, maps count from zero.
  const [row, column] = [Number(groups.line), Math.max(Number(groups.column), 1)];
  if (row < 1) return [frame, `      ${folder} ${version}: ${script} has no such place.`];
  const place = originalPositionFor(map, { line: row, column: column - 1 });
  if (place.source === null)
    return [frame, `      ${folder} ${version}: written by the build, not by a source.`];
  const { source, line } = place;
  const name = place.name ?? nameIn(groups.before);
  const where = `${folder} ${version}  ${source}:${line}:${place.column + 1}`;
  const text = sourceContentFor(map, source)?.split('\n')[line - 1]?.trim();
  return [`    at ${where}${name ? `  (${name})` : ''}`, ...(text ? [`      ${text}`] : [])];
}

/** The browser's name of the function, unless the build has shortened it to a letter or two. */
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
  try {
    const map = readMap(`${store.folderOf(folder, version)}/maps`, script);
    return map
      ? { map: new TraceMap(map) }
      : { trouble: `Release ${version} of ${folder} holds no source map of ${script}.` };
  } catch {
    return { trouble: `The source map of ${script} in release ${version} of ${folder} cannot be read.` };
  }
}

/** The stack of a report's line (`npm run reports -- --all`), or of a text in which line ends are written out. */
function stackIn(text) {
  const report = parsed(text);
  if (report === null || typeof report !== 'object')
    return text.includes('\n') ? text : text.replaceAll('\\n', '\n');
  return typeof report.stack === 'string' ? report.stack : '';
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
