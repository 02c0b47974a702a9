/**
 * The encoding of the highest quality between `lowest` and `highest` whose bytes stay within the limit, found by
 * halving: sizes grow with quality. Answers `{ fits, quality, content }`; without a fit, the one of the lowest.
 */
export async function searchQuality({ lowest, highest, limit, encode }) {
  let fitting;
  let last;
  let [from, to] = [lowest, highest];
  while (from <= to) {
    const quality = Math.floor((from + to) / 2);
    last = { quality, content: await encode(quality) };
    if (last.content.length <= limit) {
      fitting = last;
      from = quality + 1;
    } else {
      to = quality - 1;
    }
  }
  return fitting ? { fits: true, ...fitting } : { fits: false, ...last };
}
