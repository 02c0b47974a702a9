import { spawnSync } from 'node:child_process';
import { root } from '../build/packages.mjs';
import { runBrowserTests } from './runBrowserTests.mjs';

/**
 * Runs the fixed browser tests on a build without optimising patches (tools/build/patches/README.md), then builds as
 * usual again. Resolves to 1 if something failed.
 */
export async function runOnPlainBuild() {
  // For the build, and for the tests that make releases of their own.
  process.env.PLAIN = '1';
  try {
    if (build() !== 0) return 1;
    const { code } = await runBrowserTests('fixed', { parameters: ['--reporter=line'] });
    return code === 0 ? 0 : 1;
  } finally {
    delete process.env.PLAIN;
    build();
  }
}

/** In a process of its own, because webpack.common.js reads PLAIN once. */
function build() {
  return spawnSync(process.execPath, ['tools/build.mjs'], {
    cwd: root,
    stdio: 'inherit',
  }).status;
}
