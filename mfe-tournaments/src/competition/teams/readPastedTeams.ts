import { slug } from '../../model/slug';
import type { NewPlayer } from './createTeam';

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
 * tabs or commas alone; quotes as in RFC 4180). Or a team precedes its players, one a line, in blocks separated by empty
 * lines, by bullets and numbers, or by colons. Where a text allows both layouts, the `wished` one decides. It refuses no
 * text and leaves out lines without a name.
 */
export function readPastedTeams(text: string, wished?: PastedLayout) {
  const paragraphs = paragraphsOf(text);
  const all = paragraphs.flat();
  const isTable = all.some((line) => line.text.trim().includes('\t'));
  const header = all.length > 1 ? headerOf(all[0], isTable) : null;
  if (header !== null) paragraphs[0]?.shift();
  const filled = paragraphs.filter((lines) => lines.length > 0);
  const read = filled.map((lines) => teamsOf(lines, isTable, filled.length > 1, wished));
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
  /** Without the number of a list. */
  readonly text: string;
  readonly source: string;
  /** A bullet or the number of a list precedes it. */
  readonly isMarked: boolean;
};

function paragraphsOf(text: string): Line[][] {
  const paragraphs = text
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
      return { text: line.replace(bullet, ''), source, isMarked: isCounting || bullet.test(line) };
    }),
  );
}

const bullet = /^\s*[-–—•*·▪◦‣]\s+/;
const listNumber = /^\s*(\d{1,3})(?:[.)]\s+|\t\s*)/;

/** The places of the lines that a list numbers: it counts 1, 2, 3 …, while names begin with any number (1. FC Köln). */
function countingLines(lines: readonly string[]): ReadonlySet<number> {
  const counting = new Set<number>();
  const numbers = lines.map((line) => Number(listNumber.exec(line)?.[1] ?? Number.NaN));
  for (let start = 0; start < numbers.length; ) {
    let end = start;
    while (end < numbers.length && !Number.isNaN(numbers[end])) end += 1;
    const group = numbers.slice(start, end);
    // Several lists may follow each other. A list has at least two lines.
    const isList = group.every((number, index) =>
      number === 1 ? group[index + 1] === 2 : number === (group[index - 1] ?? 0) + 1,
    );
    if (isList) for (let place = start; place < end; place += 1) counting.add(place);
    start = end + 1;
  }
  return counting;
}

function teamsOf(
  lines: readonly Line[],
  isTable: boolean,
  isOneOfMany: boolean,
  wished: PastedLayout | undefined,
) {
  const { headings, likely, isOpen } = headingsOf(lines, isTable, isOneOfMany);
  const layout = headings === null ? 'lines' : (isOpen !== 'no' && wished) || likely;
  const teams =
    headings === null || layout === 'lines'
      ? lines.map((line) => teamOfLine(line, isTable))
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

function headingsOf(lines: readonly Line[], isTable: boolean, isOneOfMany: boolean): Headings {
  const places = (isHeading: (line: Line) => boolean) =>
    lines.flatMap((line, place) => (isHeading(line) ? [place] : []));
  const areSome = (headings: readonly number[]) => headings[0] === 0 && headings.length < lines.length;
  const none: Headings = { headings: null, likely: 'lines', isOpen: 'no' };
  if (lines.length < 2) return none;
  const named = places(({ text }) => text.trimEnd().endsWith(':'));
  if (areSome(named)) return { headings: named, likely: 'blocks', isOpen: 'no' };
  if (isTable || lines.some(({ text }) => text.includes(';') || colonOf(text) !== -1)) return none;
  const plain = places(({ isMarked }) => !isMarked);
  if (areSome(plain)) return { headings: plain, likely: 'blocks', isOpen: 'yes' };
  if (plain.length < lines.length) return none;
  if (isOneOfMany) return { headings: [0], likely: 'blocks', isOpen: 'yes' };
  // A number may be that on a shirt (« 7 Ana »), or begin a name (« 3 Brasseurs »).
  const unnumbered = places(({ text }) => !/^\s*\d{1,3}\s/.test(text));
  if (areSome(unnumbered)) return { headings: unnumbered, likely: 'lines', isOpen: 'yes' };
  return { headings: [0], likely: 'lines', isOpen: 'unsaid' };
}

function teamOfLine({ text, source, isMarked }: Line, isTable: boolean): PastedTeam {
  const [name = '', ...players] = cellsOfLine(text.trim(), isTable);
  return {
    // A number alone would not be that of a list any more.
    source: isMarked ? text : source,
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
  const before = line.search(line.includes(';') ? /:(?=\s|$)/ : /(?:^|\D):|:(?!\d)/);
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

/** The cells of a line that names columns: « Équipe ; Joueur 1 ; Joueur 2 ». */
function headerOf(line: Line | undefined, isTable: boolean): readonly string[] | null {
  const cells = cellsOfLine(line?.text.trim() ?? '', isTable)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  const [first = '', ...others] = cells.map(slug);
  const isTeam = /^(?:noms?-(?:de-l-|des-|d-)?)?(?:equipe|team|club)s?(?:-name)?$/.test(first);
  const arePlayers = others.every((cell) => /^(?:joueu(?:r|se)|player|capitaine|remplacant)/.test(cell));
  return isTeam && arePlayers ? cells : null;
}

/** Reads « 7 Ana », « n° 7 Ana », « #7 Ana » or « 7 - Ana » with the shirt number, after a bullet or a « 1. » of a list. */
export function readPastedPlayer(text: string): NewPlayer {
  const plain = text
    .trim()
    .replace(/^[-–—•*·▪◦‣]\s*/, '')
    .replace(/^\d{1,3}[.)]\s*/, '')
    .trim();
  const [, shirt, name] = /^(?:n°|no\.?|#)?\s*(\d{1,3})\s+(?:[-–—]\s+)?(\P{N}.*)$/iu.exec(plain) ?? [];
  return shirt === undefined || name === undefined
    ? { name: plain }
    : { name: name.trim(), number: Number(shirt) };
}
