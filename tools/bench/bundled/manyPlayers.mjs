import { playerRanking } from 'shared-kernel/rankings';

/** A ranking of any length, made of the sample's first names, last names, clubs and nationalities. */
export function manyPlayers(count) {
  const sample = playerRanking();
  return Array.from({ length: count }, (_, index) => {
    const one = sample[index % sample.length];
    const other = sample[Math.floor(index / sample.length) % sample.length];
    const [firstName] = one.name.split(' ');
    const [, ...lastName] = other.name.split(' ');
    return {
      ...one,
      id: index + 1,
      rank: index + 1,
      name: [firstName, ...lastName].join(' '),
      points: 6000 - Math.floor((index * 6000) / count),
    };
  });
}
