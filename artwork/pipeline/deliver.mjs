import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The part of a file's name that changes with its content, so that an address never changes its meaning. */
export function hashOf(contents) {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 8);
}

/** Puts files `[{ file, content }]` into a folder, in the place of those whose names match `former`. */
export function replaceFiles(folder, former, files) {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder).filter((each) => former.test(each))) rmSync(join(folder, file));
  for (const { file, content } of files) writeFileSync(join(folder, file), content);
}

/** Writes what the site's source imports, laid out as the formatter would. */
export function writeDescription(file, description) {
  mkdirSync(dirname(file), { recursive: true });
  const lines = Object.entries(description).map(([key, value]) => {
    const text = Array.isArray(value) ? `[${value.join(', ')}]` : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${text}`;
  });
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
