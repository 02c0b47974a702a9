import { spawnSync } from 'node:child_process';
import { root } from '../build/packages.mjs';
import { runBrowserTests } from './runBrowserTests.mjs';

/**
 * Runs the fixed browser tests on a build without optimising patches (tools/build/patches/README.md), then builds as
 * usual again. Resolves to 1 if something failed.
 */
export async function runOnPlainBuild() {
  try {
    if (build({ PLAIN: '1' }) !== 0) return 1;
    const { code } = await runBrowserTests('fixed', { parameters: ['--reporter=line'] });
    return code === 0 ? 0 : 1;
  } finally {
    build({});
  }
}

/** In a process of its own, because webpack.common.js reads PLAIN once. */
function build(env) {
  return spawnSync(process.execPath, ['tools/build.mjs'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  }).status;
}
