import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { type ParsedMail, simpleParser } from 'mailparser';
import { afternoon } from '../../booking/reservationPage';
import { expect } from '../../support/test';
import type { BackEnd } from './backEnd';

/** No court is taken, and the centre sends mails whose links lead to this site. */
export async function startMails(backEnd: BackEnd, siteUrl: string): Promise<void> {
  await backEnd.start({ mailSite: siteUrl });
  await backEnd.setClock(afternoon);
  await backEnd.query(
    `delete from private.reservations; delete from private.network_uses; delete from private.unconfirmed_mails;
    delete from private.without_reminders`,
  );
  // A guest confirms by mail while a worker asks for mails.
  await backEnd.query('update private.centres set mail_worker_seen_at = null');
  await expect
    .poll(
      async () => (await backEnd.query('select mail_worker_seen_at as seen from private.centres'))[0]?.seen,
    )
    .not.toBeNull();
}

/** The mail to that address with these words in its subject, once the worker has written it. */
export async function mailTo({ mailFolder }: BackEnd, email: string, subject: string): Promise<ParsedMail> {
  let found: ParsedMail | undefined;
  await expect
    .poll(
      async () => {
        const files = readdirSync(mailFolder).map((name) => readFileSync(join(mailFolder, name)));
        const mails = await Promise.all(
          files.filter((bytes) => bytes.includes(`To: ${email}`)).map((bytes) => simpleParser(bytes)),
        );
        found = mails.find((mail) => mail.subject?.replaceAll('\u00a0', ' ').includes(subject));
        return mails.map((mail) => mail.subject);
      },
      { message: `a mail to ${email}`, timeout: 20_000 },
    )
    .toContainEqual(expect.stringMatching(subject.replaceAll(' ', '\\s')));
  if (!found) throw new Error(`There is no mail “${subject}” to ${email}.`);
  return found;
}

/** The link of a mail that opens the reservation (`cle`), or the choice about reminders (`rappels`). */
export function linkIn({ text }: ParsedMail, name: 'cle' | 'rappels'): string {
  const [link] = new RegExp(`http\\S+#${name}=\\S+`).exec(text ?? '') ?? [];
  if (!link) throw new Error(`The mail has no link ${name}: ${text}`);
  return link;
}

/** The calendar entry of a mail, as a calendar reads it. */
export function appointmentIn({ attachments }: ParsedMail) {
  const file = attachments.find(({ filename }) => filename === 'jorkyball.ics')?.content.toString() ?? '';
  const calendar = new ICAL.Component(ICAL.parse(file));
  const { uid, sequence, startDate, endDate } = new ICAL.Event(
    calendar.getFirstSubcomponent('vevent') ?? undefined,
  );
  const method = calendar.getFirstPropertyValue('method');
  return { method, uid, sequence, starts: String(startDate), ends: String(endDate) };
}
