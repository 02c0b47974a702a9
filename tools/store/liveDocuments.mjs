import { linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../setup/failure.mjs';
import { readJson } from '../setup/readJson.mjs';

const FILE = /^(\d{8})\.json$/;

/** The state before the first deployment. */
const NOTHING = { number: 0, packages: {}, kept: [] };

/**
 * The live documents of a store by number. Each number can be written only once: of two concurrent deployments the
 * second one reads the first one's document, and applies its change to that.
 */
export function liveDocuments(folder) {
  const fileOf = (number) => join(folder, `${String(number).padStart(8, '0')}.json`);

  function read(number) {
    const document = readJson(fileOf(number));
    if (document.packages && document.kept) return document;
    throw new Failure(`${fileOf(number)} is damaged: restore it, or remove it to return to the one before.`);
  }

  function numbers() {
    // Reading creates nothing: a mistyped path makes no new store.
    return namesIn(folder)
      .map((name) => FILE.exec(name)?.[1])
      .filter((number) => number !== undefined)
      .map(Number)
      .sort((one, other) => one - other);
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
     * Writes the document after the one in force. `change(document)` resolves to the next one, or to undefined if there
     * is nothing to change; it is called again if another change came first. Resolves to the document in force.
     */
    async change(change) {
      for (;;) {
        const before = current();
        const next = await change(before);
        if (!next) return before;
        const document = { ...next, number: before.number + 1 };
        if (writeOnce(fileOf(document.number), document)) return document;
      }
    },
  };
}

/** Writes a JSON file completely or not at all, and never over an existing one; returns whether it could. */
export function writeOnce(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  const arriving = `${file}.${process.pid}.arriving`;
  writeFileSync(arriving, `${JSON.stringify(content, null, 1)}\n`);
  try {
    linkSync(arriving, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(arriving, { force: true });
  }
}

/** Empty without a folder; an unreadable folder is an error. */
export function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}
