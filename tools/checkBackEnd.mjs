import { command } from './setup/command.mjs';

const USAGE = `
npm run check:backend
npm run check:backend -- --url https://abcdefghijklmnop.supabase.co --key sb_publishable_… --organiser EMAIL --player EMAIL

Prints what each role may do in the database, and compares it with docs/reference/role-matrix.md. Then it sends every request of
the site (supabase/contract.json) to a back end and compares the answers, and checks that limits count the visitor's own address.
It removes what it made, also after a failure: a tournament for a moment, and cancelled reservations in 50 days.

  --url ADDRESS       the back end; without it that of npm start -- --hosted, if it runs
  --key KEY           its publishable key
  --organiser EMAIL   a test account with the role organizer; its password in CHECK_ORGANISER_PASSWORD
  --player EMAIL      a test account without a role; its password in CHECK_PLAYER_PASSWORD
  --staff EMAIL       optional: a test account with the role staff; its password in CHECK_STAFF_PASSWORD
  --manager EMAIL     optional: a test account with the role manager; its password in CHECK_MANAGER_PASSWORD
  --database ADDRESS  compares the rights of this database (postgresql://…); without it those that the migrations make
  --write             writes the rights into docs/reference/role-matrix.md instead
  --help              this text

  BACK_END_PORT       the port of npm start -- --hosted, 54321 by default
`;

await command(USAGE, async () => {
  const { whySecret } = await import('./compose/publicKey.mjs');
  const { addressFaults } = await import('./hosted/checkAddress.mjs');
  const { checkRights } = await import('./hosted/checkRights.mjs');
  const { replayContract } = await import('./hosted/replayContract.mjs');
  const { runningTrial } = await import('./hosted/runningTrial.mjs');
  const { Failure } = await import('./setup/failure.mjs');
  const { readFlags } = await import('./setup/readFlags.mjs');

  const text = { type: 'string' };
  const { url, key, organiser, player, staff, manager, database, write } = readFlags({
    url: text,
    key: text,
    organiser: text,
    player: text,
    staff: text,
    manager: text,
    database: text,
    write: { type: 'boolean' },
  });
  const { CHECK_ORGANISER_PASSWORD, CHECK_PLAYER_PASSWORD } = process.env;
  const { CHECK_STAFF_PASSWORD, CHECK_MANAGER_PASSWORD } = process.env;
  const accounts = {
    organiserEmail: organiser,
    organiserPassword: CHECK_ORGANISER_PASSWORD,
    playerEmail: player,
    playerPassword: CHECK_PLAYER_PASSWORD,
    staffEmail: staff,
    staffPassword: CHECK_STAFF_PASSWORD,
    managerEmail: manager,
    managerPassword: CHECK_MANAGER_PASSWORD,
  };
  const needs = [
    ['--organiser', organiser],
    ['--player', player],
    ['CHECK_ORGANISER_PASSWORD', CHECK_ORGANISER_PASSWORD],
    ['CHECK_PLAYER_PASSWORD', CHECK_PLAYER_PASSWORD],
    ...(staff ? [['CHECK_STAFF_PASSWORD', CHECK_STAFF_PASSWORD]] : []),
    ...(manager ? [['CHECK_MANAGER_PASSWORD', CHECK_MANAGER_PASSWORD]] : []),
  ].flatMap(([name, value]) => (value ? [] : [name]));
  if (url && !URL.canParse(url))
    throw new Failure(`“${url}” is no address: --url is one such as https://abc.supabase.co.`);
  if (url && !key) throw new Failure('--url needs --key too: the publishable key of the project.');
  if (url && whySecret(key))
    throw new Failure(`--key is ${whySecret(key)}, which passes all rules: name the publishable key.`);
  if (url && needs.length > 0)
    throw new Failure(`Requests of members need ${needs.join(', ')}. Ask with --help.`);

  let faults = await checkRights({ database, write });
  const backEnd = url ? { url: url.replace(/\/$/, ''), key } : await runningTrial();
  if (!backEnd || needs.length > 0) {
    const missing = [...(backEnd ? [] : ['--url and --key, or a running npm start -- --hosted']), ...needs];
    console.log(`\nRequests were not tried: they need ${missing.join(', ')}.`);
  } else {
    console.log(`\nRequests to ${backEnd.url}`);
    const stop = new AbortController();
    process.once('SIGINT', () => {
      console.log('Stopping, after cleaning up.');
      stop.abort();
    });
    const report = ({ name, fault, isSkipped }) =>
      console.log(isSkipped ? `  not tried: ${name}` : fault ? `✗ ${name}: ${fault}` : `✓ ${name}`);
    faults += await replayContract({ ...backEnd, accounts, report, signal: stop.signal });
    const ofAddress = await addressFaults(backEnd);
    for (const fault of ofAddress)
      console.log(`✗ The network of a visitor: ${fault} (docs/how-to/back-end.md).`);
    faults += ofAddress.length;
    if (stop.signal.aborted) throw new Failure('Stopped: the remaining requests were not tried.');
  }
  if (faults > 0)
    throw new Failure(`\nThe back end differs in ${faults} ${faults === 1 ? 'place' : 'places'}.`);
});
