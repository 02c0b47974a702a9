import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The measurements of one composition of the site, stored in a file after each step. Therefore hours of measuring can
 * be resumed, and parts measured separately form one report. Results of another composition are dropped. `site` is the
 * composed folder.
 */
export function keptResults({ file, site }) {
  const composition = hashOf(['index.html', 'registry.json'].map((name) => readFileSync(join(site, name))));
  const kept = read(file);
  const results = kept?.composition === composition ? kept.results : {};

  return {
    all: () => results,
    put(name, result) {
      results[name] = result;
      write(file, { composition, results });
    },
  };
}

function read(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The process was interrupted in the middle of writing.
    return undefined;
  }
}

function write(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.next`, JSON.stringify(value));
  renameSync(`${file}.next`, file);
}

function hashOf(contents) {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex');
}
