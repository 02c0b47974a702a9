import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import fc from 'fast-check';
import { addDays, addMonths, centreDay, centreTime, instantAt } from './time';

test('an ambiguous time is its first occurrence', () => {
  expect(instantAt('2026-10-25', '02:30').toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

test('a skipped time is later by the clock’s jump', () => {
  expect(instantAt('2026-03-29', '02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
});

test('an instant survives its day and time, except in the ambiguous hour', () => {
  const minutes = fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2060, 0) / 60_000 });
  fc.assert(
    fc.property(minutes, (minute) => {
      const instant = new Date(minute * 60_000);
      const [day, time] = [centreDay(instant), centreTime(instant)];
      const back = instantAt(day, time);
      expect([centreDay(back), centreTime(back)]).toEqual([day, time]);
      expect([0, 3_600_000]).toContain(instant.getTime() - back.getTime());
    }),
  );
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-11-15', 2, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-08-31', 0, '2026-08-31'],
])('%s and %d months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test.each([
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %d days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

test('the centre’s clock agrees with the time zone database in every hour around every clock change', () => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Paris',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  // The last Sunday of March, and that of October, is one of their last seven days.
  const lastDays = (year: number) =>
    [2, 9].flatMap((month) =>
      Array.from({ length: 8 * 24 }, (_, hour) => new Date(Date.UTC(year, month, 24, hour))),
    );
  for (let year = 2000; year <= 2037; year += 1) {
    const instants = lastDays(year);
    expect(instants.map((instant) => `${centreDay(instant)} ${centreTime(instant)}`)).toEqual(
      instants.map((instant) => format.format(instant)),
    );
  }
});

/** Every half hour of the days around each change of the device's own clock, as the device would say it. */
const readings = `
  const readings = [];
  for (const day of ['2026-03-08', '2026-03-29', '2026-04-05', '2026-09-27', '2026-10-04', '2026-10-25', '2026-11-01']) {
    for (let minute = -1440; minute < 2880; minute += 30) {
      const instant = new Date(Date.parse(day) + minute * 60000);
      const [date, time] = [centreDay(instant), centreTime(instant)];
      readings.push([instant.toISOString(), date, time, instantAt(date, time).toISOString()]);
    }
  }
  console.log(JSON.stringify([new Date(2026, 6, 1).getTimezoneOffset(), readings]));
`;

test('the device’s own time zone changes nothing, also on nights of its clock change', () => {
  const source = readFileSync(join(__dirname, 'time.ts'), 'utf8');
  const { code } = transformSync(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const inZone = (TZ: string) =>
    JSON.parse(
      execFileSync(process.execPath, ['-e', code + readings], { env: { ...process.env, TZ } }).toString(),
    );
  const [parisOffset, expected] = inZone('Europe/Paris');
  for (const zone of ['America/New_York', 'Pacific/Auckland', 'Australia/Lord_Howe']) {
    const [offset, actual] = inZone(zone);
    expect(offset).not.toBe(parisOffset);
    expect(actual).toEqual(expected);
  }
});
