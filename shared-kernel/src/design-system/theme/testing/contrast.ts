import { wcagContrast } from 'culori';

/** Red, green and blue, 0 to 255. */
export type Channels = readonly number[];

/** The channels of `#rrggbb`. */
export function channelsOf(hex: string): Channels {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** WCAG 2.2: the contrast ratio of two sRGB colours, 1 to 21. */
export function contrast(one: Channels, other: Channels): number {
  return wcagContrast(colourOf(one), colourOf(other));
}

function colourOf(channels: Channels) {
  const [r = 0, g = 0, b = 0] = channels.map((channel) => channel / 255);
  return { mode: 'rgb', r, g, b } as const;
}
