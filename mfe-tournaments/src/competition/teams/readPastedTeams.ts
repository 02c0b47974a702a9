import type { NewPlayer } from './createTeam';
import { slug } from './teamId';

/** A team as it was found in a text, with the lines that it was read from. */
export type PastedTeam = {
  readonly source: string;
  readonly name: string;
  readonly players: readonly NewPlayer[];
};

/** Each line is a team, or a team stands above its players. */
export type PastedLayout = 'lines' | 'blocks';

/**
 * Reads teams from a typed or copied text. A line may hold one team, « Équipe : joueur, joueur » (also with semicolons,
 * tabs or commas alone; quotes as in RFC 4180), by the columns that a first line names. Or a team precedes its players, one a
 * line, in blocks separated by empty lines, by bullets and numbers, or by colons. Where a text allows both layouts, the
 * `wished` one decides. It refuses no text; lines without a name, telephone numbers and e-mail addresses are left out.
 */
export function readPastedTeams(text: string, wished?: PastedLayout) {
  const paragraphs = paragraphsOf(text);
  const all = paragraphs.flat();
  const isTable = all.some((line) => line.text.trim().includes('\t'));
  const named = all[0] !== undefined && all.length > 1 ? columnsOf(all[0], isTable) : null;
  if (named !== null) paragraphs[0]?.shift();
  const header = named?.map(({ title }) => title).filter((title) => title !== '') ?? null;
  const columns = named !== null && header !== null && header.length > 1 ? named : plainColumns;
  const filled = paragraphs.filter((lines) => lines.length > 0);
  const read = filled.map((lines) => teamsOf(lines, { isTable, columns }, filled.length > 1, wished));
  const layout: PastedLayout = read.some(({ layout }) => layout === 'blocks') ? 'blocks' : 'lines';
  const other: PastedLayout = layout === 'lines' ? 'blocks' : 'lines';
  return {
    teams: read.flatMap(({ teams }) => teams).filter(({ name }) => name !== ''),
    /** The cells of a first line that names columns. */
    header,
    layout,
    /** The layout that the text may have as well. */
    other: read.some(({ isOpen }) => isOpen) ? other : null,
  };
}

type Line = {
  /** Without the number of a list, telephone numbers and e-mail addresses. */
  readonly text: string;
  readonly source: string;
  /** A bullet or the number of a list precedes it. */
  readonly isMarked: boolean;
};

function paragraphsOf(text: string): Line[][] {
  const paragraphs = text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/\r\n?/g, '\n')
    .replace(quotedCell, (cell) => cell[0] + cell.slice(1).replace(/\n+/g, ' '))
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.split('\n').filter((line) => line.trim() !== ''));
  const counting = countingLines(paragraphs.flat());
  let place = 0;
  return paragraphs.map((lines) =>
    lines.map((source): Line => {
      const isCounting = counting.has(place++);
      const line = isCounting ? source.replace(listNumber, '') : source;
      const text = line.replace(bullet, '').replace(contact, '');
      return { text, source, isMarked: isCounting || bullet.test(line) };
    }),
  );
}

const bullet = /^\s*[-–—•*·▪◦‣]\s+/;
/** « 1. », « 1) », « 1 - », « n° 1 : » or a column of numbers. */
const listNumber = /^\s*(?:n°\s*)?(\d{1,3})(?:\s*[).:/–—-](?!\d)\s*|\t\s*)/i;

const phone = /\+?\d(?:[ \xa0\u202f./()-]{0,3}\d){8,13}(?![\d:])/.source;
const address = /[^\s;,:<>()"@]{1,64}@[^\s;,:<>()"@]{1,100}\.[a-z]{2,}/.source;
const label = /(?:\b(?:t[ée]l(?:[ée]phone)?|port(?:able)?|e?-?mail)\b[.: ]{0,3})?/.source;
const before = /(?: {0,3}[-–—:])? {0,3}[(<]?/.source;
/** A telephone number or an e-mail address, with the signs around it: « – tél. 06 12 34 56 78 », « (ana@exemple.fr) ». */
const contact = new RegExp(`${before}${label}(?:${phone}|${address}) {0,3}[)>]?`, 'giu');

/** The places of the lines that a list numbers: it counts 1, 2, 3 …, while names begin with any number (1. FC Köln). */
function countingLines(lines: readonly string[]): ReadonlySet<number> {
  const counting = new Set<number>();
  const numbers = lines.map((line) => Number(listNumber.exec(line)?.[1] ?? Number.NaN));
  // No name begins with « 3) »: such a list may have lost some of its lines.
  const isBracketed = (place: number) => /^\s*\d+\s*\)/.test(lines[place] ?? '');
  for (let start = 0; start < numbers.length; ) {
    let end = start;
    while (end < numbers.length && !Number.isNaN(numbers[end])) end += 1;
    const group = numbers.slice(start, end);
    // Several lists may follow each other. A list has at least two lines.
    const isList = group.every((number, index) =>
      number === 1 ? group[index + 1] === 2 : number === (group[index - 1] ?? 0) + 1,
    );
    for (let place = start; place < end; place += 1) if (isList || isBracketed(place)) counting.add(place);
    start = end + 1;
  }
  return counting;
}

type Reading = { readonly isTable: boolean; readonly columns: readonly Column[] };

function teamsOf(lines: readonly Line[], reading: Reading, isOneOfMany: boolean, wished?: PastedLayout) {
  const areCells = reading.isTable || reading.columns.length > 1;
  const { headings, likely, isOpen } = headingsOf(lines, areCells, isOneOfMany);
  const layout = headings === null ? 'lines' : (isOpen !== 'no' && wished) || likely;
  const teams =
    headings === null || layout === 'lines'
      ? lines.map((line) => teamOfLine(line, reading))
      : headings.map((start, index) => teamOfBlock(lines.slice(start, headings[index + 1])));
  /** `isOpen`: whether the lines may have the other layout. */
  return { teams, layout, isOpen: isOpen === 'yes' || (isOpen === 'unsaid' && layout === 'blocks') };
}

function teamOfBlock(lines: readonly Line[]): PastedTeam {
  const [heading, ...players] = lines;
  return {
    source: lines.map(({ source }) => source).join('\n'),
    name: nameOf(heading?.text ?? ''),
    players: players.map(({ text }) => readPastedPlayer(text)).filter(({ name }) => name !== ''),
  };
}

type Headings = {
  /** The places of the lines that are teams, if the others are their players; null where each line is a team. */
  readonly headings: readonly number[] | null;
  readonly likely: PastedLayout;
  /** Whether the other layout may be wished for: `unsaid` where it is too unlikely to be offered. */
  readonly isOpen: 'yes' | 'unsaid' | 'no';
};

function headingsOf(lines: readonly Line[], areCells: boolean, isOneOfMany: boolean): Headings {
  const places = (isHeading: (line: Line) => boolean) =>
    lines.flatMap((line, place) => (isHeading(line) ? [place] : []));
  const areSome = (headings: readonly number[]) => headings[0] === 0 && headings.length < lines.length;
  const none: Headings = { headings: null, likely: 'lines', isOpen: 'no' };
  if (lines.length < 2) return none;
  const named = places(({ text }) => text.trimEnd().endsWith(':'));
  if (areSome(named)) return { headings: named, likely: 'blocks', isOpen: 'no' };
  if (areCells || lines.some(({ text }) => text.includes(';') || colonOf(text) !== -1)) return none;
  const plain = places(({ isMarked }) => !isMarked);
  if (areSome(plain)) return { headings: plain, likely: 'blocks', isOpen: 'yes' };
  if (plain.length < lines.length) return none;
  if (isOneOfMany) return { headings: [0], likely: 'blocks', isOpen: 'yes' };
  // A number may be that on a shirt (« 7 Ana »), or begin a name (« 3 Brasseurs »).
  const unnumbered = places(({ text }) => !/^\s*\d{1,3}\s/.test(text));
  if (areSome(unnumbered)) return { headings: unnumbered, likely: 'lines', isOpen: 'yes' };
  return { headings: [0], likely: 'lines', isOpen: 'unsaid' };
}

/** A cell of the first line: its title, and what stands below it. */
type Column = { readonly title: string; readonly kind: 'team' | 'player' | 'other' };
/** Cells without a title are players. */
const plainColumns: readonly Column[] = [{ title: '', kind: 'team' }];

function teamOfLine({ text, source, isMarked }: Line, { columns, isTable }: Reading): PastedTeam {
  // A column of the header has the numbers of a list.
  const line = columns[0]?.kind === 'other' ? source.replace(contact, '') : text.trim();
  const cells = cellsOfLine(line, isTable).map((cell) => cell.trim());
  const below = (kind: Column['kind']) =>
    cells.filter((_, place) => (columns[place]?.kind ?? 'player') === kind);
  const [[name = ''], players] = [below('team'), below('player')];
  const whole = isMarked ? text : source;
  return {
    // A row loses its header, and with it the titles of its cells.
    source: columns === plainColumns ? whole : [name, ...players].join('\t').trim(),
    name: nameOf(name),
    players: players.map(readPastedPlayer).filter((player) => player.name !== ''),
  };
}

function cellsOfLine(line: string, isTable: boolean): readonly string[] {
  const colon = isTable || line.startsWith('"') ? -1 : colonOf(line);
  if (colon === -1) return cellsOf(line, isTable);
  return [line.slice(0, colon), ...cellsOf(line.slice(colon + 1).trim(), isTable)];
}

/** The place of the colon after a team's name, or -1. One in « 20:30 » is none, nor a tight one between semicolons. */
function colonOf(line: string): number {
  const [first = '', ...others] = line.split(';');
  const before = first.search(others.length > 0 ? /:(?=\s|$)/ : /(?:^|\D):|:(?!\d)/);
  return before === -1 ? -1 : line.indexOf(':', before);
}

/** A cell in quotes (RFC 4180), with the separator before it. */
const quotedCell = /(?:^|[\t;,\n])[^\S\t\n]*"(?:[^"]|"")*"[^\S\t\n]*(?=[\t;,\n]|$)/g;

/** Only the strongest separator counts: between tabs, semicolons and commas are text. */
function cellsOf(line: string, isTable: boolean): readonly string[] {
  const unquoted = line.replace(quotedCell, (cell) => cell[0] ?? '');
  const separator = isTable ? '\t' : ([';', ','].find((each) => unquoted.includes(each)) ?? '\t');
  const cell = new RegExp(
    `${separator}(?:[^\\S\\t]*"((?:[^"]|"")*)"[^\\S\\t]*(?=${separator}|$)|([^${separator}]*))`,
    'g',
  );
  return [...`${separator}${line}`.matchAll(cell)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );
}

function nameOf(text: string): string {
  const name = text.trim();
  return name.endsWith(':') ? name.slice(0, -1).trim() : name;
}

/** Titles of columns. Those of no use come first: « Téléphone du capitaine » is no player. */
const titles: readonly (readonly [kind: Column['kind'], pattern: RegExp])[] = [
  ['other', /^(?:n[oº]?|num|numero)?(?:-|$)|(?:^|-)(?:tel|telephone|portable|mobile|phone|e?mail)(?:-|$)/],
  ['other', /^(?:courriel|contact|adresse|licence|nombre|nb|horodateur|date|niveau|poule|groupe)(?:-|$)/],
  ['player', /(?:^|-)(?:joueu[rs]|player|capitaine|captain|remplacant|(?:co)?equipier|attaquant|defenseur)/],
  ['team', /^(?:noms?-(?:de-l-|des-|d-)?)?(?:equipe|team|club)s?(?:-name|-inscrites)?$/],
];

/** The columns that a first line names: « Équipe ; Joueur 1 ; Joueur 2 » or « N° ; Équipe ; Capitaine ; Téléphone ». */
function columnsOf({ source, text }: Line, isTable: boolean): readonly Column[] | null {
  const cells = cellsOfLine(isTable ? source : text.trim(), isTable).map((cell) => cell.trim());
  const kinds = cells.map((cell) => titles.find(([, pattern]) => pattern.test(slug(cell)))?.[0]);
  const team = kinds.indexOf('team');
  const isSomeOther = kinds.some((kind, place) => kind && kind !== 'team' && cells[place] !== '');
  if (team === -1 || !(isSomeOther || kinds.every((kind) => kind !== undefined))) return null;
  return cells.map((title, place): Column => {
    // A first player's title may be that of the others too.
    const isPlayer = kinds[place] === 'player' || (title === '' && place > team);
    return { title, kind: place === team ? 'team' : isPlayer ? 'player' : 'other' };
  });
}

/** Reads « 7 Ana », « n° 7 Ana », « #7 Ana » or « 7 - Ana » with the shirt number, after a bullet or a « 1. » of a list. */
export function readPastedPlayer(text: string): NewPlayer {
  const plain = text
    .trim()
    .replace(/^[-–—•*·▪◦‣]\s*/, '')
    .replace(/^\d{1,3}[.)]\s*/, '')
    .replace(/^cap(?:itaine|\.)?\s*:\s*|\s*\((?:c|cap\.?|capitaine)\)$/gi, '')
    .trim();
  const [, shirt, name] = /^(?:n°|no\.?|#)?\s*(\d{1,3})\s+(?:[-–—]\s+)?(\P{N}.*)$/iu.exec(plain) ?? [];
  return name === undefined ? { name: plain } : { name: name.trim(), number: Number(shirt) };
}
