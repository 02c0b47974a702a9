/** @jest-environment node */
import { execFile } from 'node:child_process';
import type { AddressInfo, Socket } from 'node:net';
import { promisify } from 'node:util';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

const run = promisify(execFile);

type Outcome = { readonly message?: string; readonly isFinal?: boolean };

/** Delivers a mail to that server, from a process of its own as the worker does. */
async function deliver(port: number, changed: object = {}): Promise<Outcome> {
  const code = `
    const { createSmtp } = await import(${JSON.stringify(`file://${__dirname}/deliver.mjs`)});
    const smtp = createSmtp({ smtp: 'smtp://127.0.0.1:${port}', from: 'noreply@example.org', silenceMs: 400, mailMs: 800 });
    const mail = { to: 'ana@example.org', subject: 'Essai', text: 'Bonjour', html: '<p>Bonjour</p>', headers: {}, messageId: '<1@example.org>' };
    const outcome = await smtp.deliver({ ...mail, ...${JSON.stringify(changed)} }).then(() => ({}), ({ message, isFinal }) => ({ message, isFinal }));
    console.log(JSON.stringify(outcome));
    process.exit();`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code]);
  return JSON.parse(stdout);
}

/** A server that takes mails, but for what is changed. */
async function withServer(
  changed: SMTPServerOptions,
  work: (port: number, mails: Buffer[]) => Promise<void>,
  prepare: (server: SMTPServer) => void = () => {},
) {
  const mails: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mails.push(Buffer.concat(parts));
        done();
      });
    },
    ...changed,
  });
  server.on('error', () => {});
  prepare(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work((server.server.address() as AddressInfo).port, mails);
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

test('hands a mail over to the server', () =>
  withServer({}, async (port, mails) => {
    expect(await deliver(port)).toEqual({});
    const mail = await simpleParser(mails[0] ?? '');
    expect([mail.subject, mail.text?.trim(), mail.messageId]).toEqual([
      'Essai',
      'Bonjour',
      '<1@example.org>',
    ]);
  }));

test('an address may have an apostrophe', () =>
  withServer({}, async (port, mails) => {
    expect(await deliver(port, { to: "ana.o'neil@example.org" })).toEqual({});
    expect((await simpleParser(mails[0] ?? '')).to).toMatchObject({ text: "ana.o'neil@example.org" });
  }));

test.each([
  [550, 'No such user', 'a refusé le message : 550', true],
  [450, 'Mailbox busy', 'a remis le message à plus tard : 450', false],
])(
  'a server that refuses the address with %i says so, and whether a repeat would help',
  (code, text, said, isFinal) =>
    withServer({ onRcptTo: (_address, _session, done) => done(refusal(code, text)) }, async (port) => {
      const outcome = await deliver(port);
      expect(outcome.message?.replaceAll('\u00a0', ' ')).toContain(
        `Le serveur d’e-mails 127.0.0.1 ${said} ${text}`,
      );
      expect(outcome.isFinal).toBe(isFinal);
    }),
);

test('a server that refuses the sender may be set right: the mail is tried again', () =>
  withServer(
    { onMailFrom: (_address, _session, done) => done(refusal(553, 'Not your address')) },
    async (port) => {
      expect(await deliver(port)).toMatchObject({ isFinal: false });
    },
  ));

test('a server that refuses the words of a mail refuses them for good', () =>
  withServer(
    {
      onData(stream, _session, done) {
        stream.resume();
        stream.on('end', () => done(refusal(554, 'Looks like spam')));
      },
    },
    async (port) => {
      expect(await deliver(port)).toMatchObject({ isFinal: true });
    },
  ));

const sockets = new Map<number, Socket>();
const withSockets = (server: SMTPServer) =>
  server.server.on('connection', (socket) => sockets.set(socket.remotePort ?? 0, socket));

/** A server that does this instead of answering once it has read the words. */
const afterTheWords = (act: (socket?: Socket) => void): SMTPServerOptions => ({
  onData(stream, { remotePort }) {
    stream.resume();
    stream.on('end', () => act(sockets.get(remotePort)));
  },
});

/** Lines of an answer that never ends, each before the silence is too long. */
function drip(socket?: Socket) {
  const drops = setInterval(() => socket?.write('250-\r\n'), 100);
  socket?.on('close', () => clearInterval(drops));
}

test.each([
  ['says nothing', { onConnect: () => {} }],
  ['says nothing after the words', afterTheWords(() => {})],
  ['drips its answer to the words', afterTheWords(drip)],
])(
  'a server that %s has not answered in time',
  (_, options) =>
    withServer(
      options,
      async (port) => {
        const { message, isFinal } = await deliver(port);
        expect(message).toBe('Le serveur d’e-mails 127.0.0.1 n’a pas répondu à temps.');
        expect(isFinal).toBe(false);
      },
      withSockets,
    ),
  15_000,
);

test('a server that dies after the words has perhaps taken them: the mail is tried again', () =>
  withServer(
    afterTheWords((socket) => socket?.destroy()),
    async (port) => {
      const { message, isFinal } = await deliver(port);
      expect(message).toBe('Le serveur d’e-mails 127.0.0.1 est injoignable, ou a coupé la connexion.');
      expect(isFinal).toBe(false);
    },
    withSockets,
  ));

test('a server that is not there is unreachable', async () => {
  let free = 0;
  await withServer({}, async (port) => {
    free = port;
  });
  expect((await deliver(free)).message).toBe(
    'Le serveur d’e-mails 127.0.0.1 est injoignable, ou a coupé la connexion.',
  );
});

test.each([
  'ana@example.org\r\nBcc: victim@example.org',
  'ana@example.org, victim@example.org',
  '<victim@example.org>ana@example.org',
  'ana\u0085@example.org',
  'ana\u202e@example.org',
  'ana',
])('the address %j is sent nowhere', (to) =>
  withServer({}, async (port, mails) => {
    const { message, isFinal } = await deliver(port, { to });
    expect(message).toMatch(/^L’adresse «\u00a0.*\u00a0» n’est pas valable\.$/);
    expect(isFinal).toBe(true);
    expect(mails).toEqual([]);
  }),
);
