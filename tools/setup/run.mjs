import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Failure } from './failure.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a program of the installed dependencies (`run('jest', ['--ci'])`). Resolves to its exit code and, when `quiet`,
 * to its output; otherwise it prints directly.
 */
export function run(program, parameters = [], { quiet = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(`${root}node_modules/.bin/${program}`, parameters, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (data) => {
      output += data;
    });
    child.stderr?.on('data', (data) => {
      output += data;
    });
    child.on('error', ({ code }) =>
      reject(new Failure(`${program} did not start (${code}): run npm ci, which installs it anew.`)),
    );
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}
