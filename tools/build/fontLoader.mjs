import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './packages.mjs';

/** The weights that the theme uses, by the package of the face. */
const weightsFile = join(root, 'shell/src/fonts/weights.json');

/** The characters of French, and of names in its neighbours' languages: ASCII, Latin-1, ligatures, punctuation, signs. */
const characters = [range(0x20, 0x7e), range(0xa0, 0xff), 'ŒœŸ', '   –—‘’“”„•…‹›€™−→←↑↓'].join('');

function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** Webpack loader of a variable face: keeps the characters and the weights that the site shows, as woff2. */
export default async function fontLoader(content) {
  const done = this.async();
  this.addDependency(weightsFile);
  try {
    const weights = JSON.parse(readFileSync(weightsFile, 'utf8'));
    const [face] = Object.keys(weights).filter((name) => this.resourcePath.includes(`/${name}/`));
    if (face === undefined) throw new Error(`No weights are known of ${this.resourcePath}.`);
    done(
      null,
      await subsetFont(content, characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: weights[face] },
      }),
    );
  } catch (error) {
    done(error);
  }
}

export const raw = true;
