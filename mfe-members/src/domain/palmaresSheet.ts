import type { CountryCode, Honour, RankedPlayer } from 'shared-kernel/rankings';
import { countries } from './countries';
import { teams } from './teams';

export type Club = {
  readonly name: string;
  readonly country: CountryCode;
  readonly points: number;
  readonly palmares: readonly Honour[];
};

export type Nation = {
  readonly code: CountryCode;
  readonly points: number;
  readonly palmares: readonly Honour[];
};

/** What the page of a club or of a nation shows. */
export type PalmaresSheet = {
  readonly title: string;
  readonly rank: number;
  readonly points: number;
  readonly country: CountryCode;
  readonly palmares: readonly Honour[];
  readonly players: readonly RankedPlayer[];
  /** False when the name in the address is unknown: the content is then the example, under that name. */
  readonly isKnown: boolean;
};

const playersShown = 5;

/**
 * Decides what stands on the page of the club that an address names: its own sheet, found whatever the case of
 * its letters, or the sheet of the best club as an example under that name (specification,
 * section 2). Clubs come best first; players in the order of their ranking.
 */
export function clubSheet(
  clubId: string,
  clubs: readonly Club[],
  players: readonly RankedPlayer[],
): PalmaresSheet {
  const found = clubs.findIndex((club) => isSameText(club.name, clubId));
  const index = Math.max(found, 0);
  const club = clubs[index] as Club;
  return {
    title: found < 0 ? clubId : club.name,
    rank: index + 1,
    points: club.points,
    country: club.country,
    palmares: club.palmares,
    players: players.filter((player) => player.club === club.name).slice(0, playersShown),
    isKnown: found >= 0,
  };
}

/**
 * Decides what stands on the page of the nation that an address names, by its French name or its country code;
 * an unknown name gets the sheet of the best nation as an example, as for clubs.
 */
export function nationSheet(
  nationId: string,
  nations: readonly Nation[],
  players: readonly RankedPlayer[],
): PalmaresSheet {
  const found = nations.findIndex(
    ({ code }) => isSameText(code, nationId) || isSameText(countries[code], nationId),
  );
  const index = Math.max(found, 0);
  const nation = nations[index] as Nation;
  return {
    title: found < 0 ? `Équipe ${ofNation(nationId)}` : teams[nation.code],
    rank: index + 1,
    points: nation.points,
    country: nation.code,
    palmares: nation.palmares,
    players: players.filter((player) => player.nationality === nation.code).slice(0, playersShown),
    isKnown: found >= 0,
  };
}

/** `de` loses its vowel before another one, and before the one country whose h is mute. */
function ofNation(name: string): string {
  return /^([aeiouàâäéèêëîïôöûüœæ]|ha[iï]ti)/i.test(name) ? `d’${name}` : `de ${name}`;
}

function isSameText(one: string, other: string): boolean {
  return one.localeCompare(other, 'fr', { sensitivity: 'base' }) === 0;
}
