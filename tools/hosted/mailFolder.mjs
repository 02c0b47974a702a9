import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = /^\d+-\d+\.eml$/;

/**
 * A folder of mails, each a file that mail programs open: `send({ to, subject, text })` writes a plain one and `write(bytes, to)` a
 * whole one; both resolve to the path. `onMail({ mail, to })` hears of each. `names()` are its files, newest first, and
 * `read(name)` is one of them, or undefined.
 */
export function createMailFolder(folder, onMail = () => {}) {
  let sent = 0;
  mkdirSync(folder, { recursive: true, mode: 0o700 });

  async function write(bytes, to) {
    sent += 1;
    const mail = join(folder, `${Date.now()}-${sent}.eml`);
    writeFileSync(mail, bytes, { mode: 0o600 });
    onMail({ mail, to });
    return mail;
  }

  return {
    write,
    send: ({ to, subject, text }) =>
      write(
        [
          'From: Jorkyball Prouvy <noreply@jorkyball.example>',
          `To: ${to}`,
          `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
          `Date: ${new Date().toUTCString()}`,
          'MIME-Version: 1.0',
          'Content-Type: text/plain; charset=utf-8',
          'Content-Transfer-Encoding: 8bit',
          '',
          text,
        ].join('\r\n'),
        to,
      ),
    names: () =>
      readdirSync(folder)
        .filter((name) => NAME.test(name))
        .sort((one, other) => other.localeCompare(one, 'en', { numeric: true })),
    read(name) {
      const file = join(folder, name);
      return NAME.test(name) && existsSync(file) ? readFileSync(file) : undefined;
    },
  };
}
