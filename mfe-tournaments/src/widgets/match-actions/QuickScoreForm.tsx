import { type FormEvent, useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import { Disclosure } from 'shared-kernel/disclosure';
import { useVisitDraft } from 'shared-kernel/drafts';
import { TextField } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';
import { winningSetsOf } from '../../model/tournament';
import { readQuickScore, recordQuickScore } from '../../scoring/quickScore';
import { quickScoreDraft } from '../../store/drafts';
import { newStamp } from '../../store/sheetEvents';
import { announce } from '../announce';
import { type ActionProps, formStyle } from './actionForm';
import { ScorersFields, useScorers } from './ScorersFields';
import { scoreSentence, strings } from './strings';
import { useSheetWriting } from './useSheetWriting';

/** A match from a sheet of paper: its sets in one line, with scorers or without. */
export function QuickScoreForm({ tournament, fixture, onDone }: ActionProps) {
  const { write, confirmation } = useSheetWriting(tournament);
  const draft = quickScoreDraft(tournament.id);
  const { [fixture.id]: text = '' } = useVisitDraft(draft);
  const [wasSent, setWasSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const winningSets = winningSetsOf(tournament);
  const { homeTeam, awayTeam, result } = fixture;
  const read = readQuickScore(text, winningSets);
  const scorers = useScorers(tournament, fixture, read.sets);
  const homeSets = read.sets.filter(([home, away]) => home > away).length;
  const awaySets = read.sets.length - homeSets;

  async function send(event: FormEvent) {
    event.preventDefault();
    setWasSent(true);
    if (!read.ok || scorers.refusal !== null) {
      form.current?.querySelector<HTMLElement>(read.ok ? '[data-scorers] input' : 'input')?.focus();
      return;
    }
    const written = await write(fixture, (events, needed) =>
      recordQuickScore(events, read.sets, scorers.named, newStamp, needed),
    );
    if (written === null) return;
    draft.forget({ [fixture.id]: text });
    // An organiser who has typed another score meanwhile keeps the form.
    if (!draft.read()[fixture.id]) onDone();
    announce({
      title: strings.scoreSaved,
      description: strings.scoreSavedText(homeTeam, homeSets, awaySets, awayTeam),
      action: { label: strings.undo, onSelect: () => void written.takeBack() },
    });
  }

  const error = !read.ok && wasSent ? scoreSentence(read.refusal, winningSets) : undefined;
  return (
    <form ref={form} css={formStyle} aria-label={strings.quickScore} noValidate onSubmit={send}>
      <TextField
        label={strings.scoreLabel(homeTeam)}
        hint={strings.scoreHint(winningSets)}
        required
        {...(error !== undefined && { error })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={60}
        value={text}
        onChange={(text) => draft.keep({ [fixture.id]: text })}
      />
      <p role="status" css={{ minHeight: '1.5em', fontWeight: 600 }}>
        {read.ok &&
          (read.winner === 'teamA'
            ? strings.scoreRead(homeTeam, awayTeam, homeSets, awaySets)
            : strings.scoreRead(awayTeam, homeTeam, awaySets, homeSets))}
      </p>
      {result !== null && <p css={quiet}>{strings.scoreReplaces}</p>}
      {read.ok && (
        <div data-scorers>
          <Disclosure summary={strings.scorers}>
            <p css={quiet}>{strings.scorersHint}</p>
            <ScorersFields tournament={tournament} fixture={fixture} sets={read.sets} scorers={scorers} />
          </Disclosure>
          {wasSent && scorers.refusal !== null && (
            <p role="alert" css={{ color: theme.color.danger, fontWeight: 600 }}>
              {scorers.refusal}
            </p>
          )}
        </div>
      )}
      <Button type="submit" variant="primary">
        {strings.saveScore}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {strings.close}
      </Button>
      {confirmation}
    </form>
  );
}

const quiet = { ...theme.type.small, color: theme.color.textMuted } as const;
