import { formatLongDay, isolated } from 'shared-kernel';
import { goalsToWinASet, matchScore, sides } from '../../domain/match-sheet/score';
import { setsNeededAtMost } from '../../domain/match-sheet/sheetRefusal';
import {
  type Fixture,
  type Goal,
  type MatchDetails,
  type PlayerId,
  type Tournament,
  winningSetsOf,
} from '../../domain/tournament';
import { NameOnOneLine, shortenedName } from '../NameOnOneLine';
import { slotName } from '../playoffs/slotNames';
import type { Squads } from '../squads';
import { sheetStyle } from './sheetStyle';
import { paperStrings } from './strings';

type Props = {
  readonly tournament: Tournament;
  readonly fixture: Fixture;
  readonly squads: Squads;
  /** Empty details make a sheet to fill in by hand. */
  readonly details: MatchDetails;
};

/** The sheet on one A4 page; on the screen it is not there. */
export function PrintedSheet({ tournament, fixture, squads, details }: Props) {
  const { round, slot } = fixture;
  const score = matchScore(details);
  const hasHappened = details.sets.some(({ teamA, teamB }) => teamA.goals.length + teamB.goals.length > 0);
  const occasion = slot ? slotName(slot, tournament.teams.length) : round && paperStrings.round(round);
  const nameOf = (side: 'teamA' | 'teamB', id: PlayerId | null) =>
    squads[side].players.find((player) => player.id === id)?.name ?? '';
  return (
    <div css={sheetStyle} aria-hidden="true">
      <p>
        {[isolated(tournament.name), formatLongDay(tournament.date), occasion].filter(Boolean).join(', ')}
      </p>
      <h2>
        <NameOnOneLine name={squads.teamA.name} />
        <span>{paperStrings.against}&nbsp;</span>
        <NameOnOneLine name={squads.teamB.name} />
      </h2>
      {sides.map((side) => (
        <p key={side}>
          <strong>{squads[side].name}</strong>{' '}
          <span>{squads[side].players.map(({ name }) => isolated(name)).join(', ')}</span>
        </p>
      ))}
      <p>{paperStrings.goals}</p>
      {details.sets.slice(0, setsNeededAtMost(winningSetsOf(tournament))).map((set, setIndex) => (
        <table key={setIndex}>
          <thead>
            <tr>
              <th>{paperStrings.set(setIndex)}</th>
              <th>{paperStrings.attacker}</th>
              <th>{paperStrings.defender}</th>
              {Array.from({ length: goalsToWinASet }, (_, goal) => (
                <th key={goal}>{goal + 1}</th>
              ))}
              <th>{paperStrings.cards}</th>
              <th>{paperStrings.total}</th>
            </tr>
          </thead>
          <tbody>
            {sides.map((side) => (
              <tr key={side}>
                <Name>{squads[side].name}</Name>
                <Name>{nameOf(side, set[side].players.attacker)}</Name>
                <Name>{nameOf(side, set[side].players.defender)}</Name>
                {Array.from({ length: goalsToWinASet }, (_, goal) => (
                  <td key={goal}>{goalMark(set[side].goals[goal])}</td>
                ))}
                <td>{set[side].cards.map(({ type }) => paperStrings.cardMarks[type]).join(' ')}</td>
                <td>{hasHappened ? set[side].goals.length : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <p data-result>
        <span>{paperStrings.sets} : </span>
        <NameOnOneLine name={squads.teamA.name} />
        <span>{` ${hasHappened ? score.teamA : '____'} `}</span>
        <NameOnOneLine name={squads.teamB.name} />
        <span>{` ${hasHappened ? score.teamB : '____'}`}</span>
      </p>
      <p data-signatures>
        <span>{paperStrings.referee}</span>
        <span>{squads.teamA.name}</span>
        <span>{squads.teamB.name}</span>
      </p>
    </div>
  );
}

/** Three lines of a cell take no more. */
const longestInCell = 45;

function Name({ children }: { readonly children: string }) {
  return (
    <td>
      <span>{shortenedName(children, longestInCell)}</span>
    </td>
  );
}

function goalMark(goal: Goal | undefined): string {
  if (goal === undefined) return '';
  return goal.scorerId === null && goal.type === 'penalty'
    ? paperStrings.awarded
    : paperStrings.goalMarks[goal.type];
}
