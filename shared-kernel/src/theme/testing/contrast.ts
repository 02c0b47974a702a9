export type Channels = readonly number[];

/** Red, green and blue of `#rrggbb`, 0 to 255. */
export function channelsOf(hex: string): Channels {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** WCAG 2.2: the contrast ratio of two sRGB colours, 1 to 21. */
export function contrast(one: Channels, other: Channels): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
