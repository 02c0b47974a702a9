import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { createBackEnd } from '../../hosted/createBackEnd.mjs';
import { openPostgres } from '../../hosted/engines.mjs';
import { startPostgres } from '../../hosted/postgresServer.mjs';

// The back end of the benchmark, on a real Postgres, forked: `node serveCounted.mjs KEY`. It says `{ url }`, then a goal falls
// every four seconds. It answers each message with `{ asked }`, the requests that have reached it since the last one.
const GOAL_EVERY_MS = 4_000;
const [, , key] = process.argv;
const server = await startPostgres();
const engine = await openPostgres(`${server.url}/postgres`);
const keys = { publishable: key, secret: `${key}_secret`, signing: `good for one run: ${key}` };
const { answer } = await createBackEnd({ engine, keys, siteUrl: 'http://localhost' });
await engine.query(`
  insert into auth.users (id, email) values (gen_random_uuid(), 'ana@example.org');
  insert into public.tournaments (id, organiser, record) values ('coupe', (select id from auth.users limit 1),
    '{"id":"coupe","name":"Coupe","date":"2026-12-01","level":"Club"}')`);

// The first request of each role grants its rights; many at once would collide.
await answer(new Request(`http://localhost/rest/v1/rpc/live?tournament=coupe&apikey=${key}`));

/** When each goal fell. */
const fell = [];
async function score() {
  fell.push(Date.now());
  const told = { sets: [{ home: fell.length, away: 0 }], status: 'inprogress', fell };
  await engine.query(`
    insert into public.live_matches (tournament, fixture, log, counted, score)
    values ('coupe', 'r1-m1', 'coupe', ${fell.length}, '${JSON.stringify(told)}')
    on conflict on constraint live_matches_pkey do update set counted = excluded.counted, score = excluded.score`);
}
await score();
const clock = setInterval(score, GOAL_EVERY_MS);

let asked = 0;
const listening = serve(
  {
    port: 0,
    hostname: '127.0.0.1',
    fetch(request, { incoming }) {
      asked += 1;
      return answer(request, incoming.socket.remoteAddress);
    },
  },
  ({ port }) => process.send({ url: `http://127.0.0.1:${port}` }),
);
process.on('message', () => {
  process.send({ asked });
  asked = 0;
});
await once(process, 'disconnect');
clearInterval(clock);
listening.closeAllConnections();
await engine.end();
await server.stop();
process.exit();
