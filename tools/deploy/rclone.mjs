import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Failure } from '../setup/failure.mjs';
import { remoteName } from './remotes.mjs';

/** The longest time without any data before the transfer fails. `REMOTE_PATIENCE` changes it, for a slow remote. */
const PATIENCE_SECONDS = 60;
/** rclone's own number for a folder that is not there. */
const NO_SUCH_FOLDER = 3;

/**
 * Runs rclone on a remote. Resolves to its output, or to undefined if the remote's folder does not exist. It reads
 * `input` through a pipe. `signal` ends it, and so does a stalled transfer: rclone would try a dead server for every
 * file, many times each. Rejects with a {@link Failure} of one sentence that says what to do.
 */
export async function rclone(parameters, { target, input = '', onStart = () => {}, signal }) {
  const seconds = Number(process.env.REMOTE_PATIENCE) || PATIENCE_SECONDS;
  const words = [...optionsOf(seconds), ...parameters];
  const { code, ended, printed, complaints } = await run(words, { input, onStart, signal, seconds });
  if (ended === 'interrupted') throw new Failure('Interrupted.');
  if (code === NO_SUCH_FOLDER) return undefined;
  if (code !== 0) throw new Failure(sentenceFor({ code, ended, seconds, complaints, target }));
  return printed;
}

/**
 * rclone asks for no password, because its input is a list of files. It reports its progress each second, and keeps a
 * connection longer than our own timeout.
 */
function optionsOf(seconds) {
  return [
    ...['--contimeout', '15s', '--expect-continue-timeout', '5s', '--timeout', `${seconds + 30}s`],
    ...['--retries', '1', '--low-level-retries', '3', '--ask-password=false'],
    ...['--use-json-log', '--stats', '1s', '--stats-log-level', 'NOTICE'],
  ];
}

function run(parameters, { input, onStart, signal, seconds }) {
  return new Promise((resolve, reject) => {
    const child = spawn('rclone', parameters, { stdio: 'pipe' });
    let [printed, complaints] = ['', ''];
    let ended;
    const end = (reason) => {
      ended = reason;
      child.kill('SIGKILL');
    };
    const interrupt = () => end('interrupted');
    const watch = watchProgress(seconds, () => end('silent'));
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text;
      watch.alive();
    });
    createInterface({ input: child.stderr }).on('line', (line) => {
      const { msg = line, stats } = parsed(line);
      if (stats) watch.see(stats);
      else complaints += `${msg}\n`;
    });
    child.once('spawn', () => {
      onStart(child.pid);
      if (signal?.aborted) interrupt();
    });
    signal?.addEventListener('abort', interrupt);
    const over = () => {
      watch.stop();
      signal?.removeEventListener('abort', interrupt);
    };
    child.once('error', (error) => {
      over();
      reject(error.code === 'ENOENT' ? new Failure(`rclone is not here: apt install rclone.`) : error);
    });
    child.once('close', (code) => {
      over();
      // A terminal's Ctrl-C ends rclone as well, by the same signal.
      resolve({ code, ended: signal?.aborted ? 'interrupted' : ended, printed, complaints });
    });
    // An ended process reads no more; its exit code explains the end.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** Calls `onSilence` when for so long no file was done and no byte went further than any before. */
function watchProgress(seconds, onSilence) {
  let timer;
  let furthest = { bytes: 0, done: 0 };
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(onSilence, seconds * 1000);
  };
  alive();
  return {
    alive,
    see({ bytes = 0, checks = 0, deletes = 0, deletedDirs = 0, transfers = 0 }) {
      const done = checks + deletes + deletedDirs + transfers;
      if (bytes <= furthest.bytes && done <= furthest.done) return;
      furthest = { bytes: Math.max(bytes, furthest.bytes), done: Math.max(done, furthest.done) };
      alive();
    },
    stop: () => clearTimeout(timer),
  };
}

/** A line of rclone's log; it says some things in plain words, before it has read its options. */
function parsed(line) {
  try {
    return Object(JSON.parse(line));
  } catch {
    return {};
  }
}

/** Known error messages of rclone, each with its remedy. */
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

function sentenceFor({ code, ended, seconds, complaints, target }) {
  const [, sentence] = SENTENCES.find(([pattern]) => pattern.test(complaints)) ?? [];
  if (sentence) return sentence(target);
  if (ended === 'silent')
    return `${target} does not answer any more: nothing has come through for ${seconds} seconds.`;
  const last = complaints
    .trim()
    .split('\n')
    .at(-1)
    ?.replace(/^[\d/]+ [\d:]+ (\w+\s*: )?/, '');
  return `rclone could not do it for ${target}: ${last || `it ended with ${code}`}`;
}
