/** A person's name needs a visible character: blanks, fillers, accents alone, and those that only steer the text are none. */
export function isVisibleName(name: string): boolean {
  return /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(name);
}

/** A name to be stored, as the database cleans it (`private.clean_name`): without characters that steer the text. */
export function cleanName(name: string): string {
  return name
    .replace(/[\p{Bidi_Control}\u200b\ufeff]/gu, '')
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/**
 * Names in French alphabetical order; names that differ only where the alphabet does not look keep one order. By hand: the
 * first `Intl.Collator` of a page holds a slow phone up for 70 ms.
 */
export function compareNames(one: string, other: string): number {
  return compareTexts(spelled(one), spelled(other)) || compareTexts(one, other);
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function spelled(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}
