import { record, timed } from './records';

const measure = jest.fn();

beforeEach(() => {
  measure.mockReset();
  Object.assign(performance, { measure });
});

const release = { name: 'booking', version: '46c4a16f28bf' };

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
