/** @jest-environment node */
import ICAL from 'ical.js';
import { type ParsedMail, simpleParser } from 'mailparser';
import { centreMap, centre as kernelCentre } from '../../shared-kernel/src/platform/centre/centre';
import { reservationAppointment } from '../../shared-kernel/src/reservations/appointment-file/downloadAppointment';
import { runModule } from '../jest/runModule';

const site = 'https://www.example.org';
const unsubscribeUrl = 'https://abc.supabase.co/functions/v1/mails/stop-reminders';
const reservation = '5f0c7c1e-0d0f-4d8e-9d5e-0a4d4f3b2a10';
const key = 'k'.repeat(64);

function aMail(kind: string, changed: object = {}) {
  const payload = {
    day: '2026-11-30',
    hour: 18,
    court: 2,
    players: 4,
    startsAt: '2026-11-30T17:00:00+00:00',
    changedAt: '2026-11-21T11:00:00+00:00',
    plan: 'Découverte',
    service: 'Non spécifié',
    name: 'Ana Diaz',
    sequence: 28_000_000,
    isGuest: true,
    noticeMinutes: 120,
    ...(kind === 'cancelled' ? {} : { key }),
    ...changed,
  };
  return { id: '0e5e7a52-6f5c-4a0d-8a3e-8b6f5a4c3d21', kind, to: 'ana@example.org', reservation, payload };
}

/** The mails as a mailbox reads them. */
async function received(
  mails: readonly object[],
  settings: object = { site, unsubscribeUrl },
): Promise<readonly ParsedMail[]> {
  const { printed, complaints } = runModule(
    'mail/writeMail.mjs',
    `const { bytesOf } = await import(new URL('./deliver.mjs', ${JSON.stringify(`file://${__dirname}/`)}));
    for (const mail of ${JSON.stringify(mails)})
      console.log((await bytesOf(tool.writeMail(mail, ${JSON.stringify(settings)}), 'noreply@example.org')).toString('base64'));`,
  );
  expect(complaints).toBe('');
  return Promise.all(
    printed
      .trim()
      .split('\n')
      .map((line) => simpleParser(Buffer.from(line, 'base64'))),
  );
}

async function one(mail: object, settings?: object): Promise<ParsedMail> {
  const [read] = await received([mail], settings);
  if (!read) throw new Error('There is no mail.');
  return read;
}

function calendarOf({ attachments }: ParsedMail) {
  const text = attachments.find(
    ({ contentType }) => contentType.includes('calendar') || contentType.includes('ics'),
  )?.content;
  if (!text) return undefined;
  const component = new ICAL.Component(ICAL.parse(text.toString()));
  const event = component.getFirstSubcomponent('vevent');
  if (!event) throw new Error('The file has no event.');
  return {
    method: component.getFirstPropertyValue('method'),
    event: new ICAL.Event(event),
    attendee: event.getFirstPropertyValue('attendee'),
    status: event.getFirstPropertyValue('status'),
  };
}

test('says the same as the site about the centre', () => {
  const { printed } = runModule('mail/centre.mjs', 'console.log(JSON.stringify(tool.centre));');
  const { name, address, phone, email, timeZone } = kernelCentre;
  expect(JSON.parse(printed)).toEqual({
    name,
    street: address.street,
    town: `${address.postalCode} ${address.city}`,
    phone: phone.display,
    email,
    map: centreMap,
    timeZone,
  });
});

test.each([
  [120, 'sans frais jusqu’à 2\u00a0h avant le début.'],
  [90, 'sans frais jusqu’à 1\u00a0h 30\u00a0min avant le début.'],
  [0, 'sans frais jusqu’au début de la partie.'],
])('says a notice of %d minutes', (noticeMinutes, sentence) => {
  const { printed } = runModule(
    'mail/texts.mjs',
    `console.log(tool.textsOf({ kind: 'booked', payload: {} }).sentences({ noticeMinutes: ${noticeMinutes} }).join());`,
  );
  expect(printed).toContain(sentence);
});

test.each([
  [
    'confirm',
    { confirmBy: '2026-11-21T11:15:00+00:00' },
    'Confirmez votre réservation du lundi 30 novembre 2026 à 18 h',
  ],
  ['booked', {}, 'Votre réservation du lundi 30 novembre 2026 à 18 h'],
  [
    'moved',
    { before: { day: '2026-11-29', hour: 17 } },
    'Votre réservation a changé : lundi 30 novembre 2026 à 18 h',
  ],
  ['cancelled', {}, 'Votre réservation du lundi 30 novembre 2026 à 18 h est annulée'],
  [
    'claimed',
    { isGuest: false, key: undefined },
    'Votre réservation du lundi 30 novembre 2026 à 18 h est dans votre compte',
  ],
  [
    'offered',
    { confirmBy: '2026-11-21T11:20:00+00:00' },
    'Un terrain s’est libéré : lundi 30 novembre 2026 à 18 h',
  ],
  ['reminder', { stop: 's'.repeat(64) }, 'Rappel : jorkyball demain à 18 h'],
])(
  'a mail of the kind “%s” says the game, the way and its link in text and HTML',
  async (kind, changed, subject) => {
    const mail = await one(aMail(kind, changed));
    expect(mail.subject?.replaceAll('\u00a0', ' ')).toBe(subject);
    expect(mail.from?.text).toBe('"Jorkyball Prouvy" <noreply@example.org>');
    for (const body of [mail.text, String(mail.html)]) {
      expect(body).toContain('lundi 30 novembre 2026 à 18\u00a0h');
      expect(body).toContain('1 rue des Sports, 59121 Prouvy');
      expect(body).toContain('openstreetmap.org');
      expect(body).not.toMatch(/undefined|null|<img|\[object/);
    }
    const link = kind === 'cancelled' ? `${site}/reservation` : `${site}/reservation/${reservation}`;
    const isOpen = kind !== 'cancelled' && kind !== 'claimed';
    expect(mail.text).toContain(isOpen ? `${link}#cle=${key}` : link);
    expect(mail.text?.includes('#cle=')).toBe(isOpen);
  },
);

test('a confirmation says until when, on the clock of the centre', async () => {
  const { text } = await one(aMail('confirm', { confirmBy: '2026-11-21T11:15:00+00:00' }));
  expect(text).toContain('avant 12\u00a0h\u00a015');
});

test('a court has the name that the manager gave it', async () => {
  const mail = await one(aMail('booked', { courtName: 'Le <Central>' }));
  expect(mail.text).toContain('Terrain 2 (Le <Central>), 4 joueurs');
  expect(String(mail.html)).toContain('Terrain 2 (Le &#60;Central&#62;), 4 joueurs');
});

test('an offer says until when, and its link to a member opens nothing without the account', async () => {
  const offer = { confirmBy: '2026-11-21T11:20:00+00:00' };
  const [guest, member] = await received([
    aMail('offered', offer),
    aMail('offered', { ...offer, isGuest: false }),
  ]);
  expect(guest?.text).toContain('avant 12\u00a0h\u00a020');
  expect(guest?.text).toContain('ne le transmettez pas');
  expect(member?.text).toContain(`#cle=${key}`);
  expect(member?.text).not.toContain('ne le transmettez pas');
});

test.each(['booked', 'moved', 'cancelled', 'reminder', 'offered'])(
  'a mail of the kind “%s” says the reference that the desk finds the game by',
  async (kind) => {
    const mail = await one(aMail(kind, { reference: 'K7P2MX', confirmBy: '2026-11-21T11:20:00+00:00' }));
    for (const body of [mail.text, String(mail.html)]) expect(body).toMatch(/Référence.*K7P2MX/s);
    const { text } = await one(aMail(kind, { reference: null, confirmBy: '2026-11-21T11:20:00+00:00' }));
    expect(text).not.toContain('Référence');
  },
);

test.each([
  ['confirm', 'Découverte', 'Non spécifié', true],
  ['booked', 'Non spécifié', 'Jeu libre', true],
  ['moved', 'Non spécifié', 'Non spécifié', true],
  ['cancelled', 'Découverte', 'Non spécifié', false],
  ['booked', 'Champion', 'Non spécifié', false],
  ['booked', 'Non spécifié', 'Cours et entraînements', false],
])('whether a mail of the kind “%s” for %s, %s says a price: %s', async (kind, plan, service, isSaid) => {
  const confirmBy = '2026-11-21T11:20:00+00:00';
  const mail = await one(aMail(kind, { plan, service, confirmBy, cents: 2900 }));
  for (const body of [mail.text, String(mail.html)])
    expect(/Prix.*29,00\s€, à régler sur place/s.test(body ?? '')).toBe(isSaid);
  expect((await one(aMail(kind, { plan, service, confirmBy }))).text).not.toContain('Prix');
});

test.each([
  [[{ court: 1 }, { court: 3, courtName: 'Central' }], 'vos terrains 1 et 3 (Central) restent réservés'],
  [[{ court: 3, courtName: null }], 'votre terrain 3 reste réservé'],
])('the mail about one cancelled court of a group names those that stand: %j', async (standing, said) => {
  const { subject, text } = await one(aMail('cancelled', { standing }));
  expect(subject?.replaceAll('\u00a0', ' ')).toBe('Terrain 2 annulé, le lundi 30 novembre 2026 à 18 h');
  expect(text).toContain(`Terrain 2 annulé, sans frais\u00a0; ${said}.`);
  expect(text).not.toContain('Votre réservation est annulée');
});

test.each(['moved', 'cancelled'])(
  'a mail of the kind “%s” says why the desk changed the game',
  async (kind) => {
    const reason = 'Dégât des eaux <b>sur</b> le terrain 3';
    const mail = await one(aMail(kind, { reason }));
    expect(mail.text).toContain(`Message du centre\u00a0: ${reason}`);
    expect(String(mail.html)).not.toContain('<b>');
    expect((await one(aMail(kind, { reason: null }))).text).not.toContain('Message du centre');
  },
);

test.each([
  ['https://evil.example/gagnez', false],
  ['Ana WWW.evil', false],
  ['Gagnez sur evil.example', false],
  ['J. Martin-Dupré', true],
  ['Ana M. Lou', true],
])('the name %j stands in a mail and its calendar entry: %s', async (name, isSaid) => {
  const mail = await one(aMail('booked', { name }));
  const said = [mail.text, mail.html, calendarOf(mail)?.event.description].map(String);
  for (const text of said) expect(text.includes(name)).toBe(isSaid);
  expect(mail.text).toContain(isSaid ? `Bonjour ${name},` : 'Bonjour,');
});

test('a calendar gets the game, moves it, removes it and has it again', async () => {
  const [booked, moved, cancelled, restored] = await received([
    aMail('booked'),
    aMail('moved', {
      hour: 20,
      startsAt: '2026-11-30T19:00:00+00:00',
      sequence: 28_000_060,
      before: { day: '2026-11-30', hour: 18 },
    }),
    aMail('cancelled', { sequence: 28_000_061 }),
    aMail('moved', { sequence: 28_000_062 }),
  ]);
  const files = [booked, moved, cancelled, restored].map((mail) => mail && calendarOf(mail));
  expect(files.map((file) => file?.method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL', 'REQUEST']);
  expect(files.map((file) => file?.status)).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED', 'CONFIRMED']);
  expect(new Set(files.map((file) => file?.event.uid))).toEqual(new Set([`${reservation}@jorkyball`]));
  const sequences = files.map((file) => file?.event.sequence ?? 0);
  expect(sequences).toEqual([...sequences].sort((one, other) => one - other));
  expect(new Set(sequences).size).toBe(4);
  expect(files[1]?.event.startDate.toJSDate()).toEqual(new Date('2026-11-30T19:00:00Z'));
  expect(files[1]?.event.endDate.toJSDate()).toEqual(new Date('2026-11-30T20:00:00Z'));
  expect(files[0]?.attendee).toBe('mailto:ana@example.org');
});

test('a calendar knows the file of the site and that of the mail as one entry', async () => {
  const draft = {
    id: reservation,
    name: 'Ana Diaz',
    email: '',
    date: '2026-11-30',
    time: '18:00',
    players: '4',
    plan: '',
    service: '',
  } as const;
  const ofSite = reservationAppointment(draft, new Date('2026-11-21T11:00:00Z'));
  const file = calendarOf(await one(aMail('booked')));
  expect(file?.event.uid).toBe(ofSite.id);
  expect(file?.event.startDate.toJSDate()).toEqual(ofSite.startsAt);
  expect(file?.event.location).toBe(ofSite.place);
});

test.each(['confirm', 'offered', 'reminder'])('a mail of the kind “%s” changes no calendar', async (kind) => {
  expect(calendarOf(await one(aMail(kind, { confirmBy: '2026-11-21T11:15:00Z' })))).toBeUndefined();
});

test('a reminder is refused by one click where a function takes it, and on a page elsewhere', async () => {
  const reminder = aMail('reminder', { stop: 's'.repeat(64) });
  const header = ({ headerLines }: ParsedMail, name: string) =>
    headerLines.find(({ key: known }) => known === name)?.line.replace(/\r\n\s+/g, ' ');
  const withFunction = await one(reminder);
  expect(header(withFunction, 'list-unsubscribe')).toBe(
    `List-Unsubscribe: <${unsubscribeUrl}?of=${reservation}&token=${'s'.repeat(64)}>`,
  );
  expect(header(withFunction, 'list-unsubscribe-post')).toBe(
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  );
  const without = await one(reminder, { site });
  expect(header(without, 'list-unsubscribe')).toBe(
    `List-Unsubscribe: <${site}/reservation/${reservation}#rappels=${'s'.repeat(64)}>`,
  );
  expect(header(without, 'list-unsubscribe-post')).toBeUndefined();
  expect(header(await one(aMail('booked')), 'list-unsubscribe')).toBeUndefined();
});

test('what a visitor typed is text in HTML, one line in text, and in no header', async () => {
  const name = '<img src=x onerror=alert(1)>"\'&\r\nBcc: victim@example';
  const mail = await one(aMail('booked', { name, plan: '</td><script>alert(2)</script>' }));
  expect(String(mail.html)).not.toMatch(/<img|<script/);
  expect(String(mail.html)).toContain('&#60;img src=x onerror=alert(1)&#62;');
  expect(mail.text).toContain('alert(1)>"\'& Bcc: victim@example');
  const headers = mail.headerLines.map(({ line }) => line).join('\n');
  expect(headers).not.toMatch(/victim|onerror|alert/);
  const file = calendarOf(mail);
  expect(file?.event.description).toContain('alert(1)');
  expect(file?.event.component.getAllProperties('bcc')).toEqual([]);
});

test('a mail promises no change that comes too late', async () => {
  const late = { changedAt: '2026-11-30T15:30:00+00:00' };
  const tooLate = /il est trop tard pour le faire en ligne/;
  const [booked, inTime, reminder, earlyReminder] = await received([
    aMail('booked', late),
    aMail('booked'),
    aMail('reminder', { noticeMinutes: 24 * 60, stop: 's'.repeat(64) }),
    aMail('reminder', { stop: 's'.repeat(64) }),
  ]);
  expect(booked?.text).toMatch(tooLate);
  expect(inTime?.text).not.toMatch(tooLate);
  expect(reminder?.text).toMatch(tooLate);
  expect(earlyReminder?.text).not.toMatch(tooLate);
});

test('the first of a month is the « 1er »', async () => {
  const { subject } = await one(
    aMail('booked', { day: '2026-12-01', startsAt: '2026-12-01T17:00:00+00:00' }),
  );
  expect(subject).toBe('Votre réservation du mardi 1er décembre 2026 à 18\u00a0h');
});
