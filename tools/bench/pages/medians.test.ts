import { runModule } from '../../jest/runModule';

function mediansOf(all: unknown[]) {
  const { printed } = runModule(
    'bench/pages/medians.mjs',
    `console.log(JSON.stringify(tool.mediansOf(${JSON.stringify(all)})));`,
  );
  return JSON.parse(printed);
}

test('of an odd count of runs it is the one in the middle, of an even one the mean of the two', () => {
  expect(mediansOf([9, 100, 10])).toBe(10);
  expect(mediansOf([9, 100, 10, 20])).toBe(15);
});

test('each figure has a median of its own, however deep it lies', () => {
  const runs = [
    { score: 98, figures: { lcp: 1200, tbt: 10 }, version: '13' },
    { score: 99, figures: { lcp: 1000, tbt: 30 }, version: '13' },
    { score: 90, figures: { lcp: 1100, tbt: 20 }, version: '13' },
  ];
  expect(mediansOf(runs)).toEqual({ score: 98, figures: { lcp: 1100, tbt: 20 }, version: '13' });
});
