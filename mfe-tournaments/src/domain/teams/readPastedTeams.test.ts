/** @jest-environment node */
import fc from 'fast-check';
import { readPastedPlayer } from './readPastedPlayer';
import { readPastedTeams } from './readPastedTeams';

/** « Lille: 7 Ana, Léo » for each team that was read. */
function read(text: string): readonly string[] {
  return readPastedTeams(text).map(({ name, players }) => {
    const listed = players.map((player) => `${player.number ?? ''} ${player.name}`.trim());
    return listed.length === 0 ? name : `${name}: ${listed.join(', ')}`;
  });
}

test.each<[string, string, readonly string[]]>([
  ['nothing', ' \n\n ', []],
  ['a team a line', 'Lille\nLyon\r\n Les Verts \n', ['Lille', 'Lyon', 'Les Verts']],
  ['lines far apart', 'Lille\n\nLyon\n\n\nNantes', ['Lille', 'Lyon', 'Nantes']],
  ['a numbered list', '1. Lille\n2. Lyon\n10) Nantes', ['Lille', 'Lyon', 'Nantes']],
  ['a list with bullets', '- Lille\n• Lyon\n* Nantes', ['Lille', 'Lyon', 'Nantes']],
  ['players after a colon', 'Lille : Ana, Léo\nLyon: Zoé ;Max', ['Lille: Ana, Léo', 'Lyon: Zoé, Max']],
  ['a no-break space before the colon', 'Lille\u00a0: Ana,Léo', ['Lille: Ana, Léo']],
  ['cells of a spreadsheet', 'Lille\tAna\tLéo\nLyon\t\t', ['Lille: Ana, Léo', 'Lyon']],
  ['semicolons', 'Lille;Ana;Léo;;\nLyon', ['Lille: Ana, Léo', 'Lyon']],
  ['commas', 'Lille, Ana, Léo', ['Lille: Ana, Léo']],
  ['blocks', 'Lille\nAna\nLéo\n\nLyon\nZoé\nMax', ['Lille: Ana, Léo', 'Lyon: Zoé, Max']],
  ['blocks parted by spaces', 'Lille\nAna\nLéo\n \t\nLyon', ['Lille: Ana, Léo', 'Lyon']],
  [
    'a block and lines',
    'Lille : Ana, Léo\nLyon : Zoé, Max\n\nNantes',
    ['Lille: Ana, Léo', 'Lyon: Zoé, Max', 'Nantes'],
  ],
  [
    'bullets under each team',
    'Lille\n- Ana\n- Léo\nLyon\n- Zoé\n- Max',
    ['Lille: Ana, Léo', 'Lyon: Zoé, Max'],
  ],
  ['shirt numbers under a team', 'Lille\n7 Ana\n10 Léo', ['Lille: 7 Ana, 10 Léo']],
  ['a colon above the players', 'Lille :\nAna\nLéo\nLyon :\nZoé\nMax', ['Lille: Ana, Léo', 'Lyon: Zoé, Max']],
  ['a colon above, in blocks', 'Lille :\n1. Ana\n2. Léo\n\nLyon :\nZoé', ['Lille: Ana, Léo', 'Lyon: Zoé']],
  [
    'a list of teams in two groups',
    '1. Lille\n2. Lyon\n\n3. Nantes\n4. Caen',
    ['Lille', 'Lyon', 'Nantes', 'Caen'],
  ],
  ['an hyphen within a name', 'Saint-Étienne\nVal-de-Marne 2', ['Saint-Étienne', 'Val-de-Marne 2']],
])('reads %s', (_, text, teams) => {
  expect(read(text)).toEqual(teams);
});

test.each([
  ['Ana', { name: 'Ana' }],
  ['- Ana', { name: 'Ana' }],
  ['–Ana', { name: 'Ana' }],
  ['1. Ana', { name: 'Ana' }],
  ['12) Ana Diaz', { name: 'Ana Diaz' }],
  ['7 Ana', { name: 'Ana', number: 7 }],
  ['• 7 Ana', { name: 'Ana', number: 7 }],
  ['1. 7 Ana', { name: 'Ana', number: 7 }],
  ['#7 Ana', { name: 'Ana', number: 7 }],
  ['N° 07 Ana', { name: 'Ana', number: 7 }],
  ['7 - Ana', { name: 'Ana', number: 7 }],
  ['0 Ana', { name: 'Ana', number: 0 }],
  ['2024 Ana', { name: '2024 Ana' }],
  ['7', { name: '7' }],
])('« %s » is %j', (text, player) => {
  expect(readPastedPlayer(text)).toEqual(player);
});

test('reads any text, and the source of a team reads as the same team', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom('', 'Lille', '- Ana', '7 Léo', 'Lyon :', 'A : B, C', '\t;'),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const text = lines.join('\n');
      for (const { source, name } of readPastedTeams(text)) {
        expect(name.trim()).toBe(name);
        expect(name).not.toBe('');
        for (const each of source.split('\n')) expect(text).toContain(each);
      }
    }),
  );
});
