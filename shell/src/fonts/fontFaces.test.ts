import { theme } from 'shared-kernel';
import { fontFaces } from './fontFaces';
import { fontFiles } from './fontFiles';

const declared = [...fontFaces.matchAll(/font-family:'([^']+)'/g)].map((match) => match[1]);

test('declares every own font family of the theme', () => {
  const asked = Object.values(theme.font).flatMap((stack) => stack.match(/Court [A-Za-z ]+/g) ?? []);
  expect(new Set(asked)).toEqual(new Set(declared));
});

test('shows text at once in a local font of the same size', () => {
  expect(fontFaces.match(/font-display:swap/g)).toHaveLength(fontFiles.length);
  for (const face of fontFaces.split('@font-face').filter((rule) => rule.includes('local('))) {
    expect(face).toMatch(/size-adjust:\d+\.\d%;ascent-override:\d+\.\d%;descent-override:\d+\.\d%/);
  }
});
