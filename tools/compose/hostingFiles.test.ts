import { runModule } from '../jest/runModule';

/** `Strict-Transport-Security` as each server's file has it. */
function transportSecurity(configuration: object) {
  const { printed, complaints } = runModule(
    'compose/hostingFiles.mjs',
    `console.log(JSON.stringify(tool.hostingFiles(${JSON.stringify({ policies: {}, standIns: [], configuration })})));`,
  );
  expect(complaints).toBe('');
  return JSON.parse(printed)
    .map(({ body }: { body: string }) => /Strict-Transport-Security"?:? ?["`](.*?)["`]/.exec(body)?.[1])
    .filter(Boolean);
}

test.each([
  [{}, 'max-age=63072000'],
  [{ hsts: 'includeSubDomains; preload' }, 'max-age=63072000; includeSubDomains; preload'],
])(
  'the files of all three servers bind as much to HTTPS as the configuration says: %j',
  (configuration, value) => {
    expect(transportSecurity(configuration)).toEqual([value, value, value]);
  },
);
