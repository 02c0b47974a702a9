import { elided } from 'shared-kernel/elision';
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

/** The data of a club's or nation's page. */
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

/** An address's name without signs that show nothing or turn the text around, and with few marks on a letter. */
export function legibleName(id: string): string {
  const plain = id.replace(/[\p{Cc}\p{Cf}]/gu, '').replace(/(\p{M}{4})\p{M}+/gu, '$1');
  return plain.trim() || '?';
}

/**
 * Finds the sheet of the club in an address, regardless of case, or the best club's sheet as an example under that name
 * (specification, section 2). Clubs are sorted best first; players by their ranking.
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
 * Finds the sheet of the nation in an address, by its French name or its country code; an unknown name gets the best
 * nation's sheet as an example, as for clubs.
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
    title: found < 0 ? `Équipe ${elided('de', nationId)}` : teams[nation.code],
    rank: index + 1,
    points: nation.points,
    country: nation.code,
    palmares: nation.palmares,
    players: players.filter((player) => player.nationality === nation.code).slice(0, playersShown),
    isKnown: found >= 0,
  };
}

function isSameText(one: string, other: string): boolean {
  return one.localeCompare(other, 'fr', { sensitivity: 'base' }) === 0;
}
