/** The keyboard's next button in a list of buttons laid out in rows. */
export type Step =
  | { readonly kind: 'to'; readonly index: number }
  | { readonly kind: 'page'; readonly by: -1 | 1 };

type Place = { readonly left: number; readonly top: number };

/**
 * The target of a key at the button `index`, with the `places` of all buttons in pixels. Arrows go to the visible
 * neighbour, Home and End to the ends, PageUp and PageDown to another page. Null for any other key, and without a
 * target.
 */
export function stepOf(key: string, index: number, places: readonly Place[]): Step | null {
  const to = (next: number): Step | null =>
    next in places && next !== index ? { kind: 'to', index: next } : null;
  switch (key) {
    case 'ArrowLeft':
      return to(index - 1);
    case 'ArrowRight':
      return to(index + 1);
    case 'ArrowUp':
      return to(neighbour(index, places, -1));
    case 'ArrowDown':
      return to(neighbour(index, places, 1));
    case 'Home':
      return to(0);
    case 'End':
      return to(places.length - 1);
    case 'PageUp':
      return { kind: 'page', by: -1 };
    case 'PageDown':
      return { kind: 'page', by: 1 };
    default:
      return null;
  }
}

/**
 * The index of the button in the next row, upwards or downwards, that is nearest to this one's column; -1 if there is
 * no such row.
 */
function neighbour(index: number, places: readonly Place[], direction: -1 | 1): number {
  const here = places[index];
  if (!here) return -1;
  const beyond = places.filter(({ top }) => (top - here.top) * direction > 0);
  const row = Math.min(...beyond.map(({ top }) => Math.abs(top - here.top)));
  const [nearest] = beyond
    .filter(({ top }) => Math.abs(top - here.top) === row)
    .sort((one, other) => Math.abs(one.left - here.left) - Math.abs(other.left - here.left));
  return nearest ? places.indexOf(nearest) : -1;
}
