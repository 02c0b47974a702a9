import { runModule } from '../jest/runModule';

test.each([true, false])('a missing program is reported in one sentence, quiet: %s', (quiet) => {
  const failure = JSON.stringify(require.resolve('./failure.mjs'));
  const code = `const { runCommand } = await import(${failure});
    await runCommand(() => tool.run('no-such-program', [], { quiet: ${quiet} }));`;
  expect(runModule('setup/run.mjs', code)).toEqual({
    status: 1,
    printed: '',
    complaints: 'no-such-program did not start (ENOENT): run npm ci, which installs it anew.',
  });
});
