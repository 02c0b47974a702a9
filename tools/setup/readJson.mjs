import { readFileSync } from 'node:fs';
import { Failure } from './failure.mjs';

/** The object in a JSON file. A missing or damaged file, or any other content, is a Failure that names the file. */
export function readJson(file) {
  const content = parsed(file);
  if (content === null || typeof content !== 'object' || Array.isArray(content))
    throw new Failure(`${file} holds no object. Correct or restore it.`);
  return content;
}

function parsed(file) {
  try {
    // Editors of Windows may put a byte order mark before the text.
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error.code === 'EISDIR') throw new Failure(`${file} is a folder, and a file is expected there.`);
    if (error.code === 'ENOENT') throw new Failure(`${file} is missing: restore it.`);
    if (error instanceof SyntaxError)
      throw new Failure(`${file} cannot be read as JSON: ${error.message}. Correct or restore it.`);
    throw error;
  }
}
