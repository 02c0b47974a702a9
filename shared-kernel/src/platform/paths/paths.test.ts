import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { matchRoutes } from 'shared-kernel/router';
import { paths, profileTabs, tabParameter } from './paths';

const root = join(__dirname, '../../../..');
const claims = readdirSync(root)
  .filter((name) => name.startsWith('mfe-'))
  .flatMap(
    (name): readonly string[] => JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8')).paths,
  )
  .map((path) => ({ path }));

test.each(Object.entries<(...ids: never[]) => string>(paths))(
  'a section claims the address of %s',
  (_name, pathTo) => {
    const ids = ['1', '2'] as never[];
    expect(matchRoutes(claims, pathTo(...ids))).not.toBeNull();
  },
);

test('a name with spaces, accents or slashes survives its address', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (name) => {
      const matches = matchRoutes([{ path: '/club/:clubId' }], paths.club(name));
      expect(matches?.[0]?.params.clubId).toBe(name);
    }),
  );
});

test('the address contains the tab', () => {
  for (const tab of profileTabs) {
    expect(new URL(paths.profile(tab), 'https://site.example').searchParams.get(tabParameter)).toBe(tab);
  }
  expect(paths.tournament('1', 'standings')).toBe('/organisateur/tournoi/1?onglet=standings');
});
