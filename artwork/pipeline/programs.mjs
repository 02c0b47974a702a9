import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { Failure } from '../../tools/setup/failure.mjs';

const execute = promisify(execFile);

/** The Debian package that brings each program. */
const PACKAGES = {
  blender: 'blender',
  avifenc: 'libavif-bin',
  avifdec: 'libavif-bin',
  cwebp: 'webp',
  convert: 'imagemagick',
  montage: 'imagemagick',
};

/** Refuses to begin work that would stop half-way for want of a program. */
export function needPrograms(...programs) {
  const missing = programs.filter((program) => spawnSync(program, ['--version']).error?.code === 'ENOENT');
  if (missing.length === 0) return;
  const debian = [...new Set(missing.map((program) => PACKAGES[program]))].join(' ');
  throw new Failure(
    `The pictures need ${missing.join(', ')}. On Debian or Ubuntu: sudo apt-get install ${debian}`,
  );
}

/** Runs a program to its end; what it said is shown only when it failed. */
export async function runProgram(program, parameters) {
  try {
    await execute(program, parameters.map(String), { maxBuffer: 256 * 1024 * 1024 });
  } catch (error) {
    const said = `${error.stdout ?? ''}\n${error.stderr ?? ''}`.trim().split('\n').slice(-20).join('\n');
    throw new Failure(`${program} ${parameters.join(' ')}\nfailed:\n${said || error.message}`);
  }
}
