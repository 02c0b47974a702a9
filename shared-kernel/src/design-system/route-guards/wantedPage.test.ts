import fc from 'fast-check';
import { loginFor } from './loginFor';
import { wantedPage } from './wantedPage';

const queryOf = (address: string) => new URL(address, 'https://jorkyball.test').searchParams;
const asked = (retour: string) => wantedPage(new URLSearchParams({ retour }));

test.each([
  ['/profil', undefined],
  ['/profil?onglet=license&x=%26#bas', undefined],
  ['/organisateur/tournoi/a%2Fb/modifier', 'organizer'],
  ['/', 'player'],
] as const)('the login for %s (%s) returns there', (path, role) => {
  expect(wantedPage(queryOf(loginFor({ path, role })))).toEqual({ path, role });
});

test.each([
  [''],
  ['profil'],
  ['//evil.example'],
  ['//evil.example/profil'],
  ['///evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['/.//evil.example'],
  ['/profil/..//evil.example'],
  ['/%2e//evil.example'],
  ['https://evil.example/profil'],
  ['https:evil.example'],
  ['javascript:alert(1)'],
  ['JavaScript:alert(1)'],
  [' javascript:alert(1)'],
  ['data:text/html,x'],
  ['@evil.example'],
  ['.evil.example'],
  ['/connexion'],
  ['/connexion?retour=/profil'],
])('« %s » is refused as a wanted page', (retour) => {
  expect(asked(retour)).toBeNull();
});

test('a login without a wanted page returns to none', () => {
  expect(wantedPage(new URLSearchParams('onglet=inscription'))).toBeNull();
});

test('an unknown role is ignored', () => {
  expect(wantedPage(new URLSearchParams('retour=/profil&role=admin'))).toEqual({
    path: '/profil',
    role: undefined,
  });
});

test('any wanted page stays on this origin', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '../..',
    '%2e',
    '%2F',
    '\t',
    ':',
    '@',
    'evil.example',
    '?',
    '#',
    '[',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((pieces) => `/${pieces.join('')}`),
      ),
      (retour) => {
        const wanted = asked(retour);
        if (wanted === null) return;
        expect(new URL(wanted.path, 'https://jorkyball.test').origin).toBe('https://jorkyball.test');
      },
    ),
  );
});
