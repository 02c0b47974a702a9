import type { DayPlan, Fixture, Team, Tournament, TournamentFormat } from '../../model/tournament';
import { createSchedule } from '../schedule/createSchedule';
import { createTeam } from '../teams/createTeam';

type TournamentOverrides = Partial<Omit<Tournament, 'teams' | 'format'>> & {
  /** How many teams, or their names. */
  readonly teams?: number | readonly string[];
  readonly format?: Partial<TournamentFormat>;
};

/** A championship with a schedule: by default four teams, one leg, three winning sets, no playoffs. */
export function aTournament({ teams = 4, format, ...overrides }: TournamentOverrides = {}): Tournament {
  const names = typeof teams === 'number' ? teamNames(teams) : teams;
  const complete: TournamentFormat = {
    type: 'championship',
    winningSets: '3',
    homeAndAway: false,
    playoffs: false,
    ...format,
  };
  return {
    id: '1757930400000',
    name: 'Tournoi d’automne',
    date: '2025-10-04',
    level: 'Régional',
    description: '',
    format: complete,
    teams: names,
    squads: names.map(aTeam),
    fixtures: createSchedule({ teams: names, homeAndAway: complete.homeAndAway }),
    ...overrides,
  };
}

function teamNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Équipe ${String(index + 1).padStart(2, '0')}`);
}

/** Five players: the builders let `<slug>-1` and `<slug>-2` play. */
export function aTeam(name: string): Team {
  return createTeam(
    name,
    Array.from({ length: 5 }, (_, index) => `Joueur ${index + 1} de ${name}`),
  );
}

export function aFixture(overrides: Partial<Fixture> = {}): Fixture {
  return {
    id: 'r1-m1',
    homeTeam: 'Lille',
    awayTeam: 'Lyon',
    result: null,
    liveUrl: null,
    status: 'pending',
    round: 1,
    leg: 1,
    ...overrides,
  };
}

/** A day on two courts from ten o'clock on, without matches. */
export function aDayPlan(overrides: Partial<DayPlan> = {}): DayPlan {
  return {
    ...{ date: '2026-11-28', start: 600, courts: 2, matchMinutes: 30, pauses: [], placements: [] },
    ...overrides,
  };
}
