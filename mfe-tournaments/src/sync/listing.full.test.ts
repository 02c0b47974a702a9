/** @jest-environment ./tools/jest/withNetwork.js */
import '../testing/database';
import { waitFor } from '@testing-library/react';
import { session } from 'shared-kernel';
import { chooseBackEnd } from '../../../shared-kernel/src/sharedBackEnd';
import { type BackEnd, type Member, startBackEnd } from '../../../supabase/tests/support/backEnd';
import { aTournament } from '../competition/testing/aTournament';

let backEnd: BackEnd;
let organiser: Member;

beforeAll(async () => {
  backEnd = await startBackEnd();
  organiser = await backEnd.member('organizer');
  // The modules that tests load decide at that moment whether the site has a back end.
  chooseBackEnd({ url: backEnd.url, anonKey: backEnd.publicKey });
});
afterAll(() => backEnd?.stop());
beforeEach(() => jest.spyOn(session, 'token').mockResolvedValue(undefined));

/** So many tournaments at the back end, each a day earlier than the last. */
async function publish(name: string, count: number) {
  const record = JSON.stringify({ ...aTournament({ id: 'x' }), version: 4 }).replaceAll("'", "''");
  await backEnd.query(`
    insert into public.tournaments (id, organiser, record)
    select id, '${organiser.id}', '${record}'::jsonb
      || jsonb_build_object('id', id, 'log', id, 'date', to_char(date '2026-11-28' - place, 'YYYY-MM-DD'))
    from (select place, '${name}-' || place as id from generate_series(1, ${count}) place) numbered`);
}

async function aPage() {
  const sharing = await import('./sharing');
  const { storedTournaments } = await import('../store/storedTournaments');
  return { ...sharing, list: async () => (await storedTournaments.summaries.read()).map(({ id }) => id) };
}

test('a page of one tournament asks for that one alone', async () => {
  await publish('alone', 1);
  const { show } = await aPage();
  const asked: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (address, init) => {
    asked.push(String(address).replace(/.*\/rest\/v1\/(rpc\/)?([a-z_]+).*/, '$2'));
    return fetch(address, init);
  };
  await show('alone-1');
  await waitFor(() => expect(asked).toContain('present_time'));
  globalThis.fetch = fetch;
  expect(asked).toEqual(['tournament_with_results', 'tournaments', 'present_time']);
});

test('a long list comes in pages, and only a deletion removes a line', async () => {
  await publish('listed', 150);
  const { list, show, hasOlder, loadOlder } = await aPage();
  await show();
  await waitFor(async () => expect(await list()).toHaveLength(100));
  expect(hasOlder()).toBe(true);
  expect(await loadOlder()).toBe(true);
  expect(await list()).toHaveLength(151);
  expect(hasOlder()).toBe(false);

  await backEnd.query(`delete from public.tournaments where id in ('listed-2', 'listed-149')`);
  await show();
  await waitFor(async () => expect(await list()).toHaveLength(149));
  await waitFor(() => expect(localStorage.getItem('shared-removals')).not.toBeNull());
  expect(await list()).not.toEqual(expect.arrayContaining(['listed-149']));
  // A later answer names the deletions since the last one alone.
  const asked: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (address, init) => {
    if (String(address).includes('removed_tournaments')) asked.push(String(init?.body));
    return fetch(address, init);
  };
  await show();
  await waitFor(() => expect(asked).toEqual([expect.stringContaining('since')]));
  globalThis.fetch = fetch;
});
