import { useState } from 'react';
import { theme } from 'shared-kernel';
import { SelectField, TextField } from 'shared-kernel/forms';
import { squadOf } from '../../competition/teams/squads';
import type { Fixture, Player, Role, Side, Tournament } from '../../model/tournament';
import type { SetGoals, SetScorers } from '../../scoring/quickScore';
import { sides } from '../../scoring/score';
import { teamCatalogue } from '../../store/teamCatalogue';
import { strings } from './strings';

const roles: readonly Role[] = ['attacker', 'defender'];

type Props = {
  readonly tournament: Tournament;
  readonly fixture: Fixture;
  readonly sets: readonly SetGoals[];
  readonly scorers: ReturnType<typeof useScorers>;
};

/** For each set and team the players of both roles, and the goals of each; other goals have no scorer. */
export function ScorersFields({ fixture, sets, scorers }: Props) {
  return sets.flatMap((_, setIndex) =>
    sides.map((side) => {
      const team = side === 'teamA' ? fixture.homeTeam : fixture.awayTeam;
      const goals = scorers.goalsOf(setIndex, side);
      const chosen = scorers.of(setIndex, side);
      const known = roles.reduce(
        (sum, role) => sum + (chosen[role].playerId === null ? 0 : chosen[role].goals),
        0,
      );
      return (
        <fieldset key={`${setIndex} ${side}`} css={group}>
          <legend>{strings.scorersOf(setIndex, team, goals)}</legend>
          {roles.map((role) => (
            <div key={role} css={pair}>
              <SelectField
                label={strings.roles[role]}
                value={chosen[role].playerId ?? ''}
                options={[
                  { value: '', label: strings.nobody },
                  ...scorers.playersOf(side).map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={(id) => scorers.change(setIndex, side, role, { playerId: id || null })}
              />
              <TextField
                label={
                  role === 'attacker' ? strings.goalsOf(strings.roles.attacker) : strings.goalsOfDefender
                }
                inputMode="numeric"
                autoComplete="off"
                disabled={chosen[role].playerId === null}
                value={chosen[role].goals === 0 ? '' : String(chosen[role].goals)}
                onChange={(text) =>
                  scorers.change(setIndex, side, role, {
                    goals: Number(text.replace(/\D/g, '').slice(-1)),
                  })
                }
              />
            </div>
          ))}
          <p>{strings.withoutScorer(Math.max(0, goals - known))}</p>
        </fieldset>
      );
    }),
  );
}

const group = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(2),
  minWidth: 0,
  marginBlockStart: theme.space(4),
  padding: 0,
  border: 0,
  '& > legend': { fontWeight: 600, color: theme.color.text, overflowWrap: 'anywhere' },
} as const;

const pair = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6rem',
  gap: theme.space(2),
  alignItems: 'end',
} as const;

const unknownScorers: SetScorers = {
  attacker: { playerId: null, goals: 0 },
  defender: { playerId: null, goals: 0 },
};

/** The chosen scorers of each set; empty until a choice is made. */
export function useScorers(tournament: Tournament, fixture: Fixture, sets: readonly SetGoals[]) {
  const [chosen, setChosen] = useState<Readonly<Record<string, SetScorers>>>({});
  const key = (setIndex: number, side: Side) => `${setIndex} ${side}`;
  const of = (setIndex: number, side: Side) => chosen[key(setIndex, side)] ?? unknownScorers;
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
