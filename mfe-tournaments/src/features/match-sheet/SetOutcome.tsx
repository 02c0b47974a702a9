import { theme } from 'shared-kernel';
import { Button } from 'shared-kernel/ui';
import type { PlayRequest } from '../../domain/match-sheet/recordPlay';
import {
  matchScore,
  matchWinner,
  otherSide,
  setScore,
  setWinner,
  sides,
} from '../../domain/match-sheet/score';
import { setsNeededAtMost } from '../../domain/match-sheet/sheetRefusal';
import type { SheetNames } from '../../domain/match-sheet/sheetSentences';
import type { MatchDetails, Role } from '../../domain/tournament';
import { strings } from './strings';

type Props = {
  readonly details: MatchDetails;
  readonly setIndex: number;
  readonly winningSets: number;
  readonly names: SheetNames;
  readonly onPlay: (...requests: readonly PlayRequest[]) => void;
  readonly onNext: () => void;
};

/** Who won the set or the match, and the next step: on to the next set, or the same players with roles swapped. */
export function SetOutcome({ details, setIndex, winningSets, names, onPlay, onNext }: Props) {
  const set = details.sets[setIndex];
  const winner = set && setWinner(set);
  const champion = matchWinner(details, winningSets);
  const swapped = champion === null ? swappedLineups(details, setIndex) : [];
  const hasNext = champion === null && winner && setIndex + 1 < setsNeededAtMost(winningSets);
  if (!winner && champion === null && swapped.length === 0) return null;
  return (
    <div css={style} role="status">
      {set && winner && (
        <p>
          {strings.setWon(setIndex, names[winner], setScore(set)[winner], setScore(set)[otherSide(winner)])}
        </p>
      )}
      {champion !== null && (
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
            onPlay(...swappedLineups(details, setIndex + 1));
            onNext();
          }}
        >
          {strings.nextSet(setIndex + 1)}
        </Button>
      )}
      {swapped.length > 0 && (
        <Button onClick={() => onPlay(...swapped)}>{strings.carryLineups(setIndex)}</Button>
      )}
    </div>
  );
}

/** Roles swap at each set (the federation's rule): the lineups of the set before, turned, for an empty set. */
function swappedLineups({ sets }: MatchDetails, setIndex: number): PlayRequest[] {
  const before = sets[setIndex - 1];
  const now = sets[setIndex];
  if (before === undefined || now === undefined) return [];
  const swap = (side: 'teamA' | 'teamB', role: Role, playerId: string | null): PlayRequest[] =>
    playerId === null ? [] : [{ kind: 'selection', setIndex, side, role, playerId }];
  return sides.flatMap((side) => {
    const { attacker, defender } = now[side].players;
    if (attacker !== null || defender !== null) return [];
    const lineup = before[side].players;
    return [...swap(side, 'attacker', lineup.defender), ...swap(side, 'defender', lineup.attacker)];
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
