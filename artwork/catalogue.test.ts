/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { imageSize } from 'image-size';
import catalogue from './catalogue.json';

type Entry = {
  readonly owner: string;
  readonly width: number;
  readonly height: number;
  readonly kilobytes: Readonly<Record<string, number>>;
};

const root = join(__dirname, '..');
const entries: readonly (readonly [string, Entry])[] = Object.entries(catalogue);
const packages = ['shell', 'shared-kernel', 'mfe-marketing', 'mfe-booking', 'mfe-members', 'mfe-tournaments'];

/** The kernel's pictures are the shell's to serve. */
const addressOf = (owner: string) =>
  ['shell', 'shared-kernel'].includes(owner) ? '/shell/media' : `/remotes/${owner}/media`;

const mediaOf = (owner: string) => {
  const folder = join(root, owner, 'media');
  return existsSync(folder) ? readdirSync(folder) : [];
};

const readDescription = (owner: string, name: string) =>
  JSON.parse(readFileSync(join(root, owner, 'src/pictures', `${name}.json`), 'utf8'));

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

/** Beside the catalogue, so that nobody loosens it unseen. */
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
  const social = (() => {
    const folder = join(root, owner, 'src/pictures/social');
    return existsSync(folder)
      ? readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
      : [];
  })();
  const isSocial = (file: string) => file.startsWith('social-') && file.endsWith('.jpg');

  test('no picture that the site does not know', () => {
    const known = own.flatMap(([name, entry]) => filesOf(name, entry).map(({ file }) => file));
    const files = mediaOf(owner);
    expect(files.filter((file) => !isSocial(file)).sort()).toEqual(known.sort());
    for (const file of files.filter(isSocial)) {
      expect(social.some((text) => text.includes(`"${addressOf(owner)}/${file}"`))).toBe(true);
    }
  });

  test('no description of a picture that is not in the catalogue', () => {
    const folder = join(root, owner, 'src/pictures');
    const described = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
    expect(described.sort()).toEqual(own.map(([name]) => `${name}.json`).sort());
  });

  test('pictures for shared links of the size that networks show, named after their content', () => {
    for (const file of mediaOf(owner).filter(isSocial)) {
      const content = readFileSync(join(root, owner, 'media', file));
      expect(imageSize(content)).toMatchObject({ type: 'jpg', width: 1200, height: 630 });
      expect(content.length).toBeLessThanOrEqual(150_000);
      expect(file).toMatch(new RegExp(`-${hash8([content])}\\.jpg$`));
    }
  });
});
