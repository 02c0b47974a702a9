import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HEADERS_FILE, POLICIES_FILE, standInPatterns } from '../compose/hostingFiles.mjs';

/** The files of a site that say how to answer; each `(root)` gives the last whole content that there was. */
export function createControls() {
  return {
    standIns: controlFile('stand-ins.json', (content) =>
      standInPatterns(content).map(({ pattern, page }) => ({ pattern: new RegExp(pattern, 'i'), page })),
    ),
    policies: controlFile(POLICIES_FILE, (content) => content),
    headers: controlFile(HEADERS_FILE, (content) => content),
  };
}

/**
 * A small JSON file that controls the answers. It is read again after a change. While it is missing or incomplete, the
 * last complete content stays in force: `read(root)` returns undefined only if there never was one.
 */
function controlFile(name, parse) {
  let lastSeen;
  let lastGood;
  return function read(root) {
    try {
      const file = join(root, name);
      const { dev, ino, mtimeNs, size } = statSync(file, { bigint: true });
      const seen = [dev, ino, mtimeNs, size].join(':');
      if (seen !== lastSeen) {
        lastGood = parse(JSON.parse(readFileSync(file)));
        lastSeen = seen;
      }
    } catch {
      // The last good one goes on.
    }
    return lastGood;
  };
}
