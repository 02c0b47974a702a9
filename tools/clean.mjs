import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { command } from './setup/command.mjs';
import { readFlags } from './setup/readFlags.mjs';

const USAGE = `
npm run clean            removes what builds and tests have made: build/, site/, previews/, mirrors/, caches and reports
npm run clean -- --all   also removes store/ (local releases), hosted-data/ (the local back end) and node_modules/
`;

const MADE = ['build', 'site', 'previews', 'mirrors', '.cache', 'test-results', 'playwright-report'];
const KEPT = ['store', 'hosted-data', 'node_modules'];

await command(
  USAGE,
  () => {
    const { all } = readFlags({ all: { type: 'boolean' } });
    for (const folder of all ? [...MADE, ...KEPT] : MADE)
      rmSync(fileURLToPath(new URL(`../${folder}`, import.meta.url)), { recursive: true, force: true });
  },
  { needs: 'nothing' },
);
