import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs a piece of JavaScript in a Node of its own, with the exports of a module of the tools in `tool`; jest itself
 * cannot import the tools' modules. Answers what was printed and the exit code.
 */
export function runModule(module: string, code: string, environment: Record<string, string> = {}) {
  const url = pathToFileURL(resolve(__dirname, '..', module)).href;
  const script = `const tool = await import(${JSON.stringify(url)});\n${code}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...environment },
  });
  return { status, printed: stdout.trim(), complaints: stderr.trim() };
}
