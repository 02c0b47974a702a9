/** @jest-environment node */
import { anEvent } from './scenarios/anEvent';
import { aRecord, insertTournament } from './scenarios/cast';
import { aWish, keyOf, saturdayNoon } from './scenarios/wish';
import type { Member } from './support/backEnd';
import { backupByCommands, programsOfBackup } from './support/backupByCommands';
import { backupOfRows } from './support/backupOfRows';
import { type Started, start } from './support/engines';

const programs = programsOfBackup();
const backups = [
  ...(programs ? [{ name: 'by the commands of the guide', ...backupByCommands(programs) }] : []),
  { name: 'row by row', ...backupOfRows },
];

const started: Started[] = [];
async function aBackEnd(folder?: string) {
  const one = await start('Postgres', folder);
  started.push(one);
  await one.backEnd.setClock(saturdayNoon);
  return one;
}
afterAll(async () => {
  for (const one of started) await one.stop();
});

const wishes = Array.from({ length: 6 }, () => aWish());
const own = aWish({ hour: 20, name: 'L’équipe d’Ana' });
const match = { tournament: 'coupe', log: 'log-1', fixture: 'r1-m1' };
const score = { counted: 1, sets: [{ home: 1, away: 0 }], status: 'inprogress' };
let used: Started;
let organiser: Member;

// `pg_dump` cannot read a newer Postgres than itself, so the source has its version.
beforeAll(async () => {
  used = await aBackEnd(programs);
  organiser = await used.backEnd.member('organizer');
  for (const wish of wishes) await used.backEnd.guest().call('book', wish);
  await organiser.call('book', own);
  await insertTournament(organiser, 'coupe', { record: aRecord('coupe', { name: 'Coupe d’automne' }) });
  await organiser.call('add_events', { ...match, events: [anEvent(1)], score });
});

test.each(backups)(
  'a backup $name restored to another Postgres has the courts, the accounts and the tournaments',
  async ({ save, restore }) => {
    const renewed = await aBackEnd();
    await restore(renewed, await save(used));
    const after = renewed.backEnd;

    // The guest’s device opens its reservation, and the hour is still full.
    const [first = aWish()] = wishes;
    const read = await after.guest().call('own_reservations', { keys: [keyOf(first)] });
    expect(read).toMatchObject([{ id: first.id, name: first.name, email: first.email, hour: 18 }]);
    expect(await after.guest().call('book', aWish())).toMatchObject({ kind: 'full' });

    // The member logs in with their old password, and finds their own data.
    const login = await after.guest().ask('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify({ email: organiser.email, password: 'un-mot-de-passe' }),
    });
    const { access_token: token } = login.body as { access_token: string };
    const headers = { Authorization: `Bearer ${token}` };
    const rpc = (name: string, given: object) =>
      after.guest().ask(`/rest/v1/rpc/${name}`, { method: 'POST', headers, body: JSON.stringify(given) });
    expect((await rpc('own_reservations', {})).body).toMatchObject([{ id: own.id, name: own.name }]);

    // Spectators see the score, and the next goal is the next one.
    expect(await after.guest().call('live', { tournament: 'coupe' })).toMatchObject({
      head: 2,
      matches: { 'r1-m1': score },
    });
    expect((await rpc('add_events', { ...match, events: [anEvent(2)] })).body).toMatchObject({ head: 3 });

    // Later sequence numbers continue, too.
    const audit = await after.query('select count(*)::int as entries from private.audit');
    expect(audit).toEqual(await used.backEnd.query('select count(*)::int as entries from private.audit'));
    await after.query('select private.forget_outdated()');
  },
);
