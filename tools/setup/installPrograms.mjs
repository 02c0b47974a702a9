import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findProgram } from './programs.mjs';

const file = fileURLToPath(import.meta.url);

/** Programs of the fixed set, and further ones of the other suites. */
const inFixedSet = ['headlessChromium', 'localFont', 'caddy', 'nginx', 'openssl'];
const outsideFixedSet = ['Firefox', 'WebKit', 'emulators', 'postgres', 'rclone'];

/**
 * Installs the programs that the tests of a suite (`fixed`, `rest` or `full`) need, in a child process in parallel with
 * npm's installation. The test that uses a missing program reports it.
 */
export async function installPrograms(suite) {
  await once(spawn(process.execPath, [file, suite], { stdio: 'inherit' }), 'exit');
}

if (process.argv[1] === file) {
  const names = process.argv[2] === 'fixed' ? inFixedSet : [...inFixedSet, ...outsideFixedSet];
  names.forEach(findProgram);
}
