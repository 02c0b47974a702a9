import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../tools/build/packages.mjs';
import { Failure } from '../../tools/setup/failure.mjs';
import { withCamera } from './camera.mjs';
import { cardsNamed } from './cards.mjs';
import { inRenders, picturesNamed } from './catalogue.mjs';
import { makeSheets } from './contactSheet.mjs';
import { encodePicture, kilobytes } from './encodePicture.mjs';
import { makeCard } from './makeCard.mjs';
import { iconMasters, makeIcons } from './makeIcons.mjs';
import { needPrograms } from './programs.mjs';
import { renderScene } from './renderScene.mjs';

const OPTIONS = ['--draft', '--develop', '--encode'];

const OTHER_WORK = {
  async cards(names) {
    const cards = cardsNamed(names);
    needPrograms('convert');
    await withCamera(async (page) => {
      for (const card of cards)
        printFiles([await timed(`card     ${card.name}`, () => makeCard(card, page))]);
    });
  },
  async icons(_names, options) {
    needPrograms(...programsFor(options, 'convert'));
    for (const name of iconMasters) await render(name, options);
    if (!options.includes('--draft')) printFiles(await timed('icons', makeIcons));
  },
  async sheet() {
    needPrograms('montage', 'avifdec');
    for (const file of await makeSheets()) console.log(file.replace(join(root, '/'), ''));
  },
};

/** Makes what the words of the command line name (`npm run artwork -- --help`). */
export async function makeArtwork(parameters) {
  const options = parameters.filter((parameter) => parameter.startsWith('--'));
  const names = parameters.filter((parameter) => !parameter.startsWith('--'));
  const unknown = options.filter((option) => !OPTIONS.includes(option));
  if (unknown.length > 0) throw new Failure(`There is no ${unknown.join(', ')}, only ${OPTIONS.join(', ')}.`);
  mkdirSync(inRenders('.'), { recursive: true });
  const [first = '', ...others] = names;
  return first in OTHER_WORK ? OTHER_WORK[first](others, options) : makePictures(names, options);
}

async function makePictures(names, options) {
  const pictures = picturesNamed(names);
  needPrograms(...programsFor(options, 'convert', 'avifenc', 'cwebp'));
  for (const [index, picture] of pictures.entries()) {
    const place = `(${index + 1} of ${pictures.length})`;
    await render(picture.name, options, place);
    if (options.includes('--draft')) continue;
    printFiles(await timed(`encoded  ${picture.name} ${place}`, () => encodePicture(picture)));
  }
}

function programsFor(options, ...encoders) {
  return options.includes('--encode') ? encoders : ['blender', ...encoders];
}

async function render(name, options, place = '') {
  if (options.includes('--encode')) return;
  const file = await timed(`rendered ${name} ${place}`, () => renderScene(name, options));
  console.log(`    ${relative(root, file)}`);
}

function printFiles(files) {
  for (const { file, bytes, quality } of files) {
    console.log(`    ${file.padEnd(56)}${kilobytes(bytes).padStart(10)}  quality ${quality}`);
  }
}

async function timed(name, work) {
  const started = Date.now();
  const result = await work();
  console.log(`  ${name.padEnd(56)}${((Date.now() - started) / 1000).toFixed(1).padStart(8)} s`);
  return result;
}
