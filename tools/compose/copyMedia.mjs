import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mediaPlaceOf } from '../build/packages.mjs';
import { takeOver } from './placeFile.mjs';

/**
 * Puts the packages' pictures into the site. A name stands for one content for good, so what is there already is
 * taken over; by size too, so that a copy that was interrupted is mended.
 */
export function copyMedia(folders, { next, present }) {
  for (const { source, address } of folders.map(mediaPlaceOf)) {
    if (!existsSync(source)) continue;
    mkdirSync(join(next, address), { recursive: true });
    for (const file of readdirSync(source)) {
      const [from, to] = [join(source, file), join(next, address, file)];
      const earlier = present && join(present, address, file);
      if (earlier && isWhole(earlier, from)) takeOver(earlier, to);
      else copyFileSync(from, to);
    }
  }
}

function isWhole(copy, original) {
  return existsSync(copy) && statSync(copy).size === statSync(original).size;
}
