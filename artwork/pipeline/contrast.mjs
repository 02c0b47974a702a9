import { wcagContrast } from 'culori';

/**
 * The least contrast (WCAG 2.2) between a text's colour and the pixels behind it, both as bytes of red, green and
 * blue: 1 for none, 21 for black and white.
 */
export function leastContrast(ink, pixels) {
  const text = colourAt(ink, 0);
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < pixels.length; index += 3) {
    least = Math.min(least, wcagContrast(text, colourAt(pixels, index)));
  }
  return least;
}

function colourAt(bytes, index) {
  return { mode: 'rgb', r: bytes[index] / 255, g: bytes[index + 1] / 255, b: bytes[index + 2] / 255 };
}
