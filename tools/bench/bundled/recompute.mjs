import { eventsOf } from '../../../mfe-tournaments/src/domain/match-sheet/eventsFromDetails.ts';
import { standings } from '../../../mfe-tournaments/src/domain/standings/standings.ts';
import { playerRanking } from '../../../mfe-tournaments/src/domain/statistics/playerRanking.ts';
import { playerTallies } from '../../../mfe-tournaments/src/domain/statistics/playerTallies.ts';
import { aTournament } from '../../../mfe-tournaments/src/domain/testing/aTournament.ts';
import {
  awayWin,
  homeWin,
  narrowAwayWin,
  withResults,
} from '../../../mfe-tournaments/src/domain/testing/playedMatch.ts';
import { tournamentStatus } from '../../../mfe-tournaments/src/domain/tournamentStatus.ts';

const RUNS = 30;
const SCORES = [homeWin, narrowAwayWin, awayWin];

const largest = playedChampionship(64);
process.stdout.write(
  JSON.stringify({
    matches: largest.fixtures.length,
    runs: Array.from({ length: RUNS }, () => timeOf(() => recompute(largest))),
    sizes: [8, 16, 32, 64].map((teams) => {
      const tournament = playedChampionship(teams);
      return { teams, bytes: bytesOf(tournament), bytesWithLogs: bytesOf(withLogs(tournament)) };
    }),
  }),
);

function playedChampionship(teams) {
  const tournament = aTournament({ teams, format: { homeAndAway: true } });
  return withResults(tournament, (_, index) => SCORES[index % SCORES.length]);
}

/** Everything that the open pages of a tournament recompute when a sheet is saved. */
function recompute(tournament) {
  const tallies = playerTallies(tournament, tournament.squads);
  return [
    standings(tournament),
    playerRanking(tallies, 'attacker'),
    playerRanking(tallies, 'defender'),
    tournamentStatus(tournament.fixtures),
  ];
}

/** As sheets that were tapped leave it: every event with its identifier and its instant. */
function withLogs(tournament) {
  return {
    ...tournament,
    fixtures: tournament.fixtures.map((fixture) => ({
      ...fixture,
      events: eventsOf(fixture).map((event) => ({
        ...event,
        id: crypto.randomUUID(),
        at: new Date().toISOString(),
      })),
    })),
  };
}

function timeOf(work) {
  const started = performance.now();
  work();
  return performance.now() - started;
}

function bytesOf(value) {
  return Buffer.byteLength(JSON.stringify(value));
}
