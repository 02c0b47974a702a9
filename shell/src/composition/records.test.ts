import { record, timed } from './records';

const measure = jest.fn();

beforeEach(() => {
  measure.mockReset();
  Object.assign(performance, { measure });
});

const release = { name: 'booking', version: '46c4a16f28bf' };
const told = () => measure.mock.calls.map(([name, { detail }]) => [name, detail.release, detail.outcome]);

test('a resolved load is recorded with its section and phase', async () => {
  await expect(timed(release, 'container', Promise.resolve('here'))).resolves.toBe('here');
  expect(told()).toEqual([['jorkyball:booking:container', '46c4a16f28bf', 'loaded']]);
});

test('a rejected load is recorded as failed, and still rejects', async () => {
  await expect(timed(release, 'page', Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(told()).toEqual([['jorkyball:booking:page', '46c4a16f28bf', 'failed']]);
});

test.each([
  [
    'throws',
    () => {
      throw new TypeError('an older signature');
    },
  ],
  ['is not there', undefined],
])('a browser whose timeline %s loads everything', async (_, broken) => {
  Object.assign(performance, { measure: broken });
  expect(() => record(release, 'life', 0)).not.toThrow();
  await expect(timed(release, 'container', Promise.resolve('here'))).resolves.toBe('here');
});
