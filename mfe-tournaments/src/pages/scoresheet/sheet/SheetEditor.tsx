import { useEffect, useMemo, useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import { Tabs } from 'shared-kernel/tabs';
import { Button } from 'shared-kernel/ui';
import { gestureOf, isOwn } from '../../../model/sheetEvent';
import type { Fixture, Tournament } from '../../../model/tournament';
import {
  currentSetIndex,
  lastAction,
  otherWriters,
  type PlayRequest,
  type SheetAction,
} from '../../../scoring/recordPlay';
import { emptyDetails, setScore, setsNeededAtMost } from '../../../scoring/score';
import { presentAuthor } from '../../../store/sheetEvents';
import { announce } from '../../../widgets/announce';
import { Confirmation } from '../../../widgets/Confirmation';
import { LaterMatchActions } from '../../../widgets/match-actions/LaterMatchActions';
import { PaperStyles } from '../../../widgets/PaperStyles';
import { squadsOfMatch } from '../../../widgets/squads';
import { ActionBar, type SheetState } from './ActionBar';
import { KeepingNotes, Note } from './KeepingNotes';
import { Scoreboard } from './Scoreboard';
import { SetPanel } from './SetPanel';
import {
  LaterLeaveGuard,
  LaterPrintButtons,
  LaterPrintedSheet,
  LaterSheetRecord,
  LaterUndoQuestion,
  LaterWhyRefused,
} from './SheetRecordParts';
import { sheetNames } from './sheetNames';
import { cardNames, strings } from './strings';
import type { MatchSheet } from './useMatchSheet';
import { usePrinting } from './usePrinting';
import { type SharedSheet, usePublishing } from './useSharedSheet';
import { useWriters } from './useWriters';

type Props = {
  readonly tournament: Tournament;
  readonly fixture: Fixture;
  readonly sheet: MatchSheet;
  readonly shared: SharedSheet;
  /** Defined while only this page has the tournament, because the browser's storage was cleared. */
  readonly restore: (() => Promise<void>) | undefined;
};

/** The whole sheet: the score on top, two teams to tap, the log below, and the undo button always in reach. */
export function SheetEditor({ tournament, fixture, sheet, shared, restore }: Props) {
  // The present state for the later action of a notice, when the sheet has changed.
  const latest = useRef(sheet);
  useEffect(() => {
    latest.current = sheet;
  });
  const publishing = usePublishing(tournament, fixture, sheet);
  const [printed, print] = usePrinting();
  const { details, winningSets, refusal } = sheet;
  const [setIndex, setSetIndex] = useState(() => Math.max(0, currentSetIndex(details, winningSets)));
  const squads = useMemo(() => squadsOfMatch(tournament, fixture), [tournament, fixture]);
  const names = useMemo(() => sheetNames(fixture, squads), [fixture, squads]);
  const count = setsNeededAtMost(winningSets);
  const me = presentAuthor();
  const [asked, setAsked] = useState<{
    readonly action: SheetAction;
    readonly target?: string | undefined;
  }>();
  const writers = useWriters(tournament.id, sheet.events, me);
  const others = useMemo(() => otherWriters(sheet.events, me), [sheet.events, me]);

  /** Takes back the scorer's own last action, or the play chosen in the list; another person's is asked for. */
  function takeBack(target?: string) {
    const chosen = sheet.plays.find(({ id }) => id === target);
    const action = chosen ?? lastAction(sheet, me) ?? lastAction(sheet);
    if (action !== undefined && !isOwn(action, me)) setAsked({ action, target });
    else sheet.undo(target);
  }

  /** The chosen play alone; the last action with its whole gesture. */
  function takeBackAsked() {
    setAsked(undefined);
    if (asked?.target !== undefined) sheet.undo(asked.target);
    else if (asked !== undefined) sheet.undoGesture(gestureOf(asked.action));
  }

  /** Returns whether the plays were recorded. */
  function play(...requests: readonly PlayRequest[]): boolean {
    const written = sheet.record(...requests);
    for (const event of written) {
      if (event.kind !== 'card') continue;
      announce({
        title: strings.cardTitle(cardNames[event.type]),
        variant: event.type === 'red' ? 'destructive' : 'default',
        // The notice may lie over the bar: the way back is in it as well.
        action: { label: strings.undoShort, onSelect: () => latest.current.undo(event.id) },
      });
    }
    return written.length > 0;
  }

  async function restoreAll() {
    // Without its code the note stays, and the sheet's own taps are kept all the same.
    await restore?.().catch(() => {});
    await sheet.keepAgain();
  }

  async function save() {
    await restoreAll();
    await publishing.save();
  }

  return (
    <>
      <PaperStyles />
      <LaterLeaveGuard unkept={sheet.isRefused ? sheet.unkept : 0} />
      <div css={screen} data-print="hide">
        <Scoreboard details={details} setIndex={setIndex} names={names} />
        {restore !== undefined && (
          <Note isUrgent>
            {strings.cleared}
            <Button size="small" onClick={restoreAll}>
              {strings.restore}
            </Button>
          </Note>
        )}
        <KeepingNotes sheet={sheet} fixture={fixture} unkeptText={shared.unkept?.text} />
        {others.length > 0 && <Note>{strings.alsoWriting(others.map((author) => writers.get(author)))}</Note>}
        {shared.note && <Note isUrgent>{shared.note}</Note>}
        {refusal !== null && (
          <p role="alert" css={refusalStyle}>
            <LaterWhyRefused {...refusal} />
          </p>
        )}
        <Tabs
          label={strings.sets}
          columns={count}
          tabs={details.sets.slice(0, count).map((set, index) => {
            const { teamA, teamB } = setScore(set);
            return { id: String(index), label: strings.set(index), detail: `${teamA}–${teamB}` };
          })}
          selected={String(setIndex)}
          onSelect={(id) => setSetIndex(Number(id))}
        >
          <SetPanel
            details={details}
            setIndex={setIndex}
            winningSets={winningSets}
            squads={squads}
            names={names}
            onPlay={play}
            onForfeitTakenBack={() => {
              const forfeit = sheet.plays.find(({ kind }) => kind === 'forfeit');
              if (forfeit !== undefined) takeBack(forfeit.id);
            }}
            onNext={() => setSetIndex(setIndex + 1)}
          />
        </Tabs>
        <LaterSheetRecord
          events={sheet.events}
          details={details}
          winningSets={winningSets}
          names={names}
          squads={squads}
          writers={writers}
          onUndo={takeBack}
          onAnswer={sheet.answerDuplicate}
          onAttribute={sheet.attribute}
        />
        <LaterMatchActions tournamentId={tournament.id} fixture={fixture} />
        <LaterPrintButtons onPrint={print} />
        <ActionBar
          canUndo={sheet.plays.length > 0}
          canRedo={sheet.redoable.some((undone) => isOwn(undone, me))}
          state={stateOf(sheet, publishing.hasUnpublished)}
          sharedStates={{
            kept: sheet.isRefused ? shared.unkept?.sent : shared.state,
            unpublished: shared.unsent,
            unkept: sheet.isRefused ? shared.unkept?.unsent : undefined,
          }}
          onUndo={() => takeBack()}
          onRedo={sheet.redo}
          onSave={save}
        />
      </div>
      <LaterPrintedSheet
        tournament={tournament}
        fixture={fixture}
        squads={squads}
        details={printed === 'blank' ? emptyDetails : details}
      />
      <LaterUndoQuestion
        sheet={sheet}
        action={asked?.action}
        author={writers.get(asked?.action.author ?? '')}
        names={names}
        onConfirm={takeBackAsked}
        onCancel={() => setAsked(undefined)}
      />
      <Confirmation
        {...(publishing.question ?? unasked)}
        open={publishing.question !== undefined}
        onConfirm={publishing.confirm}
        onCancel={publishing.cancel}
      />
    </>
  );
}

const unasked = { title: '', text: [] } as const;

function stateOf({ unkept, isRefused, isBeingPublished }: MatchSheet, hasUnpublished: boolean): SheetState {
  if (unkept > 0) return isRefused ? 'unkept' : 'keeping';
  if (!hasUnpublished) return 'kept';
  return isBeingPublished ? 'keeping' : 'unpublished';
}

const screen = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(2),
  alignContent: 'start',
  [theme.media.tablet]: { gap: theme.space(4) },
} as const;

const refusalStyle = {
  padding: `${theme.space(2)} ${theme.space(4)}`,
  border: `1px solid ${theme.color.warning}`,
  borderRadius: theme.radius,
  color: theme.color.warning,
  fontWeight: 600,
} as const;
