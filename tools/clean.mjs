import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { command } from './setup/command.mjs';
import { readFlags } from './setup/readFlags.mjs';

const USAGE = `
npm run clean            removes what builds and tests have made: build/, site/, exports/, previews/, mirrors/, caches and reports
npm run clean -- --all   also removes store/ (local releases), hosted-data/ (the local back end) and node_modules/
`;

const MADE = [
  'build',
  'site',
  'exports',
  'previews',
  'mirrors',
  '.cache',
  'test-results',
  'playwright-report',
];
/** A site that a build has replaced and a server may still read (tools/compose/replaceFolder.mjs). */
const REPLACED_SITE = '.site.before-';
const KEPT = ['store', 'hosted-data', 'node_modules'];

await command(
  USAGE,
  () => {
    const { all } = readFlags({ all: { type: 'boolean' } });
    const root = fileURLToPath(new URL('..', import.meta.url));
    const replaced = readdirSync(root).filter((name) => name.startsWith(REPLACED_SITE));
    for (const folder of [...MADE, ...replaced, ...(all ? KEPT : [])])
      rmSync(join(root, folder), { recursive: true, force: true });
  },
  { needs: 'nothing' },
);
