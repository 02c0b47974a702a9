import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../tools/build/packages.mjs';
import { Failure } from '../../tools/setup/failure.mjs';
import { CHECKOUT, withCamera } from './camera.mjs';
import { inRenders } from './catalogue.mjs';
import { kilobytes } from './encodePicture.mjs';
import { runProgram } from './programs.mjs';
import { searchQuality } from './searchQuality.mjs';
import { withWorkFolder } from './workFolder.mjs';

const publicFolder = join(root, 'shell/public');
const MAX_BYTES = 60_000;
/** In a palette: fewer colours than these show their dots. */
const COLOURS = { lowest: 48, highest: 256 };

/** What systems and browsers ask for; the tested manifest and document name the same files. */
const RENDERED = [
  { file: 'icons/icon-192.png', master: 'icon', size: 192 },
  { file: 'icons/icon-512.png', master: 'icon', size: 512 },
  { file: 'icons/icon-maskable-192.png', master: 'icon-maskable', size: 192 },
  { file: 'icons/icon-maskable-512.png', master: 'icon-maskable', size: 512 },
  { file: 'icons/apple-touch-icon.png', master: 'icon', size: 180 },
];
/** The scenes that the icons are made from. */
export const iconMasters = [...new Set(RENDERED.map(({ master }) => master))];
const FAVICON_SIZES = [16, 32, 48];

/** Makes the application's icons; answers `[{ file, bytes, quality }]`, the quality a number of colours. */
export function makeIcons() {
  return withWorkFolder(async (work) => {
    mkdirSync(join(publicFolder, 'icons'), { recursive: true });
    const made = [];
    for (const icon of RENDERED) made.push(await makeRendered(icon, work));
    made.push(await makeFavicon(work));
    return made;
  });
}

/**
 * Without transparency, which a phone would fill with a colour of its own, and without dates: the same master makes
 * the same file.
 */
async function makeRendered({ file, master, size }, work) {
  const source = inRenders(`${master}.png`);
  if (!existsSync(source)) {
    throw new Failure(`${master} has not been rendered yet: npm run artwork -- icons`);
  }
  const scaled = join(work, 'scaled.png');
  await runProgram('convert', [
    source,
    ...['-alpha', 'off', '-strip', '-depth', 16, '-filter', 'Lanczos', '-resize', `${size}x${size}!`],
    scaled,
  ]);
  const { fits, content, quality } = await searchQuality({
    ...COLOURS,
    limit: MAX_BYTES,
    async encode(colours) {
      const target = join(work, 'icon.png');
      await runProgram('convert', [
        scaled,
        ...['-dither', 'FloydSteinberg', '-colors', colours],
        ...['-define', 'png:compression-level=9', '-define', 'png:exclude-chunks=date,time'],
        `PNG8:${target}`,
      ]);
      return readFileSync(target);
    },
  });
  if (!fits) throw new Failure(`${file} does not fit: it still takes ${kilobytes(content.length)}.`);
  writeFileSync(join(publicFolder, file), content);
  return { file, bytes: content.length, quality };
}

/** From the drawn mark: the rendered court is a blur in so few pixels. */
async function makeFavicon(work) {
  const mark = `${CHECKOUT}/${relative(root, join(publicFolder, 'icon.svg'))}`;
  const drawings = await withCamera(async (page) => {
    const files = [];
    for (const size of FAVICON_SIZES) {
      const path = join(work, `${size}.png`);
      await page.setContent(
        `<style>body{margin:0}img{display:block}</style><img src="${mark}" width="${size}" height="${size}">`,
      );
      await page.locator('img').screenshot({ path, omitBackground: true });
      files.push(path);
    }
    return files;
  });
  const target = join(publicFolder, 'favicon.ico');
  await runProgram('convert', [...drawings, target]);
  return { file: 'favicon.ico', bytes: readFileSync(target).length, quality: 'full' };
}
