import { runModule } from '../../tools/jest/runModule';

/** Searches among files that take 100 bytes for each step of quality; prints what was found and every try. */
function search(limit: number) {
  const { printed } = runModule(
    '../artwork/pipeline/searchQuality.mjs',
    `const tries = [];
     const encode = async (quality) => (tries.push(quality), Buffer.alloc(quality * 100));
     const { fits, quality, content } = await tool.searchQuality({ lowest: 10, highest: 60, limit: ${limit}, encode });
     console.log(JSON.stringify({ fits, quality, bytes: content.length, tries: tries.length }));`,
  );
  return JSON.parse(printed);
}

test.each([
  ['the best quality, when even that is small enough', 6000, 60],
  ['the best that fits exactly', 4200, 42],
  ['the best below a limit between two qualities', 4299, 42],
  ['the quality just below the best', 5999, 59],
  ['the lowest, when only that fits', 1000, 10],
])('finds %s', (_, limit, quality) => {
  expect(search(limit)).toMatchObject({ fits: true, quality, bytes: quality * 100 });
});

test('says so when the lowest quality is too large, with its size', () => {
  expect(search(999)).toMatchObject({ fits: false, quality: 10, bytes: 1000 });
});

test('encodes few times', () => {
  expect(search(4299).tries).toBeLessThanOrEqual(6);
});
