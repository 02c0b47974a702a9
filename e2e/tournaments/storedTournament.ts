import type { Page } from '@playwright/test';

interface Goals {
  readonly home: number;
  readonly away: number;
}

interface Wishes {
  readonly id?: string;
  readonly name?: string;
  readonly date?: string;
  readonly teams: readonly string[];
  /** Of each team. */
  readonly players?: number;
  readonly playoffs?: boolean;
  readonly homeAndAway?: boolean;
  /** Goals of each set of a match, by its round (from 1) and its place in it (from 0); null while it is not played. */
  readonly scores?: (round: number, place: number) => readonly Goals[] | null;
  /** When a match of a round began and ended. */
  readonly times?: (round: number) => Readonly<Record<string, string>> | undefined;
  readonly more?: object;
}

const side = (goals: number) => ({
  players: { attacker: null, defender: null },
  cards: [],
  goals: Array.from({ length: goals }, () => ({ scorerId: null, type: 'attacker' })),
});

/** A record as a browser or a back end keeps it. */
export interface StoredTournament {
  readonly id: string;
}

/** A record as it is kept, two sets to win. Each match is `r<round>-m<place from 1>`. */
export function aStoredTournament(wishes: Wishes) {
  const {
    id = '1700000000000',
    name = 'Open de Prouvy',
    date = '2026-11-28',
    teams,
    players = 2,
    playoffs = false,
    homeAndAway = false,
  } = wishes;
  const first = rounds(teams);
  const second = first.map((matches) => matches.map(([home, away]): [string, string] => [away, home]));
  const fixtures = [...first, ...(homeAndAway ? second : [])].flatMap((matches, roundIndex) =>
    matches.map(([homeTeam, awayTeam], place) => {
      const round = roundIndex + 1;
      const sets = wishes.scores?.(round, place) ?? null;
      const won = (mine: keyof Goals, other: keyof Goals) =>
        (sets ?? []).filter((set) => set[mine] === 7 && set[other] < 7).length;
      const [homeScore, awayScore] = [won('home', 'away'), won('away', 'home')];
      const isOver = Math.max(homeScore, awayScore) === 2;
      return {
        id: `r${round}-m${place + 1}`,
        homeTeam,
        awayTeam,
        liveUrl: null,
        round,
        leg: round > first.length ? 2 : 1,
        status: sets === null ? 'pending' : isOver ? 'finished' : 'inprogress',
        result: sets && {
          homeScore,
          awayScore,
          details: {
            sets: Array.from({ length: 5 }, (_, index) => ({
              teamA: side(sets[index]?.home ?? 0),
              teamB: side(sets[index]?.away ?? 0),
            })),
            globalCards: { teamA: [], teamB: [] },
          },
        },
        ...(sets && { times: wishes.times?.(round) }),
      };
    }),
  );
  return {
    id,
    name,
    date,
    level: 'Régional',
    description: '',
    format: { type: 'championship', winningSets: '2', homeAndAway, playoffs },
    teams,
    squads: teams.map((team) => ({
      name: team,
      logo: null,
      players: Array.from({ length: players }, (_, index) => ({
        id: `${team}-${index + 1}`,
        name: `Joueur ${index + 1} de ${team}`,
      })),
    })),
    fixtures,
    ...wishes.more,
  };
}

export const championshipPath = '/organisateur/tournoi/championnat-du-nord';

/** Of last season, six teams of three, nothing played, three sets to win: the first match is Valenciennes against Avignon. */
export function aChampionship() {
  return aStoredTournament({
    id: 'championnat-du-nord',
    name: 'Championnat du Nord',
    date: '2025-09-15',
    teams: ['Valenciennes', 'Champagne', 'Lille', 'Lyon', 'Anget', 'Avignon'],
    players: 3,
    more: { format: { type: 'championship', winningSets: '3', homeAndAway: false, playoffs: false } },
  });
}

/** The circle method: the first stays, the others move on by one place each round. */
function rounds(teams: readonly string[]): [string, string][][] {
  const circle = teams.length % 2 === 0 ? [...teams] : [...teams, ''];
  const [fixed = '', ...moving] = circle;
  return moving.map((_, round) => {
    const turned = [fixed, ...moving.slice(round), ...moving.slice(0, round)];
    return Array.from({ length: circle.length / 2 }, (_each, place): [string, string] => [
      turned[place] ?? '',
      turned.at(-1 - place) ?? '',
    ]).filter(([home, away]) => home !== '' && away !== '');
  });
}

/** Keeps these tournaments, and no others, before the first page opens. */
export async function keepTournaments(page: Page, ...tournaments: readonly StoredTournament[]) {
  await page.context().addInitScript(
    (records: StoredTournament[]) => {
      if (localStorage.getItem('tournaments') !== null) return;
      for (const record of records) localStorage.setItem(`tournament:${record.id}`, JSON.stringify(record));
      const summaries = records.map((record) => {
        const { id, name, date, level, description } = record as unknown as Record<string, string>;
        return { id, name, date, level, description };
      });
      localStorage.setItem('tournaments', JSON.stringify(summaries));
    },
    [...tournaments],
  );
}
