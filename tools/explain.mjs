import { command, STORE_FLAG } from './setup/command.mjs';
import { Failure } from './setup/failure.mjs';

const USAGE = `
npm run explain -- "<stack>"     turns a stack of a visitor's browser into lines of the source
npm run explain -- FILE          the same, of a file's text
… | npm run explain              the same, of what is piped in

Each frame of a release is explained by the source maps in the store: package, release, file, line, name, and the line
itself. No checkout of that time is needed. A line of npm run reports -- --all will do as well.
`;

await command(
  `${USAGE}${STORE_FLAG}`,
  async () => {
    const { existsSync, readFileSync, statSync } = await import('node:fs');
    const { readOptions } = await import('./deploy/options.mjs');
    const { explainStack, hasFrame } = await import('./explain/explainStack.mjs');
    const { openPresentStore } = await import('./store/openStore.mjs');
    const options = readOptions({}, { hasSite: false });
    const given = options.names.join(' ');
    const text = given === '' ? await piped() : existsSync(given) ? fileAt(given) : given;
    if (text.trim() === '') throw new Failure('Which stack? Ask with --help.');
    // One word that is no place in a script is the name of a file.
    if (/^[\w.~/-]+$/.test(given) && text === given && !hasFrame(given))
      throw new Failure(`There is no file “${given}”, and no stack is as short. Ask with --help.`);
    for (const line of explainStack(text.trim(), openPresentStore(options.store))) console.log(line);

    function fileAt(name) {
      if (statSync(name).isDirectory()) throw new Failure(`${name} is a folder: which file in it?`);
      try {
        return readFileSync(name, 'utf8');
      } catch ({ code }) {
        throw new Failure(`${name} cannot be read (${code}).`);
      }
    }
  },
  { needs: 'production' },
);

async function piped() {
  if (process.stdin.isTTY) return '';
  let text = '';
  for await (const part of process.stdin.setEncoding('utf8')) text += part;
  return text;
}
