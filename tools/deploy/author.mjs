import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { root } from '../build/packages.mjs';

/** Who deploys, and which commit: for the log of what was live. Neither is part of a release. */
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
