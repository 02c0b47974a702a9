import { fork } from 'node:child_process';
import { join, relative } from 'node:path';
import { root } from '../build/packages.mjs';
import { Failure } from '../setup/failure.mjs';

const program = join(root, 'tools/hosted/serveTrial.mjs');
export const USUAL_FOLDER = join(root, 'hosted-data');
/** Where Supabase's own tools put theirs. */
export const USUAL_PORT = 54_321;

/**
 * Starts the back end of a trial, in a child process that ends with this one. Resolves to `{ url, key, people, folder
 * }`: its address, its public key, and the accounts that it has just registered (firstPeople.mjs). `port` 0 takes any.
 */
export async function startTrial({ folder = USUAL_FOLDER, port = USUAL_PORT, siteUrl }) {
  const child = fork(program, ['--folder', folder, '--port', String(port), '--site', siteUrl], {
    // It prints every request that it refuses.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said = `${said}${text}`.slice(-2_000);
  });
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (message.mail) console.log(`A mail to ${message.to}: ${relative(root, message.mail)}`);
      else if (message.url) {
        // The caller need not wait for the child process: it ends when the caller does.
        for (const handle of [child, child.channel, child.stderr]) handle.unref();
        resolve({ ...message, folder });
      } else if (message.taken)
        reject(
          new Failure(
            `Port ${port} is in use, by another trial perhaps. Choose another one: BACK_END_PORT=54331 npm start -- --hosted`,
          ),
        );
      else reject(new Failure(message.message));
    });
    child.once('exit', (code) => reject(new Failure(`The back end ended with code ${code}. ${said}`)));
  });
}

/** The message for the person who has started it. */
export function aboutTrial({ url, people, folder }) {
  const told = people.map(
    ({ what, email, password }) => `  ${what.padEnd(10)} ${email.padEnd(32)} ${password}`,
  );
  return [
    `Its back end answers on ${url}: accounts, courts and tournaments, for development and small trials, without backups.`,
    `Its mails are on ${url}/mails, and in ${relative(root, join(folder, 'mails'))}/; a guest confirms a booking by its mail.`,
    `What it knows is kept in ${relative(root, folder)}/ (to begin again, remove it).`,
    ...(told.length > 0
      ? [
          'Log in as one of these; the passwords are told this once (to get new ones, remove the folder):',
          ...told,
        ]
      : []),
  ].join('\n');
}
