import { useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import type { GoalType, Lineup, Role, Side } from '../../../model/tournament';
import { scoringRole } from '../../../scoring/recordPlay';
import { roles } from '../../../scoring/score';
import { CardButtons } from './CardButtons';
import { PlayerSelect } from './PlayerSelect';
import { goalLabels, strings } from './strings';
import { panelStyle, sideColours } from './teamPanelStyle';
import type { MatchSheet } from './useMatchSheet';

const goals: readonly GoalType[] = ['attacker', 'defender', 'penalty'];

type Props = {
  readonly sheet: MatchSheet;
  readonly side: Side;
  readonly setIndex: number;
  readonly players: Lineup;
};

/** A team in a set: its lineup, its cards, and lowest, under the thumb, its goals. */
export function TeamPanel({ sheet, side, setIndex, players }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const lineup = useRef<HTMLDivElement>(null);
  const team = sheet.squads[side];
  const place = { setIndex, side };
  // Sanctions only: goals and players wait until the forfeit is undone.
  const isForfeited = sheet.details.forfeit !== undefined;

  function scoreGoal(type: GoalType, by?: 'defender' | 'unknown') {
    const role = by ?? scoringRole[type];
    const isWritten = sheet.play({ kind: 'goal', ...place, type, ...(by && { by }) });
    // The organiser must first choose the scorer, so the focus moves to that field and not to the sheet's message.
    if (!isWritten && role !== 'unknown' && players[role] === null) {
      lineup.current?.querySelectorAll('select')[roles.indexOf(role)]?.focus();
    }
  }

  const shortName = (role: Role) => {
    const name = team.players.find(({ id }) => id === players[role])?.name ?? '';
    return name.split(' ').slice(1).join(' ') || name;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a column of a grid everywhere.
    <div
      role="group"
      aria-label={team.name}
      css={panelStyle}
      style={{ '--side': sideColours[side], '--parts': isForfeited ? 2 : 5 } as React.CSSProperties}
    >
      <p data-part="head">
        <strong>{team.name}</strong>
        <small>{side === 'teamA' ? strings.home : strings.away}</small>
        {team.players.length === 0 && <span css={theme.type.small}>{strings.noPlayers}</span>}
      </p>
      {!isForfeited && (
        <>
          <div ref={lineup} data-part="lineup">
            {roles.map((role) => (
              <PlayerSelect
                key={role}
                label={strings[role]}
                empty={strings.choose}
                players={team.players}
                value={players[role]}
                onChange={(playerId) => sheet.play({ kind: 'selection', ...place, role, playerId })}
              />
            ))}
          </div>
          <div data-part="goals">
            {goals.map((type) => (
              <button
                key={type}
                type="button"
                data-idle={players[scoringRole[type]] === null || undefined}
                onClick={() => scoreGoal(type)}
              >
                <span>{goalLabels[type]}</span>
                <small aria-hidden="true">{shortName(scoringRole[type])}</small>
              </button>
            ))}
          </div>
        </>
      )}
      <CardButtons
        key={setIndex}
        team={team}
        players={players}
        onShow={(type, playerId) => sheet.play({ kind: 'card', ...place, type, playerId })}
      />
      {!isForfeited && (
        <div data-part="others">
          <button type="button" data-part="more" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {strings.more}
          </button>
          {isOpen && (
            <div data-part="rare">
              <button type="button" onClick={() => scoreGoal('penalty', 'defender')}>
                {strings.penaltyByDefender}
              </button>
              {goals.map((type) => (
                <button key={type} type="button" onClick={() => scoreGoal(type, 'unknown')}>
                  {strings.withoutScorer(goalLabels[type])}
                </button>
              ))}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
