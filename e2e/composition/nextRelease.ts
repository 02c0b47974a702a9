import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
/** Stands for the version in a build, as webpack.common.js has it. */
const VERSION_PLACEHOLDER = '0version0000';
const CACHE = join(ROOT, '.cache/next-releases');

/** What a visitor sees of a package's next release, in place of what he saw before. */
const CHANGES = {
  shell: { before: 'Mentions légales', after: 'Mentions légales et crédits' },
  'mfe-booking': { before: 'Réserver un terrain', after: 'Réserver un beau terrain' },
} as const;

export type Deployable = keyof typeof CHANGES;

/**
 * The site after a deployment of one package whose source has changed: other scripts, another version, other pages. The
 * package's build is changed in a copy of the repository, and the project's own tools release and compose it. Answers
 * the folder; it is made once for each build.
 */
export function composeNext(folder: Deployable): string {
  const builds = ['registry.json', 'index.html'].map((file) => readFileSync(join(ROOT, 'site', file)));
  const key = createHash('sha256').update(Buffer.concat(builds)).digest('hex').slice(0, 12);
  const target = join(CACHE, `${folder}-${key}`);
  if (existsSync(target)) return target;

  const copy = copyOfRepository();
  changeBuild(join(copy, 'build', folder), CHANGES[folder]);
  const site = join(copy, 'site');
  cpSync(join(ROOT, 'site'), site, { recursive: true, preserveTimestamps: true });
  execFileSync(process.execPath, ['--input-type=module', '--eval', RELEASE, folder, site], { cwd: copy });
  // Another process may have made it meanwhile.
  if (!existsSync(target)) renameSync(site, target);
  rmSync(copy, { recursive: true, force: true });
  return target;
}

const RELEASE = `
import { readFileSync } from 'node:fs';
import { releaseOf, writeRelease } from './tools/build/release.mjs';
import { composeSite } from './tools/compose/composeSite.mjs';
const [folder, target] = process.argv.slice(1);
writeRelease(folder, releaseOf(folder));
await composeSite({ target, log() {} });
`;

/** Tools and builds are copied, because they find the repository by their own place; the rest is linked. */
function copyOfRepository(): string {
  mkdirSync(CACHE, { recursive: true });
  const copy = mkdtempSync(join(CACHE, 'repository-'));
  const isOurs = (name: string) => !['site', '.cache', '.git', 'test-results'].includes(name);
  for (const name of readdirSync(ROOT).filter(isOurs)) {
    if (['tools', 'build', 'webpack.common.js'].includes(name)) {
      cpSync(join(ROOT, name), join(copy, name), { recursive: true });
    } else symlinkSync(join(ROOT, name), join(copy, name));
  }
  return copy;
}

/** The changed sentence, and what a change of source changes besides: the name of the shell's main script. */
function changeBuild(build: string, { before, after }: (typeof CHANGES)[Deployable]): void {
  const browser = join(build, 'browser');
  const main = readdirSync(browser).find((name) => /^main\..*\.js$/.test(name));
  const next = 'main.0b5e55ed.js';
  if (main) renameSync(join(browser, main), join(browser, next));
  const { version } = JSON.parse(readFileSync(join(build, 'release.json'), 'utf8'));
  const texts = [
    join(build, 'release.json'),
    ...filesOf(browser, '.js'),
    ...filesOf(join(build, 'server'), '.js'),
  ];
  for (const file of texts) {
    // The builds for Node have been given their version in place.
    const text = readFileSync(file, 'utf8')
      .replaceAll(before, after)
      .replaceAll(version, VERSION_PLACEHOLDER);
    writeFileSync(file, main ? text.replaceAll(main, next) : text);
  }
}

function filesOf(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}
