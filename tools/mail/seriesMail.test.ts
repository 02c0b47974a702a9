/** @jest-environment node */
import ICAL from 'ical.js';
import { type ParsedMail, simpleParser } from 'mailparser';
import { runModule } from '../jest/runModule';

const site = 'https://www.example.org';
const ids = ['5f0c7c1e-0d0f-4d8e-9d5e-0a4d4f3b2a10', '6a1d8d2f-1e10-4e9f-8e6f-1b5e50405b21'] as const;
const keys = { [ids[0]]: 'a'.repeat(64), [ids[1]]: 'b'.repeat(64) };

const dates = [
  {
    id: ids[0],
    day: '2026-10-20',
    hour: 19,
    court: 2,
    startsAt: '2026-10-20T17:00:00+00:00',
    reference: 'ABC234',
    courtName: 'Central',
  },
  // After the clocks have changed.
  {
    id: ids[1],
    day: '2026-10-27',
    hour: 19,
    court: 4,
    startsAt: '2026-10-27T18:00:00+00:00',
    reference: 'DEF567',
  },
].map((date, place) => ({
  players: 4,
  plan: 'Découverte',
  service: 'Non spécifié',
  changedAt: '2026-10-01T11:00:00+00:00',
  sequence: 23_000_000 + place,
  noticeMinutes: 120,
  ...date,
}));

const aSeries = (action: string, changed: object = {}) => ({
  id: '0e5e7a52-6f5c-4a0d-8a3e-8b6f5a4c3d21',
  kind: 'series',
  to: 'marc@example.org',
  reservation: null,
  payload: {
    action,
    name: 'Marc Petit',
    reason: null,
    hasLinks: action !== 'cancelled',
    dates,
    ...(action === 'cancelled' ? {} : { key: keys }),
    ...changed,
  },
});

async function received(mail: object): Promise<ParsedMail> {
  const { printed, complaints } = runModule(
    'mail/writeMail.mjs',
    `const { bytesOf } = await import(new URL('./deliver.mjs', ${JSON.stringify(`file://${__dirname}/`)}));
    const message = tool.writeMail(${JSON.stringify(mail)}, { site: '${site}' });
    console.log((await bytesOf(message, 'noreply@example.org')).toString('base64'));`,
  );
  expect(complaints).toBe('');
  return simpleParser(Buffer.from(printed.trim(), 'base64'));
}

function calendarOf({ attachments }: ParsedMail) {
  const text = attachments.find(({ filename }) => filename === 'jorkyball.ics')?.content;
  if (!text) return undefined;
  const component = new ICAL.Component(ICAL.parse(text.toString()));
  return {
    method: component.getFirstPropertyValue('method'),
    events: component.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)),
  };
}

test.each([
  ['booked', {}, 'Votre série de 2 dates, dès le mardi 20 octobre 2026 à 19 h'],
  [
    'moved',
    { reason: 'Entraînement' },
    'Votre série a changé : 2 dates, dès le mardi 20 octobre 2026 à 19 h',
  ],
  ['cancelled', { reason: 'Vacances' }, '2 dates de votre série sont annulées'],
])('a mail of a series that is %s lists every date with its court', async (action, changed, subject) => {
  const mail = await received(aSeries(action, changed));
  expect(mail.subject?.replaceAll('\u00a0', ' ')).toBe(subject);
  for (const body of [mail.text, String(mail.html)]) {
    expect(body).toContain('mardi 20 octobre 2026 à 19\u00a0h, terrain 2 (Central), référence ABC234');
    expect(body).toContain('mardi 27 octobre 2026 à 19\u00a0h, terrain 4, référence DEF567');
    if ('reason' in changed) expect(body).toContain(`Message du centre\u00a0: ${changed.reason}`);
    expect(body).not.toMatch(/undefined|null|\[object/);
  }
  for (const id of ids)
    expect(mail.text?.includes(`${site}/reservation/${id}#cle=${keys[id]}`)).toBe(action !== 'cancelled');
});

test('a mail about several courts of one hour lists them by their number', async () => {
  const [{ startsAt, day, hour }] = dates as [(typeof dates)[0]];
  const courts = dates.map((date, place) => ({ ...date, startsAt, day, hour, court: 6 - place }));
  const mail = await received(aSeries('booked', { dates: courts }));
  expect(mail.subject?.replaceAll('\u00a0', ' ')).toBe('Vos 2 terrains du mardi 20 octobre 2026 à 19 h');
  expect(mail.text).toMatch(/terrain 5, référence DEF567[\s\S]+terrain 6 \(Central\), référence ABC234/);
  const taken = await received(aSeries('cancelled', { dates: courts, reason: 'Fuite d’eau' }));
  expect(taken.text).toContain('Message du centre\u00a0: Fuite d’eau');
  expect(taken.subject?.replaceAll('\u00a0', ' ')).toBe(
    'Vos 2 terrains du mardi 20 octobre 2026 à 19 h sont annulés',
  );
  for (const id of ids) expect(mail.text).toContain(`${site}/reservation/${id}#cle=${keys[id]}`);
  expect(calendarOf(mail)?.events.map(({ uid }) => uid)).toEqual(
    [...ids].reverse().map((id) => `${id}@jorkyball`),
  );
});

test('a member’s series leads to their account, and a moved date says where it was', async () => {
  const before = { day: '2026-10-20', hour: 18, court: 2 };
  const mail = await received(
    aSeries('moved', {
      hasLinks: false,
      key: undefined,
      dates: [
        { ...dates[0], before },
        { ...dates[1], before: { day: '2026-10-27', hour: 19, court: 1 } },
      ],
    }),
  );
  expect(mail.text).toContain(`${site}/profil?onglet=reservations`);
  expect(mail.text).not.toContain('#cle=');
  expect(mail.text).toContain('auparavant mardi 20 octobre 2026 à 18\u00a0h');
  expect(mail.text).toContain('auparavant terrain 1');
});

test('a calendar gets one entry for each date, which later mails of that reservation replace', async () => {
  const booked = calendarOf(await received(aSeries('booked')));
  // A request has one UID alone; these have one each.
  expect(booked?.method).toBe('PUBLISH');
  expect(booked?.events.map(({ uid }) => uid)).toEqual(ids.map((id) => `${id}@jorkyball`));
  expect(booked?.events.map(({ sequence }) => sequence)).toEqual([23_000_000, 23_000_001]);
  expect(booked?.events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([
    '2026-10-20T17:00:00.000Z',
    '2026-10-27T18:00:00.000Z',
  ]);
  expect(booked?.events.flatMap(({ component }) => component.getAllProperties('attendee'))).toEqual([]);
  const cancelled = calendarOf(await received(aSeries('cancelled')));
  expect(cancelled?.events.map(({ uid }) => uid)).toEqual(booked?.events.map(({ uid }) => uid));
  for (const { component } of cancelled?.events ?? [])
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(cancelled?.events.map(({ sequence }) => sequence)).toEqual([23_000_000, 23_000_001]);
});

test.each([
  [
    'series-declined',
    { weekday: 2, hour: 19, name: null },
    'Votre demande : chaque semaine, le mardi à 19 h',
    '/reservation',
  ],
  ['suspended', {}, 'Vous ne pouvez plus réserver en ligne', '/contact'],
])(
  'a mail of the kind “%s” has the sentence of the desk, and no entry in a calendar',
  async (kind, payload, subject, page) => {
    const mail = await received({
      id: '0e5e7a52-6f5c-4a0d-8a3e-8b6f5a4c3d21',
      kind,
      to: 'zoe@example.org',
      reservation: null,
      payload: { ...payload, sentence: 'Le mardi est <complet>.\r\nBcc: x@example.org' },
    });
    expect(mail.subject?.replaceAll('\u00a0', ' ')).toBe(subject);
    expect(mail.text).toContain('centre\u00a0: Le mardi est <complet>. Bcc: x@example.org');
    expect(mail.text).toContain('03\u00a053\u00a001\u00a059\u00a021');
    expect(mail.text).toContain(`${site}${page}`);
    expect(String(mail.html)).toContain('Le mardi est &#60;complet&#62;.');
    expect(mail.bcc).toBeUndefined();
    expect(mail.text).not.toMatch(/undefined|null|Bonjour/);
    expect(mail.attachments).toEqual([]);
  },
);
