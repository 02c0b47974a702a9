import { useState } from 'react';
import { teamCatalogue } from '../../data/teamCatalogue';
import type { SetGoals, SetScorers } from '../../domain/match-sheet/quickScore';
import { squadOf } from '../../domain/teams/squads';
import type { Fixture, Player, Role, Side, Tournament } from '../../domain/tournament';
import { strings } from './strings';

const nobody: SetScorers = {
  attacker: { playerId: null, goals: 0 },
  defender: { playerId: null, goals: 0 },
};

/** The chosen scorers of each set; empty until a choice is made. */
export function useScorers(tournament: Tournament, fixture: Fixture, sets: readonly SetGoals[]) {
  const [chosen, setChosen] = useState<Readonly<Record<string, SetScorers>>>({});
  const key = (setIndex: number, side: Side) => `${setIndex} ${side}`;
  const of = (setIndex: number, side: Side) => chosen[key(setIndex, side)] ?? nobody;
  const goalsOf = (setIndex: number, side: Side) => sets[setIndex]?.[side === 'teamA' ? 0 : 1] ?? 0;

  function change(setIndex: number, side: Side, role: Role, part: Partial<SetScorers[Role]>) {
    const before = of(setIndex, side);
    setChosen({ ...chosen, [key(setIndex, side)]: { ...before, [role]: { ...before[role], ...part } } });
  }

  function refusalOf(setIndex: number, side: Side): string | null {
    const { attacker, defender } = of(setIndex, side);
    const total = goalsOf(setIndex, side);
    if (attacker.playerId !== null && attacker.playerId === defender.playerId) return strings.sameTwice;
    const scored = [attacker, defender]
      .filter(({ playerId }) => playerId !== null)
      .reduce((sum, { goals }) => sum + goals, 0);
    return scored > total ? strings.tooManyGoals(total) : null;
  }

  const refusal = sets
    .flatMap((_, setIndex) => [refusalOf(setIndex, 'teamA'), refusalOf(setIndex, 'teamB')])
    .find((sentence) => sentence !== null);

  const playersOf = (side: Side): readonly Player[] =>
    squadOf(tournament, teamCatalogue, side === 'teamA' ? fixture.homeTeam : fixture.awayTeam)?.players ?? [];

  /** Null without a named scorer: such a set may keep its sheet's scorers. */
  const named = (setIndex: number, side: Side) => {
    const { attacker, defender } = of(setIndex, side);
    return attacker.playerId === null && defender.playerId === null ? null : of(setIndex, side);
  };

  return { of, named, change, goalsOf, playersOf, refusal: refusal ?? null };
}
