import { spawn } from 'node:child_process';
import { Failure } from '../setup/failure.mjs';
import { remoteName } from './remotes.mjs';

/** What hangs is given up, and nobody is asked for a password: what rclone reads here are lists of files. */
const ALONE = ['--contimeout', '15s', '--timeout', '60s', '--ask-password=false'];
/** rclone's own number for a folder that is not there. */
const NO_SUCH_FOLDER = 3;

/**
 * Runs rclone on a remote; resolves to what it printed, undefined where the remote's folder is not there. What it is to
 * read (`input`) is handed over by a pipe. Rejects with a {@link Failure} of one sentence that says what to do.
 */
export async function rclone(parameters, { target, input = '', onStart = () => {} }) {
  const { code, printed, complaints } = await run([...parameters, ...ALONE], { input, onStart });
  if (code === NO_SUCH_FOLDER) return undefined;
  if (code !== 0) throw new Failure(sentenceFor({ code, complaints, target }));
  return printed;
}

function run(parameters, { input, onStart }) {
  return new Promise((resolve, reject) => {
    const child = spawn('rclone', parameters, { stdio: 'pipe' });
    let [printed, complaints] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      complaints += text;
    });
    child.once('spawn', () => onStart(child.pid));
    child.once('error', (error) =>
      reject(error.code === 'ENOENT' ? new Failure(`rclone is not here: apt install rclone.`) : error),
    );
    child.once('close', (code) => resolve({ code, printed, complaints }));
    // One that has ended reads no more; how it ended is told by its number.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** What rclone complains of, and what to do about it. */
const SENTENCES = [
  [
    /didn't find section in config file/,
    (target) => `rclone knows no remote “${remoteName(target)}”: make it with rclone config.`,
  ],
  [
    /\b(401|403)\b|unauthori[sz]ed|forbidden|access ?denied|permission denied/i,
    (target) => `${target} has refused: see the name, the password and the rights of it with rclone config.`,
  ],
  [
    /connection refused|no such host|i\/o timeout|network is unreachable|no route to host|deadline exceeded|connection reset|EOF/i,
    (target) => `${target} is out of reach: see whether it runs, and its address with rclone config.`,
  ],
];

function sentenceFor({ code, complaints, target }) {
  const [, sentence] = SENTENCES.find(([pattern]) => pattern.test(complaints)) ?? [];
  if (sentence) return sentence(target);
  const last = complaints
    .trim()
    .split('\n')
    .at(-1)
    ?.replace(/^[\d/]+ [\d:]+ (\w+\s*: )?/, '');
  return `rclone could not do it for ${target}: ${last || `it ended with ${code}`}`;
}
