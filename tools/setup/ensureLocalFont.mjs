import { spawnSync } from 'node:child_process';
import { installPackage, onPath } from './debianPackage.mjs';

/**
 * Installs a common font on a Linux without fonts. The site shows its text in a local font of the same size until its
 * own has loaded (shell/src/fonts/fontFaces.ts). Without Arial or a similar font, the tests would see a layout shift
 * that no visitor's machine shows.
 */
export function ensureLocalFont() {
  if (!onPath('fc-list')) return;
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  if (/\b(Arial|Liberation Sans|Roboto)\b/.test(stdout)) return;
  installPackage('fonts-liberation', 'the browser tests');
}
