/** No stored name is longer. A browser's time to normalise a text grows with the square of its accents. */
const longestName = 1000;

/**
 * The identity of a name: two names with the same one are one team, or one player of a squad. Case, compatible forms
 * (full-width letters, ß) and spaces around or between words do not make another name. Every other sign does.
 */
export function identityOf(name: string): string {
  const plain = name.slice(0, longestName).normalize('NFKC').trim().replace(/\s+/g, ' ');
  // By both cases: some letters have a second small or large form (ß and SS, ς and σ).
  return plain.toLowerCase().toUpperCase().toLowerCase().normalize('NFKC');
}

export function readsLike(a: string, b: string): boolean {
  return identityOf(a) === identityOf(b);
}

/** A name has a letter, a number or a sign such as an emoji; dashes and dots alone are none, nor are invisible fillers. */
export function isName(text: string): boolean {
  return /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{S}]/u.test(text);
}
