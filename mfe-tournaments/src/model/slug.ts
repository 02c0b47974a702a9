/** No name is longer. A browser's time to normalise the accents of a text grows with the square of their number. */
const longestName = 200;

/** Writes a name as lower-case words without accents joined by hyphens, for identifiers and file names. */
export function slug(name: string): string {
  return name
    .slice(0, longestName)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
