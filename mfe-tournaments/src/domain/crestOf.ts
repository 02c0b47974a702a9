export type CrestShape = 'shield' | 'round' | 'pennant' | 'hexagon';
export type CrestPattern = 'plain' | 'halves' | 'sash' | 'stripes' | 'chevron';
export type Crest = {
  readonly shape: CrestShape;
  readonly pattern: CrestPattern;
  /** CSS colours that stand apart from each other: the field, and the pattern upon it. */
  readonly colours: readonly [field: string, pattern: string];
  /** One to three capitals. */
  readonly letters: string;
};

const shapes: readonly CrestShape[] = ['shield', 'round', 'pennant', 'hexagon'];
const patterns: readonly CrestPattern[] = ['plain', 'halves', 'sash', 'stripes', 'chevron'];
const fields = [
  '#123a6b',
  '#6b1230',
  '#0f5a3c',
  '#4a2a7a',
  '#7a3d0c',
  '#0d5566',
  '#5c1a5e',
  '#3b4a12',
] as const;
const marks = ['#f4f7fb', '#ffd964', '#5adcff', '#ffb27d', '#9ff0c8', '#ffa6bd'] as const;

/** Draws a team's crest from its name alone, so that a team has the same one everywhere and no picture to store. */
export function crestOf(name: string): Crest {
  const seed = hash(name);
  return {
    shape: pick(shapes, seed),
    pattern: pick(patterns, seed >>> 5),
    colours: [pick(fields, seed >>> 11), pick(marks, seed >>> 17)],
    letters: lettersOf(name),
  };
}

function pick<T>(choices: readonly T[], seed: number): T {
  return choices[seed % choices.length] as T;
}

/** Initials of several words (little ones left out), or the first three letters of one. */
function lettersOf(name: string): string {
  const words = name.split(/[\s’'-]+/u).filter((word) => /\p{L}|\p{N}/u.test(word));
  const telling = words.filter((word) => word.length > 2 || words.length === 1);
  const letters =
    telling.length > 1
      ? telling.map((word) => [...word][0]).slice(0, 3)
      : [...(telling[0] ?? words[0] ?? '?')].slice(0, 3);
  return letters.join('').toLocaleUpperCase('fr');
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) as number), 0x01000193);
  }
  return value >>> 0;
}
