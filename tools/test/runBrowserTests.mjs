import { freePort } from '../serve/listen.mjs';
import { findChromium, findEngines, findProgram } from '../setup/programs.mjs';
import { run } from '../setup/run.mjs';

/** Tests that the fixed set repeats at a phone's width, where their pages have another layout. */
const PHONE_FILES = ['frame/mobileMenu', 'booking/booking', 'marketing/home', 'tournaments/matchSheet'];

/** Tests of both modes (e2e/modes/test.ts) that the fixed set runs on a site with a back end too. */
const BOTH_MODES_FILES = ['booking/booking', 'tournaments/matchSheet'];

/**
 * Tests outside the fixed set, by the title that Playwright gives them (`project file title tags`): single tests and files
 * marked as such, a phone's width and the second mode but for a few files, other engines.
 */
const OUTSIDE = [
  '@full',
  '\\.full\\.spec\\.ts',
  `^phone (?!(${PHONE_FILES.join('|')})\\.spec\\.ts)`,
  `^hosted (?!(hosted/|(${BOTH_MODES_FILES.join('|')})\\.spec\\.ts))`,
  '^(firefox|webkit) ',
].join('|');

/** Tests that have more rows, or last longer, outside the fixed set. */
const LONGER = '@table';

const SELECTION = {
  fixed: ['--grep-invert', OUTSIDE],
  rest: ['--grep', `${OUTSIDE}|${LONGER}`],
  full: [],
};

/**
 * Runs Playwright on the composed site. Resolves to its exit code, and a sentence for each further engine that a suite
 * wants and this machine lacks. `report`: the file for the JSON report, `tables` the one for the
 * counts of large tables; `engines`: whether Firefox and WebKit are found or installed.
 */
export async function runBrowserTests(
  suite,
  { parameters = [], report, tables, engines = suite !== 'fixed' } = {},
) {
  const CHROMIUM_PATH = findChromium();
  findProgram('localFont');
  const { environment, missing } = engines ? findEngines() : { environment: {}, missing: [] };
  const env = { CHROMIUM_PATH, ...environment, E2E_PORT: String(await freePort()) };
  if (suite === 'fixed') {
    // A file outside the fixed set that cannot be read, or has one title twice, fails the commit that breaks it.
    const list = await run('playwright', ['test', '--list'], { env: { ...env, SUITE: 'full' }, quiet: true });
    if (list.code !== 0) {
      console.log(list.output);
      return { code: list.code, missing };
    }
  }
  const { code } = await run('playwright', ['test', ...SELECTION[suite], ...parameters], {
    env: {
      ...env,
      SUITE: suite,
      ...(report && { BROWSER_REPORT: report }),
      ...(tables && { TABLES_REPORT: tables }),
    },
  });
  return { code, missing };
}
