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
    const { seconds } = await import('./setup/seconds.mjs');
    const { changeShare, readShare } = await import('./deploy/canary.mjs');
    const { describeTrials } = await import('./deploy/judgeCanary.mjs');
    const { readOptions } = await import('./deploy/options.mjs');
    const { reportsSince } = await import('./reports/keptReports.mjs');
    const { openPresentStore } = await import('./store/openStore.mjs');
    const options = readOptions({ share: { type: 'string' } }, { most: 1 });
    const { names, store: storeFolder, target } = options;
    if (options.share === undefined && names.length === 0) {
      const started = Date.now();
      console.log(`Trials: store ${storeFolder}, site ${target}.`);
      console.log(
        describeTrials(openPresentStore(storeFolder).live.current(), reportsSince(storeFolder, 0)).join('\n'),
      );
      console.log(`Done in ${seconds(started)}.`);
      return;
    }
    if (names.length === 0)
      throw new Failure(`The share of which package? npm run canary -- booking --share ${options.share}`);
    if (options.share === undefined)
      throw new Failure(
        `Which share? npm run canary -- ${names[0]} --share 50, or without a name for a list.`,
      );
    const share = readShare(options.share);
    console.log(
      `Changing the trial of ${names[0]} to ${share} of 100 visitors: store ${storeFolder}, site ${target}.`,
    );
    await changeShare(names[0], share, { storeFolder, target });
  },
  { needs: 'production' },
);
