import { Button } from 'shared-kernel/ui';
import { type Side, winningSetsOf } from '../../model/tournament';
import { goalsToWinASet, sides } from '../../scoring/score';
import { newStamp } from '../../store/stamps';
import { ActionForm, type ActionProps } from './ActionForm';
import { strings } from './strings';
import { useSheetWriting } from './useSheetWriting';

/** Loses a match for a side by the score of the rules, or takes that back. */
export function ForfeitForm({ tournament, fixture, onDone }: ActionProps) {
  const { write, confirmation } = useSheetWriting(tournament, fixture);
  const { homeTeam, awayTeam, result, ruling } = fixture;
  const teamOf: Readonly<Record<Side, string>> = { teamA: homeTeam, teamB: awayTeam };
  const declared = result?.details?.forfeit;
  const winningSets = winningSetsOf(tournament);
  const score = Array.from({ length: winningSets }, () => `${goalsToWinASet}–0`).join(', ');

  async function declare(side: Side) {
    const title = strings.forfeitSaved(teamOf[side]);
    if (await write((sheet) => sheet.play({ kind: 'forfeit', side }, newStamp()), { title })) onDone();
  }

  async function takeBack() {
    const isWritten = await write(
      ({ plays, undo }) => undo(newStamp(), plays.find(({ kind }) => kind === 'forfeit')?.id ?? ''),
      { title: strings.forfeitTakenBack },
    );
    if (isWritten) onDone();
  }

  return (
    <ActionForm label={strings.forfeit} onDone={onDone}>
      {declared !== undefined ? (
        <>
          <p>{strings.forfeitStands(teamOf[declared])}</p>
          <Button onClick={takeBack}>{strings.forfeitTakeBack}</Button>
        </>
      ) : ruling !== undefined ? (
        <p>{strings.forfeitByWithdrawal}</p>
      ) : (
        <>
          <p>
            <strong>{strings.forfeitQuestion}</strong> <span>{strings.forfeitRule(winningSets, score)}</span>
          </p>
          {sides.map((side) => (
            <Button key={side} onClick={() => declare(side)}>
              {strings.forfeitBy(teamOf[side])}
            </Button>
          ))}
        </>
      )}
      {confirmation}
    </ActionForm>
  );
}
