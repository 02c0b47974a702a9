import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A small file that says how to answer. It is read again when it has changed, and while it is missing or half
 * written the last whole content stays in force: `read(root)` answers undefined only where there never was any.
 * `parse` throws, or answers undefined, where the content is not whole.
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
