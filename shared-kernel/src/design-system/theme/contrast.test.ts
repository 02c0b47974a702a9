import { palette, reflectionPercent, streakOpacity, tintOpacity } from './palette';
import { type Channels, channelsOf, contrast } from './testing/contrast';

function over(front: string, opacity: number, back: string): Channels {
  const behind = channelsOf(back);
  return channelsOf(front).map((channel, index) => channel * opacity + (behind[index] ?? 0) * (1 - opacity));
}

const grounds = ['ground', 'groundRaised'] as const;
const inks = ['text', 'textMuted', 'action', 'warm', 'danger', 'success', 'warning'] as const;
const lights = ['action', 'warm'] as const;

describe('contrast of the palette', () => {
  test.each(grounds.flatMap((ground) => inks.map((ink) => [ink, ground] as const)))(
    'text in %s contrasts with %s',
    (ink, ground) => {
      expect(contrast(channelsOf(palette[ink]), channelsOf(palette[ground]))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each([
    ['actionText', 'action'],
    ['warmText', 'warm'],
    ['ground', 'danger'],
    ['ground', 'text'],
  ] as const)('text in %s contrasts with a filled %s', (ink, fill) => {
    expect(contrast(channelsOf(palette[ink]), channelsOf(palette[fill]))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)))(
    'a tone contrasts with its own tint: %s over %s',
    (ink, ground) => {
      const tinted = over(palette[ink], tintOpacity, palette[ground]);
      expect(contrast(channelsOf(palette[ink]), tinted)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(lights.flatMap((light) => (['text', 'textMuted'] as const).map((ink) => [ink, light] as const)))(
    'text in %s contrasts with a streak in %s under it',
    (ink, light) => {
      const lit = over(palette[light], streakOpacity, palette.groundRaised);
      expect(contrast(channelsOf(palette[ink]), lit)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(inks.flatMap((ink) => lights.map((light) => [ink, light] as const)))(
    'text in %s contrasts with two reflections in %s under it',
    (ink, light) => {
      const hex = (channels: Channels) =>
        `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
      const once = over(palette[light], reflectionPercent / 100, palette.groundRaised);
      const twice = over(palette[light], reflectionPercent / 100, hex(once));
      expect(contrast(channelsOf(palette[ink]), twice)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(grounds)('the edge of a control and the focus ring contrast with %s', (ground) => {
    expect(contrast(channelsOf(palette.edgeStrong), channelsOf(palette[ground]))).toBeGreaterThanOrEqual(3);
    expect(contrast(channelsOf(palette.action), channelsOf(palette[ground]))).toBeGreaterThanOrEqual(3);
  });
});
