import { runModule } from '../jest/runModule';

test('an engine is found by its environment variable; a missing one is reported with a remedy', () => {
  // Nothing can be found or installed without programs on the path.
  const { printed } = runModule('setup/programs.mjs', 'console.log(JSON.stringify(tool.findEngines()));', {
    PATH: '/nowhere',
    FIREFOX_PATH: process.execPath,
  });
  expect(JSON.parse(printed)).toEqual({
    environment: { FIREFOX_PATH: process.execPath },
    missing: [
      'The journeys did not run in WebKit: it is not here and could not be installed (on Debian: sudo apt-get install webkit2gtk-driver xvfb).',
    ],
  });
});
