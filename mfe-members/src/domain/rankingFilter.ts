import { compareNames } from 'shared-kernel/names';
import type { CountryCode, RankedPlayer } from 'shared-kernel/rankings';

/** A filter of the ranking; an empty text or null does not filter. */
export type RankingFilter = {
  readonly name: string;
  readonly nationality: CountryCode | null;
  readonly club: string;
};

export const everybody: RankingFilter = { name: '', nationality: null, club: '' };

/** No name is longer. A browser's time to normalise the accents of a text grows with the square of their number. */
const longestSearch = 100;

/** A ranking made ready for searching: names are folded at the first search, and not at every keystroke. */
export type SearchableRanking = {
  readonly players: readonly RankedPlayer[];
  readonly foldedNames: () => readonly string[];
};

/** Makes a ranking searchable by names without accents or capitals. */
export function searchable(players: readonly RankedPlayer[]): SearchableRanking {
  let folded: readonly string[] | undefined;
  return {
    players,
    foldedNames: () => {
      folded ??= players.map((player) => fold(player.name));
      return folded;
    },
  };
}

/**
 * Selects the players whose name contains every searched word, in any order and regardless of accents and case, and who
 * match nationality and club. They keep the order of the ranking.
 */
export function filterRanking(ranking: SearchableRanking, filter: RankingFilter): readonly RankedPlayer[] {
  const words = fold(filter.name.trimStart().slice(0, longestSearch)).split(/\s+/).filter(Boolean);
  if (words.length === 0 && !filter.nationality && !filter.club) return ranking.players;
  const names = words.length > 0 ? ranking.foldedNames() : [];
  return ranking.players.filter(
    (player, index) =>
      (!filter.nationality || player.nationality === filter.nationality) &&
      (!filter.club || player.club === filter.club) &&
      words.every((word) => names[index]?.includes(word)),
  );
}

/** Lists the clubs of a ranking in alphabetical order. */
export function clubsOf(players: readonly RankedPlayer[]): readonly string[] {
  return [...new Set(players.map((player) => player.club))].sort(compareNames);
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l');
}
