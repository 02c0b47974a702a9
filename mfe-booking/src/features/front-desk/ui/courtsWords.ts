/** « mardi, jeudi et samedi ». */
export const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} et ${words.at(-1)}` : (words[0] ?? '');

/** Each number once, the lowest first. */
export const inOrder = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b);

/** « terrain 2 », « terrains 1, 2 et 4 ». */
export function courtsWords(courts: readonly number[]): string {
  const numbers = inOrder(courts);
  return `terrain${numbers.length > 1 ? 's' : ''} ${listed(numbers.map(String))}`;
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
