import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes each mail into `folder`, as a file that mail programs open. Answers the path of the file. */
export function createMailFolder(folder) {
  let sent = 0;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return async ({ to, subject, text }) => {
    sent += 1;
    const file = join(folder, `${Date.now()}-${sent}.eml`);
    const lines = [
      'From: Jorkyball Prouvy <noreply@jorkyball.example>',
      `To: ${to}`,
      `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
      `Date: ${new Date().toUTCString()}`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
      '',
      text,
    ];
    writeFileSync(file, lines.join('\r\n'), { mode: 0o600 });
    return file;
  };
}
