import { spawnSync } from 'node:child_process';
import { installPackage, onPath } from './debianPackage.mjs';

/**
 * Sees to it that a Linux without fonts has one that visitors have. The site's text stands in a local face of the same
 * size until its own has come (shell/src/fonts/fontFaces.ts); where there is neither Arial nor one like it, the tests
 * would see a jump that no visitor's machine shows.
 */
export function ensureLocalFont() {
  if (!onPath('fc-list')) return;
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  if (/\b(Arial|Liberation Sans|Roboto)\b/.test(stdout)) return;
  installPackage('fonts-liberation', 'the browser tests');
}
