import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { filesOf } from './filesOf.mjs';

const compress = promisify(brotliCompress);
/** Texts that a visitor may download; files for the host or for Node are left out. */
const COMPRESSIBLE = /^(?!\/server\/|.*\/\.).*\.(js|html|json|webmanifest|svg|xml|txt)$/;

/** Writes a brotli copy beside every text of a folder. */
export async function precompress(folder) {
  const texts = filesOf(folder).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(
    texts.map(async (name) => {
      writeFileSync(join(folder, `${name}.br`), await compress(readFileSync(join(folder, name))));
    }),
  );
}
