import { Fragment } from 'react';
import { theme } from 'shared-kernel';
import { Button } from 'shared-kernel/ui';
import type { MatchDetails, Role } from '../../../model/tournament';
import { type PlayRequest, suggestedLineup, unchangedPlayers } from '../../../scoring/recordPlay';
import {
  matchScore,
  matchWinner,
  otherSide,
  setScore,
  setsNeededAtMost,
  setWinner,
  sides,
} from '../../../scoring/score';
import type { SheetNames } from './sheetNames';
import { strings } from './strings';

const roles: readonly Role[] = ['attacker', 'defender'];

type Props = {
  readonly details: MatchDetails;
  readonly setIndex: number;
  readonly winningSets: number;
  readonly names: SheetNames;
  readonly onPlay: (...requests: readonly PlayRequest[]) => void;
  readonly onForfeitTakenBack: () => void;
  readonly onNext: () => void;
};

/** The winner of the set or the match, and the next step: the next set, or the substitution that the rules demand. */
export function SetOutcome(props: Props) {
  const { details, setIndex, winningSets, names, onPlay, onForfeitTakenBack, onNext } = props;
  const set = details.sets[setIndex];
  const winner = set && setWinner(set);
  const champion = matchWinner(details, winningSets);
  const swapped = champion === null ? suggestedPlayers(details, setIndex) : [];
  const hasNext = champion === null && winner && setIndex + 1 < setsNeededAtMost(winningSets);
  const unchanged = champion === null && !winner ? unchangedSides(details, setIndex) : [];
  if (!winner && champion === null && swapped.length + unchanged.length === 0) return null;
  return (
    <div css={style} role="status">
      {set && winner && (
        <p>
          {strings.setWon(setIndex, names[winner], setScore(set)[winner], setScore(set)[otherSide(winner)])}
        </p>
      )}
      {champion !== null && details.forfeit !== undefined && (
        <>
          <p css={{ fontWeight: 700 }}>{strings.forfeited(names[details.forfeit], names[champion])}</p>
          <p>{strings.forfeitedText}</p>
          <Button onClick={onForfeitTakenBack}>{strings.forfeitTakeBack}</Button>
        </>
      )}
      {champion !== null && details.forfeit === undefined && (
        <p css={{ fontWeight: 700 }}>
          {strings.matchWon(
            names[champion],
            matchScore(details)[champion],
            matchScore(details)[otherSide(champion)],
          )}
        </p>
      )}
      {hasNext && (
        <Button
          variant="primary"
          onClick={() => {
            onPlay(...suggestedPlayers(details, setIndex + 1));
            onNext();
          }}
        >
          {strings.nextSet(setIndex + 1)}
        </Button>
      )}
      {unchanged.map(({ side, players, swap }) => (
        <Fragment key={side}>
          <p>{strings.unchanged(players.map(({ playerId }) => names.player(playerId)))}</p>
          <Button onClick={() => onPlay(swap)}>{strings.swapRoles(names[side])}</Button>
        </Fragment>
      ))}
      {swapped.length > 0 && (
        <Button onClick={() => onPlay(...swapped)}>{strings.carryLineups(setIndex)}</Button>
      )}
    </div>
  );
}

/** The sides whose mandatory substitution is missing: the players, and the selection that swaps their roles. */
function unchangedSides(details: MatchDetails, setIndex: number) {
  return sides.flatMap((side) => {
    const players = unchangedPlayers(details, setIndex, side);
    const [first] = players;
    if (first === undefined) return [];
    const role: Role = first.role === 'attacker' ? 'defender' : 'attacker';
    // Choosing a player for the team-mate's role swaps the two.
    const swap = { kind: 'selection', setIndex, side, role, playerId: first.playerId } as const;
    return [{ side, players, swap }];
  });
}

/** The lineup that the rules suggest, for a set without players. */
function suggestedPlayers(details: MatchDetails, setIndex: number): PlayRequest[] {
  return sides.flatMap((side) => {
    const now = details.sets[setIndex]?.[side].players;
    if (now === undefined || now.attacker !== null || now.defender !== null) return [];
    const lineup = suggestedLineup(details, setIndex, side);
    return roles
      .filter((role) => lineup[role] !== null)
      .map((role): PlayRequest => ({ kind: 'selection', setIndex, side, role, playerId: lineup[role] }));
  });
}

const style = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${theme.space(2)} ${theme.space(4)}`,
  textAlign: 'center',
  '& > button': { minHeight: '3rem' },
} as const;
