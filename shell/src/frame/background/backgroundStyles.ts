import { type CSSObject, keyframes } from '@emotion/react';
import { theme } from 'shared-kernel';

const portrait = '@media (max-aspect-ratio: 4/5)';

/**
 * One-point perspective: everything starts from the middle of the back wall, 5 m by 2.70 m. `--a` and `--b` are
 * half its width and height; an edge of the court runs from a corner of it through the corner of every panel.
 */
const perspective: CSSObject = {
  '--a': '11vw',
  '--b': '5.94vw',
  '--slope': '28.37deg',
  position: 'fixed',
  zIndex: -1,
  inset: 0,
  overflow: 'clip',
  contain: 'strict',
  // Without its gradients it is a tangle of lines behind the words.
  [theme.media.forced]: { display: 'none' },
  [portrait]: { '--a': '17vw', '--b': '27vw', '--slope': '57.8deg' },
};

const hall: CSSObject = {
  background: `radial-gradient(60vmax 42vmax at 50% 38%, ${theme.color.groundRaised}, transparent)`,
  '&[data-faint]': { opacity: 0.6 },
  // The back wall and the joints of the glass panels, one behind the other.
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    left: '50%',
    top: '38%',
    width: 'calc(2 * var(--a))',
    height: 'calc(2 * var(--b))',
    translate: '-50% -50%',
    border: `1px solid ${theme.color.edge}`,
    opacity: 0.7,
  },
  '&::after': { scale: '2.4', borderWidth: '0.5px', opacity: 0.4 },
};

/** The centre line of the floor, between the first two panels, and its circle. */
const centreLine: CSSObject = {
  position: 'absolute',
  left: '50%',
  top: 'calc(38% + 1.6 * var(--b))',
  width: 'calc(3.2 * var(--a))',
  height: '1px',
  translate: '-50%',
  background: theme.color.edge,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'calc(-0.16 * var(--b)) 34% auto',
    height: 'calc(0.36 * var(--b))',
    border: `1px solid ${theme.color.edge}`,
    borderRadius: '50%',
  },
};

/** Nearer means faster and longer. */
const run = keyframes({
  '0%': { transform: 'translateX(hypot(var(--a), var(--b))) scaleX(0.2)', opacity: 0 },
  '10%': { opacity: theme.streakOpacity },
  '80%, 100%': { transform: 'translateX(135vmax) scaleX(1.5)', opacity: theme.streakOpacity },
});

/** A thin bright core in a faint halo; the whole never adds more than `theme.streakOpacity` of its colour to the ground. */
const streak: CSSObject = {
  position: 'absolute',
  left: 0,
  top: '-24px',
  width: '56vmax',
  height: '48px',
  transformOrigin: '0 50%',
  background: [
    'linear-gradient(90deg, transparent, var(--light) 75%, var(--light) 96%, transparent) center / 100% 3px no-repeat',
    'radial-gradient(closest-side at 70% 50%, color-mix(in srgb, var(--light) 40%, transparent), transparent)',
  ].join(),
  opacity: theme.streakOpacity,
  willChange: 'transform',
  animation: `${run} 1s cubic-bezier(0.5, 0.05, 0.85, 0.65) infinite`,
  [theme.media.still]: { animation: 'none', transform: 'translateX(var(--stands)) scaleX(0.5)' },
};

const track: CSSObject = {
  position: 'absolute',
  left: '50%',
  top: '38%',
  width: '130vmax',
  transformOrigin: '0 0',
  // Three soft pixels instead of one hard one: a slanted line without steps.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '-1px 0 auto',
    height: '3px',
    background: `linear-gradient(transparent, ${theme.color.edgeStrong}, transparent)`,
    maskImage:
      'linear-gradient(90deg, transparent hypot(var(--a), var(--b)), rgb(0 0 0 / 0.6) 0, rgb(0 0 0 / 0.35) 45%, transparent 90%)',
  },
  '& i': streak,
};

const sweep = keyframes({
  from: { transform: 'translateX(-110vmax)' },
  to: { transform: 'translateX(100vmax)' },
});

/** An ellipse along its edge; the compositor moves it too. */
const reflection: CSSObject = {
  position: 'absolute',
  left: '50%',
  top: 'calc(38% - 17vmax)',
  width: '90vmax',
  height: '34vmax',
  transformOrigin: '0 50%',
  background: `radial-gradient(closest-side, color-mix(in srgb, var(--light) ${theme.reflectionPercent}%, transparent), transparent)`,
  willChange: 'transform',
  animation: `${sweep} 1s linear infinite`,
  [theme.media.still]: { animation: 'none', transform: 'translateX(-20vmax)' },
};

/** The whole background, by the marks of its elements (StreakBackground.tsx): it is the same on every page. */
export const backgroundStyles: CSSObject = {
  '[data-lights], [data-reflections]': perspective,
  '[data-lights]': hall,
  '[data-lights] > :first-child': centreLine,
  '[data-lights] > :not(:first-child)': track,
  '[data-reflections] > i': reflection,
};
