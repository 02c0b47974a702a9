import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../../tools/setup/failure.mjs';
import { placesOf } from './catalogue.mjs';
import { formats } from './formats.mjs';
import { runProgram } from './programs.mjs';
import { searchQuality } from './searchQuality.mjs';

/**
 * Makes a picture's delivered files from its master, and its description for the site's source.
 * Their name carries a hash of their content, so an address never changes its meaning.
 * Answers `[{ file, bytes, quality }]`.
 */
export async function encodePicture(picture) {
  const { master, media, address, description } = placesOf(picture);
  if (!existsSync(master)) {
    throw new Failure(`${picture.name} has not been rendered yet: npm run artwork -- ${picture.name}`);
  }
  const work = mkdtempSync(join(tmpdir(), 'artwork-'));
  try {
    const encoded = await encodeAll(picture, master, work);
    const hash = createHash('sha256');
    for (const { content } of encoded) hash.update(content);
    const stem = `${picture.name}-${hash.digest('hex').slice(0, 8)}`;

    removeFilesOf(picture.name, media);
    mkdirSync(media, { recursive: true });
    const written = encoded.map(({ width, extension, content, quality }) => {
      const file = `${stem}-${width}.${extension}`;
      writeFileSync(join(media, file), content);
      return { file, bytes: content.length, quality };
    });
    writeDescription(description, `${address}/${stem}`, picture);
    return written;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
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

function removeFilesOf(name, media) {
  const own = new RegExp(`^${name}-[0-9a-f]{8}-\\d+\\.(avif|webp)$`);
  const files = existsSync(media) ? readdirSync(media) : [];
  for (const file of files.filter((each) => own.test(each))) rmSync(join(media, file));
}

function writeDescription(file, src, { width, height, sizes }) {
  mkdirSync(join(file, '..'), { recursive: true });
  const widths = sizes.map((size) => size.width).join(', ');
  writeFileSync(
    file,
    `{\n  "src": "${src}",\n  "width": ${width},\n  "height": ${height},\n  "widths": [${widths}]\n}\n`,
  );
}

export function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
