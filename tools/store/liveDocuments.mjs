import { linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../setup/failure.mjs';
import { readJson } from '../setup/readJson.mjs';

const FILE = /^(\d{8})\.json$/;

/** Nothing is live yet. */
const NOTHING = { number: 0, packages: {}, kept: [] };

/**
 * The live documents of a store, each under its number. The next one can be written once only: of two teams that
 * deploy in the same second one comes second, reads what the first has done, and makes its own change to that.
 */
export function liveDocuments(folder) {
  const fileOf = (number) => join(folder, `${String(number).padStart(8, '0')}.json`);

  function read(number) {
    const document = readJson(fileOf(number));
    if (document.packages && document.kept) return document;
    throw new Failure(`${fileOf(number)} is damaged: restore it, or remove it to return to the one before.`);
  }

  function numbers() {
    // Looking leaves nothing behind: who has mistyped the store's name has no new store.
    return namesIn(folder)
      .map((name) => FILE.exec(name)?.[1])
      .filter((number) => number !== undefined)
      .map(Number)
      .sort((one, other) => one - other);
  }

  /** Whole or not at all, and not where there is one: answers whether it could. */
  function writeOnce(number, document) {
    mkdirSync(folder, { recursive: true });
    const arriving = `${fileOf(number)}.${process.pid}.arriving`;
    writeFileSync(arriving, `${JSON.stringify(document, null, 1)}\n`);
    try {
      linkSync(arriving, fileOf(number));
      return true;
    } catch (error) {
      if (error.code === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(arriving, { force: true });
    }
  }

  const current = () => {
    const number = numbers().at(-1);
    return number === undefined ? NOTHING : read(number);
  };

  return {
    current,
    /** All that there were, the newest first. */
    all: () => numbers().reverse().map(read),
    /**
     * Makes the document that comes after the one in force. `change(document)` resolves to the next one, or to
     * undefined where nothing is to be changed; it is asked again when somebody else was quicker. Resolves to the
     * document that is in force then.
     */
    async change(change) {
      for (;;) {
        const before = current();
        const next = await change(before);
        if (!next) return before;
        const document = { ...next, number: before.number + 1 };
        if (writeOnce(document.number, document)) return document;
      }
    },
  };
}

/** None where there is no folder; a folder that may not be read is an error. */
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}
