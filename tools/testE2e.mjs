import { command } from './setup/command.mjs';

const USAGE = `
npm run test:e2e                        browser tests of the fixed set, on the composed site
npm run test:e2e -- booking             all tests of a folder of e2e/, or of a file
npm run test:e2e -- booking --headed    other words and flags are Playwright's: --trace on, --project phone, --grep …
`;

await command(USAGE, async () => {
  const { existsSync } = await import('node:fs');
  const { buildSite } = await import('./build/buildSite.mjs');
  const { root } = await import('./build/packages.mjs');
  const { runBrowserTests } = await import('./test/runBrowserTests.mjs');
  const parameters = process.argv
    .slice(2)
    .map((word) => (existsSync(`${root}/e2e/${word}`) ? `e2e/${word}` : word));
  const isNamed = parameters.some((word) => !word.startsWith('-'));
  await buildSite();
  const engines = parameters.some((word) => /engines|firefox|webkit/.test(word));
  const { code } = await runBrowserTests(isNamed ? 'full' : 'fixed', { parameters, engines });
  process.exitCode = code;
});
