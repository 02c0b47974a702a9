import { execFileSync, spawnSync } from 'node:child_process';

let areListsFresh = false;

/** Installs one of Debian's packages, if this process may; returns whether it tried. */
export function installPackage(name, purpose) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  console.log(`Installing Debian’s ${name} for ${purpose} …`);
  const apt = (...parameters) =>
    spawnSync('apt-get', parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  if (!areListsFresh) apt('update', '-qq');
  areListsFresh = true;
  apt('install', '-y', '-qq', '--no-install-recommends', name);
  return true;
}

/** The path of a program, or undefined. */
export function onPath(name) {
  try {
    return execFileSync(process.platform === 'win32' ? 'where' : 'which', [name], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .toString()
      .split('\n')[0]
      .trim();
  } catch {
    return undefined;
  }
}
