import { readRecord } from 'shared-kernel';
import { refusalOfName, withinLimit } from '../competition/draftRefusal';
import { recomputeTournament } from '../competition/recomputeTournament';
import { identityOf, isName } from '../competition/teams/readsLike';
import { type Outcome, refused } from '../model/outcome';
import { compareEvents } from '../model/sheetEvent';
import { type Fixture, type FixtureStatus, type Tournament, winningSetsOf } from '../model/tournament';
import { fileMark, tournamentShape } from '../model/tournamentShape';
import { knownEvents } from '../scoring/knownEvents';
import { readSheet } from '../scoring/readSheet';
import { isSameSheet } from '../scoring/resultOf';
import { emptyDetails, hasBegun, matchScore, matchStatus } from '../scoring/score';

export type FileRefusal =
  | { readonly kind: 'unreadable-file' }
  | { readonly kind: 'foreign-file' }
  | { readonly kind: 'other-version' }
  | { readonly kind: 'too-large-squad' }
  | { readonly kind: 'too-large-logo' }
  | { readonly kind: 'damaged-tournament' }
  | { readonly kind: 'contradictory-tournament' };

export type FileOutcome = Outcome<{ tournament: Tournament; exportedAt: string }, FileRefusal>;

/** Reads an exported file, with all the doubts that a file of a stranger deserves. */
export function readFile(bytes: ArrayBuffer): FileOutcome {
  const text = textOf(bytes);
  return text === null ? refused({ kind: 'unreadable-file' }) : readTournamentFile(text);
}

/** Exports are UTF-8; some editors save them again as Windows-1252. Null for any other bytes, and for both mixed. */
function textOf(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const isMixed = /[^\0-\x7f\uFFFD]/.test(new TextDecoder().decode(bytes));
    const text = new TextDecoder('windows-1252').decode(bytes);
    return isMixed || /[\x80-\x9f]/.test(text) ? null : text;
  }
}

/** Parses an exported tournament from a file's text, or returns why it is refused. */
export function readTournamentFile(text: string): FileOutcome {
  const file = parsedJson(text);
  return file === undefined ? refused({ kind: 'unreadable-file' }) : readTournamentValue(file);
}

/** The same for what a file's text contains. */
export function readTournamentValue(value: unknown): FileOutcome {
  if (isDeeperThan(deepest, value)) return refused({ kind: 'damaged-tournament' });
  const file: unknown = JSON.parse(JSON.stringify(value), (_, each) =>
    typeof each === 'string' ? legible(each) : each,
  );
  if (!isRecord(file) || file.format !== fileMark.format) return refused({ kind: 'foreign-file' });
  if (file.version !== fileMark.version) return refused({ kind: 'other-version' });
  const excess = excessOf(file.tournament);
  if (excess !== null) return refused({ kind: excess });
  const parsed = parseTournament(file.tournament);
  const tournament = parsed && {
    ...parsed,
    name: withinLimit(parsed.name),
    fixtures: parsed.fixtures.map((fixture) => withSoundLog(fixture, winningSetsOf(parsed))),
  };
  if (tournament === null || typeof file.exportedAt !== 'string')
    return refused({ kind: 'damaged-tournament' });
  if (!isCoherent(tournament)) return refused({ kind: 'contradictory-tournament' });
  return { ok: true, tournament, exportedAt: file.exportedAt };
}

/** Undefined is no JSON value, so it means invalid text. A byte order mark is not part of the text. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Control signs but those of lines, and signs that turn the direction of a text against its letters. */
const unseen = /(?![\n\r\t])\p{Cc}|[\u202a-\u202e]/gu;
/** No language puts more marks on one letter; a pile of them would cover the lines around it. */
const piled = /(\p{M}{4})\p{M}+/gu;

/** All texts of a file in the same way, so that equal names stay equal. */
function legible(text: string): string {
  return text.replace(unseen, '').replace(piled, '$1');
}

/** No list of players on a page is longer. */
const largestSquad = 50;
/** In characters: half a megabyte of picture, in a storage of five for everything. */
const longestLogo = 700_000;

/** What a page could not show, or this browser not store, of the teams; looked at before all of it is parsed. */
function excessOf(tournament: unknown): FileRefusal['kind'] | null {
  const squads: unknown = isRecord(tournament) ? tournament.squads : [];
  const teams = Array.isArray(squads) ? squads.filter(isRecord) : [];
  if (teams.some(({ players }) => Array.isArray(players) && players.length > largestSquad))
    return 'too-large-squad';
  const isLong = (logo: unknown) => typeof logo === 'string' && logo.length > longestLogo;
  return teams.some(({ logo }) => isLong(logo)) ? 'too-large-logo' : null;
}

/** A goal is at the eleventh level. A much deeper value could be read, but never be written again. */
const deepest = 20;

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Leaves out a log that gives another sheet than the result’s, and numbers any other from 1: a file may end too high. */
function withSoundLog(fixture: Fixture, winningSets: number): Fixture {
  const { events, ...others } = fixture;
  if (events === undefined) return fixture;
  const details = areDistinct(events.map(({ id }) => id)) && others.result?.details;
  if (details && !isSameSheet(readSheet(events, winningSets).details, details)) return others;
  const sorted = [...events].sort(compareEvents);
  return { ...others, events: sorted.map((event, index) => ({ ...event, sequence: index + 1 })) };
}

function isCoherent(tournament: Tournament): boolean {
  const winningSets = winningSetsOf(tournament);
  const settled = recomputeTournament(tournament).tournament.fixtures;
  const right = new Set(settled);
  return (
    refusalOfName(tournament.name) === null &&
    tournament.teams.every(isName) &&
    areDistinct(tournament.teams.map(identityOf)) &&
    areDistinct((tournament.squads ?? []).map(({ name }) => identityOf(name))) &&
    (tournament.squads ?? []).every(({ players }) => areDistinct(players.map(({ id }) => id))) &&
    // With the playoff matches that would be made at once, under names of their own.
    areDistinct(settled.map(({ id }) => id)) &&
    tournament.fixtures.every((fixture) => isCoherentFixture(fixture, winningSets, right.has(fixture)))
  );
}

function areDistinct(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

/** Score and status match the sheet, and the sheet its events. `isRight`: recomputing the ruling changes nothing. */
function isCoherentFixture(fixture: Fixture, winningSets: number, isRight: boolean): boolean {
  const { homeTeam, awayTeam, result, status, ruling } = fixture;
  const events = knownEvents(fixture);
  if (homeTeam === awayTeam || !areDistinct(events.map(({ id }) => id))) return false;
  const derived = readSheet(events, winningSets).details;
  const isStatus = (played: FixtureStatus) => (ruling === undefined ? status === played : isRight);
  if (result === null) return isStatus('pending') && !hasBegun(derived);
  const { homeScore, awayScore, details } = result;
  if (details === null && isSameSheet(derived, emptyDetails)) {
    const isWon = Math.max(homeScore, awayScore) >= winningSets;
    const isStated = ruling === undefined ? (status === 'finished') === isWon : isRight;
    return isStated && Math.min(homeScore, awayScore) < winningSets;
  }
  const sheet = details ?? derived;
  const { teamA, teamB } = matchScore(sheet);
  const isScored = homeScore === teamA && awayScore === teamB && isStatus(matchStatus(sheet, winningSets));
  return isScored && isSameSheet(derived, sheet);
}

/** Parses an outside value as a tournament of the stored shape; null when any part is invalid. */
export function parseTournament(value: unknown): Tournament | null {
  const { value: tournament, isWhole, isNewer } = readRecord(value, tournamentShape);
  return tournament !== undefined && isWhole && !isNewer ? tournament : null;
}
