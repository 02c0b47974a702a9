import { command } from './setup/command.mjs';

const USAGE = `
npm run check:live -- https://www.example.org
npm run check:live -- https://www.example.org --database postgresql://… --backup /var/backups/jorkyball

Checks a live site from outside: HTTPS, addresses, pages, caching, headers, service worker, sections, and its back end. Prints
what is wrong and the page to read, and ends with status 1 if anything is. It changes nothing.

  --database ADDRESS  also compares the rights of this database with docs/reference/role-matrix.md, and checks that mails
                      leave it; npm run mail -- --to ADDRESS sends one to try
  --backup PATH       also checks that the newest file in this folder, or this file, is at most 26 hours old
  --http ADDRESS      where the site answers over HTTP; http:// and its name by default
  --help              this text
`;

// Only the checks of a database need more than the dependencies of a server.
const needs = process.argv.some((word) => word.startsWith('--database')) ? 'all' : 'production';

await command(
  USAGE,
  async () => {
    const { checkLive } = await import('./check-live/checkLive.mjs');
    const { Failure } = await import('./setup/failure.mjs');
    const { readFlags } = await import('./setup/readFlags.mjs');

    const text = { type: 'string' };
    const { names, ...flags } = readFlags({ database: text, backup: text, http: text }, { most: 1 });
    const [address = ''] = names;
    if (!address.startsWith('https://') || !URL.canParse(address))
      throw new Failure(
        `“${address}” is no address of a live site: name one such as https://www.example.org.`,
      );

    const report = ({ name, page, whyNot, faults }) => {
      if (whyNot) return console.log(`  not tried: ${name}, because ${whyNot}`);
      if (faults.length === 0) return console.log(`✓ ${name}`);
      for (const fault of faults) console.log(`✗ ${name}: ${fault}`);
      console.log(`    see ${page}`);
    };
    const faulty = await checkLive({ origin: new URL(address).origin, ...flags, report });
    if (faulty > 0) throw new Failure(`\n${faulty} of the checks found something wrong.`);
  },
  { needs },
);
