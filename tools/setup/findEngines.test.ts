import { runModule } from '../jest/runModule';

/** An engine with a program at a path, or without one; without apt-get none can be installed. */
const find = (path: string, environment = {}) =>
  JSON.parse(
    runModule(
      'setup/findEngines.mjs',
      `const engine = { name: 'Lynx', packages: ['lynx', 'xvfb'], programs: () => ({ LYNX_PATH: ${path} }) };
       console.log(JSON.stringify(tool.findEngines([engine], ${JSON.stringify(environment)})));`,
      { PATH: '/nowhere' },
    ).printed,
  );

test('an installed engine is passed to the tests', () => {
  expect(find("'/usr/bin/lynx'")).toEqual({ environment: { LYNX_PATH: '/usr/bin/lynx' }, missing: [] });
});

test('a program in the environment takes precedence', () => {
  expect(find("'/usr/bin/lynx'", { LYNX_PATH: process.execPath }).environment).toEqual({
    LYNX_PATH: process.execPath,
  });
});

test('a missing engine is reported in one line, with a remedy', () => {
  expect(find('undefined')).toEqual({
    environment: {},
    missing: [
      'The journeys did not run in Lynx: it is not here and could not be installed (on Debian: sudo apt-get install lynx xvfb).',
    ],
  });
});
