import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { filesOf } from '../compose/filesOf.mjs';
import { IMMUTABLE } from '../compose/responseHeaders.mjs';
import { seconds } from '../setup/seconds.mjs';
import { rclone } from './rclone.mjs';

/**
 * Sends a composed folder to a remote, so that every page there always finds its files. Versioned files come first,
 * then pages and the files that refer to them, then the files that name the live releases; removals come last. After an
 * interruption the remote is still usable, and the next command sends the rest. Only changed files are sent. A WebDAV
 * server has no digests, and a page that names another version keeps its size. So a record beside the mirror holds the
 * digest sent for each file and the remote's description of it. If that description has changed, another program has
 * modified the file, so it is sent again.
 */
export async function sendSite({ mirror, target, handTo }) {
  const started = Date.now();
  // rclone holds the lock as long as it runs: a first site may take its time on a slow line.
  const run = async (parameters, paths = []) => {
    const input = paths.map((path) => `${path}\n`).join('');
    try {
      return await rclone(parameters, { target, input, onStart: handTo });
    } finally {
      handTo(process.pid);
    }
  };
  const record = `${mirror}.sent.json`;
  const sent = readRecord(record);
  const there = await listOf(run, target);
  const wanted = digestsOf(mirror);
  const changed = [...wanted.keys()].filter(
    (path) => !isDeepStrictEqual(sent[path], { digest: wanted.get(path), ...there.get(path) }),
  );

  // Recorded in advance, so that after an interruption a partly sent file is known to be ours and is sent again.
  writeRecord(record, { ...sent, ...Object.fromEntries(changed.map((path) => [path, null])) });
  for (const isOfStep of STEPS) {
    const paths = changed.filter((path) => isOfStep(path));
    if (paths.length > 0)
      await run(['copy', '--no-check-dest', '--no-traverse', ...LIST, mirror, target], paths);
  }
  const gone = [...there.keys()].filter((path) => !wanted.has(path) && (isOurs(path) || path in sent));
  if (gone.length > 0) {
    await run(['delete', ...LIST, target], gone);
    await run(['rmdirs', '--leave-root', target]);
  }

  const now = changed.length > 0 ? await listOf(run, target) : there;
  const arrived = [...wanted].filter(([path]) => now.has(path));
  writeRecord(
    record,
    Object.fromEntries(arrived.map(([path, digest]) => [path, { digest, ...now.get(path) }])),
  );
  console.log(
    `${target}: ${changed.length} of ${wanted.size} files sent, ${gone.length} removed, in ` +
      `${seconds(started)}.`,
  );
}

const LIST = ['--files-from-raw', '-'];

/** The files that name the live releases, with the service worker, which brings a new shell. */
const LIVE = /^(registry\.json|sw\.js|stand-ins\.json)(\.br)?$/;
const isVersioned = (path) => IMMUTABLE.test(`/${path}`) || /^(icons\/|favicon\.|icon\.)/.test(path);
const STEPS = [isVersioned, (path) => !isVersioned(path) && !LIVE.test(path), (path) => LIVE.test(path)];

/** True if the remote holds only files of compositions, whoever sent them. */
const isOurs = (path) => IMMUTABLE.test(`/${path}`);

/** The remote's files: `Map { path → { size, modified } }`. */
async function listOf(run, target) {
  const printed = await run(['lsjson', '--recursive', '--files-only', '--no-mimetype', target]);
  const files = printed ? JSON.parse(printed) : [];
  return new Map(files.map(({ Path, Size, ModTime }) => [Path, { size: Size, modified: ModTime }]));
}

function digestsOf(folder) {
  const digestOf = (path) =>
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('base64url');
  return new Map(filesOf(folder).map((address) => [address.slice(1), digestOf(address)]));
}

/** The record of sent files: `{ [path]: { digest, size, modified } }`, null for one in flight. */
function writeRecord(file, files) {
  const arriving = `${file}.${process.pid}`;
  writeFileSync(arriving, JSON.stringify(files));
  renameSync(arriving, file);
}

/** Without it all is sent again, and nothing is removed but from places that are ours. */
function readRecord(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
