import {
  type LiveryName,
  liveries,
  type Outline,
  outlines,
  type Pattern,
  patterns,
  sampleCrests,
} from './drawings';

export type Crest = {
  readonly outline: Outline;
  readonly pattern: Pattern;
  readonly livery: LiveryName;
  /** One capital, or two for a name of several words. */
  readonly letters: string;
};

/** No name is longer. A browser's time to normalise the accents of a text grows with the square of their number. */
const longestName = 200;

const designs = new Map(Object.entries(sampleCrests).map(([name, design]) => [folded(name), design]));

/**
 * Decides a club's crest from its name alone, so that it looks the same in every section and no picture is stored.
 * Case and outer spaces make no difference.
 */
export function crestOf(givenName: string): Crest {
  return designOf(givenName, 0);
}

const looks = Object.keys(patterns).length * Object.keys(liveries).length;

/**
 * Decides the crests of the teams of a tournament: no two have the same colours and figure. Sample clubs keep theirs; of
 * the others the one entered later changes, colours first.
 */
export function distinctCrests(names: readonly string[]): ReadonlyMap<string, Crest> {
  const isSample = (name: string) => designs.has(folded(trimmed(name)));
  const taken = new Set<string>();
  const crests = new Map<string, Crest>();
  for (const name of [...names.filter(isSample), ...names.filter((name) => !isSample(name))]) {
    let crest = crestOf(name);
    for (let step = 1; step < looks && taken.has(lookOf(crest)); step += 1) crest = designOf(name, step);
    taken.add(lookOf(crest));
    crests.set(name, crest);
  }
  return crests;
}

function lookOf({ pattern, livery }: Crest): string {
  return `${pattern} ${livery}`;
}

/** The crest so many steps from the one that the name's hash picks: after all colours comes the next figure. */
function designOf(givenName: string, step: number): Crest {
  const name = trimmed(givenName);
  const seed = hash(folded(name));
  const figure = (seed >>> 5) + Math.floor(step / Object.keys(liveries).length);
  const [outline, pattern, livery] = designs.get(folded(name)) ?? [
    pick(outlines, seed),
    pick(patterns, figure),
    pick(liveries, (seed >>> 13) + step),
  ];
  return { outline, pattern, livery, letters: lettersOf(name) };
}

function trimmed(name: string): string {
  return name.trim().slice(0, longestName).normalize();
}

function folded(name: string): string {
  return name.toLocaleLowerCase('fr');
}

function pick<Name extends string>(choices: Readonly<Record<Name, unknown>>, seed: number): Name {
  const names = Object.keys(choices) as Name[];
  return names[seed % names.length] as Name;
}

/** Initials of the first two significant words: short words count only without others, figures always. */
function lettersOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const telling = words.filter((word) => word.length > 2 || /^\p{N}/u.test(word));
  const initials = (telling.length > 0 ? telling : words).slice(0, 2).map((word) => [...word][0]);
  return initials.join('').toLocaleUpperCase('fr') || '?';
}

/** FNV-1a, 32 bits, mixed once more: names that differ in their last character alone must not look alike. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) as number), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
