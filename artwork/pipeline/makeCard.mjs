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
import { join, relative } from 'node:path';
import { root } from '../../tools/build/packages.mjs';
import { Failure } from '../../tools/setup/failure.mjs';
import { fillCard } from '../cards/fillCard.mjs';
import { CHECKOUT } from './camera.mjs';
import { CARD, placesOfCard } from './cards.mjs';
import { picturesNamed, widestFileOf } from './catalogue.mjs';
import { leastContrast } from './contrast.mjs';
import { kilobytes } from './encodePicture.mjs';
import { runProgram } from './programs.mjs';
import { searchQuality } from './searchQuality.mjs';

/** Of the words over the picture, in a preview as small as it may be. */
const LEAST_CONTRAST = 4.5;

/**
 * Makes a card's file, named after its content, and its description for the site's source; `page` is a browser's.
 * Answers `{ file, bytes, quality }`.
 */
export async function makeCard(card, page) {
  const work = mkdtempSync(join(tmpdir(), 'artwork-'));
  try {
    const photograph = join(work, 'card.png');
    const words = await photographCard(card, page, photograph);
    await refuseUnreadable(card, words, page, work);
    const { content, quality } = await encode(card, photograph, work);
    return { file: write(card, content), bytes: content.length, quality };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function photographCard(card, page, target) {
  const [picture] = picturesNamed([card.picture]);
  const pictureAddress = `/${relative(root, widestFileOf(picture, 'webp'))}`;
  await page.setViewportSize({ width: CARD.width, height: CARD.height });
  await page.goto(`${CHECKOUT}/artwork/cards/card.html`);
  const words = await page.evaluate(fillCard, { ...card, pictureAddress });
  if (!words) throw new Failure(`The words of the card “${card.name}” do not fit: make them fewer.`);
  await page.screenshot({ path: target });
  return words;
}

/** Looks at the same card without its words. */
async function refuseUnreadable({ name }, words, page, work) {
  const bare = join(work, 'bare.png');
  await page.addStyleTag({ content: '.brand, .words { visibility: hidden }' });
  await page.screenshot({ path: bare });
  for (const { ink, box } of words) {
    const pixels = join(work, 'behind.rgb');
    const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(Math.round);
    await runProgram('convert', [
      bare,
      ...['-crop', `${width}x${height}+${x}+${y}`, '-depth', 8, `rgb:${pixels}`],
    ]);
    const contrast = leastContrast(ink, readFileSync(pixels));
    if (contrast >= LEAST_CONTRAST) continue;
    throw new Failure(
      `The card “${name}” cannot be read: its words have a contrast of ${contrast.toFixed(1)} at ${x}, ${y}. ` +
        'Move its picture (pictureLeft), or darken the shade of artwork/cards/card.css.',
    );
  }
}

async function encode({ name }, photograph, work) {
  const { fits, content, quality } = await searchQuality({
    lowest: 60,
    highest: 92,
    limit: CARD.maxBytes,
    async encode(quality) {
      const target = join(work, 'card.jpg');
      await runProgram('convert', [
        photograph,
        ...['-strip', '-interlace', 'JPEG', '-sampling-factor', '4:2:0', '-quality', quality],
        target,
      ]);
      return readFileSync(target);
    },
  });
  if (!fits)
    throw new Failure(`The card “${name}” does not fit: it still takes ${kilobytes(content.length)}.`);
  return { content, quality };
}

/** In the place of the card's last file. */
function write(card, content) {
  const { media, address, description } = placesOfCard(card);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `social-${card.name}-${hash}.jpg`;

  const own = new RegExp(`^social-${card.name}-[0-9a-f]{8}\\.jpg$`);
  const files = existsSync(media) ? readdirSync(media) : [];
  for (const old of files.filter((each) => own.test(each))) rmSync(join(media, old));
  for (const folder of [media, join(description, '..')]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(media, file), content);
  writeFileSync(
    description,
    `{\n  "src": "${address}/${file}",\n  "width": ${CARD.width},\n  "height": ${CARD.height}\n}\n`,
  );
  return file;
}
