import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../tools/build/packages.mjs';
import { Failure } from '../../tools/setup/failure.mjs';
import { fillCard } from '../cards/fillCard.mjs';
import { CHECKOUT } from './camera.mjs';
import { CARD, placesOfCard } from './cards.mjs';
import { picturesNamed, widestFileOf } from './catalogue.mjs';
import { leastContrast } from './contrast.mjs';
import { hashOf, replaceFiles, writeDescription } from './deliver.mjs';
import { kilobytes } from './encodePicture.mjs';
import { runProgram } from './programs.mjs';
import { searchQuality } from './searchQuality.mjs';
import { withWorkFolder } from './workFolder.mjs';

/** Of the words over the picture, in a preview as small as it may be. */
const LEAST_CONTRAST = 4.5;

/**
 * Makes a card's file, named after its content, and its description for the site's source; `page` is a browser's.
 * Answers `{ file, bytes, quality }`.
 */
export function makeCard(card, page) {
  return withWorkFolder(async (work) => {
    const photograph = join(work, 'card.png');
    const words = await photographCard(card, page, photograph);
    await refuseUnreadable(card, words, page, work);
    const { content, quality } = await encode(card, photograph, work);
    return { file: deliver(card, content), bytes: content.length, quality };
  });
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

function deliver(card, content) {
  const { media, address, description } = placesOfCard(card);
  const file = `social-${card.name}-${hashOf([content])}.jpg`;
  const former = new RegExp(`^social-${card.name}-[0-9a-f]{8}\\.jpg$`);
  replaceFiles(media, former, [{ file, content }]);
  writeDescription(description, { src: `${address}/${file}`, width: CARD.width, height: CARD.height });
  return file;
}
