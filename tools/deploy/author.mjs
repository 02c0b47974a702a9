import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { root } from '../build/packages.mjs';

/** The deployer and their commit, for the log of live documents. Neither is part of a release. */
export function author() {
  return {
    by: git('config', 'user.name') || userInfo().username,
    commit:
      (git('rev-parse', '--short', 'HEAD') || 'no commit') +
      (git('status', '--porcelain') ? ' with changes' : ''),
  };
}

function git(...parameters) {
  try {
    return execFileSync('git', parameters, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
}
