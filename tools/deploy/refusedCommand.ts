import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const tools = resolve(__dirname, '..');

/** A folder of each test's own, in which commands are refused. */
export let place: string;

export function startFresh() {
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'jorkyball-commands-'));
  });

  afterEach(() => rmSync(place, { recursive: true, force: true }));
}

/** The answer of a command for an empty store. */
export function said(words: string) {
  const [command, ...parameters] = words.split(' ');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(tools, `${command}.mjs`), ...parameters, '--store', join(place, 'store')],
    { encoding: 'utf8', cwd: place },
  );
  return { status, said: (stderr || stdout).trim() };
}

/** The command ends with this sentence before it has built anything, and leaves nothing behind. */
export function expectRefusal(words: string, sentence: RegExp) {
  const { status, said: sentences } = said(words);
  expect(sentences).toMatch(sentence);
  expect(sentences).not.toContain('Building');
  expect(status).toBe(1);
  expect(existsSync(join(place, 'store'))).toBe(false);
}
