/**
 * The least contrast (WCAG 2.2) between a text's colour and the pixels behind it, both as bytes of red, green and
 * blue: 1 for none, 21 for black and white.
 */
export function leastContrast(ink, pixels) {
  const text = luminance(ink, 0);
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < pixels.length; index += 3) {
    const [dark, light] = [text, luminance(pixels, index)].sort((a, b) => a - b);
    least = Math.min(least, (light + 0.05) / (dark + 0.05));
  }
  return least;
}

function luminance(bytes, index) {
  return (
    0.2126 * linear(bytes[index]) + 0.7152 * linear(bytes[index + 1]) + 0.0722 * linear(bytes[index + 2])
  );
}

function linear(byte) {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
