import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync } from 'node:zlib';
import { filesOf } from './carryOver.mjs';
import { takeOver } from './placeFile.mjs';

const compress = promisify(brotliCompress);
const COMPRESSIBLE = /^(?!.*\/\.).*\.(js|html|json|webmanifest|svg|xml|txt)$/;

/** Writes a brotli copy beside every text file of the new folder that has none yet. */
export async function precompress({ next, present }) {
  const plain = filesOf(next).filter(
    (name) => COMPRESSIBLE.test(name) && !existsSync(join(next, `${name}.br`)),
  );
  await Promise.all(
    plain.map(async (name) => {
      const content = readFileSync(join(next, name));
      const copy = join(next, `${name}.br`);
      const earlier = present && join(present, `${name}.br`);
      if (earlier && isCopyOf(content, earlier)) takeOver(earlier, copy);
      else writeFileSync(copy, await compress(content));
    }),
  );
}

/** By what is in it: a date does not tell a copy that was cut off. */
function isCopyOf(content, compressed) {
  try {
    return brotliDecompressSync(readFileSync(compressed)).equals(content);
  } catch {
    return false;
  }
}
