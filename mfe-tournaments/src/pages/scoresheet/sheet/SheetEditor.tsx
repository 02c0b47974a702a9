import { type ReactNode, useMemo, useState } from 'react';
import { lazyWithRetry, theme } from 'shared-kernel';
import { Tabs } from 'shared-kernel/tabs';
import { Button, Stack } from 'shared-kernel/ui';
import { isInterrupted } from '../../../competition/shownStatus';
import type { Tournament } from '../../../model/tournament';
import { setScore, setsNeededAtMost } from '../../../scoring/score';
import { currentSetIndex, otherWriters } from '../../../scoring/sheetCommands';
import { fixtureRemark } from '../../../widgets/fixtureSentences';
import { MissingMatchActions } from '../../../widgets/MissingPart';
import { LaterMatchActions } from '../../../widgets/match-actions/LaterMatchActions';
import { PaperStyles } from '../../../widgets/PaperStyles';
import { setName } from '../../../widgets/words';
import { ActionBar } from './ActionBar';
import { sheetRecord } from './lateParts';
import { Scoreboard } from './Scoreboard';
import { SetPanel } from './SetPanel';
import { strings } from './strings';
import type { MatchSheet } from './useMatchSheet';
import { usePublishing } from './usePublishing';
import type { SharedSheet } from './useSharedSheet';

// If these do not load, the sheet still records goals without them.
const LaterSheetRecord = lazyWithRetry(sheetRecord, ({ SheetRecord }) => SheetRecord, {
  placeholder: <div css={{ minHeight: '60dvh' }} />,
});
const LaterPrinting = lazyWithRetry(sheetRecord, ({ Printing }) => Printing);

type Props = {
  readonly tournament: Tournament;
  readonly sheet: MatchSheet;
  readonly shared: SharedSheet;
  /** Defined while only this page has the tournament, because the browser's storage was cleared. */
  readonly restore: (() => Promise<void>) | undefined;
};

/** The whole sheet: the score on top, two teams to tap, the log below, and the undo button always in reach. */
export function SheetEditor({ tournament, sheet, shared, restore }: Props) {
  const { details, winningSets } = sheet;
  const publishing = usePublishing(tournament.id, sheet);
  const [setIndex, setSetIndex] = useState(() => Math.max(0, currentSetIndex(details, winningSets)));
  const count = setsNeededAtMost(winningSets);

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
    <div css={screen}>
      <PaperStyles />
      <Scoreboard sheet={sheet} setIndex={setIndex} />
      <SheetNotes sheet={sheet} shared={shared} onRestore={restore && restoreAll} />
      <Tabs
        label={strings.sets}
        tabs={details.sets.slice(0, count).map((set, index) => {
          const { teamA, teamB } = setScore(set);
          return { id: String(index), label: setName(index), detail: `${teamA}–${teamB}` };
        })}
        selected={String(setIndex)}
        onSelect={(id) => setSetIndex(Number(id))}
      >
        <SetPanel sheet={sheet} setIndex={setIndex} onNext={() => setSetIndex(setIndex + 1)} />
      </Tabs>
      <LaterSheetRecord sheet={sheet} changed={publishing.toChange} onAnswer={publishing.answerChange} />
      <MissingMatchActions />
      <LaterMatchActions tournamentId={tournament.id} fixture={sheet.fixture} />
      <LaterPrinting tournament={tournament} sheet={sheet} />
      <ActionBar sheet={sheet} shared={shared} state={publishing.state} onSave={save} />
    </div>
  );
}

const screen = {
  ...theme.column,
  gap: theme.space(2),
  alignContent: 'start',
  [theme.media.tablet]: { gap: theme.space(4) },
  '& > [role=tablist]': { marginBlockEnd: 0 },
  // The sheet of paper alone.
  '@media print': { display: 'block', '& > :not([aria-hidden])': { display: 'none' } },
} as const;

type NotesProps = Pick<Props, 'sheet' | 'shared'> & { readonly onRestore: (() => void) | undefined };

/** The warnings for a scorer; nothing while all events are saved. */
function SheetNotes({ sheet, shared, onRestore }: NotesProps) {
  const { unkept, isRefused, unread, events, fixture, me, writers, refusal } = sheet;
  const { homeTeam, awayTeam, result } = fixture;
  const others = useMemo(() => otherWriters(events, me), [events, me]);
  const remark = fixtureRemark(fixture);
  const { module: record } = sheetRecord.useArrival();
  const disagreement = record?.disagreementOf(sheet);
  return (
    <>
      {onRestore !== undefined && (
        <Note isUrgent>
          {strings.cleared}
          <Button size="small" onClick={onRestore}>
            {strings.restore}
          </Button>
        </Note>
      )}
      {isRefused && unkept > 0 && (
        <Note isUrgent>
          <span>
            <strong>{strings.unkept(unkept)}</strong> <span>{shared.unkept?.text ?? strings.unkeptText}</span>
          </span>
          <Button size="small" onClick={sheet.keepAgain}>
            {strings.keepAgain}
          </Button>
        </Note>
      )}
      {unread > 0 && <Note isUrgent>{strings.unread(unread)}</Note>}
      {remark !== null && <Note>{isInterrupted(fixture) ? strings.interrupted(remark) : remark}</Note>}
      {events.length === 0 && result !== null && (
        <Note>{strings.stated(homeTeam, awayTeam, result.homeScore, result.awayScore)}</Note>
      )}
      {others.length > 0 && <Note>{strings.alsoWriting(others.map((author) => writers.get(author)))}</Note>}
      {disagreement && <Note>{disagreement}</Note>}
      {shared.note && <Note isUrgent>{shared.note}</Note>}
      {refusal !== null && (
        <Note isUrgent>
          {/* The short sentence until the long one is here. */}
          <strong>{record?.refusalSentences[refusal.kind] ?? strings.refused}</strong>
        </Note>
      )}
    </>
  );
}

function Note({ children, isUrgent }: { readonly children: ReactNode; readonly isUrgent?: boolean }) {
  return (
    <Stack direction="row" gap={2} role={isUrgent ? 'alert' : 'note'} css={note}>
      {children}
    </Stack>
  );
}

const note = {
  justifyContent: 'space-between',
  padding: `${theme.space(2)} ${theme.space(4)}`,
  border: `1px solid ${theme.color.warning}`,
  borderRadius: theme.radius,
  color: theme.color.warning,
} as const;
