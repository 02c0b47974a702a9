import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../tools/setup/failure.mjs';
import { placesOf } from './catalogue.mjs';
import { hashOf, replaceFiles, writeDescription } from './deliver.mjs';
import { formats } from './formats.mjs';
import { runProgram } from './programs.mjs';
import { searchQuality } from './searchQuality.mjs';
import { withWorkFolder } from './workFolder.mjs';

/**
 * Makes a picture's delivered files from its master, and its description for the site's source.
 * Answers `[{ file, bytes, quality }]`.
 */
export async function encodePicture(picture) {
  const { master } = placesOf(picture);
  if (!existsSync(master)) {
    throw new Failure(`${picture.name} has not been rendered yet: npm run artwork -- ${picture.name}`);
  }
  return deliver(picture, await withWorkFolder((work) => encodeAll(picture, master, work)));
}

/** The files in the order in which they are hashed: by width, AVIF before WebP. */
async function encodeAll(picture, master, work) {
  const encoded = await Promise.all(
    picture.sizes.map(async (size) => {
      const scaled = join(work, `${size.width}.png`);
      await scale(master, scaled, size);
      return Promise.all(formats.map((format) => encodeAs(format, picture, size, scaled)));
    }),
  );
  return encoded.flat();
}

async function encodeAs({ extension, quality: range, encode }, { name }, { width, maxBytes }, scaled) {
  const { fits, quality, content } = await searchQuality({
    ...range,
    limit: maxBytes,
    async encode(quality) {
      const target = scaled.replace(/png$/, extension);
      await encode(scaled, target, quality);
      return readFileSync(target);
    },
  });
  if (!fits) {
    throw new Failure(
      `${name} does not fit: ${width} pixels wide, the least quality of ${extension} still takes ` +
        `${kilobytes(content.length)} of ${kilobytes(maxBytes)}. Calm the picture, or raise its kilobytes in artwork/catalogue.json.`,
    );
  }
  return { width, extension, quality, content };
}

/** In 16 bits, so that the dark gradients are not cut into steps before the encoders see them. */
function scale(master, target, { width, height }) {
  return runProgram('convert', [
    master,
    ...['-alpha', 'off', '-strip', '-depth', 16],
    ...['-filter', 'Lanczos', '-resize', `${width}x${height}!`],
    ...['-unsharp', '0x0.6+0.35+0.008'],
    target,
  ]);
}

function deliver(picture, encoded) {
  const { name, width, height, sizes } = picture;
  const { media, address, description } = placesOf(picture);
  const stem = `${name}-${hashOf(encoded.map(({ content }) => content))}`;
  const files = encoded.map(({ width, extension, ...made }) => ({
    file: `${stem}-${width}.${extension}`,
    ...made,
  }));
  replaceFiles(media, new RegExp(`^${name}-[0-9a-f]{8}-\\d+\\.(avif|webp)$`), files);
  const widths = sizes.map((size) => size.width);
  writeDescription(description, { src: `${address}/${stem}`, width, height, widths });
  return files.map(({ file, content, quality }) => ({ file, bytes: content.length, quality }));
}

export function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
