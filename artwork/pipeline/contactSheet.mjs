import { join } from 'node:path';
import { inRenders, picturesNamed, widestFileOf } from './catalogue.mjs';
import { runProgram } from './programs.mjs';
import { withWorkFolder } from './workFolder.mjs';

/** How wide each picture is drawn, and how many stand side by side: as in a list, as a card, as in a page. */
const SHEETS = [
  { width: 160, columns: 8 },
  { width: 360, columns: 4 },
  { width: 640, columns: 2 },
];

/** Lays all delivered pictures out side by side, their names under them; answers the sheets' files. */
export function makeSheets() {
  return withWorkFolder(async (work) => {
    const labelled = [];
    for (const picture of picturesNamed([])) {
      // ImageMagick takes the colours of AVIF files for others.
      const decoded = join(work, `${picture.name}.png`);
      await runProgram('avifdec', [widestFileOf(picture, 'avif'), decoded]);
      labelled.push('-label', picture.name, decoded);
    }
    const sheets = [];
    for (const { width, columns } of SHEETS) {
      const sheet = inRenders(`sheet-${width}.png`);
      await runProgram('montage', [
        ...['-background', '#060b15', '-fill', '#b3c2d5', '-pointsize', 13],
        ...labelled,
        ...['-tile', `${columns}x`, '-geometry', `${width}x${width}>+6+6`, '-depth', 8],
        sheet,
      ]);
      sheets.push(sheet);
    }
    return sheets;
  });
}
