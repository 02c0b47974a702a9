import { spawn } from 'node:child_process';
import { Failure } from '../setup/failure.mjs';

/** rclone's own number for a folder that is not there. */
const NO_SUCH_FOLDER = 3;

/** rclone would try a dead server for every file, many times each. Its own variables change this for a slow remote. */
const PATIENCE = {
  RCLONE_CONTIMEOUT: '15s',
  RCLONE_EXPECT_CONTINUE_TIMEOUT: '5s',
  RCLONE_TIMEOUT: '60s',
  RCLONE_RETRIES: '1',
  RCLONE_LOW_LEVEL_RETRIES: '3',
};

/**
 * Runs rclone on a remote. Resolves to its output, or to undefined if the remote's folder does not exist. It reads
 * `input` through a pipe, and asks for no password. The first file that fails ends it. Rejects with a {@link Failure} of
 * one sentence that says what to do.
 */
export async function rclone(parameters, { target, input = '', onStart = () => {} }) {
  const { code, printed, complaints } = await run([...parameters, '--ask-password=false'], {
    input,
    onStart,
  });
  if (code === NO_SUCH_FOLDER) return undefined;
  if (code !== 0) throw new Failure(sentenceFor({ code, complaints, target }));
  return printed;
}

function run(parameters, { input, onStart }) {
  return new Promise((resolve, reject) => {
    const child = spawn('rclone', parameters, { stdio: 'pipe', env: { ...PATIENCE, ...process.env } });
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    let [printed, complaints] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      complaints += text;
      // With a name: a file that failed, and not a folder that does not exist yet.
      if (/ ERROR : [^:].*\n/.test(complaints)) end();
    });
    child.once('spawn', () => onStart(child.pid));
    child.once('error', (error) =>
      reject(error.code === 'ENOENT' ? new Failure(`rclone is not here: apt install rclone.`) : error),
    );
    child.once('close', (code) => {
      process.removeListener('exit', end);
      resolve({ code, printed, complaints });
    });
    // An ended process reads no more; its exit code explains the end.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** Known error messages of rclone, each with its remedy. */
const SENTENCES = [
  [
    /didn't find section in config file/,
    (target) => `rclone knows no remote “${target.split(':')[0]}”: make it with rclone config.`,
  ],
  [
    /\b(401|403)\b|unauthori[sz]ed|forbidden|access ?denied|permission denied/i,
    (target) => `${target} has refused: see the name, the password and the rights of it with rclone config.`,
  ],
  [
    /connection refused|no such host|timeout|network is unreachable|no route to host|deadline exceeded|connection reset|EOF/i,
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
