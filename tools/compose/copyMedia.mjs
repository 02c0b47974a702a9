import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mediaPlaceOf } from '../build/packages.mjs';

/**
 * Puts the packages' pictures into the site. A name stands for one content for good, so what is there already is
 * left alone, and what no package has any more stays for the pages that are still open.
 */
export function copyMedia(folders, target) {
  for (const { source, address } of folders.map(mediaPlaceOf)) {
    if (!existsSync(source)) continue;
    const place = join(target, address);
    mkdirSync(place, { recursive: true });
    for (const file of readdirSync(source)) copyOnce(join(source, file), join(place, file));
  }
}

/** By size too: a copy that was interrupted is mended. */
function copyOnce(from, to) {
  if (existsSync(to) && statSync(to).size === statSync(from).size) return;
  copyFileSync(from, to);
}
