import { readFileSync } from 'node:fs';
import { Failure } from './failure.mjs';

/** The content of a JSON file. A missing or damaged file is a Failure that names it. */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') throw new Failure(`${file} is missing: restore it.`);
    if (error instanceof SyntaxError)
      throw new Failure(`${file} cannot be read as JSON: ${error.message}. Correct or restore it.`);
    throw error;
  }
}
