import { palette, streakOpacity, tintOpacity } from './palette';

/** WCAG 2.2: relative luminance of an sRGB colour, and the contrast ratio of two. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

function over(front: string, opacity: number, back: string): number[] {
  const behind = channelsOf(back);
  return channelsOf(front).map((channel, index) => channel * opacity + (behind[index] ?? 0) * (1 - opacity));
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['ground', 'groundRaised'] as const;
const inks = ['text', 'textMuted', 'action', 'warm', 'danger', 'success', 'warning'] as const;
const lights = ['action', 'warm'] as const;

describe('contrast of the palette', () => {
  test.each(grounds.flatMap((ground) => inks.map((ink) => [ink, ground] as const)))(
    'text in %s reads on %s',
    (ink, ground) => {
      expect(contrast(channelsOf(palette[ink]), channelsOf(palette[ground]))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each([
    ['actionText', 'action'],
    ['warmText', 'warm'],
    ['ground', 'danger'],
    ['ground', 'text'],
  ] as const)('text in %s reads on a filled %s', (ink, fill) => {
    expect(contrast(channelsOf(palette[ink]), channelsOf(palette[fill]))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)))(
    'a tone reads on its own tint: %s over %s',
    (ink, ground) => {
      const tinted = over(palette[ink], tintOpacity, palette[ground]);
      expect(contrast(channelsOf(palette[ink]), tinted)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(lights.flatMap((light) => (['text', 'textMuted'] as const).map((ink) => [ink, light] as const)))(
    'text in %s reads while a streak in %s passes under it',
    (ink, light) => {
      const lit = over(palette[light], streakOpacity, palette.groundRaised);
      expect(contrast(channelsOf(palette[ink]), lit)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(grounds)('the edge of a control and the focus ring stand out from %s', (ground) => {
    expect(contrast(channelsOf(palette.edgeStrong), channelsOf(palette[ground]))).toBeGreaterThanOrEqual(3);
    expect(contrast(channelsOf(palette.action), channelsOf(palette[ground]))).toBeGreaterThanOrEqual(3);
  });
});
