import { Fragment } from 'react';
import { paths, theme } from 'shared-kernel';
import { Button, ButtonLink, Stack } from 'shared-kernel/ui';
import { otherRole } from '../../../scoring/applyPlay';
import {
  matchScore,
  matchWinner,
  otherSide,
  roles,
  setScore,
  setsNeededAtMost,
  setWinner,
  sides,
} from '../../../scoring/score';
import { sentOffPlayers, suggestedSelections, unchangedPlayers } from '../../../scoring/sheetCommands';
import { answer } from '../../../widgets/announce';
import { useWayBack } from '../../../widgets/tournamentPaths';
import { strings } from './strings';
import { TeamPanel } from './TeamPanel';
import type { MatchSheet } from './useMatchSheet';

type Props = { readonly sheet: MatchSheet; readonly setIndex: number; readonly onNext: () => void };

/** A set: its outcome, and the two teams side by side as on the scoreboard. */
export function SetPanel({ sheet, setIndex, onNext }: Props) {
  const { details } = sheet;
  const set = details.sets[setIndex];
  if (set === undefined) return null;
  // Of a match that is over nothing is written any more but a sanction of a set that was played.
  const panels = matchWinner(details, sheet.winningSets) !== null && setWinner(set) === null ? [] : sides;
  return (
    <Stack gap={3} css={{ paddingBlockStart: theme.space(2) }}>
      <SetOutcome sheet={sheet} setIndex={setIndex} onNext={onNext} />
      <div css={columns}>
        {panels.map((side) => (
          <TeamPanel key={side} sheet={sheet} side={side} setIndex={setIndex} players={set[side].players} />
        ))}
      </div>
    </Stack>
  );
}

/** The winner of the set or the match, and the next step: the next set, or the substitution that the rules demand. */
function SetOutcome({ sheet, setIndex, onNext }: Props) {
  const { details, winningSets, names, squads, tournamentId } = sheet;
  const back = useWayBack(tournamentId);
  const set = details.sets[setIndex];
  const winner = set && setWinner(set);
  const champion = matchWinner(details, winningSets);
  const isOver = champion !== null;
  const carried = isOver ? [] : suggestedSelections(details, setIndex, squads);
  const isSwap = carried.every(({ side, playerId }) =>
    roles.some((role) => details.sets[setIndex - 1]?.[side].players[role] === playerId),
  );
  const isSomeSentOff = carried.some(({ side }) => sentOffPlayers(details, side).size > 0);
  const carry = isSomeSentOff ? strings.carryOthers : strings.carryLineups;
  const hasNext = !isOver && winner && setIndex + 1 < setsNeededAtMost(winningSets);
  // The sides whose mandatory substitution is missing.
  const unchanged = sides.flatMap((side) => {
    const players = isOver || winner ? [] : unchangedPlayers(details, setIndex, side);
    return players.slice(0, 1).map(({ playerId, role }) => {
      // Choosing a player for the team-mate's role swaps the two.
      const swap = { kind: 'selection', setIndex, side, role: otherRole(role), playerId } as const;
      const sentOff = sentOffPlayers(details, side);
      const canSwap = roles.every((each) => !sentOff.has(set?.[side].players[each] ?? null));
      return { side, players, swap: canSwap ? swap : null };
    });
  });
  const isKnown = sides.some((side) => roles.some((role) => set?.[side].players[role] != null));
  // « Passer au set 2 » exchanges the roles without a tap on them.
  const isChanged = !winner && !isOver && setIndex > 0 && isKnown && carried.length + unchanged.length === 0;
  return (
    <Stack direction="row" css={outcomeStyle} role="status" aria-live={answer.isDue ? 'off' : undefined}>
      {set && winner && (
        <p>
          {strings.setWon(setIndex, names[winner], setScore(set)[winner], setScore(set)[otherSide(winner)])}
        </p>
      )}
      {isOver && (
        <p css={{ fontWeight: 700 }}>
          {details.forfeit !== undefined
            ? strings.forfeited(names[details.forfeit], names[champion])
            : strings.matchWon(
                names[champion],
                matchScore(details)[champion],
                matchScore(details)[otherSide(champion)],
              )}
        </p>
      )}
      {details.forfeit !== undefined && (
        <>
          <p>{strings.forfeitedText}</p>
          <Button onClick={() => sheet.takeBack(sheet.plays.find(({ kind }) => kind === 'forfeit')?.id)}>
            {strings.forfeitTakeBack}
          </Button>
        </>
      )}
      {isOver && (
        <ButtonLink to={back?.path ?? paths.tournament(tournamentId)}>
          {back?.name ?? strings.backToTournament}
        </ButtonLink>
      )}
      {hasNext && (
        <Button
          variant="primary"
          onClick={() => {
            sheet.play(...suggestedSelections(details, setIndex + 1, squads));
            onNext();
          }}
        >
          {strings.nextSet(setIndex + 1)}
        </Button>
      )}
      {unchanged.map(({ side, players, swap }) => (
        <Fragment key={side}>
          <p>{strings.unchanged(players.map(({ playerId }) => names.player(playerId)))}</p>
          {swap && <Button onClick={() => sheet.play(swap)}>{strings.swapRoles(names[side])}</Button>}
        </Fragment>
      ))}
      {isChanged && <p css={lowLine}>{strings.changed(setIndex)}</p>}
      {carried.length > 0 && (
        <Button onClick={() => sheet.play(...carried)}>
          {isSwap ? carry(setIndex) : strings.substitute(setIndex)}
        </Button>
      )}
    </Stack>
  );
}

const columns = {
  display: 'grid',
  // One below the other where letters are enlarged on a phone.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(40%, 8rem)), 1fr))',
  gap: theme.space(2),
  // Wider than the page's column on a phone: three cards of 48 px side by side.
  marginInline: `calc(-1 * ${theme.space(2)})`,
  [theme.media.tablet]: { gap: theme.space(6), marginInline: 0 },
} as const;

/** It leaves a phone the goals in sight. */
const lowLine = { ...theme.type.small, lineHeight: 1.2, marginBlock: `-${theme.space(2)}` } as const;

const outcomeStyle = {
  justifyContent: 'center',
  gap: `${theme.space(2)} ${theme.space(4)}`,
  textAlign: 'center',
  '& > button': { minHeight: '3rem' },
  // The region exists before its words, because a screen reader announces changes of known regions only.
  '&:empty': { marginBlockEnd: `calc(-1 * ${theme.space(3)})` },
} as const;
