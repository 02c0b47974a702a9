import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../compose/filesOf.mjs';
import { addressFaults } from '../hosted/checkAddress.mjs';
import { differences, MATRIX_PAGE } from '../hosted/roleMatrix.mjs';
import { siteOf } from './siteChecks.mjs';

/** A copy each night, and two hours for it. */
const BACKUP_HOURS = 26;
const HOUR_MS = 60 * 60 * 1000;
const ANSWER_LIMIT_MS = 15_000;

/**
 * What a site with a back end relies on. `whyNot(site)` resolves to the reason why a check cannot be tried, or to
 * undefined. `site` has the `--database` and the `--backup` of the command line, if given.
 */
export const BACK_END_CHECKS = [
  {
    name: 'Back end',
    page: 'docs/how-to/back-end.md#4-connect-the-site',
    whyNot: whyNoBackEnd,
    faults: backEndFaults,
  },
  {
    name: 'Live scores',
    page: 'docs/how-to/back-end.md#cache-live-scores',
    whyNot: whyNoScores,
    faults: scoresFaults,
  },
  { name: 'Accounts', page: 'docs/how-to/account-mails.md', whyNot: whyNoBackEnd, faults: accountFaults },
  {
    name: 'Rights',
    page: 'docs/how-to/check-the-back-end.md#when-a-right-differs',
    whyNot: whyNoDatabase,
    faults: rightsFaults,
  },
  { name: 'Mails', page: 'docs/how-to/mails.md#watch-it', whyNot: whyNoMails, faults: mailFaults },
  {
    name: 'Backup',
    page: 'docs/how-to/back-up.md#each-night',
    whyNot: ({ backup }) => (backup ? undefined : 'it needs --backup and the folder of the copies'),
    faults: backupFaults,
  },
];

function whyNoDatabase({ database }) {
  return database ? undefined : 'it needs --database postgresql://…';
}

async function whyNoMails(site) {
  return (
    whyNoDatabase(site) ??
    ((await mailsOf(site)).is_on ? undefined : 'the centre sends no mail about reservations')
  );
}

async function whyNoBackEnd(site) {
  return (await projectOf(site)) ? undefined : 'the site is configured without a back end';
}

async function whyNoScores(site) {
  const project = await projectOf(site);
  return project?.scores ? undefined : 'the site is configured without a cache of scores';
}

async function backEndFaults(site) {
  const { url, anonKey: key } = await projectOf(site);
  const answer = await fetchFrom(`${url}/rest/v1/rpc/present_time`, {
    method: 'POST',
    headers: { apikey: key, 'Content-Type': 'application/json', Origin: site.origin },
    body: '{}',
  });
  if (!answer.ok) return [`${url} answers ${answer.status} to the site’s key`];
  const allowed = answer.headers.get('access-control-allow-origin');
  const isReadable = allowed === '*' || allowed === site.origin;
  return [
    ...(isReadable ? [] : [`${url} does not let pages of ${site.origin} read its answers`]),
    ...(await addressFaults({ url, key })),
  ];
}

async function scoresFaults(site) {
  const { scores } = await projectOf(site);
  const answer = await fetchFrom(new URL(scores, site.origin), {});
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return answer.ok && isJson ? [] : [`${scores} answers ${answer.status}, and no scores`];
}

async function accountFaults(site) {
  const { url, anonKey: key } = await projectOf(site);
  const answer = await fetchFrom(`${url}/auth/v1/settings`, { headers: { apikey: key } });
  if (!answer.ok) return [`${url}/auth/v1/settings answers ${answer.status}`];
  const settings = await answer.json();
  return [
    settings.disable_signup ? 'visitors cannot register' : undefined,
    settings.external?.email ? undefined : 'members cannot log in with an e-mail address',
    settings.mailer_autoconfirm
      ? 'anyone can register with another person’s address: no mail confirms it'
      : undefined,
  ].filter(Boolean);
}

async function rightsFaults({ database }) {
  // Only with this flag are the parts of a back end loaded.
  const { matrixOf } = await import('../hosted/checkRights.mjs');
  const found = differences(readFileSync(MATRIX_PAGE, 'utf8'), await matrixOf(database));
  return found.map((row) => `not as in docs/reference/role-matrix.md: ${row}`);
}

async function mailFaults(site) {
  const { is_seen, late, lost } = await mailsOf(site);
  return [
    ...(is_seen ? [] : ['no worker has asked for mails within five minutes']),
    ...(late > 0 ? [`mails that have waited for more than an hour: ${late}`] : []),
    ...(lost > 0 ? [`mails that were given up within a day: ${lost}`] : []),
  ];
}

async function mailsOf({ database }) {
  const { asOwner } = await import('../hosted/checkRights.mjs');
  const [row] = await asOwner(database, (query) =>
    query(`
      select bool_or(sends_mail) as is_on,
        coalesce(max(mail_worker_seen_at) > now() - interval '5 minutes', false) as is_seen,
        (select count(*)::int from private.outgoing_mail
          where sent_at is null and given_up_at is null and due_at < now() - interval '1 hour') as late,
        (select count(*)::int from private.outgoing_mail where given_up_at > now() - interval '1 day') as lost
      from private.centres`),
  );
  return row;
}

function backupFaults({ backup, now = Date.now() }) {
  const copies = copiesIn(backup).sort((one, other) => other.mtimeMs - one.mtimeMs);
  const [newest] = copies;
  if (!newest) return [`${backup} holds no copy`];
  const hours = Math.floor((now - newest.mtimeMs) / HOUR_MS);
  return [
    ...(hours >= BACKUP_HOURS ? [`the newest copy, ${newest.file}, is ${hours} hours old`] : []),
    ...(newest.size === 0 ? [`the newest copy, ${newest.file}, is empty`] : []),
  ];
}

/** A file is a copy itself; of a folder, all files below it. */
function copiesIn(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  const files = stats.isFile() ? [path] : filesOf(path).map((name) => join(path, name));
  return files.map((file) => {
    const { size, mtimeMs } = statSync(file);
    return { file, size, mtimeMs };
  });
}

async function projectOf({ ask }) {
  return siteOf((await ask('/')).body).configuration.supabase;
}

function fetchFrom(address, options) {
  return fetch(address, { ...options, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
}
