import type { FormEvent } from 'react';
import { Button, Stack } from 'shared-kernel/ui';
import { type Side, winningSetsOf } from '../../model/tournament';
import { readSheet } from '../../scoring/readSheet';
import { recordPlay, undo } from '../../scoring/recordPlay';
import { goalsToWinASet, sides } from '../../scoring/score';
import { newStamp } from '../../store/sheetEvents';
import { announce } from '../announce';
import { type ActionProps, formStyle } from './actionForm';
import { strings } from './strings';
import { useSheetWriting } from './useSheetWriting';

/** Loses a match for a side by the score of the rules, or takes that back. */
export function ForfeitForm({ tournament, fixture, onDone }: ActionProps) {
  const { write, confirmation } = useSheetWriting(tournament);
  const { homeTeam, awayTeam, result, ruling } = fixture;
  const teamOf: Readonly<Record<Side, string>> = { teamA: homeTeam, teamB: awayTeam };
  const declared = result?.details?.forfeit;
  const winningSets = winningSetsOf(tournament);
  const score = Array.from({ length: winningSets }, () => `${goalsToWinASet}–0`).join(', ');

  async function declare(side: Side) {
    const written = await write(fixture, (events, needed) =>
      recordPlay(events, { kind: 'forfeit', side }, newStamp(), needed),
    );
    if (written === null) return;
    onDone();
    announce({
      title: strings.forfeitSaved(teamOf[side]),
      action: { label: strings.undo, onSelect: () => void written.takeBack() },
    });
  }

  async function takeBack() {
    const written = await write(fixture, (events, needed) => {
      const forfeit = readSheet(events, needed).plays.find(({ kind }) => kind === 'forfeit');
      return undo(events, newStamp(), needed, forfeit?.id ?? '');
    });
    if (written === null) return;
    onDone();
    announce({ title: strings.forfeitTakenBack });
  }

  return (
    <form
      css={formStyle}
      aria-label={strings.forfeit}
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      {declared !== undefined ? (
        <Stack gap={3}>
          <p>{strings.forfeitStands(teamOf[declared])}</p>
          <Button onClick={takeBack}>{strings.forfeitTakeBack}</Button>
        </Stack>
      ) : ruling !== undefined ? (
        <Stack gap={3}>
          <p>{strings.forfeitByWithdrawal}</p>
          <Button variant="quiet" onClick={onDone}>
            {strings.close}
          </Button>
        </Stack>
      ) : (
        <Stack gap={3}>
          <p>
            <strong>{strings.forfeitQuestion}</strong> <span>{strings.forfeitRule(winningSets, score)}</span>
          </p>
          {sides.map((side) => (
            <Button key={side} onClick={() => declare(side)}>
              {strings.forfeitBy(teamOf[side])}
            </Button>
          ))}
          <Button variant="quiet" onClick={onDone}>
            {strings.close}
          </Button>
        </Stack>
      )}
      {confirmation}
    </form>
  );
}
