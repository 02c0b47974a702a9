import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { packages, root } from '../build/packages.mjs';
import { freePort } from '../serve/listen.mjs';

const folder = join(root, '.cache/node24');
const checkout = join(folder, 'checkout');
const NEEDED = [
  'shared-kernel',
  'tools',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'webpack.common.js',
];

/**
 * Builds the site on Node 24 in a copy of this checkout without caches, serves it, and runs the unit tests of the fixed set, then
 * the HTTP contract on all hosts: the emulators of platforms need Node 22.
 * The npm package `node` brings the program. Resolves to the number of steps that failed.
 */
export async function runOnNode24() {
  rmSync(checkout, { recursive: true, force: true });
  mkdirSync(checkout, { recursive: true });
  for (const name of [...NEEDED, ...packages])
    cpSync(join(root, name), join(checkout, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'), 'junction');
  await exitCode(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', 'node@24'],
    root,
  );
  const node = join(folder, 'node_modules/node/bin/node');
  const unitTests = ['node_modules/jest/bin/jest.js', '--ci', '--silent'];
  const steps = [
    ['build', () => exitCode(node, ['tools/build.mjs'], checkout)],
    ['server', () => answers(node)],
    ['unit tests', () => exitCode(node, unitTests, root)],
    ['hosts', () => exitCode(node, [...unitTests, 'tools/serve/hosting.test.ts'], root, 'full')],
  ];
  let failed = 0;
  for (const [name, step] of steps) {
    const code = existsSync(node) ? await step() : 1;
    console.log(`  ${code === 0 ? 'ok    ' : 'FAILED'} ${name} on Node 24`);
    if (code !== 0) failed += 1;
  }
  rmSync(checkout, { recursive: true, force: true });
  return failed;
}

async function exitCode(program, parameters, cwd, suite = 'fixed') {
  const child = spawn(program, parameters, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, SUITE: suite },
  });
  const [code] = await once(child, 'exit');
  return code;
}

/** 0 if the server answers for the home page. */
async function answers(node) {
  const port = await freePort();
  const server = spawn(node, ['tools/preview.mjs'], {
    cwd: checkout,
    env: { ...process.env, PORT: String(port) },
  });
  const isServing = await Promise.race([
    once(server.stdout, 'data').then(() => true),
    once(server, 'exit').then(() => false),
  ]);
  const isAnswered = isServing && (await fetch(`http://localhost:${port}/`)).ok;
  server.kill();
  return isAnswered ? 0 : 1;
}
