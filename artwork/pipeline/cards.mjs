import { join } from 'node:path';
import { root } from '../../tools/build/packages.mjs';
import { Failure } from '../../tools/setup/failure.mjs';
import { readJson } from '../../tools/setup/readJson.mjs';
import { mediaPlaceOf } from './mediaPlace.mjs';

/** The size that networks show whole, in pixels. */
export const CARD = { width: 1200, height: 630, maxBytes: 150_000 };

/**
 * The pictures of shared links: `{ name, owner, picture, title, line }`, the picture by its name in the catalogue,
 * and where its left edge stands when its subject would be behind the title: `pictureLeft`.
 */
const cards = Object.entries(readJson(join(root, 'artwork/cards.json'))).map(([name, card]) => ({
  name,
  ...card,
}));

/** The cards of these names; all of them when none is named. */
export function cardsNamed(names) {
  const unknown = names.filter((name) => !cards.some((card) => card.name === name));
  if (unknown.length > 0) throw new Failure(`artwork/cards.json has no card “${unknown.join('”, “')}”.`);
  return names.length > 0 ? cards.filter(({ name }) => names.includes(name)) : cards;
}

/** Where a card's file and its description lie, and the address of its file. */
export function placesOfCard({ name, owner }) {
  const { source, address } = mediaPlaceOf(owner);
  return { media: source, address, description: join(root, owner, 'src/pictures/social', `${name}.json`) };
}
