/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { imageSize } from 'image-size';
import cards from './cards.json';
import catalogue from './catalogue.json';

type Entry = {
  readonly owner: string;
  readonly width: number;
  readonly height: number;
  readonly kilobytes: Readonly<Record<string, number>>;
};

type Card = {
  readonly owner: string;
  readonly picture: string;
  readonly title: string;
  readonly line: string;
};

const root = join(__dirname, '..');
const entries: readonly (readonly [string, Entry])[] = Object.entries(catalogue);
const cardEntries: readonly (readonly [string, Card])[] = Object.entries(cards);
const packages: readonly string[] = [
  'shell',
  'shared-kernel',
  ...require('../tools/build/sections').sections,
];

/** The kernel's pictures are the shell's to serve. */
const addressOf = (owner: string) =>
  ['shell', 'shared-kernel'].includes(owner) ? '/shell/media' : `/remotes/${owner}/media`;

const mediaOf = (owner: string) => {
  const folder = join(root, owner, 'media');
  return existsSync(folder) ? readdirSync(folder) : [];
};

const readDescription = (owner: string, name: string) =>
  JSON.parse(readFileSync(join(root, owner, 'src/pictures', `${name}.json`), 'utf8'));

const describedIn = (owner: string, folder: string) => {
  const place = join(root, owner, folder);
  return existsSync(place)
    ? readdirSync(place)
        .filter((file) => file.endsWith('.json'))
        .sort()
    : [];
};

const widthsOf = ({ kilobytes }: Entry) =>
  Object.keys(kilobytes)
    .map(Number)
    .sort((a, b) => a - b);

/** The files of a picture in the order in which their hash is made. */
const filesOf = (name: string, entry: Entry) => {
  const stem = basename(readDescription(entry.owner, name).src);
  return widthsOf(entry).flatMap((width) =>
    ['avif', 'webp'].map((type) => {
      const file = `${stem}-${width}.${type}`;
      return { file, type, width, content: readFileSync(join(root, entry.owner, 'media', file)) };
    }),
  );
};

const hash8 = (contents: readonly Buffer[]) => {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 8);
};

describe.each(entries)('%s', (name, entry) => {
  test('is described to the site as the catalogue says', () => {
    expect(readDescription(entry.owner, name)).toEqual({
      src: expect.stringMatching(new RegExp(`^${addressOf(entry.owner)}/${name}-[0-9a-f]{8}$`)),
      width: entry.width,
      height: entry.height,
      widths: widthsOf(entry),
    });
  });

  test('is delivered in its formats, widths and shape', () => {
    for (const { type, width, content } of filesOf(name, entry)) {
      const size = imageSize(content);
      expect(size.type).toBe(type);
      expect(size.width).toBe(width);
      expect(Math.abs(size.height - (width * entry.height) / entry.width)).toBeLessThanOrEqual(1);
    }
  });

  test('weighs no more than the catalogue allows', () => {
    const heavy = filesOf(name, entry).filter(
      ({ width, content }) => content.length > (entry.kilobytes[width] ?? 0) * 1000,
    );
    expect(heavy.map(({ file, content }) => `${file}: ${content.length} bytes`)).toEqual([]);
  });

  test('changes its address when its content changes', () => {
    const { src } = readDescription(entry.owner, name);
    expect(src.slice(-8)).toBe(hash8(filesOf(name, entry).map(({ content }) => content)));
  });
});

/** Beside the catalogue, so that a looser limit is seen in a review. */
describe('what a phone downloads', () => {
  test.each(entries.filter(([name]) => /^(article|service|part|step|poster)-/.test(name)))(
    'the card of %s weighs at most 25 kB in any width',
    (name, entry) => {
      for (const { content } of filesOf(name, entry)) expect(content.length).toBeLessThanOrEqual(25_000);
    },
  );

  test.each(entries.filter(([name]) => name === 'hero' || name === 'hero-phone'))(
    '%s weighs at most 60 kB up to 960 pixels',
    (name, entry) => {
      const narrow = filesOf(name, entry).filter(({ width }) => width <= 960);
      expect(narrow).not.toHaveLength(0);
      for (const { content } of narrow) expect(content.length).toBeLessThanOrEqual(60_000);
    },
  );
});

describe.each(packages)('%s keeps', (owner) => {
  const own = entries.filter(([, entry]) => entry.owner === owner);
  const ownCards = cardEntries.filter(([, card]) => card.owner === owner).map(([name]) => name);

  test('no picture that the site does not know', () => {
    const pictures = own.flatMap(([name, entry]) => filesOf(name, entry).map(({ file }) => file));
    const known = [
      ...pictures,
      ...ownCards.map((name) => basename(readDescription(owner, `social/${name}`).src)),
    ];
    expect(mediaOf(owner).sort()).toEqual(known.sort());
  });

  test('no description of a picture that is not in the catalogue', () => {
    expect(describedIn(owner, 'src/pictures')).toEqual(own.map(([name]) => `${name}.json`).sort());
    expect(describedIn(owner, 'src/pictures/social')).toEqual(ownCards.map((name) => `${name}.json`).sort());
  });
});

describe.each(cardEntries)('the card %s', (name, { owner, picture, title, line }) => {
  const delivered = () => {
    const { src, ...size } = readDescription(owner, `social/${name}`);
    return { src, size, content: readFileSync(join(root, owner, 'media', basename(src))) };
  };

  test('is described to the site', () => {
    const { src, size } = delivered();
    expect(src).toMatch(new RegExp(`^${addressOf(owner)}/social-${name}-[0-9a-f]{8}\\.jpg$`));
    expect(size).toEqual({ width: 1200, height: 630 });
  });

  test('is a JPEG of the size that networks show whole, and weighs at most 150 kB', () => {
    const { content } = delivered();
    expect(imageSize(content)).toMatchObject({ type: 'jpg', width: 1200, height: 630 });
    expect(content.length).toBeLessThanOrEqual(150_000);
  });

  test('changes its address when its content changes', () => {
    const { src, content } = delivered();
    expect(src.slice(-12)).toBe(`${hash8([content])}.jpg`);
  });

  test('rests on a picture of the catalogue, under words in French typography', () => {
    expect(entries.map(([each]) => each)).toContain(picture);
    expect(`${title}\n${line}`).not.toMatch(/['"]| [:;!?»%€]|« |\d (?:m|h|€|%)(?!\p{L})/u);
  });

  // A shared picture stays as it is when a manager changes the settings.
  test('says no price or number of courts', () => {
    expect(`${title}\n${line}`).not.toMatch(
      /€|euro|(?:\d|un|deux|trois|quatre|cinq|sept|huit|neuf|dix|six|onze|douze)\s+(?:terrains|courts)/iu,
    );
  });
});
