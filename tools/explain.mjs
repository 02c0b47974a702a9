import { Failure, runCommand } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';

const USAGE = `
npm run explain -- "<stack>"     turns a stack of a visitor's browser into lines of the source
npm run explain -- FILE          the same, of a file's text
… | npm run explain              the same, of what is piped in

Each frame of a release is explained by the source maps in the store: package, release, file, line, name, and the line
itself. No checkout of that time is needed. A line of npm run reports -- --all will do as well.
`;

await runCommand(async () => {
  await prepare();
  const { existsSync, readFileSync, statSync } = await import('node:fs');
  const { readOptions } = await import('./deploy/options.mjs');
  const { explainStack } = await import('./explain/explainStack.mjs');
  const { openPresentStore } = await import('./store/openStore.mjs');
  const options = readOptions(USAGE);
  if (!options) return;
  const given = options.names.join(' ');
  const text = given === '' ? await piped() : isFile(given) ? readFileSync(given, 'utf8') : given;
  if (text.trim() === '') throw new Failure('Which stack? Ask with --help.');
  for (const line of explainStack(text.trim(), openPresentStore(options.store))) console.log(line);

  function isFile(name) {
    return existsSync(name) && statSync(name).isFile();
  }
});

async function piped() {
  if (process.stdin.isTTY) return '';
  let text = '';
  for await (const part of process.stdin.setEncoding('utf8')) text += part;
  return text;
}
