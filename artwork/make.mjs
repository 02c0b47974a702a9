import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../tools/build/packages.mjs';
import { Failure, runCommand } from '../tools/setup/failure.mjs';
import { withCamera } from './pipeline/camera.mjs';
import { cardsNamed } from './pipeline/cards.mjs';
import { inRenders, picturesNamed } from './pipeline/catalogue.mjs';
import { makeSheets } from './pipeline/contactSheet.mjs';
import { encodePicture, kilobytes } from './pipeline/encodePicture.mjs';
import { makeCard } from './pipeline/makeCard.mjs';
import { iconMasters, makeIcons } from './pipeline/makeIcons.mjs';
import { needPrograms } from './pipeline/programs.mjs';
import { renderScene } from './pipeline/renderScene.mjs';

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

// npm run artwork                       renders every picture of the catalogue and encodes it: an hour
// npm run artwork -- hero bar           these two
// npm run artwork -- hero --draft       half the size and few samples, for a look; nothing is delivered
// npm run artwork -- hero --develop     the light of its last rendering, printed again
// npm run artwork -- --encode [name…]   encodes what has been rendered before
// npm run artwork -- cards [name…]      the pictures of shared links, from delivered pictures and artwork/cards.json
// npm run artwork -- icons              the application's icons; the same options
// npm run artwork -- sheet              all delivered pictures side by side, for a look
await runCommand(async () => {
  const parameters = process.argv.slice(2);
  const options = parameters.filter((parameter) => parameter.startsWith('--'));
  const names = parameters.filter((parameter) => !parameter.startsWith('--'));
  const unknown = options.filter((option) => !OPTIONS.includes(option));
  if (unknown.length > 0) throw new Failure(`There is no ${unknown.join(', ')}, only ${OPTIONS.join(', ')}.`);
  mkdirSync(inRenders('.'), { recursive: true });
  const [first = '', ...others] = names;
  return first in OTHER_WORK ? OTHER_WORK[first](others, options) : makePictures(names, options);
});

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
