import { runModule } from '../jest/runModule';

const rows: [string, string[], string[]][] = [
  ['', [], []],
  ['booking', ['booking'], []],
  ['--project desktop', [], ['--project', 'desktop']],
  ['--trace on --workers 1', [], ['--trace', 'on', '--workers', '1']],
  ['mfe-booking -t refuses', ['mfe-booking'], ['-t', 'refuses']],
  ['booking frame --project=phone --headed', ['booking', 'frame'], ['--project=phone', '--headed']],
];

test.each(rows)('“%s”: the words before the first flag are names', (line, names, flags) => {
  const words = JSON.stringify(line.split(' ').filter(Boolean));
  const { printed } = runModule(
    'setup/readFlags.mjs',
    `console.log(JSON.stringify(tool.namesBeforeFlags(${words})));`,
  );
  expect(JSON.parse(printed)).toEqual({ names, flags });
});
