import { statSync } from 'node:fs';

/**
 * The `Range` of a request for the plugin, or undefined for the whole file. The plugin would find numbers in an invalid
 * range, and refuse a suffix longer than the file (RFC 9110, 14.1.2: the whole file).
 */
export function wantedRange(range, path) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first) return range;
  if (!last) return undefined;
  const { size } = statSync(path);
  if (Number(last) < size) return range;
  return size > 0 ? 'bytes=0-' : undefined;
}
