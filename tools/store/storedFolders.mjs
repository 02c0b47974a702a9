import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { filesOf } from '../compose/filesOf.mjs';
import { readJson } from '../setup/readJson.mjs';
import { namesIn } from './liveDocuments.mjs';

/** Folders by name that are there whole or not at all, and never change. */
export function storedFolders(place) {
  const folderOf = (name) => join(place, name);
  const has = (name) => existsSync(folderOf(name));
  return {
    folderOf,
    has,
    names: () => namesIn(place).filter((name) => !name.endsWith('.arriving')),
    /** When a folder came, in milliseconds. */
    since: (name) => statSync(folderOf(name)).birthtimeMs || statSync(folderOf(name)).mtimeMs,
    remove: (name) => rmSync(folderOf(name), { recursive: true, force: true }),
    /** Keeps a copy of a folder, with a brotli copy of every text; resolves to whether the name is new. */
    async put(name, from, { except } = {}) {
      if (has(name)) return false;
      const arriving = `${folderOf(name)}.${process.pid}.arriving`;
      mkdirSync(dirname(arriving), { recursive: true });
      rmSync(arriving, { recursive: true, force: true });
      cpSync(from, arriving, {
        recursive: true,
        filter: (each) => except === undefined || each !== join(from, except),
      });
      await precompress(arriving);
      try {
        renameSync(arriving, folderOf(name));
        return true;
      } catch (error) {
        rmSync(arriving, { recursive: true, force: true });
        // Another process has stored the same folder meanwhile.
        if (has(name)) return false;
        throw error;
      }
    },
    /** A file of such a folder; undefined if the folder does not exist. */
    readJson(name, file) {
      const path = join(folderOf(name), file);
      return existsSync(path) ? readJson(path) : undefined;
    },
  };
}

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
