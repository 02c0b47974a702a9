import { plainText, type RichNode } from '../rich-text/richText';

const wordsPerMinute = 200;

/** The words of a text; a lone punctuation mark between spaces does not count. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length;
}

/** How long an adult takes to read a text, in whole minutes, at least one. */
export function readingMinutes(text: readonly RichNode[]): number {
  return Math.max(1, Math.round(countWords(plainText(text)) / wordsPerMinute));
}
