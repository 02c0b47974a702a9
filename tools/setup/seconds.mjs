/** How long it has been since a moment in milliseconds: `12.3 s`. */
export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
