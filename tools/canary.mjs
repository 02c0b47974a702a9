import { command, STORE_FLAGS } from './setup/command.mjs';
import { Failure } from './setup/failure.mjs';

const USAGE = `
npm run canary [-- <package> --share SHARE] [--store DIR] [--to DIR]

Tells which releases are tried by some visitors (npm run deploy -- <package…> --canary SHARE), and what their browsers
reported of them; with --share it changes one.

  --share SHARE  so many of 100 visitors get it, from 0 to 100; 100 makes it live for all, 0 ends the trial
`;

await command(
  `${USAGE}${STORE_FLAGS}`,
  async () => {
    const { changeShare, describeTrials, readShare } = await import('./deploy/canary.mjs');
    const { readOptions } = await import('./deploy/options.mjs');
    const { reportsSince } = await import('./reports/keptReports.mjs');
    const { openPresentStore } = await import('./store/openStore.mjs');
    const {
      names: [name],
      share,
      store: folder,
      target,
    } = readOptions({ share: { type: 'string' } }, { most: 1 });
    if (share === undefined && name === undefined) {
      const { live } = openPresentStore(folder);
      for (const line of describeTrials(live.current(), reportsSince(folder, 0))) console.log(line);
      return;
    }
    if (name === undefined)
      throw new Failure(`The share of which package? npm run canary -- booking --share ${share}`);
    if (share === undefined)
      throw new Failure(`Which share? npm run canary -- ${name} --share 50, or without a name for a list.`);
    const visitors = readShare(share);
    console.log(
      `Changing the trial of ${name} to ${visitors} of 100 visitors: store ${folder}, site ${target}.`,
    );
    await changeShare(name, visitors, { store: openPresentStore(folder), target });
  },
  { needs: 'production' },
);
