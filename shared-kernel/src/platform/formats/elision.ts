/**
 * Puts « de », « que », « le » or the like before a name, and elides it before a vowel: « d’Ed », « de Hugo ». Own code:
 * french-contractions holds 15 kB of nouns under a share-alike licence, and few names.
 */
export function elided(word: string, name: string): string {
  return beginsWithVowel(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`.trimEnd();
}

/** Whether French elides before this name. Marks, quotes and isolates before its first letter do not count. */
function beginsWithVowel(name: string): boolean {
  return elidedBefore.test(
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/^[^\p{L}\p{N}]+/u, ''),
  );
}

/** First names, places and words of teams whose h is mute. Any other h stays aspirated, as in most foreign names. */
const muteH =
  'h(?:abit|adrien|aiti|armoni|ector|elen|eloise|enin|enri|ercul|ermin|eroin|erve|eur|ilaire|ippo|irond|istoi|iver|omme|onfleur|onneur|onor|orac|orai|orizo|orlog|ortens|otel|ubert|umain|yacin|yeres)';

/** A y is a vowel before a consonant (« d’Yves », « de Yann »); French says « de onze » and « le oui ». */
const elidedBefore = new RegExp(`^(?!onz|oui(?!e))(?:[aeiouæœø]|y(?:[^aeiouy]|$)|${muteH})`, 'i');
