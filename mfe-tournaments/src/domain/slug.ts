/** No name is longer. A browser brings the accents of a text in order by the square of their number. */
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
