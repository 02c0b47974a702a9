import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A small file that controls the answers. It is read again after a change. While it is missing or incomplete, the last
 * complete content stays in force: `read(root)` returns undefined only if there never was one. `parse` throws, or
 * returns undefined, for incomplete content.
 */
export function controlFile(name, parse) {
  let lastSeen;
  let lastGood;
  return function read(root) {
    try {
      const file = join(root, name);
      const { dev, ino, mtimeNs, size } = statSync(file, { bigint: true });
      const seen = [dev, ino, mtimeNs, size].join(':');
      if (seen !== lastSeen) {
        lastGood = parse(readFileSync(file)) ?? lastGood;
        lastSeen = seen;
      }
    } catch {
      // The last good one goes on.
    }
    return lastGood;
  };
}
