import { trackDataLoss } from 'shared-kernel';
import { recomputeTournament } from '../../competition/recomputeTournament';
import { idOfName } from '../../competition/teams/teamId';
import { byDate } from '../../model/dayClock';
import { type Outcome, refused } from '../../model/outcome';
import { type Snapshot, snapshotSchema } from '../../model/snapshot';
import type { Fixture, MatchResult, SetSide, Side, Tournament } from '../../model/tournament';
import { fileMark } from '../../model/tournamentShape';
import * as v from '../../model/validation';
import { resultOf } from '../../scoring/resultOf';
import { emptyDetails } from '../../scoring/score';
import { parsedJson, readTournamentValue } from '../readTournamentFile';
import { longestFragment, snapshotVersion, streamed, streamOrNone } from './fragment';

export type SnapshotRefusal = {
  readonly kind: 'empty' | 'broken' | 'newer-version' | 'too-large' | 'unsupported';
};

export type SnapshotOutcome = Outcome<{ tournament: Tournament; madeAt: string }, SnapshotRefusal>;

/**
 * Reads a fragment, which any stranger may have written, with the doubts that an imported file meets. A link in a message may
 * have taken the end of its sentence with it.
 */
export async function readSnapshot(found: string): Promise<SnapshotOutcome> {
  const fragment = found.replace(/[).,;:!?=']{1,4}$/, '');
  if (fragment === '') return refused({ kind: 'empty' });
  const version = Number(/^(\d{1,6})\./.exec(fragment)?.[1] ?? 0);
  if (version > snapshotVersion) return refused({ kind: 'newer-version' });
  if (fragment.length > longestFragment) return refused({ kind: 'too-large' });
  const bytes = version === snapshotVersion ? bytesOf(fragment.replace(/^\d+\./, '')) : null;
  if (bytes === null) return refused({ kind: 'broken' });
  const stream = streamOrNone(() => new DecompressionStream('deflate-raw'));
  if (stream === null) return refused({ kind: 'unsupported' });
  const text = await streamed(bytes, stream).catch(() => undefined);
  if (text === undefined) return refused({ kind: 'broken' });
  return text === null ? refused({ kind: 'too-large' }) : readText(new TextDecoder().decode(text));
}

function readText(text: string): SnapshotOutcome {
  const { result, isWhole } = trackDataLoss(() => v.safeParse(snapshotSchema, parsedJson(text)));
  if (!result.success || !isWhole) return refused({ kind: 'broken' });
  const { madeAt } = result.output;
  const file = { ...fileMark, exportedAt: madeAt, tournament: tournamentOf(result.output) };
  const outcome = readTournamentValue(file);
  return outcome.ok ? { ok: true, tournament: outcome.tournament, madeAt } : refused({ kind: 'broken' });
}

/** Null for a text that is not base64url. */
function bytesOf(base64url: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(base64url)) return null;
  try {
    const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
    return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

/** The tournament that a snapshot shows. Scores, statuses and rulings follow from goals, forfeits and withdrawals. */
function tournamentOf(snapshot: Snapshot): Tournament {
  const { id, name, date, level, format, teams, former = [], withdrawals, tieDecisions } = snapshot;
  const teamNames = [...teams, ...former];
  const scores = byMatch(snapshot.scores);
  const forfeits = byMatch(snapshot.forfeits);
  const postponed = byMatch(snapshot.postponed);
  const placesTaken = new Map<number, number>();
  const fixtures = snapshot.home.map((home, match): Fixture => {
    const homeTeam = teamNames[home] as string;
    const awayTeam = teamNames[snapshot.away[match] as number] as string;
    const stage = snapshot.stage[match] ?? 0;
    const score = scores.get(match);
    const result: MatchResult | null = score
      ? { homeScore: score.home, awayScore: score.away, details: null }
      : resultOfGoals(snapshot.goals[match] ?? '', forfeits.get(match)?.by);
    const { at, to } = postponed.get(match) ?? {};
    const common = { homeTeam, awayTeam, result, liveUrl: null, status: 'inprogress' as const };
    const delay = at !== undefined && to !== undefined && { postponed: { at, to } };
    if (typeof stage === 'string') {
      const teamIds = `${idOfName(homeTeam)}_${idOfName(awayTeam)}`;
      return { id: `${stage}-${teamIds}`, ...common, ...delay, phase: 'playoffs', slot: stage };
    }
    const place = (placesTaken.get(stage) ?? 0) + 1;
    placesTaken.set(stage, place);
    return { id: `r${stage}-m${place}`, ...common, ...delay, ...(stage > 0 && { round: stage }) };
  });
  const days = snapshot.days?.map(({ match: matches, court, minute, ...day }) => ({
    ...day,
    placements: matches.flatMap((match, place) => {
      const fixture = fixtures[match]?.id ?? '';
      return [{ fixture, court: court[place] ?? 0, at: minute[place] ?? 0 }];
    }),
  }));
  return recomputeTournament({
    ...{ id, name, date, level, format, teams, fixtures, withdrawals, tieDecisions },
    description: '',
    ...(days && { days: byDate(days) }),
  }).tournament;
}

function byMatch<T extends { readonly match: number }>(list: readonly T[] = []): ReadonlyMap<number, T> {
  return new Map(list.map((each) => [each.match, each]));
}

/** Null while nothing was played. */
function resultOfGoals(goals: string, forfeit: Side | undefined): MatchResult | null {
  const sets = emptyDetails.sets.map((_, set) => ({
    teamA: sideOf(Number(goals[2 * set] ?? 0)),
    teamB: sideOf(Number(goals[2 * set + 1] ?? 0)),
  }));
  return resultOf({ ...emptyDetails, sets, ...(forfeit && { forfeit }) });
}

function sideOf(goals: number): SetSide {
  return {
    players: { attacker: null, defender: null },
    goals: Array.from({ length: goals }, () => ({ scorerId: null, type: 'attacker' })),
    cards: [],
  };
}
