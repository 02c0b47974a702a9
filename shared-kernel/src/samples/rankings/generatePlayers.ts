import { countryCodes, type Honour, type Player } from './player';
import { fixedPlayers, namePools, sampleHonours } from './samplePlayers';

const seed = 1987;

/**
 * Makes the 200 players of the sample ranking, in the order of their ids: the fixed ten, then ids 11 to 200
 * from a fixed seed, so that every load and every machine sees the same people.
 */
export function generatePlayers(): readonly Player[] {
  const random = seededRandom(seed);
  const pick = <T>(options: readonly T[]): T => options[Math.floor(random() * options.length)] as T;
  const taken = new Set(fixedPlayers.map((player) => player.name));
  const generated = countryCodes.flatMap((nationality) => {
    const { count, clubs, first, last } = namePools[nationality];
    return Array.from({ length: count }, (): Omit<Player, 'id'> => {
      let name: string;
      do name = `${pick(first.split(','))} ${pick(last.split(','))}`;
      while (taken.has(name));
      taken.add(name);
      // Few players near the top and many below, in the steps of five points that competitions award.
      const share = random();
      const points = 240 + 5 * Math.round(1200 * share * share * share);
      const club = pick(clubs.split(','));
      return { name, nationality, club, points, tournaments: honoursFor(nationality, points, random()) };
    });
  });
  return [
    ...fixedPlayers,
    ...shuffled(generated, random).map((player, index) => ({ id: 11 + index, ...player })),
  ];
}

function honoursFor(nationality: Player['nationality'], points: number, chance: number): readonly Honour[] {
  if (points < 2400) return [];
  return [sampleHonours[nationality === 'fr' ? 'home' : 'abroad'](`${6 + Math.floor(chance * 5)}e`)];
}

function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}

/** Makes a generator of numbers in [0, 1) that gives the same series for a seed on every machine (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
