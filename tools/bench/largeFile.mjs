const SETS = 5;
const GOALS_OF_A_SET = 7;
const PLAYERS = 5;
const SIDES = ['teamA', 'teamB'];

/**
 * The file of a championship, home and away, as an export would write it: `{ teams, id, name }`. Each match has 60
 * events and goes to the end of its fifth set. The first team in the alphabet wins at home.
 */
export function largeFile({ teams, id = `large-${teams}`, name = `Championnat à ${teams} équipes` }) {
  const names = Array.from({ length: teams }, (_, index) => `Équipe ${String(index + 1).padStart(2, '0')}`);
  const tournament = {
    id,
    name,
    date: '2026-11-28',
    level: 'Régional',
    description: '',
    format: { type: 'championship', winningSets: '3', homeAndAway: true, playoffs: false },
    teams: names,
    squads: names.map((team, index) => ({ name: team, logo: null, players: playersOf(team, index) })),
    fixtures: legs(names).flatMap((rounds, leg) =>
      rounds.flatMap((pairs, round) =>
        pairs.map(([home, away], place) =>
          playedMatch(names, home, away, { leg: leg + 1, round: leg * (teams - 1) + round + 1, place }),
        ),
      ),
    ),
  };
  return JSON.stringify({
    format: 'jorkyball-tournament',
    version: 1,
    exportedAt: '2026-11-28T18:30:00.000Z',
    tournament,
  });
}

/** Both legs by the circle: one team stays, the others go round it. */
function legs(names) {
  const [fixed, ...moving] = names;
  const rounds = moving.map((_, turn) => {
    const circle = [fixed, ...moving.slice(turn), ...moving.slice(0, turn)];
    return Array.from({ length: names.length / 2 }, (_, place) => [circle[place], circle.at(-1 - place)]);
  });
  return [rounds, rounds.map((pairs) => pairs.map(([home, away]) => [away, home]))];
}

function playersOf(team, index) {
  return Array.from({ length: PLAYERS }, (_, place) => ({
    id: `equipe-${String(index + 1).padStart(2, '0')}-${place + 1}`,
    name: `Joueur ${place + 1} de l’${team}`,
  }));
}

function playedMatch(names, home, away, { leg, round, place }) {
  const id = `r${round}-m${place + 1}`;
  const lineups = [home, away].map((team) => playersOf(team, names.indexOf(team)));
  const isHomeWin = home < away;
  const events = [];
  const sets = Array.from({ length: SETS }, (_, setIndex) => {
    // The loser has the first two sets.
    const winner = setIndex < 2 === isHomeWin ? 1 : 0;
    const plays = SIDES.map((side, at) => {
      const [first, second] = lineups[at];
      const [attacker, defender] = setIndex % 2 === 0 ? [first.id, second.id] : [second.id, first.id];
      const goals = Array.from({ length: at === winner ? GOALS_OF_A_SET : 1 }, (_, count) =>
        count % 3 === 2 ? { scorerId: defender, type: 'defender' } : { scorerId: attacker, type: 'attacker' },
      );
      return { side, players: { attacker, defender }, goals };
    });
    const write = (event) =>
      events.push({
        id: `${id}-${String(events.length + 1).padStart(12, '0')}`,
        at: '2026-11-28T10:00:00.000Z',
        sequence: events.length + 1,
        setIndex,
        ...event,
      });
    for (const { side, players } of plays) {
      for (const role of ['attacker', 'defender']) {
        write({ kind: 'selection', side, role, playerId: players[role] });
      }
    }
    // The winner's last, so that none finds the set over.
    for (const { side, goals } of plays.toSorted((one, other) => one.goals.length - other.goals.length)) {
      for (const goal of goals) write({ kind: 'goal', side, ...goal });
    }
    return Object.fromEntries(plays.map(({ side, players, goals }) => [side, { players, goals, cards: [] }]));
  });
  return {
    id,
    homeTeam: home,
    awayTeam: away,
    result: {
      homeScore: isHomeWin ? 3 : 2,
      awayScore: isHomeWin ? 2 : 3,
      details: { sets, globalCards: { teamA: [], teamB: [] } },
    },
    liveUrl: null,
    status: 'finished',
    round,
    leg,
    events,
  };
}
