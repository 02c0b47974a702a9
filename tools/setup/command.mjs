import { checkNode } from './checkNode.mjs';
import { runCommand } from './failure.mjs';
import { installDependencies } from './installDependencies.mjs';

const STORE = `
  --store DIR   the store of releases and of the live document; store/ in this checkout by default`;
const HELP = `
  --help        this text
`;

/** The flags of a command that works on a store alone; tools/deploy/options.mjs reads them. */
export const STORE_FLAG = `${STORE}${HELP}`;

/** The flags of a command that works on a store and its site. */
export const STORE_FLAGS = `${STORE}
  --to DIR      the folder of the site; site/ beside the store by default. NAME:PATH is a remote of rclone
                (rclone config): the site is composed in mirrors/ beside the store, and changed files are sent${HELP}`;

/**
 * Runs one of the project's commands. `--help` prints the usage before anything is installed; otherwise the locked
 * dependencies are installed if they are missing, then `body` runs. `needs`: `all` dependencies, those of `production`
 * (the command also runs after the `npm ci` of docs/how-to/host.md), or `nothing`. A command that needs them all also
 * writes the generated types, for checks and editors.
 */
export async function command(usage, body, { needs = 'all' } = {}) {
  if (process.argv.slice(2).some((parameter) => parameter === '--help' || parameter === '-h')) {
    console.log(usage.trim());
    return;
  }
  await runCommand(async () => {
    checkNode();
    if (needs !== 'nothing') await installDependencies({ needs });
    if (needs === 'all') {
      const { writeSitePaths } = await import('../build/sitePaths.mjs');
      writeSitePaths();
    }
    await body();
  });
}
