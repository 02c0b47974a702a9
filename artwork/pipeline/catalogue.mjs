import { basename, join } from 'node:path';
import { root } from '../../tools/build/packages.mjs';
import { Failure } from '../../tools/setup/failure.mjs';
import { readJson } from '../../tools/setup/readJson.mjs';
import { mediaPlaceOf } from './mediaPlace.mjs';

const rendersFolder = join(root, 'artwork/renders');

/** Every picture: `{ name, owner, width, height, sizes: [{ width, height, maxBytes }] }`, narrowest size first. */
const pictures = Object.entries(readJson(join(root, 'artwork/catalogue.json'))).map(([name, entry]) => ({
  name,
  owner: entry.owner,
  width: entry.width,
  height: entry.height,
  sizes: Object.entries(entry.kilobytes)
    .map(([width, kilobytes]) => ({
      width: Number(width),
      height: Math.round((Number(width) * entry.height) / entry.width),
      maxBytes: kilobytes * 1000,
    }))
    .sort((a, b) => a.width - b.width),
}));

/** The pictures of these names; all of them when none is named. */
export function picturesNamed(names) {
  const unknown = names.filter((name) => !pictures.some((picture) => picture.name === name));
  if (unknown.length > 0) {
    throw new Failure(`artwork/catalogue.json has no picture “${unknown.join('”, “')}”.`);
  }
  return names.length > 0 ? pictures.filter(({ name }) => names.includes(name)) : pictures;
}

/** Where a picture's master, its delivered files and its description lie, and the address of its files. */
export function placesOf({ name, owner }) {
  const { source, address } = mediaPlaceOf(owner);
  return {
    master: join(rendersFolder, `${name}.png`),
    media: source,
    address,
    description: join(root, owner, 'src/pictures', `${name}.json`),
  };
}

/** The largest delivered file of a picture. */
export function widestFileOf(picture, extension) {
  const { description, media } = placesOf(picture);
  const { src, widths } = readJson(description);
  return join(media, `${basename(src)}-${widths.at(-1)}.${extension}`);
}

/** A file for people only: nothing of it is delivered. */
export function inRenders(file) {
  return join(rendersFolder, file);
}
