import { statSync } from 'node:fs';

/**
 * The `Range` of a request as the plugin may read it, or undefined where the whole file is to be sent: the plugin
 * finds numbers in what is no range at all, and refuses the last bytes of a file that has not as many
 * (RFC 9110, 14.1.2: then it is the whole of it).
 */
export function wantedRange(range, path) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first) return range;
  if (!last) return undefined;
  const { size } = statSync(path);
  if (Number(last) < size) return range;
  return size > 0 ? 'bytes=0-' : undefined;
}
