import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);
const COMPRESSIBLE = /\.(js|html|json|webmanifest|svg|xml|txt)$/;

/** Writes a brotli copy beside every text file that has none yet or an older one. */
export async function precompress(folder) {
  const stale = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => COMPRESSIBLE.test(file) && isNewerThan(file, `${file}.br`));
  await Promise.all(
    stale.map(async (file) => {
      writeFileSync(`${file}.br`, await compress(readFileSync(file)));
    }),
  );
}

function isNewerThan(file, other) {
  return !existsSync(other) || statSync(file).mtimeMs > statSync(other).mtimeMs;
}
