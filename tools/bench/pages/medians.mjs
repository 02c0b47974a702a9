/** Of several measurements of one shape, with numbers at the bottom, the same shape with the median of each number. */
export function mediansOf(all) {
  const [first] = all;
  if (typeof first === 'number') return medianOf(all);
  if (typeof first !== 'object') return first;
  return Object.fromEntries(
    Object.keys(first).map((name) => [name, mediansOf(all.map((each) => each[name]))]),
  );
}

/** Of an even count the mean of the two in the middle. */
export function medianOf(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The number below which `part` (0 to 1) of the numbers are; between two of them, in proportion. */
export function quantile(numbers, part) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const place = part * (sorted.length - 1);
  const below = sorted[Math.floor(place)];
  return below + (sorted[Math.ceil(place)] - below) * (place % 1);
}
