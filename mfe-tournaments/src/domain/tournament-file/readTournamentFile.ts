import { emptyDetails } from '../match-sheet/applyPlay';
import { eventsOf } from '../match-sheet/eventsFromDetails';
import { tellsTheSame } from '../match-sheet/publishSheet';
import { readSheet } from '../match-sheet/readSheet';
import { matchScore, matchStatus } from '../match-sheet/score';
import { type Fixture, type Tournament, winningSetsOf } from '../tournament';
import { fileMark } from './exportTournament';

export type FileRefusal =
  | { readonly kind: 'unreadable-file' }
  | { readonly kind: 'foreign-file' }
  | { readonly kind: 'other-version' }
  | { readonly kind: 'damaged-tournament' }
  | { readonly kind: 'contradictory-tournament' };

export type FileOutcome =
  | { readonly ok: true; readonly tournament: Tournament; readonly exportedAt: string }
  | { readonly ok: false; readonly refusal: FileRefusal };

/**
 * Reads an exported tournament from a file's text, or says why it cannot be trusted. `parse` is the stored shape's own
 * parser, null for what it does not accept.
 */
export function readTournamentFile(text: string, parse: (value: unknown) => Tournament | null): FileOutcome {
  const file = parsedJson(text);
  if (file === undefined) return refused('unreadable-file');
  if (!isRecord(file) || file.format !== fileMark.format) return refused('foreign-file');
  if (file.version !== fileMark.version) return refused('other-version');
  const tournament = parse(file.tournament);
  if (tournament === null || typeof file.exportedAt !== 'string') return refused('damaged-tournament');
  if (!isCoherent(tournament)) return refused('contradictory-tournament');
  return { ok: true, tournament, exportedAt: file.exportedAt };
}

function refused(kind: FileRefusal['kind']): FileOutcome {
  return { ok: false, refusal: { kind } };
}

/** Undefined is no JSON value: it stands for text that is none. A byte order mark is not part of the text. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCoherent(tournament: Tournament): boolean {
  const winningSets = winningSetsOf(tournament);
  const areDistinct = (names: readonly string[]) => new Set(names).size === names.length;
  return (
    areDistinct(tournament.teams) &&
    areDistinct((tournament.squads ?? []).map(({ name }) => name)) &&
    areDistinct(tournament.fixtures.map(({ id }) => id)) &&
    tournament.fixtures.every((fixture) => isCoherentFixture(fixture, winningSets))
  );
}

/** A fixture's score and status are what its sheet says, and its sheet is what its events tell. */
function isCoherentFixture(fixture: Fixture, winningSets: number): boolean {
  const { homeTeam, awayTeam, result, status } = fixture;
  if (homeTeam === awayTeam) return false;
  const told = readSheet(eventsOf(fixture), winningSets).details;
  if (result === null) return status === 'pending' && tellsTheSame(told, emptyDetails);
  const { homeScore, awayScore, details } = result;
  if (details === null) return (status === 'finished') === Math.max(homeScore, awayScore) >= winningSets;
  const { teamA, teamB } = matchScore(details);
  const isScored = homeScore === teamA && awayScore === teamB && status === matchStatus(details, winningSets);
  return isScored && tellsTheSame(told, details);
}
