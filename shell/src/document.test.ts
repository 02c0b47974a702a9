/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { paths } from 'shared-kernel';
import { palette } from '../../shared-kernel/src/design-system/theme/palette';
import { documentHtml } from './document';

type Icon = {
  readonly src: string;
  readonly type: string;
  readonly sizes: string;
  readonly purpose?: string;
};

/** A file that the site serves from its root. */
const served = (address: string) => readFileSync(join(__dirname, '../public', address));

const manifest = JSON.parse(served('/manifest.webmanifest').toString());
const parts: Parameters<typeof documentHtml>[0] = {
  title: 'Jorkyball Prouvy',
  head: '',
  styles: '',
  body: '',
  prerendered: '/',
  site: {
    kernel: '1',
    configuration: { origin: 'https://site.example' },
  },
  loader: '',
  script: { address: '/main.js', integrity: 'sha256-' },
  preloads: [],
  fonts: [],
};
const html = documentHtml(parts);

/** The attributes of the document's links of this kind. */
function linksOf(rel: string): Record<string, string>[] {
  return [...html.matchAll(/<link ([^>]+)>/g)]
    .map(([, text = '']) =>
      Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
    )
    .filter((link) => link.rel === rel);
}

const icons: readonly Icon[] = [
  ...manifest.icons,
  ...manifest.shortcuts.flatMap((shortcut: { icons: Icon[] }) => shortcut.icons),
];

test('only an embeddable page has the mark that hides header and footer', () => {
  expect(html).toContain('<html lang="fr">');
  expect(documentHtml({ ...parts, isEmbeddable: true })).toContain('<html lang="fr" data-embeddable>');
});

test('the document links the manifest and existing icons', () => {
  expect(linksOf('manifest')).toEqual([{ rel: 'manifest', href: '/manifest.webmanifest' }]);
  expect(linksOf('icon').map(({ href }) => href)).toEqual(['/favicon.ico', '/icon.svg']);
  for (const { href = '' } of linksOf('icon')) expect(served(href).length).toBeGreaterThan(0);
  expect(linksOf('apple-touch-icon')).toHaveLength(1);
});

test('the favicon has the sizes of a tab, including the one in the document', () => {
  const { type, images } = imageSize(served('/favicon.ico'));
  expect(type).toBe('ico');
  expect(images?.map(({ width }) => width)).toEqual([16, 32, 48]);
  expect(linksOf('icon')[0]?.sizes).toBe('32x32');
});

test('the icon for a phone’s home screen has its size, and is opaque', () => {
  const icon = served(linksOf('apple-touch-icon')[0]?.href ?? '');
  expect(imageSize(icon)).toMatchObject({ type: 'png', width: 180, height: 180 });
  expect(isOpaque(icon)).toBe(true);
});

test.each(icons)(
  '$src is a picture of the size in the manifest, of 60 kB at most',
  ({ src, type, sizes }) => {
    const content = served(src);
    const size = imageSize(content);
    expect(`image/${size.type}`).toBe(type);
    expect(`${size.width}x${size.height}`).toBe(sizes);
    expect(content.length).toBeLessThanOrEqual(60_000);
    expect(isOpaque(content)).toBe(true);
  },
);

test.each(['any', 'maskable'])(
  'the application has icons of both usual sizes for the purpose “%s”',
  (purpose) => {
    const sizes = (manifest.icons as Icon[])
      .filter((icon) => icon.purpose === purpose)
      .map((icon) => icon.sizes);
    expect(sizes).toEqual(['192x192', '512x512']);
  },
);

test('the manifest has the site’s start page, language and colours', () => {
  expect(manifest).toMatchObject({
    name: 'Jorkyball Prouvy',
    lang: 'fr',
    start_url: paths.home(),
    scope: '/',
    display: 'standalone',
    theme_color: palette.ground,
    background_color: palette.ground,
  });
  expect(html).toContain(`<meta name="theme-color" content="${palette.ground}">`);
});

test('the manifest’s shortcuts lead to the booking and to the championships', () => {
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    paths.booking(),
    paths.tournaments(),
  ]);
});

/** PNG: by its colour type (alpha is bit 4), and by the chunk that makes colours of a palette transparent. */
function isOpaque(png: Buffer): boolean {
  const colourType = png.readUInt8(25);
  return (colourType & 4) === 0 && !png.includes('tRNS');
}

test('early scripts precede the loader, and a document without them is otherwise the same', () => {
  const loader = 'loader()';
  const heard = documentHtml({ ...parts, loader, early: ['reports()', 'overrides()'] });
  const order = ['id="site"', '<script>reports()</script>', '<script>overrides()</script>', 'loader()'];
  const places = order.map((text) => heard.indexOf(text));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
  expect(heard.replace(/<script>(reports|overrides)\(\)<\/script>\n/g, '')).toBe(
    documentHtml({ ...parts, loader }),
  );
});
