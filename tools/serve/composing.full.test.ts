/** @jest-environment node */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveFiles } from './siteUnderTest';

const COMPOSITIONS = 60;

const tool = pathToFileURL(join(__dirname, '../compose/replaceFolder.mjs')).href;
/**
 * Composes this many times, or until its input ends: a page with a number, the same in its policy, and old files that
 * disappear.
 */
const COMPOSE = `
const { replaceFolder } = await import('${tool}');
const { mkdirSync, writeFileSync } = await import('node:fs');
const [folder, times] = process.argv.slice(1);
let isEnough = false;
process.stdin.on('end', () => (isEnough = true)).resume();
for (let number = 1; number <= Number(times) || !isEnough; number += 1) {
  await replaceFolder(folder, async (next) => {
    const page = '<p>' + number + '</p>'.padEnd(20 + (number % 7) * 10000, ' ') + '</html>';
    for (const name of ['index.html', '404.html', 'app.html']) writeFileSync(next + '/' + name, page);
    writeFileSync(next + '/stand-ins.json', '[{"path":"/profil","page":"/app.html"}]');
    mkdirSync(next + '/.hosting');
    const policy = 'number ' + number;
    writeFileSync(next + '/.hosting/policies.json', JSON.stringify({ '/index.html': policy, '/app.html': policy }));
  });
  await new Promise((resolve) => setTimeout(resolve, 15));
}
`;

test(`no request fails while the site is composed ${COMPOSITIONS} times, and each page has its own policy`, async () => {
  const { folder, port, usage, remove } = await serveFiles();
  const composing = (times: number) =>
    spawn(process.execPath, ['--input-type=module', '--eval', COMPOSE, folder, String(times)], {
      stdio: ['pipe', 'inherit', 'inherit'],
    });
  try {
    const first = composing(1);
    first.stdin.end();
    await once(first, 'exit');
    const answers = new Map<string, number>();
    const ask = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      const text = await response.text();
      const page = `number ${/^<p>(\d+)<\/p>.*<\/html>$/.exec(text)?.[1]}`;
      const isOfOne = path === '/nothing' || response.headers.get('content-security-policy') === page;
      const answer = `${path} ${response.status} ${isOfOne ? 'whole' : `${page}: ${response.headers.get('content-security-policy')}`}`;
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    };
    await ask('/');
    const before = await usage();
    const child = composing(COMPOSITIONS);
    for (let turn = 0; child.exitCode === null; turn += 1) {
      await Promise.all(['/', '/profil', '/nothing', '/'].map(ask));
      if (turn === 10) child.stdin.end();
    }
    expect([...answers.keys()].sort()).toEqual(['/ 200 whole', '/nothing 404 whole', '/profil 200 whole']);
    // No folder of before is held for ever.
    expect((await usage()).handles).toBeLessThan(before.handles + COMPOSITIONS / 3);
  } finally {
    remove();
  }
});
