import type { NewPlayer } from './createTeam';
import { readPastedPlayer } from './readPastedPlayer';

/** A team as it was found in a text, with the lines that it was read from. */
export type PastedTeam = {
  readonly source: string;
  readonly name: string;
  readonly players: readonly NewPlayer[];
};

/**
 * Reads teams from a typed or copied text. A line may hold one team, « Équipe : joueur, joueur » (also with semicolons,
 * tabs or commas alone). Or a team precedes its players, one a line, in blocks separated by empty lines, by bullets and
 * numbers, or by colons. It refuses no text and leaves out lines without a name.
 */
export function readPastedTeams(text: string): readonly PastedTeam[] {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0);
  return paragraphs
    .flatMap((lines) => teamsOf(lines, paragraphs.length > 1))
    .filter(({ name }) => name !== '');
}

function teamsOf(lines: readonly string[], isOneOfMany: boolean): readonly PastedTeam[] {
  const headings = headingsOf(lines, isOneOfMany);
  if (headings === null) return lines.map(teamOfLine);
  return headings.map((start, index) => {
    const own = lines.slice(start, headings[index + 1]);
    const [heading = '', ...players] = own;
    return {
      source: own.join('\n'),
      name: nameOf(heading.replace(/\s*:\s*$/, '')),
      players: players.map(readPastedPlayer).filter(({ name }) => name !== ''),
    };
  });
}

/** The places of the lines that are teams above their players; null where each line is a team. */
function headingsOf(lines: readonly string[], isOneOfMany: boolean): readonly number[] | null {
  if (lines.length < 2) return null;
  const places = (isHeading: (line: string) => boolean) =>
    lines.flatMap((line, place) => (isHeading(line) ? [place] : []));
  const named = places((line) => /:\s*$/.test(line));
  if (named[0] === 0 && named.length < lines.length) return named;
  if (lines.some((line) => /[:;\t]/.test(line.trim()))) return null;
  const plain = places((line) => !isMarked(line));
  if (plain.length < lines.length && plain[0] === 0) return plain;
  return isOneOfMany && plain.length === lines.length ? [0] : null;
}

/** A bullet, the number of a list, or the one on a shirt, before a name. */
function isMarked(line: string): boolean {
  return /^\s*(?:[-–—•*·▪◦‣]\s|\d{1,3}[.)]?\s)/.test(line);
}

function teamOfLine(line: string): PastedTeam {
  const source = line.trim();
  const [, before, after] = /^([^:]*?)\s*:\s*(.*)$/.exec(source) ?? [];
  const cells = before === undefined ? cellsOf(source) : [before, ...cellsOf(after ?? '')];
  const [name = '', ...players] = cells;
  return {
    source,
    name: nameOf(name),
    players: players.map(readPastedPlayer).filter((player) => player.name !== ''),
  };
}

function cellsOf(line: string): readonly string[] {
  const separator = [/\t/, /;/, /,/].find((each) => each.test(line));
  return separator === undefined ? [line] : line.split(/[\t;,]/);
}

/** Without the mark of a list before it. */
function nameOf(text: string): string {
  return text
    .trim()
    .replace(/^[-–—•*·▪◦‣]\s+/, '')
    .replace(/^\d{1,3}[.)]\s+/, '')
    .trim();
}
