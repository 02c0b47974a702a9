/** @jest-environment node */
import fc from 'fast-check';
import { type PastedLayout, readPastedPlayer, readPastedTeams } from './readPastedTeams';

/** « Lille: 7 Ana, Léo » for each team that was read. */
function read(text: string, wished?: PastedLayout): readonly string[] {
  return readPastedTeams(text, wished).teams.map(({ name, players }) => {
    const listed = players.map((player) => `${player.number ?? ''} ${player.name}`.trim());
    return listed.length === 0 ? name : `${name}: ${listed.join(', ')}`;
  });
}

test.each<[string, string, readonly string[]]>([
  ['nothing', ' \n\n ', []],
  ['a team a line', 'Lille\nLyon\r\n Les Verts \n', ['Lille', 'Lyon', 'Les Verts']],
  ['lines far apart', 'Lille\n\nLyon\n\n\nNantes', ['Lille', 'Lyon', 'Nantes']],
  ['a numbered list', '1. Lille\n2. Lyon\n3) Nantes', ['Lille', 'Lyon', 'Nantes']],
  ['a numbered list of a word processor', '1.\tLille\n2.\tLyon', ['Lille', 'Lyon']],
  ['a column of numbers', '1\tLille\tAna\tLéo\n2\tLyon\t\t', ['Lille: Ana, Léo', 'Lyon']],
  ['a numbered list of numbers', '1. 3 Brasseurs\n2. 1. FC Köln', ['3 Brasseurs', '1. FC Köln']],
  ['a list numbered with brackets', '1) Lille\n2)Lyon\n4) Nantes', ['Lille', 'Lyon', 'Nantes']],
  ['a list numbered with dashes', '1 - Lille\n2 – Lyon : Ana, Léo', ['Lille', 'Lyon: Ana, Léo']],
  ['a list numbered without spaces', '1.Lille\n2.Lyon\n3.Nantes', ['Lille', 'Lyon', 'Nantes']],
  ['numbers in words', 'N° 1 : Lille\nN° 2 : Lyon', ['Lille', 'Lyon']],
  ['names that begin with figures', '4 Fantastiques\n1er Régiment', ['4 Fantastiques', '1er Régiment']],
  [
    'numbered names that begin with figures',
    '1) 4 Fantastiques\n2) 1er Régiment\n3) 100 Pression',
    ['4 Fantastiques', '1er Régiment', '100 Pression'],
  ],
  ['decimal numbers in names', '1.5 Litre\n2.5 Litres', ['1.5 Litre', '2.5 Litres']],
  [
    'a message with telephone numbers',
    '1) Lille : Ana (06 12 34 56 78), Léo\n2) Lyon - 0612345678\n3) Caen ; Zoé ; tél : +33 6 12 34 56 78',
    ['Lille: Ana, Léo', 'Lyon', 'Caen: Zoé'],
  ],
  [
    'telephone numbers of a spreadsheet',
    'Lille\tAna\t612345678\nLyon\tZoé\t06.12.34.56.78',
    ['Lille: Ana', 'Lyon: Zoé'],
  ],
  ['e-mail addresses', 'Lille, Ana <ana@exemple.fr>, leo@exemple.fr\nH@ck', ['Lille: Ana', 'H@ck']],
  ['captains', 'Lille : Ana (C), Léo\nLyon ; Capitaine : Zoé ; Max', ['Lille: Ana, Léo', 'Lyon: Zoé, Max']],
  ['numbers of names', '1. FC Köln\n1. FC Nürnberg', ['1. FC Köln', '1. FC Nürnberg']],
  ['a number of one name', '1. FC Köln\nLille', ['1. FC Köln', 'Lille']],
  [
    'other numbers of names',
    '1. FC Köln\n1. FC Nürnberg\n2. Mannschaft',
    ['1. FC Köln', '1. FC Nürnberg', '2. Mannschaft'],
  ],
  [
    'figures in names',
    'Les Aigles\n3 Brasseurs\n100 Pression',
    ['Les Aigles', '3 Brasseurs', '100 Pression'],
  ],
  [
    'more figures in names',
    'RC Lens\n2 Potes\nASPTT\n11 de Légende',
    ['RC Lens', '2 Potes', 'ASPTT', '11 de Légende'],
  ],
  [
    'commas and semicolons in names of a spreadsheet',
    'Aigles, les\nLyon; ou pas\tAna\tLéo',
    ['Aigles, les', 'Lyon; ou pas: Ana, Léo'],
  ],
  ['quotes', '"Les Aigles";"Dupont Jean";"Martin Paul"', ['Les Aigles: Dupont Jean, Martin Paul']],
  ['quoted separators', '"Aigles; les","Dupont, Jean", Ana', ['Aigles; les: Dupont, Jean, Ana']],
  [
    'quoted quotes and line ends',
    '"Les ""Aigles"""\t"Jean\nDupont"\tAna',
    ['Les "Aigles": Jean Dupont, Ana'],
  ],
  ['quotes within a name', 'Les "Verts"; Ana; Léo', ['Les "Verts": Ana, Léo']],
  ['a quote that stays open', '"Les Verts\nLyon', ['"Les Verts', 'Lyon']],
  ['a colon within quotes', '"Kick: Off";"Ana";"Léo"', ['Kick: Off: Ana, Léo']],
  ['a time in a name', 'Team 20:30 ; Ana ; Léo', ['Team 20:30: Ana, Léo']],
  ['a time before the colon', 'Team 20:30 : Ana, Léo\nLyon:7 Zoé', ['Team 20:30: Ana, Léo', 'Lyon: 7 Zoé']],
  ['a tight colon in a name', 'Kick:Off ; Ana ; Léo', ['Kick:Off: Ana, Léo']],
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
  ['shirt numbers in blocks', 'Lille\n7 Ana\n10 Léo\n\nLyon', ['Lille: 7 Ana, 10 Léo', 'Lyon']],
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

test.each(['Les Aigles\tDUPONT, Jean\tMARTIN; Paul', '"Les Aigles";"DUPONT, Jean";"MARTIN; Paul"'])(
  'separators are text between stronger ones, as in %j',
  (text) => {
    const [team] = readPastedTeams(text).teams;
    expect(team?.players.map(({ name }) => name)).toEqual(['DUPONT, Jean', 'MARTIN; Paul']);
  },
);

test.each<[string, string, PastedLayout, readonly string[], PastedLayout, readonly string[]]>([
  [
    'bare numbers',
    'Lille\n7 Ana\n10 Léo',
    'lines',
    ['Lille', '7 Ana', '10 Léo'],
    'blocks',
    ['Lille: 7 Ana, 10 Léo'],
  ],
  ['bullets', 'Lille\n- Lyon', 'blocks', ['Lille: Lyon'], 'lines', ['Lille', 'Lyon']],
  ['groups', 'Lille\nLyon\n\nCaen', 'blocks', ['Lille: Lyon', 'Caen'], 'lines', ['Lille', 'Lyon', 'Caen']],
])('offers the other reading of %s', (_what, text, layout, teams, other, others) => {
  expect(readPastedTeams(text)).toMatchObject({ layout, other });
  expect(read(text)).toEqual(teams);
  expect(readPastedTeams(text, other)).toMatchObject({ layout: other, other: layout });
  expect(read(text, other)).toEqual(others);
});

test.each([
  'Lille\nLyon',
  '1. Lille\n2. Lyon',
  'Lille : Ana, Léo\n7 Lyon',
  'Lille :\nAna',
  '- Lille\n- Lyon',
])('offers no other reading of %j', (text) => {
  expect(readPastedTeams(text).other).toBeNull();
});

test('a block that is left alone is still read as a block if so wished', () => {
  expect(read('Seule\nAna', 'blocks')).toEqual(['Seule: Ana']);
});

test.each<[string, readonly string[], readonly string[]]>([
  [
    'Équipe;Joueur 1;Joueur 2\nLes Aigles;Ana;Léo',
    ['Équipe', 'Joueur 1', 'Joueur 2'],
    ['Les Aigles: Ana, Léo'],
  ],
  ['"Nom de l’équipe"\t"Capitaine"\nLes Aigles\tAna', ['Nom de l’équipe', 'Capitaine'], ['Les Aigles: Ana']],
  ['ÉQUIPES\n\nLille\nLyon', ['ÉQUIPES'], ['Lille', 'Lyon']],
  ['Équipe : joueurs\nLille : Ana, Léo', ['Équipe', 'joueurs'], ['Lille: Ana, Léo']],
  [
    'Équipe\tCapitaine\tTéléphone\nLille\tAna\t06 12 34 56 78\n4 Fantastiques\tLéo\t',
    ['Équipe', 'Capitaine', 'Téléphone'],
    ['Lille: Ana', '4 Fantastiques: Léo'],
  ],
  ['N°\tÉquipe\n1\tLille\n2\t1er Régiment', ['N°', 'Équipe'], ['Lille', '1er Régiment']],
  ['N°\tÉquipe\n3\tLille\n\tLyon\n1\tCaen', ['N°', 'Équipe'], ['Lille', 'Lyon', 'Caen']],
  ['\tÉquipe\tJoueurs\n1\tLille\tAna\tLéo\n2\tLyon', ['Équipe', 'Joueurs'], ['Lille: Ana, Léo', 'Lyon']],
  ['Équipe\tCapitaine\n1\tLille\tAna\n2\tLyon\tZoé', ['Équipe', 'Capitaine'], ['Lille: Ana', 'Lyon: Zoé']],
  [
    'Horodateur,Nom de l’équipe,Ville,Tél. du capitaine,Capitaine,Joueur 2\n28/11,Lille,Prouvy,0612345678,Ana,7 Léo',
    ['Horodateur', 'Nom de l’équipe', 'Ville', 'Tél. du capitaine', 'Capitaine', 'Joueur 2'],
    ['Lille: Ana, 7 Léo'],
  ],
  ['Équipes inscrites :\n1) Lille\n2) Lyon', ['Équipes inscrites'], ['Lille', 'Lyon']],
])('recognises the header of %j', (text, header, teams) => {
  expect(readPastedTeams(text).header).toEqual(header);
  expect(read(text)).toEqual(teams);
});

test.each(['Équipe', 'Équipe 1\nÉquipe 2', 'Club;Ana;Léo\nLille;Zoé;Max', 'Lille\nÉquipe'])(
  'sees no header in %j',
  (text) => {
    expect(readPastedTeams(text).header).toBeNull();
  },
);

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
      const spaced = (whole: string) => whole.replace(/\s+/g, ' ');
      const text = lines.join('\n');
      for (const { source, name } of readPastedTeams(text).teams) {
        expect(name.trim()).toBe(name);
        expect(name).not.toBe('');
        for (const each of source.split('\n')) expect(spaced(text)).toContain(spaced(each));
      }
    }),
  );
});
