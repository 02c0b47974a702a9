import fc from 'fast-check';
import type { PageContent } from './pageContent';
import { whatStays } from './whatStays';

const LIMITS = { pages: 5, files: 20 };

function folder(version: number): string {
  return `/remotes/mfe-booking/${String(version).padStart(12, '0')}/`;
}

/** A page of a release: it names three of its files. */
function aPage(version: number): PageContent {
  return { files: ['a.js', 'b.js', 'c.js'].map((file) => folder(version) + file) };
}

const visits = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 12 }).map((versions) => {
  const pages = new Map(versions.map((version, at) => [`/page-${at}`, aPage(version)]));
  const files = versions.flatMap((version) =>
    ['a.js', 'b.js', 'c.js', 'd.js'].map((file) => folder(version) + file),
  );
  return { pages, files: [...new Set(files)].reverse(), live: [] };
});

test('a page stays with all its files or is evicted, within the limits', () => {
  fc.assert(
    fc.property(visits, (kept) => {
      const staying = whatStays(kept, LIMITS);
      expect(staying.files.size).toBeLessThanOrEqual(LIMITS.files);
      expect(staying.pages.size).toBeLessThanOrEqual(LIMITS.pages);
      for (const address of staying.pages) {
        for (const file of kept.pages.get(address)?.files ?? []) expect(staying.files).toContain(file);
      }
    }),
  );
});

test('the page used last stays, although many files came after its own', () => {
  const later = Array.from({ length: 50 }, (_, index) => `${folder(9)}${index}.js`);
  const kept = {
    pages: new Map([['/reservation', aPage(1)]]),
    files: [...later, ...aPage(1).files],
    live: [],
  };
  const staying = whatStays(kept, LIMITS);
  expect([...staying.pages]).toEqual(['/reservation']);
  expect(staying.files.size).toBe(LIMITS.files);
});

test('files of a page’s release stay before files that no page names', () => {
  const late = `${folder(1)}late.js`;
  const unknown = Array.from({ length: 50 }, (_, index) => `${folder(9)}${index}.js`);
  const kept = {
    pages: new Map([['/reservation', aPage(1)]]),
    files: [...unknown, late, ...aPage(1).files],
    live: [],
  };
  expect(whatStays(kept, LIMITS).files).toContain(late);
});

test('files of a live release stay before others', () => {
  const live = `${folder(2)}a.js`;
  const unknown = Array.from({ length: 50 }, (_, index) => `${folder(9)}${index}.js`);
  const kept = { pages: new Map([['/reservation', aPage(1)]]), files: [...unknown, live, ...aPage(1).files] };
  expect(whatStays({ ...kept, live: [folder(2)] }, LIMITS).files).toContain(live);
  expect(whatStays({ ...kept, live: [] }, LIMITS).files).not.toContain(live);
});
