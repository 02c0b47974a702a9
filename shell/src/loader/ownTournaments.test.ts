function look() {
  const { inlineScript } = jest.requireActual<{
    inlineScript: (sources: readonly string[], options: { minify: boolean }) => string;
  }>('../../../tools/build/InlineScriptPlugin');
  delete document.documentElement.dataset.ownTournaments;
  new Function(inlineScript([`${__dirname}/ownTournaments.ts`], { minify: false }))();
  return document.documentElement.dataset.ownTournaments !== undefined;
}

const sample = { id: 'championnat-de-france-2025', name: 'Championnat de France' };

test.each([
  ['nothing', null, false],
  ['no tournament', [], false],
  ['the sample alone', [sample], false],
  ['a tournament beside the sample', [sample, { id: '1700000000000', name: 'Open' }], true],
])('a browser with %s: %p', (_what, stored, isOwn) => {
  if (stored === null) localStorage.removeItem('tournaments');
  else localStorage.setItem('tournaments', JSON.stringify(stored));
  expect(look()).toBe(isOwn);
});
