import { command } from './setup/command.mjs';

const USAGE = `
npm run notices   writes shell/public/licences.txt, the licences of what visitors download, from the lock file

It refuses a package whose licence is not permissive.
`;

await command(USAGE, async () => {
  const { writeFileSync } = await import('node:fs');
  const { readFlags } = await import('./setup/readFlags.mjs');
  const { currentNotices, NOTICES } = await import('./notices/thirdPartyNotices.mjs');
  readFlags();
  writeFileSync(NOTICES, currentNotices());
  console.log(`Wrote ${NOTICES}.`);
});
