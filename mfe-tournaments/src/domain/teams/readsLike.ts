import { slug } from '../slug';

/** Case, accents and punctuation do not make another name. */
export function readsLike(a: string, b: string): boolean {
  return slug(a) === slug(b);
}
