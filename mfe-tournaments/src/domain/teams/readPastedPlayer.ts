import type { NewPlayer } from './createTeam';

/**
 * Reads a player from a line. It ignores a bullet or the « 1. » of a list before the name. A number alone is the shirt
 * number (« 7 Ana », « n° 7 Ana », « #7 Ana », « 7 - Ana »).
 */
export function readPastedPlayer(text: string): NewPlayer {
  const plain = text
    .trim()
    .replace(/^[-–—•*·▪◦‣]\s*/, '')
    .replace(/^\d{1,3}[.)]\s*/, '')
    .trim();
  const [, shirt, name] = /^(?:n°|no\.?|#)?\s*(\d{1,3})\s+(?:[-–—]\s+)?(\P{N}.*)$/iu.exec(plain) ?? [];
  return shirt === undefined || name === undefined
    ? { name: plain }
    : { name: name.trim(), number: Number(shirt) };
}
