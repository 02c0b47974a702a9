import { runModule } from '../../jest/runModule';

function mediansOf(all: unknown[]) {
  const { printed } = runModule(
    'bench/pages/medians.mjs',
    `console.log(JSON.stringify(tool.mediansOf(${JSON.stringify(all)})));`,
  );
  return JSON.parse(printed);
}

test('the median of an odd number of runs is the middle one, of an even number the mean of two', () => {
  expect(mediansOf([9, 100, 10])).toBe(10);
  expect(mediansOf([9, 100, 10, 20])).toBe(15);
});

test('each figure has its own median, at any depth', () => {
  const runs = [
    { score: 98, figures: { lcp: 1200, tbt: 10 }, version: '13' },
    { score: 99, figures: { lcp: 1000, tbt: 30 }, version: '13' },
    { score: 90, figures: { lcp: 1100, tbt: 20 }, version: '13' },
  ];
  expect(mediansOf(runs)).toEqual({ score: 98, figures: { lcp: 1100, tbt: 20 }, version: '13' });
});
