import { runModule } from '../jest/runModule';

/** Checks a version of Node as a command of the project does. */
function check(version: string) {
  const failure = JSON.stringify(require.resolve('./failure.mjs'));
  return runModule(
    'setup/checkNode.mjs',
    `const { runCommand } = await import(${failure});
     await runCommand(() => tool.checkNode('${version}'));`,
  );
}

test.each(['18.20.4', '20.18.3', '20.9.0'])('Node %s is refused in one sentence', (version) => {
  expect(check(version)).toEqual({
    status: 1,
    printed: '',
    complaints: `Node ${version} is too old: this project needs Node 20.19 or newer.`,
  });
});

test.each(['20.19.0', '20.100.0', '22.0.0'])('Node %s is accepted', (version) => {
  expect(check(version)).toEqual({ status: 0, printed: '', complaints: '' });
});
