import { existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson } from '../setup/readJson.mjs';

/**
 * The author and commit of each release in a store. The note is beside the release, because the same source gives the
 * same release for every builder; the first note stays.
 */
export function releaseNotes(folder) {
  const fileOf = (release) => join(folder, release.package, `${release.version}.json`);
  return {
    writeFirst(release, { commit, by }) {
      const arriving = `${fileOf(release)}.${process.pid}.arriving`;
      mkdirSync(dirname(arriving), { recursive: true });
      writeFileSync(arriving, `${JSON.stringify({ commit, by, at: new Date().toISOString() })}\n`);
      try {
        linkSync(arriving, fileOf(release));
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      } finally {
        rmSync(arriving, { force: true });
      }
    },
    read(release) {
      return existsSync(fileOf(release)) ? readJson(fileOf(release)) : undefined;
    },
    remove: (release) => rmSync(fileOf(release), { force: true }),
  };
}
