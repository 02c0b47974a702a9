/** Files as a malicious person or a faulty editor might make them: a valid file with one change each. */
export type HostileFile = {
  readonly name: string;
  /** Whether it is imported all the same, because it can be displayed as a tournament. */
  readonly isTaken: boolean;
  /** How many teams the sound file has, if not four. Eight have playoffs. */
  readonly teams?: number;
  /** Changes the valid file's value, or returns another one. */
  readonly change?: (file: Json) => unknown;
  /** Makes the text, where no value has it. */
  readonly write?: (value: unknown) => string;
};

// biome-ignore lint/suspicious/noExplicitAny: whatever may stand in a file
type Json = any;

const refused = (name: string, change: HostileFile['change']): HostileFile => ({
  name,
  isTaken: false,
  change,
});
const taken = (name: string, change: HostileFile['change']): HostileFile => ({ name, isTaken: true, change });

/** Replaces a text in the valid file's text. */
function inText(name: string, isTaken: boolean, before: string | RegExp, after: string): HostileFile {
  return { name, isTaken, write: (value) => JSON.stringify(value).replace(before, after) };
}

/** A whole text. */
const text = (name: string, whole: string): HostileFile => ({ name, isTaken: false, write: () => whole });

/** Puts a value at a place such as `tournament.fixtures.0.id`. */
function put(file: Json, place: string, value: unknown): Json {
  const steps = place.split('.');
  const last = steps.pop() ?? '';
  const owner = steps.reduce((inner, step) => inner[step], file);
  owner[last] = value;
  return file;
}

const at = (place: string, value: unknown) => (file: Json) => put(file, place, value);

/** Values of a wrong type for these places, at any depth of the file. */
const wrongTypes: readonly (readonly [place: string, ...values: unknown[]])[] = [
  ['format', 12, null, {}],
  ['version', 99, '1', null],
  ['exportedAt', 12, null],
  ['tournament', null, [], 'tournoi', 7],
  ['tournament.id', true, null, {}, ''],
  ['tournament.name', 12, null, ['a']],
  ['tournament.date', 20261128, '9999-99-99', '2026-02-30', '28/11/2026', '+275760-09-13'],
  ['tournament.format', 'cup', [], { type: 'championship' }],
  ['tournament.format.winningSets', 3, '4', null],
  ['tournament.teams', null, 'Lille', { 0: 'Lille' }],
  ['tournament.teams.0', 12, null, {}],
  ['tournament.squads', 'Lille', {}],
  ['tournament.squads.0.players', null, {}],
  ['tournament.squads.0.players.0.id', 12, null],
  ['tournament.fixtures', null, {}, 'r1-m1'],
  ['tournament.fixtures.0', null, 12, []],
  ['tournament.fixtures.0.id', null, {}, true],
  ['tournament.fixtures.0.homeTeam', null, 3],
  ['tournament.fixtures.0.status', 'lost', null],
  ['tournament.fixtures.0.round', '1', -1, 0.5],
  ['tournament.fixtures.0.leg', 3, '1'],
  ['tournament.fixtures.0.phase', 'league'],
  ['tournament.fixtures.0.slot', 'quarterfinal-3'],
  ['tournament.fixtures.0.result', 'x', []],
  ['tournament.fixtures.0.result.homeScore', '3', -1, 1.5, 99],
  ['tournament.fixtures.0.result.details', 'x', { sets: [] }],
  ['tournament.fixtures.0.result.details.sets.0.teamA', null, []],
  ['tournament.fixtures.0.result.details.sets.0.teamA.goals.0', null, { type: 'own' }],
  ['tournament.fixtures.0.result.details.globalCards', null, []],
  ['tournament.fixtures.0.events', 'x', {}],
  ['tournament.fixtures.0.events.0', null, 12, []],
  ['tournament.fixtures.0.events.0.kind', 'goal-v2', 'constructor', null],
  ['tournament.fixtures.0.events.0.at', 'x', '9999-99-99T00:00:00Z', 12, null],
  ['tournament.fixtures.0.events.0.sequence', -1, 'NaN', 1.5, 9_007_199_254_740_991],
  ['tournament.fixtures.0.events.0.setIndex', 5, -1, 'x'],
  ['tournament.fixtures.0.events.0.side', 'teamC', '__proto__'],
  ['tournament.log', 12, ''],
];

const longWord = 'x'.repeat(10_000);
const firstMatch = 'tournament.fixtures.0';

/** Addresses that would lead a reader elsewhere, or run. */
const addresses = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example/live',
  'http://www.youtube.com/watch?v=1',
  'https://youtube.com.evil.example/watch',
  'https://jo:secret@www.youtube.com/watch',
  '//www.youtube.com/watch',
];

/** Names of tournaments and matches that do not come back from an address, or that mean something in a key. */
const badIdentifiers = ['.', '..', 'a/b', '../../r1-m1', 'a\\b', '%2F', '%', longWord, '\ud800', 'r\udfff'];

/** Names that mean something to a program, and nothing to a person. */
const trickyNames = ['__proto__', 'constructor', 'toString', '<script>alert(1)</script>', '‮ ellil'];

export const hostileFiles: readonly HostileFile[] = [
  text('an empty text', ''),
  text('half a file', '{"format":"jorkyball-tournament","version":1,"tournament":{"id":'),
  text('a page', '<!doctype html><title>404</title>'),
  text('zeros', '\0\0\0\0'),
  text('nothing', 'null'),
  text('a list', '[]'),
  text('not a number', 'NaN'),
  text('a file without a tournament', '{"format":"jorkyball-tournament","version":1}'),
  text('a hundred thousand levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`),

  ...wrongTypes.flatMap(([place, ...values]) =>
    values.map((value) => refused(`${place}: ${JSON.stringify(value)}`, at(place, value))),
  ),

  inText('a sequence beyond all numbers', false, /"sequence":1\b/, '"sequence":1e999'),
  inText('a score beyond all numbers', false, /"homeScore":\d/, '"homeScore":1e999'),
  inText('a score of less than nothing', false, /"homeScore":\d/, '"homeScore":-0.0001'),
  inText('a round beyond all numbers', false, '"round":1,', '"round":1e999,'),
  inText('a prototype for the tournament', true, '"level":', '"__proto__":{"polluted":true},"level":'),
  inText('a prototype for a match', true, '"liveUrl":', '"__proto__":{"polluted":true},"liveUrl":'),
  inText('a prototype for an event', true, '"at":', '"__proto__":{"polluted":true},"at":'),
  inText('a constructor', true, '"level":', '"constructor":{"prototype":{"polluted":true}},"level":'),
  inText('a version of a later release', false, '"level":', '"version":99,"level":'),
  inText('a version of before all releases', false, '"level":', '"version":-1,"level":'),
  inText(
    'a thousand levels in a field of its own',
    false,
    '"level":',
    `"own":${'['.repeat(1000)}${']'.repeat(1000)},"level":`,
  ),
  inText(
    'a hundred thousand levels in an event',
    false,
    '"at":',
    `"own":${'['.repeat(100_000)}${']'.repeat(100_000)},"at":`,
  ),
  inText('a mark of the order of bytes', true, /^/, '\uFEFF'),

  ...badIdentifiers.map((id) =>
    refused(`a tournament called ${JSON.stringify(id.slice(0, 20))}`, at('tournament.id', id)),
  ),
  ...badIdentifiers.map((id) =>
    refused(`a match called ${JSON.stringify(id.slice(0, 20))}`, at(`${firstMatch}.id`, id)),
  ),
  refused('a tournament named as the copy of a damaged one', at('tournament.id', 'other:corrupt:1a2b')),
  refused('an event with half a character for a name', at(`${firstMatch}.events.0.id`, '\ud800')),
  taken('a tournament called __proto__', at('tournament.id', '__proto__')),
  taken('a tournament called by an emoji, with a question', at('tournament.id', '⚽?onglet=x#y&z=1')),
  taken('a match called __proto__', at(`${firstMatch}.id`, '__proto__')),
  taken('a match of a thousand letters', at(`${firstMatch}.id`, `${'x'.repeat(990)}r1-m1`)),

  refused('a name of ten thousand letters', at('tournament.name', longWord)),
  refused('a team of ten thousand letters', at('tournament.teams.0', longWord)),
  refused('a description as long as a book', at('tournament.description', longWord.repeat(6))),
  taken('a name of a thousand letters', at('tournament.name', 'x'.repeat(1000))),
  ...trickyNames.map((name) =>
    taken(`a tournament named ${JSON.stringify(name)}`, at('tournament.name', name)),
  ),
  ...trickyNames.map((name) =>
    taken(`a team named ${JSON.stringify(name)}`, (file) => renameTeam(file, name)),
  ),
  refused('a tournament without a name', at('tournament.name', ' ')),
  refused('a team without a name', (file) => renameTeam(file, ' ')),
  taken('a player without a name', at('tournament.squads.0.players.0.name', ' ')),
  ...trickyNames.map((name) =>
    taken(`a player named ${JSON.stringify(name)}`, at('tournament.squads.0.players.0.name', name)),
  ),
  taken('a player called __proto__ in the sheets', (file) => {
    const { id } = file.tournament.squads[0].players[0];
    return JSON.parse(JSON.stringify(file).replaceAll(`"${id}"`, '"__proto__"'));
  }),
  taken('a crest that is a script', at('tournament.squads.0.logo', 'javascript:alert(1)')),
  ...addresses.map((address) => refused(`a video at ${address}`, at(`${firstMatch}.liveUrl`, address))),
  taken('a day of another age', at('tournament.date', '0000-01-01')),
  taken('the last day of all', at('tournament.date', '9999-12-31')),

  refused('two matches of one name', (file) => put(file, `${firstMatch}.id`, file.tournament.fixtures[1].id)),
  refused('a team that is there twice', (file) => put(file, 'tournament.teams.1', file.tournament.teams[0])),
  refused('a team that is there twice, once in capitals', (file) =>
    renameTeam(put(file, 'tournament.teams.1', 'LILLE'), 'Lille'),
  ),
  refused('a squad that is there twice, once in capitals', (file) =>
    put(file, 'tournament.squads.1.name', file.tournament.squads[0].name.toUpperCase()),
  ),
  taken('a team named by three emojis', (file) => renameTeam(file, '🔥🔥🔥')),
  refused('a squad that is there twice', (file) =>
    put(file, 'tournament.squads.1.name', file.tournament.squads[0].name),
  ),
  refused('two events of one name', (file) => put(file, `${firstMatch}.events.1.id`, eventsOf(file)[0].id)),
  refused('a squad of five hundred players', (file) => {
    const [{ players }] = file.tournament.squads;
    for (let place = players.length; place < 500; place += 1)
      players.push({ id: `more-${place}`, name: 'Ana' });
    return file;
  }),
  refused(
    'a logo of five megabytes',
    at('tournament.squads.0.logo', `data:image/png;base64,${'A'.repeat(5_000_000)}`),
  ),
  refused('a player who is there twice', (file) =>
    put(file, 'tournament.squads.0.players.1.id', file.tournament.squads[0].players[0].id),
  ),
  refused('a team against itself', (file) =>
    put(file, `${firstMatch}.homeTeam`, file.tournament.fixtures[0].awayTeam),
  ),
  refused(
    '129 teams',
    at(
      'tournament.teams',
      Array.from({ length: 129 }, (_, index) => `Équipe ${index}`),
    ),
  ),
  refused('ten thousand and one matches', (file) =>
    put(
      file,
      'tournament.fixtures',
      Array.from({ length: 10_001 }, (_, index) => ({ ...blank(file), id: `m${index}` })),
    ),
  ),
  refused('a hundred thousand events in one match', (file) => withEvents(file, 100_000)),
  taken('two thousand events in one match, each taking the first one back or bringing it back', (file) =>
    withEvents(file, 1900),
  ),

  refused('a result that its sheet does not tell', at(`${firstMatch}.result.homeScore`, 1)),
  refused('a result for both', at(`${firstMatch}.result`, { homeScore: 3, awayScore: 3, details: null })),
  refused('a finished match without a result', at(`${firstMatch}.result`, null)),
  refused('a match under way whose sheet is finished', at(`${firstMatch}.status`, 'inprogress')),
  taken('a log that tells nothing of its result', at(`${firstMatch}.events`, [])),
  taken('a goal in the sheet alone', (file) => {
    file.tournament.fixtures[0].result.details.sets[4].teamA.goals.push({ scorerId: null, type: 'penalty' });
    return file;
  }),
  refused('a finished match that is still to be played', at('tournament.fixtures.0.status', 'pending')),

  ...(['undo', 'redo'] as const).map((kind) =>
    taken(`an ${kind} of itself, of another one in a circle and of nothing`, (file) => {
      const stamp = { at: '', sequence: 900 };
      eventsOf(file).push(
        { ...stamp, kind, id: 'c1', target: 'c1' },
        { ...stamp, kind, id: 'c2', target: 'c3' },
        { ...stamp, kind, id: 'c3', target: 'c2' },
        { ...stamp, kind, id: 'c4', target: 'nowhere' },
      );
      return file;
    }),
  ),
  taken('goals after the end', (file) => {
    const goal = eventsOf(file).findLast(({ kind }: Json) => kind === 'goal');
    eventsOf(file).push({ ...goal, id: 'late', sequence: 1_000_000_000 });
    return file;
  }),
  refused('a number of an event that no scorer can count on from', (file) => {
    eventsOf(file)[0].sequence = 2_000_000_001;
    return file;
  }),
  taken('fields that nobody knows', (file) => {
    Object.assign(file.tournament, { own: { list: [1, 'two', null] }, toJSON: 'x', length: -1 });
    return file;
  }),
  taken('another tournament’s log', at('tournament.log', 'other')),
  taken('no format', (file) => put(file, 'tournament.format', undefined)),
  taken('matches of teams that nobody has entered', at('tournament.teams', ['Nobody', 'Somebody'])),
  taken('matches without teams', at('tournament.teams', [])),
  taken('a match of the playoffs without a place', (file) => {
    file.tournament.fixtures.push({ ...blank(file), id: 'extra', phase: 'playoffs' });
    return file;
  }),
  taken('a place in the playoffs for a match of the league', (file) =>
    put(file, `${firstMatch}.slot`, 'final'),
  ),
  taken('two finals', (file) => {
    const final = { ...blank(file), phase: 'playoffs', slot: 'final' };
    file.tournament.fixtures.push({ ...final, id: 'final-1' }, { ...final, id: 'final-2' });
    return file;
  }),
  {
    name: 'a league match under the name of a match of the playoffs',
    isTaken: false,
    teams: 8,
    change: (file) => {
      const playoffs = file.tournament.fixtures.find(({ phase }: Json) => phase === 'playoffs');
      file.tournament.fixtures = file.tournament.fixtures.filter(({ phase }: Json) => phase !== 'playoffs');
      return put(file, `${firstMatch}.id`, playoffs.id);
    },
  },
  { name: 'playoffs, as they are', isTaken: true, teams: 8 },
];

function eventsOf(file: Json): Json[] {
  return file.tournament.fixtures[0].events;
}

/** A match that is still to be played. */
function blank(file: Json): Json {
  const { homeTeam, awayTeam } = file.tournament.fixtures[0];
  return { homeTeam, awayTeam, result: null, liveUrl: null, status: 'pending' };
}

function renameTeam(file: Json, name: string): Json {
  const [before] = file.tournament.teams;
  return JSON.parse(JSON.stringify(file).replaceAll(`"${before}"`, JSON.stringify(name)));
}

/** This many events: selections first, then as many corrections of the very first, each of which rewrites all of them. */
function withEvents(file: Json, count: number): Json {
  const stamp = { at: '2026-11-28T10:00:00.000Z' };
  const half = Math.floor(count / 2);
  const select = {
    ...stamp,
    kind: 'selection',
    setIndex: 0,
    side: 'teamA',
    role: 'attacker',
    playerId: null,
  };
  const events = Array.from({ length: half }, (_, index) => ({
    ...select,
    id: `s${index}`,
    sequence: index,
  }));
  const corrections = Array.from({ length: half }, (_, index) => ({
    ...stamp,
    kind: index % 2 === 0 ? 'undo' : 'redo',
    target: 's0',
    id: `c${index}`,
    sequence: half + index,
  }));
  const [first] = file.tournament.fixtures;
  Object.assign(first, { result: null, status: 'pending', events: [...events, ...corrections] });
  file.tournament.fixtures = file.tournament.fixtures.filter(({ phase }: Json) => phase !== 'playoffs');
  return file;
}
