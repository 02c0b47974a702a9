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
