import { App } from '@supabase/lite';
import { openPostgres } from '../hosted/engines.mjs';
import { migrate } from '../hosted/migrate.mjs';
import { startPostgres } from '../hosted/postgresServer.mjs';

const RESERVATIONS = 100_000;
const TOURNAMENTS = 10_000;
const EVENTS = 1_000_000;
/** The last hundred are organisers. */
const ACCOUNTS = 2_000;
/** A pooled connection has planned its functions long ago: after five executions Postgres keeps a plan. */
const WARM_UPS = 6;

const account = (number) => `lpad(to_hex((${number})::bigint), 32, '0')::uuid`;
const MEMBER = 7;
const PASSWORD = 'un-mot-de-passe';
const keys = `(
  select jsonb_agg(jsonb_build_object('id', lpad(to_hex(place), 32, '0')::uuid, 'secret', 'secret of reservation ' || place))
  from generate_series(1, 20) place)`;
const book = (email) =>
  `public.book(gen_random_uuid(), gen_random_uuid()::text, 'prouvy', private.centre_day('prouvy') + 40, 18, 4,
    'Ana Diaz', '${email}', '', '')`;

/**
 * The timed calls, as the member whom `as` names or as a guest, and how many milliseconds the median is to take at most. Each runs in a
 * transaction, which is rolled back.
 */
const TIMED = [
  { label: 'own_reservations, a member', as: MEMBER, call: `public.own_reservations(${keys})`, aim: 2 },
  { label: 'own_reservations, a guest', call: `public.own_reservations(${keys})`, aim: 2 },
  { label: 'book, a member', as: MEMBER, call: book('new@example.org') },
  { label: 'book, a guest', call: book('new@example.org') },
  { label: 'courts_now', call: `public.courts_now('prouvy')` },
  { label: 'my_data', as: MEMBER, call: 'public.my_data()' },
  { label: 'delete_account', as: MEMBER, call: `public.delete_account('${PASSWORD}')` },
  { label: 'forget_outdated, of one day', call: 'private.forget_outdated()' },
  { label: 'live_now', call: 'public.live_now()', aim: 5 },
  { label: 'live', call: `public.live('open-7')` },
  { label: 'live, a tournament that is made up', call: `public.live('made-up')` },
  { label: 'listed_tournaments, the first page', call: 'public.listed_tournaments()', aim: 20 },
  {
    label: 'listed_tournaments, a page in the middle',
    call: `public.listed_tournaments('2024-06-01', 'open-5000')`,
    aim: 20,
  },
  { label: 'removed_tournaments, nothing new', call: 'public.removed_tournaments(now())' },
  { label: 'tournament_with_results', call: `public.tournament_with_results('open-7')` },
  {
    label: 'tournament_with_results, nothing new',
    call: `public.tournament_with_results('open-7', 1, 'open-7', 99999999)`,
  },
  { label: 'events_of_match', call: `public.events_of_match('open-7', 'open-7', 'm1')` },
];

/**
 * Prints how long the database takes on a real Postgres with 100,000 reservations, 10,000 tournaments and a million events, and
 * how long its answers are: with all migrations, and with those before `before`, if it is named.
 */
export async function measureDatabase({ runs, before }) {
  const server = await startPostgres();
  const engine = await openPostgres(`${server.url}/postgres`);
  try {
    await new App({ connection: engine.connection, auth: { enabled: true } }).ensureSystemSchema();
    await migrate(engine.query, { before });
    console.log(
      `Filling the database with ${RESERVATIONS} reservations, ${TOURNAMENTS} tournaments, ${EVENTS} events …`,
    );
    await fill(engine.query);
    const columns = [];
    if (before) {
      columns.push({ title: `before ${before}`, figures: await measure(engine.query, runs) });
      await migrate(engine.query);
      await engine.query('vacuum analyze');
    }
    columns.push({ title: 'all migrations', figures: await measure(engine.query, runs) });
    print(columns, runs);
  } finally {
    await engine.end();
    await server.stop();
  }
}

async function fill(query) {
  // Rows of the past, which rules and triggers of requests would refuse.
  await query('set session_replication_role = replica');
  await query(`insert into auth.users (id, email, encrypted_password, raw_user_meta_data, raw_app_meta_data)
    select ${account('number')}, number || '@example.org', hash, '{}', case when number > ${ACCOUNTS - 100} then '{"role": "organizer"}'
      else '{}' end::jsonb
    from (select extensions.crypt('${PASSWORD}', extensions.gen_salt('bf', 10)) as hash) hashed,
      generate_series(1, ${ACCOUNTS}) number`);
  await query('insert into auth.sessions (id, user_id) select id, id from auth.users');
  await fillReservations(query);
  await fillTournaments(query);
  await query(`insert into private.audit (at, actor, action, entity, entity_id)
    select now() - place * interval '2 minutes', ${account(`1 + place % ${ACCOUNTS}`)}, 'insert', 'reservations',
      lpad(to_hex(place), 32, '0')::uuid::text
    from generate_series(1, 250000) place`);
  await query('reset session_replication_role');
  await query('vacuum analyze');
}

/** Six courts for fourteen hours a day, back from the last day but twenty; names as the nightly run has left them. */
function fillReservations(query) {
  return query(`insert into private.reservations
      (id, centre, court, day, hour, players, plan, service, name, email, owner, secret_hash, created_at)
    select lpad(to_hex(place), 32, '0')::uuid, 'prouvy', 1 + place % 6, day, 10 + (place / 6) % 14, 4, '', '',
      case when is_known then 'Player ' || place end, case when is_known then place % 5000 || '@example.org' end,
      case when is_known and place % 3 = 0 then ${account(`1 + place % ${ACCOUNTS}`)} end,
      sha256(convert_to('secret of reservation ' || place, 'UTF8')), day - interval '7 days'
    from generate_series(1, ${RESERVATIONS}) place,
      lateral (select current_date + 20 - place / 84 as day) days,
      lateral (select day >= (current_date - interval '3 months')::date - 1 as is_known) known`);
}

/** Twelve teams, home and away. The latest fifty tournaments have all results, eight of them of the last hour. */
async function fillTournaments(query) {
  await query(`
    insert into public.tournaments (id, organiser, record)
    select id, ${account(`${ACCOUNTS} - place % 100`)}, jsonb_build_object('id', id, 'name', 'Open ' || place, 'level', 'National',
      'log', id, 'date', to_char(date '2026-11-28' - (place / 4), 'YYYY-MM-DD'), 'teams', teams, 'fixtures', fixtures)
    from (select place, 'open-' || place as id from generate_series(1, ${TOURNAMENTS}) place) numbered,
      (select jsonb_agg('Équipe ' || place) as teams from generate_series(1, 12) place) named,
      (select jsonb_agg(jsonb_build_object('id', 'm' || place, 'homeTeam', 'Équipe ' || place % 12,
        'awayTeam', 'Équipe ' || (place + 1) % 12, 'status', 'pending', 'result', null, 'round', place / 6)) as fixtures
       from generate_series(1, 132) place) planned`);
  await query(`
    insert into public.match_events (tournament, log, fixture, id, seq, event, author, received_at)
    select 'open-' || 1 + place % ${TOURNAMENTS}, 'open-' || 1 + place % ${TOURNAMENTS}, 'm' || place / ${TOURNAMENTS} % 8,
      'event-' || 10000000 + place, place, jsonb_build_object('id', 'event-' || 10000000 + place, 'sequence', place, 'kind', 'goal',
        'at', '', 'setIndex', 0, 'side', 'teamA', 'type', 'attacker', 'scorerId', null),
      ${account(`2 + place % ${ACCOUNTS - 200}`)}, now() - place * interval '10 seconds'
    from generate_series(1, ${EVENTS}) place`);
  const score = `'{"sets": [{"home": 7, "away": 3}, {"home": 7, "away": 5}], "status": "inprogress"}'`;
  await query(`
    insert into public.live_matches (tournament, log, fixture, events, counted, score, sheet, seq, changed_at)
    select tournament, log, fixture, count(*), count(*), ${score}, '{"result": null}', max(seq),
      now() - case when substr(tournament, 6)::int <= 50 then interval '1 hour' else interval '9 days' end
    from public.match_events group by tournament, log, fixture`);
  const sheet = `jsonb_build_object('result', jsonb_build_object('homeScore', 2, 'awayScore', 1, 'details', jsonb_build_object(
    'sets', (select jsonb_agg(jsonb_build_object('set', set, 'teamA', side, 'teamB', side)) from generate_series(1, 3) set))))`;
  await query(`
    insert into public.live_matches (tournament, log, fixture, events, counted, score, sheet, seq, changed_at)
    select 'open-' || place, 'open-' || place, 'm' || match, 60, 60, ${score}, ${sheet}, match, now() - interval '9 days'
    from generate_series(1, 50) place, generate_series(8, 132) match,
      (select jsonb_build_object('cards', '[]'::jsonb, 'goals', jsonb_agg(
        jsonb_build_object('scorerId', 'joueur-' || goal, 'type', 'attacker'))) as side from generate_series(1, 6) goal) scored`);
  await query(`
    insert into private.feeds (tournament, head)
    select tournament, max(seq) from public.live_matches group by tournament`);
  await query(`
    update private.feeds set scored_at = (select max(changed_at) from public.live_matches live where live.tournament = feeds.tournament)`);
}

async function measure(query, runs) {
  const figures = [];
  for (const { call, as } of TIMED) {
    const ask = async (statement) => {
      try {
        return await query(`begin;
          select set_config('request.jwt.claim.sub', account, true),
            set_config('request.jwt.claims', jsonb_build_object('session_id', account)::text, true)
          from (select ${as ? `(${account(as)})::text` : `''`} as account) caller;
          ${statement}`);
      } finally {
        await query('rollback');
      }
    };
    try {
      let bytes = 0;
      for (let run = 0; run < WARM_UPS; run += 1)
        [{ bytes }] = await ask(`select octet_length((${call})::text) as bytes`);
      const times = [];
      for (let run = 0; run < runs; run += 1) {
        const [answer] = await ask(`explain (analyze, format json) select (${call})::text`);
        times.push(Object.values(answer)[0][0]['Execution Time']);
      }
      times.sort((one, other) => one - other);
      figures.push([times[Math.floor(runs / 2)], times[runs - 1], bytes]);
    } catch (error) {
      if (error.code !== '42883') throw error;
      // The function is a later migration's.
      figures.push(undefined);
    }
  }
  return figures;
}

function print(columns, runs) {
  const head = columns.map(({ title }) => title.padStart(32)).join('');
  console.log(`\nMilliseconds, the median and the slowest of ${runs}, and the bytes of the answer`);
  console.log(`  ${''.padEnd(42)}${head}  aim`);
  for (const [place, { label, aim }] of TIMED.entries()) {
    const cells = columns.map(({ figures }) => {
      const [median, slowest, bytes] = figures[place] ?? [];
      if (median === undefined) return '–'.padStart(32);
      return `${median.toFixed(1).padStart(14)}${slowest.toFixed(1).padStart(8)}${String(bytes ?? '').padStart(10)}`;
    });
    const median = columns.at(-1).figures[place]?.[0];
    const said = aim === undefined ? '' : `  ≤ ${aim}${median <= aim ? '' : ', missed'}`;
    console.log(`  ${label.padEnd(42)}${cells.join('')}${said}`);
  }
}
