/** Prints a benchmark: `{ title, figures: [{ label, value, ratio? }] }`, all of them text. */
export function printFigures({ title, figures }) {
  console.log(`\n${title}`);
  for (const { label, value, ratio = '' } of figures) {
    console.log(`  ${label.padEnd(52)}${value.padStart(14)}   ${ratio}`.trimEnd());
  }
}

/** A duration beside a limit that it is held against: `inMilliseconds('median', 4, 16, 'a frame of 16 ms')`. */
export function inMilliseconds(label, duration, limit, limitName) {
  return {
    label,
    value: `${duration.toFixed(duration < 10 ? 2 : 1)} ms`,
    ...(limit && { ratio: `${ratioOf(duration, limit)} of ${limitName}` }),
  };
}

export function ratioOf(value, whole) {
  return `× ${(value / whole).toFixed(2)}`;
}

/** The value below which `share` of the values lie: 0.5 for the median. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
