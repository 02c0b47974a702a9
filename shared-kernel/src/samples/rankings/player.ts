/** Countries with at least one ranked player; a flag and a French name exist for each of them. */
export const countryCodes = ['fr', 'it', 'pl', 'hu', 'pt', 'es', 'gb', 'ca', 'jp', 'us'] as const;
export type CountryCode = (typeof countryCodes)[number];

/** Whether a text is the code of a used country. */
export function isCountryCode(text: string): text is CountryCode {
  return countryCodes.some((code) => code === text);
}

/** A place in a competition; `tournamentId` is null when the competition has no page on this site. */
export type Honour = {
  readonly tournamentId: string | null;
  readonly name: string;
  readonly position: string;
};

/** An entry of the player ranking (specification, section 3). */
export type Player = {
  readonly id: number;
  readonly name: string;
  readonly nationality: CountryCode;
  readonly club: string;
  readonly points: number;
  readonly tournaments: readonly Honour[];
};

export type RankedPlayer = Player & { readonly rank: number };
