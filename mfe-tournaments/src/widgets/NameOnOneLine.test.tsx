import { shortenedName } from './NameOnOneLine';

test.each([
  ['Lille', 'Lille'],
  ['Jorkyball Club de Valenciennes 2', 'Jorkyball Club de …2'],
  ['JorkyballClubDeValenciennes', 'JorkyballCl…nciennes'],
])('shortens « %s » in its middle', (name, shown) => {
  expect(shortenedName(name, 20)).toBe(shown);
});
