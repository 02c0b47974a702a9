import { command } from './setup/command.mjs';

const USAGE = `
npm run test:e2e                        browser tests of the fixed set, on the composed site
npm run test:e2e -- booking             all tests of a folder of e2e/, or of a file
npm run test:e2e -- booking --headed    flags are Playwright's, after the names: --trace on, --project phone, --grep …
npm run test:e2e -- --project firefox   the journeys in another engine: firefox or webkit
`;

await command(USAGE, async () => {
  const { buildSite } = await import('./build/buildSite.mjs');
  const { namesBeforeFlags } = await import('./setup/readFlags.mjs');
  const { placesOf } = await import('./test/placesOf.mjs');
  const { runBrowserTests } = await import('./test/runBrowserTests.mjs');
  const { names, flags } = namesBeforeFlags();
  const engines = [...names, ...flags].some((word) => /engines|firefox|webkit/.test(word));
  const suite = names.length > 0 || engines ? 'full' : 'fixed';
  const places = placesOf(names);
  await buildSite();
  const { code } = await runBrowserTests(suite, { parameters: [...places, ...flags], engines });
  process.exitCode = code;
});
