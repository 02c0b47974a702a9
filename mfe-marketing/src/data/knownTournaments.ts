import { sharedBackEnd } from 'shared-kernel';
import type { KnownTournament, LiveResult, Result } from '../domain/programme';

/** So many records are opened: a season's first page needs no more. */
const most = 4;

/**
 * Reads the tournaments that this browser keeps, or the copies of a back end's (docs/reference/storage-keys.md). The
 * tournaments' section owns them; here nothing is written, and what cannot be read is left out.
 */
export function readKnownTournaments(): readonly KnownTournament[] {
  const prefix = sharedBackEnd() ? 'shared-' : '';
  return list(read(() => localStorage.getItem(`${prefix}tournaments`)))
    .map(fields)
    .filter(({ id, name, date }) => isText(id) && isText(name) && isText(date))
    .sort((a, b) => String(b.date).localeCompare(String(a.date)))
    .slice(0, most)
    .map(({ id, name, date }) => {
      const record = fields(read(() => localStorage.getItem(`${prefix}tournament:${id}`)));
      return {
        id: String(id),
        name: String(name),
        days: [date, ...list(record.days).map((day) => fields(day).date)].filter(isText),
        results: list(record.fixtures).flatMap(finished),
        live: list(record.fixtures).flatMap(inProgress),
      };
    });
}

/** The result of a match that is over. */
function finished(fixture: unknown): readonly Result[] {
  return fields(fixture).status === 'finished' ? scored(fixture) : [];
}

/** A match in progress, unless it was postponed after its start. */
function inProgress(fixture: unknown): readonly LiveResult[] {
  const { status, postponed, result, times } = fields(fixture);
  if (status !== 'inprogress' || postponed !== undefined) return [];
  const sets = list(fields(fields(result).details).sets).map((set) => {
    const { teamA, teamB } = fields(set);
    return [teamA, teamB].map((side) => list(fields(side).goals).length);
  });
  const open = sets.findIndex((goals) => Math.max(...goals) < goalsToWinASet);
  const [homeGoals = 0, awayGoals = 0] = sets[open] ?? [];
  const { lastGoalAt } = fields(times);
  const at = isText(lastGoalAt) ? lastGoalAt : undefined;
  if (open === -1) return [];
  return scored(fixture).map((score) => ({
    ...score,
    ...{ set: open + 1, homeGoals, awayGoals, lastGoalAt: at },
  }));
}

const goalsToWinASet = 7;

function scored(fixture: unknown): readonly Result[] {
  const { homeTeam, awayTeam, result } = fields(fixture);
  const { homeScore, awayScore } = fields(result);
  if (!isText(homeTeam) || !isText(awayTeam)) return [];
  if (typeof homeScore !== 'number' || typeof awayScore !== 'number') return [];
  return [{ home: homeTeam, away: awayTeam, homeScore, awayScore }];
}

/** A browser may refuse its storage. */
function read(stored: () => string | null): unknown {
  try {
    return JSON.parse(stored() ?? 'null');
  } catch {
    return null;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
