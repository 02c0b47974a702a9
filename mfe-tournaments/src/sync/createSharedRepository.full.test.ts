/** @jest-environment ./tools/jest/withNetwork.js */

import { renderHook } from '@testing-library/react';
import { dismissNotice, session, useNotices } from 'shared-kernel';
import { chooseBackEnd } from '../../../shared-kernel/src/sharedBackEnd';
import { type BackEnd, type Member, startBackEnd } from '../../../supabase/tests/support/backEnd';
import { aFixture, aTournament, describeTournamentContract } from '../store/testing/tournamentContract';
import { aDevice } from './testing/aDevice';

let backEnd: BackEnd;
let organiser: Member;
let other: Member;

beforeAll(async () => {
  backEnd = await startBackEnd();
  organiser = await backEnd.member('organizer');
  other = await backEnd.member('organizer');
});
afterAll(() => backEnd?.stop());

/** The member who is logged in on the devices of this test from now on. */
function logIn(member: Member | undefined) {
  jest.spyOn(session, 'token').mockResolvedValue(member?.token);
  jest
    .spyOn(session, 'current')
    .mockReturnValue(
      member === undefined
        ? { status: 'guest' }
        : { status: 'member', user: { id: member.id, name: 'Ana', email: member.email, role: 'organizer' } },
    );
}

beforeEach(async () => {
  localStorage.clear();
  chooseBackEnd({ url: backEnd.url, anonKey: backEnd.publicKey });
  await backEnd.query('delete from public.tournaments');
  logIn(organiser);
  const { result, unmount } = renderHook(useNotices);
  unmount();
  for (const { id } of result.current) dismissNotice(id);
});

describeTournamentContract('the hosted back end', aDevice);

/** The notices that the organiser reads. */
function notices(): readonly unknown[] {
  const { result, unmount } = renderHook(useNotices);
  unmount();
  return result.current.map(({ title, description }) => `${title}. ${description}`);
}

test('the back end stores exactly the record that a device saves', async () => {
  await aDevice().save(aTournament({ id: 'a' }));
  const [row] = await backEnd.query(`select record from public.tournaments where id = 'a'`);
  expect(row?.record).toEqual({ ...aTournament({ id: 'a' }), version: 4 });
});

test('concurrent changes of several devices are all kept', async () => {
  await aDevice().save(aTournament({ id: 'a', fixtures: [] }));
  const devices = Array.from({ length: 20 }, aDevice);
  const changed = await Promise.all(
    devices.map(({ update }, index) =>
      update('a', (current) => ({
        ...current,
        fixtures: [...current.fixtures, aFixture({ id: String(index) })],
      })),
    ),
  );
  expect(changed.every(({ ok }) => ok)).toBe(true);
  const [row] = await backEnd.query(
    `select jsonb_array_length(record -> 'fixtures') as count from public.tournaments`,
  );
  expect(row?.count).toBe(20);
});

test.each([
  [400, '{"code":"23514","message":"violates check constraint"}', 'Le serveur refuse ce changement'],
  [413, '<html>Request Entity Too Large', 'Le serveur refuse ce changement'],
  [429, '<html>Too Many Requests', 'Patientez une minute'],
  [500, '{"code":"57014","message":"canceling statement"}', 'Recommencez dans un instant'],
  [502, '<html>Bad Gateway', 'le serveur ne répond pas'],
])('after %d the organiser reads what to do', async (status, text, sentence) => {
  const network = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue({ status, ok: false, text: async () => text } as Response);
  const saved = await aDevice().save(aTournament({ id: 'a' }));
  network.mockRestore();
  expect(saved.ok).toBe(false);
  expect(notices()).toEqual([expect.stringContaining(sentence)]);
});

test('a tournament that another device has deleted is removed here', async () => {
  const device = aDevice();
  await device.save(aTournament({ id: 'a' }));
  await aDevice().delete('a');
  expect(await device.update('a', (current) => ({ ...current, name: 'Coupe' }))).toEqual({
    ok: false,
    refusal: { kind: 'missing-tournament' },
  });
  expect(await device.record('a').read()).toBeNull();
});

test.each([
  ['save', (device: ReturnType<typeof aDevice>) => device.save(aTournament({ id: 'a', name: 'Coupe' }))],
  [
    'update',
    (device: ReturnType<typeof aDevice>) => device.update('a', (now) => ({ ...now, name: 'Coupe' })),
  ],
  ['delete', (device: ReturnType<typeof aDevice>) => device.delete('a')],
])('%s of another organiser’s tournament is refused with an explanation', async (_name, work) => {
  await aDevice().save(aTournament({ id: 'a' }));
  logIn(other);
  expect(await work(aDevice())).toEqual({ ok: false, refusal: { kind: 'forbidden' } });
  expect(notices()).toEqual(['Rien n’a été modifié. Seul l’organisateur de ce tournoi peut le modifier.']);
});

test('an organiser without a session reads that they must log in again', async () => {
  await aDevice().save(aTournament({ id: 'a' }));
  logIn(undefined);
  expect(await aDevice().update('a', (now) => ({ ...now, name: 'Coupe' }))).toEqual({
    ok: false,
    refusal: { kind: 'signed-out' },
  });
  expect(notices()).toEqual([
    'Rien n’a été modifié. Votre session est terminée. Reconnectez-vous, puis recommencez.',
  ]);
});

test('an unanswered change does nothing here, and the organiser reads that it is unconfirmed', async () => {
  const device = aDevice();
  await device.save(aTournament({ id: 'a' }));
  chooseBackEnd({ url: 'http://127.0.0.1:9', anonKey: '' });
  const update = await device.update('a', (current) => ({ ...current, name: 'Coupe' }));
  expect(update).toEqual({ ok: false, refusal: { kind: 'unreachable' } });
  expect(await device.record('a').read()).toEqual(aTournament({ id: 'a' }));
  expect(notices()).toEqual([
    'Modification non confirmée. Ce changement demande le réseau, et le serveur ne répond pas\u00a0: impossible de savoir s’il lui est parvenu. Ce que vous avez saisi est gardé\u00a0: réessayez dans un instant.',
  ]);
});

test('a change whose answer was lost is found made by the next try, and is one revision', async () => {
  const device = aDevice();
  await device.save(aTournament({ id: 'unanswered' }));
  const { fetch } = globalThis;
  const network = jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const answer = await fetch(address, init);
    if (init?.method === 'PATCH') throw new TypeError('The connection broke.');
    return answer;
  });
  const rename = () => device.update('unanswered', (current) => ({ ...current, name: 'Coupe' }));
  expect(await rename()).toEqual({ ok: false, refusal: { kind: 'unreachable' } });
  network.mockRestore();
  expect(await rename()).toMatchObject({ ok: true, value: { name: 'Coupe' } });
  expect(notices()).toEqual([]);
  const [row] = await backEnd.query(
    `select name, revision::int from public.tournaments where id = 'unanswered'`,
  );
  expect(row).toEqual({ name: 'Coupe', revision: 2 });
});

test('the browser asks before it closes a page during a change, and not afterwards', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const device = aDevice();
  const changes = [device.save(aTournament({ id: 'a' })), device.save(aTournament({ id: 'b' }))];
  expect(isAsked()).toBe(true);
  await Promise.all(changes);
  expect(isAsked()).toBe(false);
});

test('results whose events are on no device of the organiser come back with a tournament from the trash', async () => {
  const result = { homeScore: 3, awayScore: 1, details: null };
  const fixtures = [aFixture({ result, status: 'finished', published: 120 })];
  await aDevice().save(aTournament({ id: 'a', fixtures }));
  const there = await aDevice().update('a', (current) => current);
  expect(there.ok && there.value.fixtures).toEqual([aFixture({ result, status: 'finished' })]);
});

test('a schedule that comes back finds its results at the back end', async () => {
  const device = aDevice();
  const before = aTournament({ id: 'a', log: 'log-1' });
  await device.save(before);
  const sheet = { result: { homeScore: 1, awayScore: 0, details: null } };
  const events = [{ id: 'event-0001', sequence: 1 }];
  const given = { tournament: 'a', log: 'log-1', fixture: '1', events };
  await organiser.call('add_events', { ...given, score: { counted: 1, status: 'inprogress' }, sheet });
  const played = await device.update('a', (current) => current);
  await device.update('a', (current) => ({ ...current, log: 'log-2', fixtures: [aFixture({ id: '2' })] }), {
    confirmed: 'all',
  });
  await device.save(played.ok ? played.value : before);
  expect((await device.record('a').read())?.fixtures).toEqual(played.ok && played.value.fixtures);
  const [row] = await backEnd.query(
    `select record #> '{fixtures,0,result}' as result from public.tournaments`,
  );
  expect(row?.result).toBeNull();
});

test('a result of the sheet is not lost by a change that was made meanwhile', async () => {
  const device = aDevice();
  await device.save(aTournament({ id: 'a' }));
  const other = aDevice();
  await other.update('a', (current) => current);
  const sheet = { result: { homeScore: 1, awayScore: 0, details: null } };
  const events = [{ id: 'event-0001', sequence: 1 }];
  const given = { tournament: 'a', log: 'a', fixture: '1', events };
  await organiser.call('add_events', { ...given, score: { counted: 1, status: 'inprogress' }, sheet });
  const renamed = await other.update('a', (current) => ({ ...current, name: 'Coupe' }));
  expect(renamed.ok && renamed.value.fixtures[0]).toMatchObject({ published: 1, result: sheet.result });
  expect(await other.record('a').read()).toMatchObject({ name: 'Coupe', fixtures: [{ published: 1 }] });
});

test('a record that an earlier release has written is read with its results and its plan', async () => {
  await aDevice().save(aTournament({ id: 'a' }));
  const result = { homeScore: 3, awayScore: 1, details: null };
  const fixtures = [aFixture({ result, status: 'finished', published: 120 })];
  const plan = { date: '2026-11-28', start: 540, courts: 2, matchMinutes: 30, pauses: [], placements: [] };
  const record = JSON.stringify({ ...aTournament({ id: 'a', fixtures }), day: plan, version: 3 });
  await backEnd.query(`update public.tournaments set record = '${record}'`);
  const read = await aDevice().update('a', (current) => current);
  expect(read.ok && read.value).toMatchObject({ fixtures, days: { '2026-11-28': plan } });
});

test('a record of a later release is not overwritten', async () => {
  const device = aDevice();
  await device.save(aTournament({ id: 'a' }));
  await backEnd.query(
    `update public.tournaments set record = record || '{"version": 99, "referees": ["Dupont"]}'`,
  );
  expect(await device.update('a', (current) => ({ ...current, name: 'Coupe' }))).toEqual({
    ok: false,
    refusal: { kind: 'newer-record' },
  });
  const [row] = await backEnd.query(`select record ->> 'name' as name from public.tournaments`);
  expect(row?.name).toBe('Championnat de France');
});
