import type { Fixture, MatchDetails } from '../tournament';
import { emptyDetails } from './applyPlay';
import { readSheet } from './readSheet';
import { matchScore, matchStatus } from './score';
import type { SheetEvent } from './sheetEvent';

/**
 * Writes a sheet into its fixture: the details, the sets won and the status, which may move back
 * (specification, sections 3 and 4). The events stay with the fixture, so that saving ends no undo. A sheet
 * on which nothing counts leaves no result.
 */
export function publishSheet(fixture: Fixture, events: readonly SheetEvent[], winningSets: number): Fixture {
  const { details, plays } = readSheet(events, winningSets);
  const { teamA, teamB } = matchScore(details);
  return {
    ...fixture,
    status: matchStatus(details, winningSets),
    result: plays.length === 0 ? null : { homeScore: teamA, awayScore: teamB, details },
    events,
  };
}

/** Says whether a sheet tells something else than its fixture published last. */
export function hasUnpublishedPlays(
  fixture: Fixture,
  events: readonly SheetEvent[],
  winningSets: number,
): boolean {
  const { details } = readSheet(events, winningSets);
  return signature(details) !== signature(fixture.result?.details ?? emptyDetails);
}

/** Stored keys come back in any order, and with keys of other versions: only the sheet's own matter is compared. */
function signature({ sets, globalCards }: MatchDetails): string {
  const sideOf = ({ players, goals, cards }: MatchDetails['sets'][number]['teamA']) => [
    players.attacker,
    players.defender,
    goals.map(({ scorerId, type }) => [scorerId, type]),
    cards.map(({ type, player }) => [type, player]),
  ];
  return JSON.stringify([
    sets.map(({ teamA, teamB }) => [sideOf(teamA), sideOf(teamB)]),
    globalCards.teamA.map(({ player, setIndex }) => [player, setIndex]),
    globalCards.teamB.map(({ player, setIndex }) => [player, setIndex]),
  ]);
}
