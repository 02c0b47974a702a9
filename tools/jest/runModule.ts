import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs JavaScript in a separate Node process, with the exports of one tools module in `tool`, because jest itself
 * cannot import the tools' modules. `input` is its standard input. Returns the output and the exit code.
 */
export function runModule(
  module: string,
  code: string,
  environment: Record<string, string> = {},
  input?: string,
) {
  const url = pathToFileURL(resolve(__dirname, '..', module)).href;
  const script = `const tool = await import(${JSON.stringify(url)});\n${code}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    input,
    env: { PATH: process.env.PATH, ...environment },
  });
  return { status, printed: stdout.trim(), complaints: stderr.trim() };
}
