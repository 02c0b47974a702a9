/** @jest-environment node */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brokenLinks } from '../check/documentation';
import { type Installation, install } from '../compose/installationUnderTest';
import { findProgram } from '../jest/findProgram';
import { runModule } from '../jest/runModule';
import { someRows } from '../jest/suite';
import { type Answer, ask } from '../serve/ask';
import { builtInServer, type RunningHost, run } from '../serve/hostsUnderTest';

const openssl = findProgram('openssl', 'The check of a live site was') ?? '';
const SECTION = '/remotes/mfe-tournaments/00000000000b/remoteEntry.js';

type Fault = (path: string, answer: Answer, method: string) => Answer | undefined;
type Project = (path: string) => { status?: number; body: unknown; headers?: Record<string, string> };

/** A back end in the shape of Supabase's answers. */
const aProject: Project = (path) => {
  if (path === '/auth/v1/settings')
    return { body: { external: { email: true }, disable_signup: false, mailer_autoconfirm: false } };
  return { body: path === '/rest/v1/rpc/own_address' ? '127.0.0.1' : '2026-11-28' };
};

let installation: Installation;
let served: RunningHost;
let servers: readonly Server[];
let checks: ChildProcess;
let site: string;
/** What a test changes, each back to what is right before the next. */
let fault: Fault;
let project: Project;
let redirectsTo: string;
let http: string;
let backup: string;

beforeAll(async () => {
  installation = await install();
  installation.build('mfe-tournaments', '00000000000b', [
    { id: 'tournaments-home', path: '/', prerender: true },
    { id: 'tournaments-profile', path: '/profil', prerender: false },
    { id: 'tournaments-any', path: '/organisateur/:page', prerender: false },
  ]);
  const [good, late] = [aCertificate('good', 60), aCertificate('late', 5)];
  writeFileSync(join(installation.folder, 'trusted.pem'), `${good.cert}${late.cert}`);
  servers = [
    createSecureServer(good, serveSite),
    createSecureServer(late, serveSite),
    createServer(serveProject),
    createServer((_request, response) => response.writeHead(301, { location: redirectsTo }).end()),
  ];
  for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening');
  site = `https://localhost:${portOf(0)}`;
  const supabase = { url: `http://127.0.0.1:${portOf(2)}`, anonKey: 'key', scores: '/scores' };
  installation.done(installation.deployment({ configuration: { origin: site, supabase } }));
  served = await run(builtInServer, installation.site);
  mkdirSync(join(installation.folder, 'copies'));
  checks = spawn(process.execPath, ['--input-type=module', '--eval', CHECKS], { env: environment() });
});

beforeEach(() => {
  [fault, project, redirectsTo] = [() => undefined, aProject, `${site}/`];
  http = `http://localhost:${portOf(3)}/`;
  backup = join(installation.folder, 'copies');
  writeCopy(1);
});

afterAll(async () => {
  checks?.kill();
  await served?.stop();
  for (const server of servers ?? []) server.close();
  installation?.remove();
});

function aCertificate(name: string, days: number) {
  const [key = '', cert = ''] = ['key', 'pem'].map((ending) =>
    join(installation.folder, `${name}.${ending}`),
  );
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', cert, '-days', String(days)];
  execFileSync(openssl, ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject], {
    stdio: 'ignore',
  });
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}

/** The built-in server's answers over HTTPS, with the fault of the test. */
async function serveSite({ method = '', url = '', headers }: IncomingMessage, response: ServerResponse) {
  const right =
    url === '/scores'
      ? { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from('[]') }
      : await ask(served.port, url, { method, headers: headers as Record<string, string> });
  const answer = fault(url, right, method) ?? right;
  const { 'content-length': _, ...sent } = answer.headers;
  response.writeHead(answer.status, JSON.parse(JSON.stringify(sent))).end(answer.body);
}

function serveProject({ url = '' }: IncomingMessage, response: ServerResponse) {
  const { status = 200, body, headers } = project(url);
  const usual = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' };
  response.writeHead(status, { ...usual, ...headers }).end(JSON.stringify(body));
}

function portOf(server: number) {
  return ((servers[server] as Server).address() as AddressInfo).port;
}

function writeCopy(hoursOld: number, content = 'COPY auth.users') {
  const file = join(backup, 'data.sql');
  writeFileSync(file, content);
  const time = Date.now() / 1000 - hoursOld * 3600;
  utimesSync(file, time, time);
}

const environment = () => ({
  PATH: process.env.PATH,
  NODE_EXTRA_CA_CERTS: join(installation.folder, 'trusted.pem'),
});

/** Checks one site for each line of input. */
const CHECKS = `
const { checkLive } = await import(${JSON.stringify(pathToFileURL(join(__dirname, 'checkLive.mjs')).href)});
const { createInterface } = await import('node:readline');
for await (const line of createInterface({ input: process.stdin })) {
  const reports = [];
  await checkLive({ ...JSON.parse(line), report: (each) => reports.push(each) });
  console.log(JSON.stringify(reports));
}`;

/** The sentences of each check. */
async function faultsOf(origin = site) {
  checks.stdin?.write(`${JSON.stringify({ origin, http, backup })}\n`);
  const [text] = await once(checks.stdout as NodeJS.ReadableStream, 'data');
  const reports: readonly { name: string; faults: readonly string[] }[] = JSON.parse(String(text));
  return reports.flatMap(({ name, faults }) => faults.map((each) => `${name}: ${each}`));
}

const answers = (own: Fault) => () => {
  fault = own;
};
const header = (path: string, name: string, value?: string) =>
  answers((asked, answer) =>
    asked === path ? ({ ...answer, headers: { ...answer.headers, [name]: value } } as Answer) : undefined,
  );
const status = (path: RegExp, code: number) =>
  answers((asked, answer) => (path.test(asked) ? { ...answer, status: code } : undefined));
const body = (path: RegExp, change: (right: string) => string) =>
  answers((asked, answer) =>
    path.test(asked) ? { ...answer, body: Buffer.from(change(String(answer.body))) } : undefined,
  );
const projectAnswers = (path: RegExp, different: object) => () => {
  project = (asked) => ({ ...aProject(asked), ...(path.test(asked) ? different : {}) });
};
const settings = (different: object) =>
  projectAnswers(/settings$/, { body: { ...(aProject('/auth/v1/settings').body as object), ...different } });

const UNKNOWN = /^\/controle-[^.]*$/;
const POLICY = 'content-security-policy';

/** What breaks one rule, and the sentence of the check that notices it. */
const FAULTS: readonly (readonly [sentence: string, breakIt: () => void])[] = [
  [
    'HTTPS: http:// answers 301 https://other.example/',
    () => {
      redirectsTo = 'https://other.example/';
    },
  ],
  [
    'HTTPS: http:// does not answer',
    () => {
      http = 'http://localhost:9/';
    },
  ],
  [
    'Address: /sitemap.xml names https://other.example/',
    body(/sitemap/, () => '<loc>https://other.example/</loc>'),
  ],
  ['Address: /sitemap.xml names no page', body(/sitemap/, () => '')],
  ['Pages: /profil answers 404, not 200', status(/^\/profil$/, 404)],
  ['is not answered by /app/tournaments-any.html', body(/^\/organisateur\//, () => '<h1>Accueil</h1>')],
  ['Unknown addresses: /controle-', status(UNKNOWN, 200)],
  ['is not answered by the page for unknown addresses', body(UNKNOWN, () => 'Not Found')],
  ['gone.js answers 200, not 404', status(/gone\.js$/, 200)],
  ['Unknown addresses: /.hosting/policies.json answers 200', status(/^\/\.hosting/, 200)],
  [
    'Unknown addresses: a POST to / answers 200',
    answers((_, right, method) => (method === 'POST' ? { ...right, status: 200 } : undefined)),
  ],
  [
    'Caching: /sw.js has the Cache-Control “max-age=14400”',
    header('/sw.js', 'cache-control', 'max-age=14400'),
  ],
  ['Caching: /registry.json has the Cache-Control “”', header('/registry.json', 'cache-control')],
  ['remoteEntry.js has the Cache-Control “no-cache”', header(SECTION, 'cache-control', 'no-cache')],
  ['Caching: / has no ETag', header('/', 'etag')],
  [
    'Caching: / is sent again',
    answers((_, right) => (right.status === 304 ? { ...right, status: 200 } : undefined)),
  ],
  ['Compression: / is not compressed', header('/', 'content-encoding')],
  [
    'Security headers: /: missing or different: X-Content-Type-Options',
    header('/', 'x-content-type-options'),
  ],
  ['different: Strict-Transport-Security', header('/', 'strict-transport-security', 'max-age=300')],
  ['/app.html: missing or different: Content-Security-Policy', header('/app.html', POLICY)],
  [
    '/sw.js: missing or different: Content-Security-Policy',
    header('/sw.js', POLICY, "frame-ancestors 'none'"),
  ],
  [
    '/app.html: missing or different: the page’s own policy',
    body(/^\/app\.html$/, () => '<h1>Chargement</h1>'),
  ],
  ['Service worker: /sw.js is text/html', header('/sw.js', 'content-type', 'text/html')],
  ['Service worker: /sw.js answers 404', status(/^\/sw\.js$/, 404)],
  ['Service worker: /sw.js is empty', body(/^\/sw\.js$/, () => '')],
  ['remoteEntry.js is not the file of the release', body(/remoteEntry/, (right) => `${right} `)],
  ['remoteEntry.js answers 404', status(/remoteEntry/, 404)],
  [
    'Sections: the home page is of the shell',
    body(/registry/, (right) => right.replace('"shell": "0', '"shell": "1')),
  ],
  ['answers 503 to the site’s key', projectAnswers(/present_time/, { status: 503 })],
  [
    'does not let pages of',
    projectAnswers(/./, { headers: { 'Access-Control-Allow-Origin': 'https://other.example' } }),
  ],
  ['Back end: a client chooses its address', projectAnswers(/own_address/, { body: '203.0.113.7' })],
  ['Live scores: /scores answers 502', status(/^\/scores$/, 502)],
  ['Accounts: visitors cannot register', settings({ disable_signup: true })],
  ['Accounts: members cannot log in', settings({ external: {} })],
  ['no mail confirms it', settings({ mailer_autoconfirm: true })],
  ['is 27 hours old', () => writeCopy(27)],
  ['data.sql, is empty', () => writeCopy(1, '')],
  [
    'Backup: /nowhere holds no copy',
    () => {
      backup = '/nowhere';
    },
  ],
];

test.each(someRows(FAULTS, { every: 3 }))('a site with this fault fails: %s', async (sentence, breakIt) => {
  breakIt();
  expect(await faultsOf()).toContainEqual(expect.stringContaining(sentence));
});

test('a certificate that ends soon fails', async () => {
  const found = await faultsOf(`https://localhost:${portOf(1)}`);
  expect(found).toContainEqual(expect.stringMatching(/^HTTPS: the certificate ends in 4 days/));
});

test('every check names a heading of the documentation', () => {
  const named = [
    ['siteChecks.mjs', 'SITE_CHECKS'],
    ['backEndChecks.mjs', 'BACK_END_CHECKS'],
  ].flatMap(([file, list]): readonly string[] => {
    const code = `console.log(JSON.stringify(tool.${list}.map(({ page }) => page)))`;
    return JSON.parse(runModule(`check-live/${file}`, code).printed);
  });
  const files = [...new Set(named.map((page) => page.replace(/#.*/, '')))];
  const texts = files.map((file) => [file, readFileSync(resolve(__dirname, '../..', file), 'utf8')] as const);
  const links = named.map((page) => `[page](${page})`).join('\n');
  const pages = new Map([...texts, ['CHECKS.md', links]]);
  const broken = brokenLinks({ pages, paths: new Set(files), otherNames: [], scripts: [] });
  expect(named.length).toBeGreaterThan(10);
  expect(broken.filter((each) => each.startsWith('CHECKS.md'))).toEqual([]);
});

/** `npm run check:live` with these words. */
async function command(...words: readonly string[]) {
  const child = spawn(process.execPath, [resolve(__dirname, '../checkLive.mjs'), ...words], {
    env: environment(),
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      printed += text;
    });
  const [code] = await once(child, 'close');
  return { code, printed };
}

test('the command passes a site without a fault, and says what it did not try', async () => {
  const { code, printed } = await command(site, '--http', http, '--backup', backup);
  expect(printed).not.toContain('✗');
  expect(printed.match(/^✓ .*$/gm)).toHaveLength(13);
  expect(printed).toContain('not tried: Rights, because it needs --database postgresql://…');
  expect(code).toBe(0);
});

test('the command fails a site with a fault, and names the page to read', async () => {
  fault = (path, right) => (path === '/profil' ? { ...right, status: 404 } : undefined);
  const { code, printed } = await command(site, '--http', http);
  expect(printed).toContain(
    '✗ Pages: /profil answers 404, not 200\n    see docs/reference/http-contract.md#2-stand-ins',
  );
  expect(printed).toContain('not tried: Backup');
  expect(code).toBe(1);
});

test.each([
  ['http://www.example.org', 'is no address of a live site'],
  ['https://localhost:9', '✗ HTTPS: connect ECONNREFUSED'],
])('the command fails for %s', async (address, sentence) => {
  const { code, printed } = await command(address);
  expect(printed).toContain(sentence);
  expect(code).toBe(1);
});
