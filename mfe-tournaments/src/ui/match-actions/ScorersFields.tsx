import { theme } from 'shared-kernel';
import { Field, Select, TextInput } from 'shared-kernel/forms';
import type { SetGoals } from '../../domain/match-sheet/quickScore';
import { sides } from '../../domain/match-sheet/score';
import type { Fixture, Role, Tournament } from '../../domain/tournament';
import { strings } from './strings';
import type { useScorers } from './useScorers';

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
              <Field label={strings.roles[role]}>
                {(control) => (
                  <Select
                    {...control}
                    value={chosen[role].playerId ?? ''}
                    onChange={({ target }) =>
                      scorers.change(setIndex, side, role, { playerId: target.value || null })
                    }
                  >
                    <option value="">{strings.nobody}</option>
                    {scorers.playersOf(side).map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <Field
                label={
                  role === 'attacker' ? strings.goalsOf(strings.roles.attacker) : strings.goalsOfDefender
                }
              >
                {(control) => (
                  <TextInput
                    {...control}
                    inputMode="numeric"
                    autoComplete="off"
                    disabled={chosen[role].playerId === null}
                    value={chosen[role].goals === 0 ? '' : String(chosen[role].goals)}
                    onChange={({ target }) =>
                      scorers.change(setIndex, side, role, {
                        goals: Number(target.value.replace(/\D/g, '').slice(-1)),
                      })
                    }
                  />
                )}
              </Field>
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
